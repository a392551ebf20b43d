import { describe, expect, test } from '@jest/globals';
import { hearKeeping } from '../../../../../functions/assistant/hear/booked/keeping.ts';
import { segmentsOf } from '../../../../../functions/assistant/hear/segments.ts';
import { readText } from '../../../../../functions/assistant/hear/text.ts';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const keptIn = (said: string) => {
  const text = readText(said);
  return hearKeeping(text, segmentsOf(text));
};

describe('who keeps the day and changes the hour moves', () => {
  test.each([
    'peut-on garder vendredi en le mettant plutôt passé 15 h?',
    'can I keep Friday but later',
    'keep Friday, just after 3',
    'je garde vendredi mais plus tard',
  ])('%s', (said) => {
    expect(keptIn(said).acts).toEqual(['move']);
  });

  test.each(['je garde mon rendez-vous', 'I keep it on Friday', 'laissez comme ça'])('not: %s', (said) => {
    expect(keptIn(said).acts).toEqual(['keep']);
  });
});

test.each([
  ['I still don’t have my men’s cut', '+ homme'],
  ['I don’t have a men’s cut booked yet', '+ homme'],
  ['I don’t want a men’s cut', '- homme'],
])('who lacks something wishes it: %s', (said, expected) => {
  expect(heard(said, contextOf('salon'))).toBe(expected);
});
