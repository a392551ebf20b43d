import { describe, expect, it } from '@jest/globals';
import type { HearingContext } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const named = (id: string, ...knownAs: [string, ...string[]]) => ({ id, name: knownAs[0], knownAs });

const hearsAlike = (
  context: HearingContext,
  rows: readonly (readonly [french: string, english: string, expected: string])[],
): void => {
  it.each(rows)('%s · %s', (french, english, expected) => {
    for (const said of [french, english]) expect([said, heard(said, context)]).toEqual([said, expected]);
  });
};

const salon = contextOf('salon', {
  people: [],
  services: [
    named('colour', 'Coloration', 'Hair colour', 'racines', 'roots'),
    named('highlights', 'Mèches', 'Highlights'),
  ],
});

describe('how long a thing of theirs is names no second service', () => {
  hearsAlike(salon, [
    [
      'des mèches jeudi, mes racines ont quatre pouces',
      'highlights Thursday, my roots are about four inches',
      '+ highlights 11-26',
    ],
    [
      'mes racines ont à peu près 4 pouces, des mèches jeudi',
      'my roots are 4 inches long, highlights Thursday',
      '+ highlights 11-26',
    ],
    // By themselves they are what is to be done.
    ['mes racines ont quatre pouces, jeudi', 'my roots are about four inches, Thursday', '+ colour 11-26'],
    [
      'des mèches et mes racines jeudi',
      'highlights and my roots Thursday',
      '+ highlights 11-26 | + colour 11-26',
    ],
  ]);
});

const plumber = contextOf('garage', {
  services: [
    named('leak', 'Visite pour fuite d’eau', 'Leak visit'),
    named('bath', 'Estimation de salle de bain', 'Bathroom estimate'),
  ],
});

describe('the place where a thing is names no second service', () => {
  hearsAlike(plumber, [
    ['une fuite sous mon lavabo de salle de bain', 'a leak under my bathroom sink', '+ leak'],
    ['une fuite dans le mur de la salle de bain', 'a leak in the bathroom wall', '+ leak'],
    ['estimation de salle de bain jeudi', 'bathroom estimate Thursday', '+ bath 11-26'],
  ]);
});

describe('those of whom no more is said than how many', () => {
  hearsAlike(contextOf('garage'), [
    [
      'on a chacun notre char, changement de pneus sur les deux vendredi',
      'we each have a car, a tire change on the two Friday',
      '+ pneus 11-27 x2',
    ],
    ['changement de pneus pour les trois svp', 'tire change for all three please', '+ pneus x3'],
    // A stretch of time, and no number of cars.
    [
      'changement de pneus dans les deux prochaines semaines',
      'tire change in the next two weeks',
      '+ pneus 11-23..12-07',
    ],
  ]);
});
