import { describe, expect, test } from '@jest/globals';
import { actPhrases } from './act-phrases.ts';
import { answerPhrases } from './answer-phrases.ts';
import { askPhrases } from './ask-phrases.ts';
import { boundedPhrases } from './bounded-phrases.ts';
import { contextOf } from './businesses.ts';
import { callerPhrases } from './caller-phrases.ts';
import { changePhrases } from './change-phrases.ts';
import { elsewhenPhrases } from './elsewhen-phrases.ts';
import { everydayPhrases } from './everyday-phrases.ts';
import { heard } from './frame-in-short.ts';
import { mixedPhrases } from './mixed-phrases.ts';
import { negatedPhrases } from './negated-phrases.ts';
import { passerPhrases } from './passer-phrases.ts';
import { pastPhrases } from './past-phrases.ts';
import type { Group } from './phrase-groups.ts';
import { resultPhrases } from './result-phrases.ts';
import { servicePhrases } from './service-phrases.ts';
import { strangerPhrases } from './stranger-phrases.ts';
import { whoPhrases } from './who-phrases.ts';

const tables: readonly (readonly [string, readonly Group[]])[] = [
  ['services are heard by any of their names', servicePhrases],
  ['what a visitor does by speaking is heard', actPhrases],
  ['questions are heard with what they are about', askPhrases],
  ['people, names and contacts are heard on evidence', whoPhrases],
  ['answers are heard as answers to what was asked', answerPhrases],
  ['what happened before and what went wrong is no wish', mixedPhrases],
  ['what strangers write is heard as they mean it', everydayPhrases],
  ['what is told on the way is no wish, and what is taken back is gone', callerPhrases],
  ['what is denied is not heard as said', negatedPhrases],
  ['what bounds and excepts is not heard as its opposite', boundedPhrases],
  ['what strangers to new trades write is heard as they mean it', passerPhrases],
  ['what is told of the past is no wish', pastPhrases],
  ['what is told on the way to a wish is not wished', strangerPhrases],
  ['what is moved or given up is heard with nothing besides', changePhrases],
  ['titles end no sentence, and a result lasts no minutes', resultPhrases],
  ['when something else is, or how old somebody, is no wish', elsewhenPhrases],
];

describe.each(tables)('%s', (_, groups) => {
  const rows = groups.flatMap(({ business, after, phrases }) =>
    phrases.map(([said, expected]) => ({ business, after, said, expected })),
  );
  test.each(rows)('“$said” to the $business', ({ business, after, said, expected }) => {
    expect(heard(said, contextOf(business, after))).toBe(expected);
  });
});
