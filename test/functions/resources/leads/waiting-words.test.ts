import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { MOST_WAITING } from '../../../../functions/records/leads/lead-store.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { type LeadCalls, leadCalls } from './lead-calls.ts';

let world: World;
let business: Business;
let calls: LeadCalls;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  business = await openBusiness(world);
  calls = leadCalls(world, business);
});

const contact = { email: 'ana@example.com', phone: null };

const wordsOf = async (leadId: string): Promise<readonly string[] | undefined> =>
  (await calls.get(leadId)).requests?.map(({ message }: { message: string }) => message);

describe('a lead keeps the words that wait for an answer', () => {
  test('of each request in the order told, with what it is about, none in place of another', async () => {
    const leadId = await calls.tell({ contact, matter: 'callback', message: 'Rappelez-moi.' });
    world.advance(5);
    await calls.tell({ contact, matter: 'question', message: 'Est-ce qu’on peut payer d’avance ?' });
    world.advance(5);
    await calls.tell({ contact, matter: 'complaint', message: 'Personne ne rappelle.' });
    const { requests } = await calls.get(leadId);
    expect(requests).toEqual([
      { at: expect.any(String), matter: 'callback', message: 'Rappelez-moi.' },
      { at: expect.any(String), matter: 'question', message: 'Est-ce qu’on peut payer d’avance ?' },
      { at: expect.any(String), matter: 'complaint', message: 'Personne ne rappelle.' },
    ]);
    expect((await calls.list()).leads[0].requests).toEqual(requests);
  });

  test('until they are answered; what is asked afterwards waits alone', async () => {
    const leadId = await calls.tell({ contact, message: 'Avant' });
    await calls.patch(leadId, { answered: true });
    expect(await wordsOf(leadId)).toBeUndefined();
    await calls.tell({ contact, message: 'Après' });
    expect(await wordsOf(leadId)).toEqual(['Après']);
    expect(await calls.get(leadId)).toMatchObject({ message: 'Avant' });
  });

  test('of two leads that become one, the earlier first', async () => {
    const first = await calls.tell({ contact, message: 'Un' });
    world.advance(5);
    const other = { email: 'other@example.com', phone: null };
    const second = await calls.tell({ contact: other, message: 'Deux' });
    world.advance(5);
    await calls.tell({ contact, message: 'Trois' });
    await calls.merge(second, first);
    expect(await wordsOf(second)).toEqual(['Un', 'Deux', 'Trois']);
  });

  test('told at the same moment, by two visits at once', async () => {
    const leadId = await calls.tell({ contact, message: 'Un' });
    await Promise.all([calls.tell({ contact, message: 'Deux' }), calls.tell({ contact, message: 'Trois' })]);
    expect((await wordsOf(leadId))?.toSorted()).toEqual(['Deux', 'Trois', 'Un']);
  });

  test('the latest of more than it keeps; the timeline has every one', async () => {
    const count = MOST_WAITING + 2;
    let leadId = '';
    for (let n = 1; n <= count; n++) {
      world.advance(1);
      leadId = await calls.tell({ contact, message: `Mot ${n}` });
    }
    const words = await wordsOf(leadId);
    expect([words?.length, words?.at(0), words?.at(-1)]).toEqual([MOST_WAITING, 'Mot 3', `Mot ${count}`]);
    const told = (await calls.timeline(leadId)).filter(({ kind }: { kind: string }) => kind === 'request');
    expect(told).toHaveLength(count);
  });

  test('once, where they are told again', async () => {
    const leadId = await calls.tell({ contact, message: 'Un' });
    await calls.tell({ contact, message: 'Un' });
    expect(await wordsOf(leadId)).toEqual(['Un']);
  });

  test('of whoever only books none', async () => {
    const leadId = await calls.tell({ contact, message: 'Une note', isBooking: true });
    expect(await wordsOf(leadId)).toBeUndefined();
  });
});
