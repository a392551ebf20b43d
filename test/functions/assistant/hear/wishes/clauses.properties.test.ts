import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Clause } from '../../../../../functions/assistant/frame.ts';
import { residueOf } from '../../../../../functions/assistant/hear/asides/residue.ts';
import { readText } from '../../../../../functions/assistant/hear/text.ts';
import { clausesOf } from '../../../../../functions/assistant/hear/wishes/clauses.ts';
import type { Language } from '../../../../../shared/domain/language.ts';
import { seededRuns } from '../../../../support/seeded.ts';
import { anyText, mixture } from '../../messages.ts';
import { clausesIn, mentionsIn } from '../said.ts';

interface Words {
  readonly days: readonly string[];
  readonly times: readonly string[];
  readonly negations: ReadonlyArray<(wish: string) => string>;
  readonly courtesies: ReadonlyArray<(wish: string) => string>;
  readonly or: string;
}

const words: Record<Language, Words> = {
  fr: {
    days: ['lundi', 'mardi', 'samedi', 'demain', 'le 26', 'le 3 décembre', 'jeudi prochain', 'cette semaine'],
    times: [
      'le matin',
      'en après-midi',
      'avant 10 h',
      'après 15 h',
      'à 14 h',
      'entre 10 h et midi',
      'en soirée',
    ],
    negations: [
      (wish) => `pas ${wish}`,
      (wish) => `surtout pas ${wish}`,
      (wish) => `sauf ${wish}`,
      (wish) => `jamais ${wish}`,
      (wish) => `je peux pas ${wish}`,
      (wish) => `jpeux pas ${wish}`,
      (wish) => `je ne suis pas disponible ${wish}`,
      (wish) => `n’importe quand sauf ${wish}`,
      (wish) => `${wish} je peux pas`,
      (wish) => `${wish} ça marche pas`,
      (wish) => `évitez ${wish}`,
    ],
    courtesies: [
      (wish) => `Bonjour, ${wish}`,
      (wish) => `${wish} svp`,
      (wish) => `${wish} s’il vous plaît`,
      (wish) => `${wish}, merci`,
      (wish) => `Bonsoir! ${wish}, merci beaucoup`,
      (wish) => `${wish}. Bonne journée!`,
    ],
    or: ' ou ',
  },
  en: {
    days: [
      'Monday',
      'Tuesday',
      'Saturday',
      'tomorrow',
      'the 26th',
      'December 3',
      'next Thursday',
      'this week',
    ],
    times: ['in the morning', 'in the afternoon', 'before 10', 'after 3', 'at 2pm', 'between 10 and noon'],
    negations: [
      (wish) => `not ${wish}`,
      (wish) => `except ${wish}`,
      (wish) => `never ${wish}`,
      (wish) => `I can’t do ${wish}`,
      (wish) => `cant make it ${wish}`,
      (wish) => `anything but ${wish}`,
      (wish) => `any time other than ${wish}`,
      (wish) => `${wish} doesn’t work`,
      (wish) => `${wish} I can’t`,
      (wish) => `avoid ${wish}`,
    ],
    courtesies: [
      (wish) => `Hi, ${wish}`,
      (wish) => `${wish} please`,
      (wish) => `${wish}, thanks`,
      (wish) => `Good morning! ${wish}, thank you so much`,
      (wish) => `${wish}. Have a great day!`,
    ],
    or: ' or ',
  },
};

interface Said extends Words {
  readonly language: Language;
  readonly wish: string;
}

const wishes: fc.Arbitrary<Said> = fc.constantFrom<Language>('fr', 'en').chain((language) => {
  const all = words[language];
  const day = fc.constantFrom(...all.days);
  const time = fc.constantFrom(...all.times);
  const both = fc.tuple(day, time).map((parts) => parts.join(' '));
  return fc.oneof(day, time, both).map((wish) => ({ ...all, language, wish }));
});

const wanted = (clauses: readonly Clause[]): readonly unknown[] =>
  clauses.filter(({ polarity, when }) => polarity === 'wanted' && when).map(({ when }) => when);

