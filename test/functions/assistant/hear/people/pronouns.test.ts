import { describe, expect, test } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const persons = (said: string, personBefore?: string) =>
  hear(said, contextOf('salon', { personBefore })).clauses.flatMap((clause) => clause.persons);

describe('who was spoken of before', () => {
  test.each([
    ['un balayage vendredi, avec elle aussi', 'a balayage Friday, with her too'],
    ['pourrait-elle faire un balayage vendredi ?', 'could she do a balayage Friday?'],
    ['est-ce qu’il pourrait aussi faire ma coloration vendredi ?', 'could he also do my colouring Friday?'],
    ['un balayage quand elle pourra me voir', 'a balayage when she can see me'],
  ])('is meant by a word for anyone: %s · %s', (french, english) => {
    for (const said of [french, english]) {
      expect([said, persons(said, 'lea')]).toEqual([said, ['lea']]);
      expect([said, persons(said)]).toEqual([said, []]);
    }
  });

  test.each([
    [
      'coupe enfant pour mon fils, pourrait-il venir vendredi ?',
      'a kids’ cut for my son, could he come Friday?',
    ],
    ['ma mère veut une coupe, elle pourrait venir vendredi', 'my mother wants a cut, she could come Friday'],
    ['un balayage avec Karim vendredi', 'a balayage with Karim on Friday'],
    ['il pourrait neiger vendredi, un balayage samedi', 'it could snow Friday, a balayage Saturday'],
  ])('is not where it is somebody else: %s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, persons(said, 'lea')]).toEqual([said, expect.not.arrayContaining(['lea'])]);
  });
});
