import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const repeats = (said: string): boolean => {
  const { clauses, residue } = hear(said, contextOf('clinic'));
  return clauses.some(({ every }) => every !== undefined) || residue.some(({ isAboutTime }) => isAboutTime);
};

describe('how often somebody comes already is told, and wished for no series', () => {
  it.each([
    [
      'chu deja suivi par Linh aux 2 semaines pour ca, a pourrait tu me prendre jeudi',
      'i already see Linh every second week for it, could she squeeze me in thursday',
    ],
    ['je vois Linh aux deux semaines, un nettoyage jeudi', 'I see Linh every two weeks, a cleaning Thursday'],
    ['je suis suivie chaque mois, un nettoyage jeudi', 'I get one every month, a cleaning Thursday'],
    [
      'ma fille voit Linh chaque semaine, un nettoyage jeudi',
      'my daughter sees Linh every week, a cleaning Thursday',
    ],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english]) expect([said, repeats(said)]).toEqual([said, false]);
  });

  it.each([
    ['un nettoyage aux 2 semaines à partir de jeudi', 'a cleaning every second week from Thursday'],
    ['je veux voir Linh aux deux semaines', 'can I see Linh every two weeks'],
    ['je peux-tu venir chaque semaine le jeudi', 'I’d like to come every week on Thursday'],
    ['ma fille pourrait voir Linh chaque semaine?', 'could my daughter see Linh every week?'],
  ])('and here a series is: %s · %s', (french, english) => {
    for (const said of [french, english]) expect([said, repeats(said)]).toEqual([said, true]);
  });
});
