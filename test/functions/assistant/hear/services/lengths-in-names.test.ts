import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const named = (id: string, name: string, ...others: readonly string[]) => ({
  ...{ id, name },
  knownAs: [name, ...others],
});

const services = [
  named('hour', 'Massage suédois 60 minutes', 'Swedish massage, 60 minutes', 'massage d’une heure'),
  named('long', 'Massage suédois 90 minutes', 'Swedish massage, 90 minutes', 'massage d’une heure et demie'),
  named('couple', 'Massage en couple', 'Couple’s massage'),
];

const meant = (said: string) => {
  const { clauses, asks } = hear(said, { ...contextOf('salon'), people: [], services });
  return [
    ...clauses.flatMap((one) => one.services.map(({ id }) => id)),
    ...asks.flatMap((one) => one.services),
  ];
};

describe('a length in the name of a service tells it from its like', () => {
  it.each([
    ['un massage d’une heure samedi', 'a one-hour massage saturday', ['hour']],
    ['un massage de 90 minutes samedi', '90 minute massage saturday', ['long']],
    ['un massage samedi', 'a massage on saturday', ['hour', 'long', 'couple']],
    ['quels massages offrez-vous?', 'what massages do you offer?', ['hour', 'long', 'couple']],
    ['un massage suédois', 'a swedish massage', ['hour', 'long']],
  ])('%s · %s', (french, english, ids) => {
    expect([meant(french), meant(english)]).toEqual([ids, ids]);
  });
});
