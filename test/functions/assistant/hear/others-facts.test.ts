import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import { contextOf } from './businesses.ts';
import { inShort } from './said.ts';

const timesOf = (said: string): readonly string[] =>
  hear(said, contextOf('salon')).clauses.flatMap((clause) => {
    const { services: _services, either: _either, corrects: _corrects, ...told } = clause;
    const words = inShort({ ...told, services: [] });
    return /^[+-]$/.test(words.trim()) ? [] : [words.replace(/ any$/, '')];
  });

describe('what keeps somebody busy', () => {
  it.each([
    [
      'une coloration, mon chum travaille les fins de semaine',
      'a colouring, my partner works weekends',
      ['- sat sun'],
    ],
    [
      'coloration un samedi, mon fiancé est sur la route la semaine',
      'a colouring on a Saturday, my fiancé is on the road on weekdays',
      ['+ sat', '- mon tue wed thu fri'],
    ],
    ['une coloration, elle a des cours le mardi', 'a colouring, she has classes on Tuesdays', ['- tue']],
    [
      'coloration, le matin chu sur les chantiers faque en après-midi',
      'a colouring, mornings I’m on the job sites so it’s gotta be afternoon',
      ['+ [12,18)', '- [0,12)'],
    ],
    [
      'coloration jeudi, l’après-midi je garde mes petits-enfants',
      'a colouring Thursday, afternoons I watch the grandkids',
      ['+ 11-26', '- [12,18)'],
    ],
  ])('is refused, whoever it is: %s · %s', (french, english, times) => {
    expect([timesOf(french).toSorted(), timesOf(english).toSorted()]).toEqual([times, times]);
  });

  it.each([
    [
      'une coloration, je travaille tous les jours sauf le vendredi',
      'a colouring, I work every day except Friday',
    ],
    [
      'une coloration, elle a des cours tous les jours sauf le vendredi, donc un vendredi',
      'a colouring, she has classes every day except Friday, so it has to be a Friday',
    ],
    [
      'coloration, j’ai de l’école tous les jours sauf vendredi',
      'a colouring, I have class every day but Friday',
    ],
  ])('leaves the day that is excepted from all: %s · %s', (french, english) => {
    for (const said of [french, english]) {
      const times = hear(said, contextOf('salon')).clauses.filter(({ when }) => when);
      expect(times.map(({ polarity }) => polarity)).not.toContain('refused');
      expect(times.map((clause) => inShort(clause)).join()).toMatch(/fri|11-27/);
    }
  });

  it.each([['une coloration tous les jours sauf le vendredi', 'a colouring any day except Friday']])(
    'is none where it is the wish: %s · %s',
    (french, english) => {
      for (const said of [french, english]) expect(timesOf(said)).toContain('- fri');
    },
  );
});

describe('until when there is time', () => {
  it.each([
    [
      'une coloration, j’ai jusqu’au 30 novembre pour ça',
      'a colouring, I’ve got till November 30 to do it',
      ['+ 11-23..11-30'],
    ],
    [
      'une coloration, mon char est au garage jusqua vendredi',
      'a colouring, my car’s in the shop until Friday',
      ['+ 11-27..12-28'],
    ],
  ])('bounds the wish: %s · %s', (french, english, times) => {
    expect([timesOf(french), timesOf(english)]).toEqual([times, times]);
  });
});

describe('when something else is', () => {
  it.each([
    [
      'une coloration samedi matin avant 10 heures parce que on a les noces de ma nièce à midi',
      'a colouring Saturday morning before 10 o’clock because we have my niece’s wedding at noon',
      ['+ 11-28 [0,10)'],
    ],
    [
      'coloration samedi, le mariage est à midi donc avant 10 h',
      'a colouring Saturday, wedding at noon so before 10',
      ['+ 11-28 [0,10)'],
    ],
    [
      'on annonce de la neige jeudi, je veux une coloration avant jeudi',
      'they’re calling for snow Thursday, I want a colouring before Thursday',
      ['+ 11-23..11-25'],
    ],
    [
      'une coloration jeudi, je dépose les enfants à l’école à 8 h 15 donc pas avant 8 h 45',
      'a colouring Thursday, I drop the kids at school at 8:15 so not before 8:45',
      ['+ 11-26 [8:45,24)'],
    ],
    [
      'une coloration dimanche le 6, c’est son party de bureau ce soir-là',
      'a colouring Sunday the 6th, that’s his office party that night',
      ['+ 12-06'],
    ],
  ])('is no wish beside one: %s · %s', (french, english, times) => {
    expect([timesOf(french), timesOf(english)]).toEqual([times, times]);
  });

  it.each([
    [
      'une coloration avant mon mariage à midi samedi',
      'a colouring before my wedding at noon Saturday',
      '+ 11-28 [0,12)',
    ],
  ])('bounds the wish that is told by it: %s · %s', (french, english, times) => {
    expect([timesOf(french), timesOf(english)]).toEqual([[times], [times]]);
  });
});
