import { describe, expect, test } from '@jest/globals';
import { BUSINESSES, type BusinessKey } from '../../../../eval/businesses/businesses.ts';
import {
  ACCOUNTANT,
  type AskedOfOwner,
  BARBER,
  BICYCLES,
  DRIVING,
  OPTICIAN,
  PHOTO,
  PHYSIO,
  PLUMBER,
  SPA,
  TATTOO,
  VET,
} from './asked-of-owners.ts';
import { businessOf } from './business-of.ts';
import { type ToldOfOwner, toldBy } from './told.ts';

const TABLE: ReadonlyArray<readonly [BusinessKey, readonly AskedOfOwner[]]> = [
  ['accountant', ACCOUNTANT],
  ['barber', BARBER],
  ['bicycles', BICYCLES],
  ['driving', DRIVING],
  ['optician', OPTICIAN],
  ['photo', PHOTO],
  ['physio', PHYSIO],
  ['plumber', PLUMBER],
  ['spa', SPA],
  ['tattoo', TATTOO],
  ['vet', VET],
];

interface Played extends ToldOfOwner {
  readonly row: AskedOfOwner;
}

const isOther = ({ row }: Played, id: string): boolean => id !== row.entry;

/** Of how many in a hundred another entry may be said to help, and an entry that answers may be missed. */
const MOST_MISLEADING = 2;
const MOST_MISSED = 4;

describe('what the owner has answered is told to whoever asks it, and to nobody else', () => {
  const played: Played[] = [];

  test.each(TABLE)('%s: no answer to another question is told as the answer', async (key, rows) => {
    const business = businessOf(BUSINESSES[key]);
    for (const row of rows) played.push({ row, ...(await toldBy(business, row)) });
    const wrong = played.filter((one) => one.answers.some((id) => isOther(one, id)));
    expect(wrong).toEqual([]);
  });

  test('seldom another one is said to help', () => {
    const misleading = played.filter((one) => one.near.some((id) => isOther(one, id)));
    expect(misleading.length).toBeLessThanOrEqual((MOST_MISLEADING * played.length) / 100);
  });

  test('seldom one that answers is missed', () => {
    const answered = played.filter(({ row }) => row.entry !== undefined);
    const missed = answered.filter(
      ({ row, answers, near }) => ![...answers, ...near].includes(row.entry ?? ''),
    );
    expect(missed.length).toBeLessThanOrEqual((MOST_MISSED * answered.length) / 100);
  });
});
