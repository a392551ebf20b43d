import { describe, expect, test } from '@jest/globals';
import type { BusinessKey } from '../../../eval/businesses/businesses.ts';
import { answered, heard } from '../../../eval/messages/answered.ts';

type Rows = readonly (readonly [BusinessKey, fr: string, en: string])[];

const each = (rows: Rows) =>
  rows.flatMap(([business, fr, en]) => [
    { business, language: 'fr' as const, say: fr },
    { business, language: 'en' as const, say: en },
  ]);

describe('what is wrong is told by who wants it seen to', () => {
  test.each(
    each([
      ['dentist', 'j’ai mal à une dent depuis hier', 'I have a toothache'],
      ['dentist', 'j’ai une dent qui me fait souffrir', 'my tooth hurts when I drink cold water'],
      ['garage', 'mon auto part pas', 'my car won’t start'],
      ['garage', 'mes freins sont finis', 'my brakes are broken'],
      ['vet', 'mon chat se gratte beaucoup', 'my dog has a bump on his leg'],
      ['bicycles', 'ma chaîne a cassé', 'my chain snapped'],
      ['bicycles', 'j’ai une crevaison', 'flat tire'],
      ['plumber', 'mon lavabo est bouché', 'my toilet won’t flush'],
      [
        'plumber',
        'mon robinet coule depuis hier, vous pouvez passer quand?',
        'my tap has been leaking since yesterday',
      ],
      ['clinic', 'j’ai une requête pour de la physio', 'I have a referral from my doctor for physio'],
      ['vet', 'mon chien doit avoir ses vaccins', 'my dog needs his shots'],
    ]),
  )('$business, $language: $say: times are offered', async (message) => {
    const { reply, state } = await answered(message);
    expect(reply).toMatch(/Quel moment|Which time|Lequel voulez|Which one/);
    expect(state.pending).toMatch(/slot|service/);
  });

  test.each(
    each([
      ['physio', 'je me suis fait mal au genou', 'I hurt my knee'],
      ['optician', 'je vois embrouillé depuis une semaine', 'I can’t see well anymore'],
    ]),
  )('$business, $language: $say: it is asked for which service', async (message) => {
    expect((await answered(message)).state.pending).toMatch(/slot|service/);
  });

  test.each(
    each([
      ['salon', 'j’ai une crevaison en chemin', 'I have a flat tire'],
      ['garage', 'j’ai une crevaison, je vais être en retard', 'I have a flat tire, I’ll be late'],
    ]),
  )('$business, $language: $say: keeps somebody from coming in time', async (message) => {
    expect((await heard(message)).acts).toContain('late');
  });

  test.each(
    each([
      [
        'dentist',
        'j’ai encore mal depuis que vous m’avez fait le plombage',
        'it still hurts since you did my filling',
      ],
    ]),
  )('$business, $language: $say: is of work that was done, and offers no time', async (message) => {
    const { acts, clauses } = await heard(message);
    expect([acts.includes('book'), clauses]).toEqual([false, []]);
  });
});

describe('what is wrong beside a sign of danger', () => {
  test.each(
    each([
      ['clinic', 'mon fils s’est fait mal à la tête et il vomit', 'my son hurts his head and is vomiting'],
      [
        'clinic',
        'mon père a une douleur au bras gauche depuis 10 minutes',
        'my husband has pain in his left arm and jaw',
      ],
      ['optician', 'mon œil est rouge et fait très mal', 'my eye is red and hurts a lot'],
      [
        'dentist',
        'ma joue est enflée, j’ai de la misère à avaler',
        'my tooth broke and I can’t open my mouth',
      ],
      ['optician', 'je vois double tout d’un coup', 'all of a sudden my vision is double'],
      ['clinic', 'ma grossesse saigne et j’ai mal au ventre', 'I’m pregnant, bleeding, and my belly hurts'],
    ]),
  )('$business, $language: $say: is an emergency, and offers no time', async (message) => {
    const { acts, clauses } = await heard(message);
    expect([acts.includes('emergency'), clauses]).toEqual([true, []]);
  });

  test.each(
    each([
      ['clinic', 'ma mère boit plus et elle est confuse', 'my mom is not drinking and is confused'],
      ['clinic', 'j’ai mal au dos et je suis tout étourdi', 'my back hurts and I feel dizzy'],
      ['physio', 'j’ai mal au dos et je perds mon urine', 'my back hurts and I can’t hold my pee'],
      [
        'clinic',
        'mon fils a une bosse sur la tête et il dort',
        'my kid has a bump on his head and is sleepy',
      ],
    ]),
  )('$business, $language: $say: is no wish for an appointment', async (message) => {
    const { acts, clauses } = await heard(message);
    expect([acts.includes('book'), clauses]).toEqual([false, []]);
  });
});

describe('who to see', () => {
  test.each(
    each([['physio', 'qui je devrais voir pour un mal de dos?', 'who should I see for a sore shoulder?']]),
  )('$language: $say: whoever finds it out', async (message) => {
    expect((await heard(message)).clauses.map(({ services }) => services.map(({ id }) => id))).toEqual([
      ['evaluation'],
    ]);
  });
});
