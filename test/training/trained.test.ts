import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { LEARNED_ACTS } from '../../functions/assistant/hear/learned/act-names.ts';
import { LEARNED_DANGERS, type LearnedDanger } from '../../functions/assistant/hear/learned/danger-names.ts';
import { LANGUAGES, type Language } from '../../shared/domain/language.ts';
import { actExamples, dangerExamples, questionExamples } from '../../training/examples.ts';
import { learnedFrom } from '../../training/learned-from.ts';
import { learnedFromLine } from '../../training/module-of.ts';
import { trained } from '../../training/trained.ts';
import { isFull } from '../support/full-run.ts';

const FEWEST = 50;

describe('what the assistant learns from', () => {
  test('has examples of each act in both languages', () => {
    const examples = actExamples();
    for (const act of LEARNED_ACTS)
      for (const language of LANGUAGES)
        expect(
          examples.filter((one) => one.act === act && one.language === language).length,
        ).toBeGreaterThanOrEqual(FEWEST);
  });

  test('has examples of each danger, and of what only sounds so, in both languages', () => {
    const examples = dangerExamples();
    const of = (danger: LearnedDanger, language: Language) =>
      examples.filter((one) => one.danger === danger && one.language === language).length;
    for (const language of LANGUAGES)
      expect(
        LEARNED_DANGERS.map((danger) => of(danger, language) >= (danger === 'self' ? 20 : FEWEST)),
      ).toEqual(LEARNED_DANGERS.map(() => true));
  });

  test('has what people say for each question, in both languages', () => {
    expect(questionExamples().length).toBeGreaterThan(400);
  });

  test.each(['act-weights.ts', 'danger-weights.ts', 'similarity-weights.ts'])(
    'is what %s was learned from',
    (file) => {
      const path = `functions/assistant/hear/learned/${file}`;
      expect(readFileSync(path, 'utf8').split('\n')[0]).toContain(learnedFromLine(learnedFrom()));
    },
  );

  // The digest tells of a change; learning again takes a minute of a processor.
  if (isFull)
    test('gives the weights that are read', () => {
      for (const { file, text } of trained()) expect(readFileSync(file, 'utf8')).toBe(text);
    }, 300_000);
});