describe('a phrase and its negation', () => {
  test('never give the same clauses, and nothing refused is among what is wanted', () => {
    fc.assert(
      fc.property(wishes, fc.nat(), ({ language, wish, negations }, pick) => {
        const negated = negations[pick % negations.length]?.(wish) ?? '';
        const plain = clausesIn(wish, language);
        const denied = clausesIn(negated, language);
        expect(denied).not.toEqual(plain);
        for (const when of wanted(plain)) expect(wanted(denied)).not.toContainEqual(when);
      }),
      seededRuns(100),
    );
  });
});

describe('the order and the manners of a message', () => {
  test('a courtesy changes nothing', () => {
    fc.assert(
      fc.property(wishes, fc.nat(), ({ language, wish, courtesies }, pick) => {
        const polite = courtesies[pick % courtesies.length]?.(wish) ?? '';
        expect(clausesIn(polite, language)).toEqual(clausesIn(wish, language));
      }),
      seededRuns(100),
    );
  });

  test('alternatives mean the same in any order', () => {
    const inAnyOrder = (clauses: readonly Clause[]) =>
      clauses
        .map(({ when, either: _either, ...rest }) => {
          const dates = [...(when?.dates ?? [])].sort((a, b) => a.from.localeCompare(b.from));
          return JSON.stringify({ ...rest, when: { ...when, dates } });
        })
        .sort();
    fc.assert(
      fc.property(
        fc.constantFrom<Language>('fr', 'en').chain((language) => {
          const { days, times } = words[language];
          const named = days.filter((day) => !/semaine|week/.test(day));
          const choice = fc.tuple(fc.constantFrom(...named), fc.constantFrom(...times));
          const pairs = fc.uniqueArray(choice, {
            minLength: 2,
            maxLength: 3,
            selector: ([day, time]) => `${day} ${time}`,
          });
          return pairs.map((both) => ({ language, both: both.map((pair) => pair.join(' ')) }));
        }),
        ({ language, both }) => {
          const { or } = words[language];
          const told = clausesIn(both.join(or), language);
          const turned = clausesIn([...both].reverse().join(or), language);
          expect(inAnyOrder(turned)).toEqual(inAnyOrder(told));
        },
      ),
      seededRuns(100),
    );
  });
});

describe('any text at all', () => {
  test('is read without an error, and every mention and clause is sound', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, mixture), fc.constantFrom<Language>('fr', 'en'), (message, language) => {
        const text = readText(message);
        const mentions = mentionsIn(text, language);
        for (const { start, end } of mentions) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.folded.length);
        }
        for (const { when } of clausesOf(text, mentions)) {
          for (const { from, to } of when?.dates ?? []) expect(from <= to).toBe(true);
          for (const { from, to } of when?.times ?? []) expect(from < to).toBe(true);
          expect(when?.at?.minute ?? 0).toBeLessThan(24 * 60);
        }
        expect(residueOf(text, mentions)).toBeInstanceOf(Array);
      }),
      seededRuns(100),
    );
  });

  test('is read within a moment, however hostile: the work grows with its length, not faster', () => {
    const seeds =
      `a |le |1|1-|24/|de |non |je |(|· |pas le |5h |lundi |pas lundi |ca |surtout |i |not available |avant |
      no later than |mardi ou |en |la semaine |fin de |tout sauf |any |ne |, |not really |plus tot |entre 5 et |d'|mid |
      at 5 or |zzzz |on the |semaine du |je travaille |moins |half `.split('|');
    const cost = (message: string): number => {
      const text = readText(message);
      const before = process.cpuUsage();
      const mentions = mentionsIn(text, 'fr');
      clausesOf(text, mentions);
      residueOf(text, mentions);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    cost('mardi');
    const slow = seeds.filter((seed) => {
      const message = seed.repeat(2000).slice(0, 2000);
      return cost(message) > 200 && cost(message) > 200;
    });
    expect(slow).toEqual([]);
  });
});
