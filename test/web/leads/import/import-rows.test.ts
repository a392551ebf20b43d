import { describe, expect, test } from '@jest/globals';
import { birthdayIn, provenOrder } from '../../../../web/features/leads/import/birthday-column.ts';
import { doubledFields, guessMapping, hasSomebody } from '../../../../web/features/leads/import/columns.ts';
import { importRowOf } from '../../../../web/features/leads/import/import-rows.ts';
import { isFaulty } from '../../../../web/features/leads/import/row-faults.ts';

describe('the columns of a file', () => {
  test.each([
    [
      'Fresha',
      ['First Name', 'Last Name', 'Email', 'Mobile Number', 'Date of Birth', 'Gender', 'Notes', 'Tags'],
      ['firstName', 'lastName', 'email', 'phone', 'birthday', null, 'note', 'tags'],
    ],
    [
      'Square',
      [
        'Reference ID',
        'First Name',
        'Last Name',
        'Email Address',
        'Phone Number',
        'Birthday',
        'Memo',
        'Groups',
      ],
      [null, 'firstName', 'lastName', 'email', 'phone', 'birthday', 'note', 'tags'],
    ],
    [
      'GOrendezvous',
      ['Prénom', 'Nom', 'Courriel', 'Téléphone cellulaire', 'Date de naissance', 'Commentaires'],
      ['firstName', 'lastName', 'email', 'phone', 'birthday', 'note'],
    ],
    [
      'our own export',
      ['Identifiant', 'Nom', 'E-mail', 'Téléphone', 'Statut', 'Note interne', 'Étiquettes'],
      [null, 'name', 'email', 'phone', null, 'note', 'tags'],
    ],
    ['a list', ['NAME', 'e-mail', 'Mobile', 'Phone'], ['name', 'email', 'phone', null]],
  ])('are guessed from the titles of %s', (_, titles, expected) => {
    expect(guessMapping(titles, true)).toEqual(expected);
    expect(guessMapping(titles, false)).toEqual(expected.map((one) => (one === 'birthday' ? null : one)));
  });

  test('hold each field once, but for notes and tags, and somebody', () => {
    expect(doubledFields(['phone', 'phone', 'note', 'note', 'tags', 'tags', null, null])).toEqual(['phone']);
    expect([hasSomebody(['note', null]), hasSomebody(['lastName'])]).toEqual([false, true]);
  });
});

describe('a row of a file', () => {
  const mapping = [
    'firstName',
    'lastName',
    'email',
    'phone',
    'note',
    'note',
    'tags',
    'birthday',
    null,
  ] as const;
  const read = (...cells: readonly string[]) =>
    importRowOf({ line: 7, cells }, { mapping, order: 'day_first' });

  test('is what its columns hold, blanks left out', () => {
    expect(
      read('Ana', 'Roy', 'a@b.ca', "'+1 514 555-0142", 'Un', 'Deux', 'VIP; Été|vip', '12/04/1990', 'x'),
    ).toEqual({
      line: 7,
      ...{ name: 'Ana Roy', email: 'a@b.ca', phone: '+1 514 555-0142', note: 'Un\nDeux' },
      ...{ tags: ['VIP', 'Été'], birthday: '1990-04-12' },
    });
    expect(read('Luc')).toEqual({ line: 7, name: 'Luc' });
  });

  test('is known to be refused by the rules of the server before it is sent', () => {
    expect(isFaulty(read('Luc'))).toBe(false);
    expect(isFaulty(read('', '', '', '', 'Note'))).toBe(true);
    expect(isFaulty(read('Luc', '', 'luc@'))).toBe(true);
    expect(isFaulty(read('x'.repeat(5000)))).toBe(true);
  });

  test.each([
    ['1990-04-12', 'day_first', '1990-04-12'],
    ['1990/4/2', 'day_first', '1990-04-02'],
    ['1990-04-12T00:00:00Z', 'month_first', '1990-04-12'],
    ['4/12/1990', 'day_first', '1990-12-04'],
    ['4/12/1990', 'month_first', '1990-04-12'],
    ['12.04', 'day_first', '04-12'],
    ['04-12', 'day_first', '04-12'],
    ['31/02/1990', 'day_first', '31/02/1990'],
    ['avril', 'day_first', 'avril'],
  ] as const)('has the birthday %s, %s, as %s', (cell, order, expected) => {
    expect(birthdayIn(cell, order)).toBe(expected);
  });

  test('proves by the other dates of its column which part is the day', () => {
    expect(provenOrder(['04/12/1990', '13/01/1980'])).toBe('day_first');
    expect(provenOrder(['04/12/1990', '01/13/1980'])).toBe('month_first');
    expect(provenOrder(['04/12/1990', '1990-04-30', ''])).toBeUndefined();
  });
});
