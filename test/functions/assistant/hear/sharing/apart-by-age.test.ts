import { describe, expect, test } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const salon = contextOf('salon');

/** Each that is wished, with the services that may be meant and for whom. */
const told = (message: string): readonly string[] =>
  hear(message, salon).clauses.map(
    ({ services, forWhom, people }) =>
      `${services.map(({ id }) => id).join(' ')}: ${forWhom ?? '-'}${people === undefined ? '' : ` x${people}`}`,
  );

describe('one word for who writes and for children is of two services', () => {
  test.each([
    [
      'haircuts for me and my 2 boys',
      ['femme homme: for me', 'enfant: for my 2 boys', 'enfant: for my 2 boys'],
    ],
    [
      'need cuts for me n my 2 boys',
      ['femme homme: for me', 'enfant: for my 2 boys', 'enfant: for my 2 boys'],
    ],
    [
      'me and my two kids need a cut',
      ['femme homme: for me', 'enfant: for my two kids', 'enfant: for my two kids'],
    ],
    [
      'coupe pour moi et mes 2 enfants',
      ['femme homme: pour moi', 'enfant: pour mes 2 enfants', 'enfant: pour mes 2 enfants'],
    ],
    ['une coupe pour ma fille de 6 ans et moi', ['femme homme: pour moi', 'enfant: pour ma fille de 6 ans']],
    [
      'I need a haircut and so does my daughter, she’s 9',
      ['femme homme: for me', 'enfant: for my daughter, she’s 9'],
    ],
  ])('“%s”', (message, expected) => {
    expect(told(message).map((one) => one.replace(/'/g, '’'))).toEqual(expected);
  });

  test.each([
    ['a haircut for me and my husband', ['femme homme enfant: for me and my husband x2']],
    ['coupe pour ma fille et moi', ['femme homme enfant: pour ma fille et moi x2']],
    ['kids’ cuts for my 2 boys', ['enfant: for my 2 boys x2']],
    ['me and my son need a haircut', ['femme homme enfant: - x2']],
  ])('but not where no child is sure, or all are children: “%s”', (message, expected) => {
    expect(told(message)).toEqual(expected);
  });
});
