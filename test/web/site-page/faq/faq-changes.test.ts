import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FaqEntry } from '../../../../shared/schemas/faq.ts';
import {
  adding,
  EntryChanged,
  moving,
  putting,
  removing,
  replacing,
} from '../../../../web/features/site/faq/faq-changes.ts';
import { answerValues, entryOf, faqValues, validateFaq } from '../../../../web/features/site/faq/faq-form.ts';
import { seededRuns } from '../../../support/seeded.ts';

const entry = (id: string, more: Partial<FaqEntry> = {}): FaqEntry => ({
  id,
  question: `Question ${id}`,
  answer: 'Oui.',
  translations: {},
  isShown: true,
  ...more,
});
const entries = [entry('a'), entry('b'), entry('c')];
const idsOf = (list: readonly FaqEntry[]) => list.map(({ id }) => id).join('');

test('a question is added once, even when its save is repeated', () => {
  expect(idsOf(adding(entry('d'))(adding(entry('d'))(entries)))).toBe('abcd');
});

test('a question moves one place, and stays where there is none', () => {
  expect(idsOf(moving('b', -1)(entries))).toBe('bac');
  expect(idsOf(moving('b', 1)(entries))).toBe('acb');
  expect(idsOf(moving('a', -1)(entries))).toBe('abc');
  expect(idsOf(moving('c', 1)(entries))).toBe('abc');
  expect(idsOf(moving('gone', 1)(entries))).toBe('abc');
});

test('whatever is moved, nothing is lost or doubled', () => {
  const moves = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom<-1 | 1>(-1, 1)));
  fc.assert(
    fc.property(moves, (all) => {
      const moved = all.reduce<readonly FaqEntry[]>((list, [id, by]) => moving(id, by)(list), entries);
      expect(moved.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c']);
    }),
    seededRuns(100),
  );
});

test('a new text replaces the one that was opened, and never a colleague’s', () => {
  const [, opened] = entries;
  if (!opened) throw new Error('No entry.');
  const written = { ...opened, answer: 'Non.' };
  expect(replacing(opened, written)(entries)[1]).toEqual(written);
  const theirs = entries.map((one) => (one.id === 'b' ? { ...one, answer: 'Peut-être.' } : one));
  expect(() => replacing(opened, written)(theirs)).toThrow(EntryChanged);
  expect(() => replacing(opened, written)(removing('b')(entries))).toThrow(EntryChanged);
});

test('the form gives back the entry that it was filled from', () => {
  const whole = entry('b', {
    topic: 'parking',
    translations: { en: { question: 'Parking?' } },
    isShown: false,
  });
  expect(entryOf('b', faqValues(whole))).toEqual(whole);
  expect(entryOf('b', faqValues(entry('b')))).toEqual(entry('b'));
});

test('the form refuses a question without words and an answer that is too long, in their place', () => {
  const values = { ...faqValues(), question: ' ', answer: 'x'.repeat(601) };
  expect(Object.keys(validateFaq(values, 'fr')).toSorted()).toEqual(['answer', 'question']);
  expect(validateFaq({ ...values, question: 'Parking ?', answer: 'Oui.' }, 'fr')).toEqual({});
});

test('an answer that is saved again takes its own place, and no other', () => {
  const saved = putting(entry('d'))(entries);
  expect(idsOf(saved)).toBe('abcd');
  const again = putting(entry('d', { answer: 'Non.' }))(saved);
  expect(again).toEqual([...entries, entry('d', { answer: 'Non.' })]);
});

const asked = {
  questionId: 'q',
  question: 'Is there parking?',
  language: 'en' as const,
  ...{ visitors: 2, lastAt: '2026-11-23T13:00:00.000Z', conversationId: 'c' },
};

test('what visitors asked stands in the field of the language in which they asked it', () => {
  expect(answerValues(asked, 'en')).toMatchObject({ question: asked.question, topic: '' });
  expect(answerValues({ ...asked, topic: 'parking' }, 'fr')).toMatchObject({
    question: '',
    translations: { en: { question: asked.question }, fr: { question: '' } },
    topic: 'parking',
  });
});

test('a topic that no answer is found by is left to other words', () => {
  expect(answerValues({ ...asked, topic: 'is_offered' }, 'en').topic).toBe('');
});
