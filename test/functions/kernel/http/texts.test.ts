import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { normalise } from '../../../../functions/kernel/http/normalise.ts';
import { seededRuns } from '../../../support/seeded.ts';
import {
  type Business,
  type CallOptions,
  openBusiness,
  openWorld,
  type World,
} from '../../../support/world.ts';

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
  business = await openBusiness(world);
});
afterAll(() => world.stop());

const post = (path: string, options: CallOptions) =>
  world.call('POST', path, { token: business.owner.token, ...options });

const lead = (body: unknown) => post('/v1/leads', { body });

describe('texts', () => {
  const nameOf = async (name: string): Promise<string> => (await lead({ name })).json.data.name;

  test('lose their control and bidirectional characters and the blanks around them', async () => {
    expect(await nameOf('  Ana\u0000\u0007 Lévy\u001b[31m \r\n')).toBe('Ana Lévy[31m');
    expect(await nameOf('Ana\u202eyvéL\u202c \u2066x\u2069\u200f')).toBe('AnayvéL x');
    expect(await nameOf('\ufeffAna\u200b\u2028\u2029')).toBe('Ana');
    expect(await nameOf('\u0085Ana\u009f')).toBe('Ana');
  });

  test('keep their lines, tabs, accents and emoji', async () => {
    const { json } = await lead({ name: 'Zoé 👩‍👩‍👧', message: 'un\r\ndeux\rtrois\n\tquatre' });
    expect(json.data).toMatchObject({ name: 'Zoé 👩‍👩‍👧', message: 'un\ndeux\ntrois\n\tquatre' });
  });

  test('are kept in their composed form, so that one name is one name', async () => {
    expect(await nameOf('Zoe\u0301')).toBe('Zoé');
    expect('Zoe\u0301').not.toBe('Zoé');
  });

  test('with half a character in them do not trouble the database', async () => {
    expect(await nameOf('Ana\ud800')).toBe('Ana\ufffd');
  });

  test('that are blank count as missing', async () => {
    const body = { name: ' \u200b\u202e ', durationMin: 60 };
    const { status, json } = await post('/v1/services', { body });
    expect([status, json.error.issues]).toEqual([
      400,
      [{ path: 'name', message: 'Le nom du service est requis.' }],
    ]);
  });

  test('once cleaned are clean: doing it again changes nothing', () => {
    const values = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(values, (value) => {
        const once = normalise(value);
        expect(normalise(once)).toEqual(once);
        if (typeof once === 'string') {
          expect(once).toBe(once.trim());
          expect(once.isWellFormed()).toBe(true);
          expect(once).not.toMatch(/[^\P{Cc}\t\n]|\p{Bidi_Control}/u);
        }
      }),
      seededRuns(300),
    );
  });

  test('that are signed are left to the letter', () => {
    const given = { slotId: ' a\u200bb ', nonce: ' n ', cursor: ' c ', name: ' n ' };
    expect(normalise(given)).toEqual({ ...given, name: 'n' });
  });
});
