import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { LeadStatus } from '../../../../shared/schemas/lead.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  business = await openBusiness(world);
});

const MARIE = { name: 'Marie Roy', email: 'marie@example.com' } as const;

const data = async (method: string, path: string, body?: object) => {
  const answer = await world.call(method, path, { token: business.owner.token, body });
  if (answer.status >= 300) throw new Error(answer.text);
  return answer.json?.data;
};
const waiting = async (): Promise<readonly string[]> =>
  (await data('GET', '/v1/leads?waiting=true')).leads.map((lead: { name: string }) => lead.name);
const leads = async () => (await data('GET', '/v1/leads')).leads;
const slots = async () =>
  (await world.call('GET', `/public/sites/${business.slug}/slots?serviceId=${business.serviceId}`)).json.data
    .slots;

let visits = 0;
const chat = async (message: string, convId?: string) => {
  const viewer = `2001:db8:${++visits}::1`;
  const body = { message, consent: true, ...(convId ? { convId } : {}) };
  const { status, json } = await world.call('POST', `/public/sites/${business.slug}/chat`, { viewer, body });
  expect(status).toBe(200);
  return json.data;
};
/** Somebody leaves a request in the chat. */
const asks = ({ name, email } = MARIE as { name: string; email: string }) =>
  chat(`Je m’appelle ${name}. Pouvez-vous me rappeler ? ${email}`);
const books = async ({ name, email } = MARIE as { name: string; email: string }, nth = 0) => {
  const { slotId } = (await slots())[nth];
  const body = { slotId, name, email };
  expect((await world.call('POST', `/public/sites/${business.slug}/bookings`, { body })).status).toBe(201);
};

describe('a request that nobody answered', () => {
  test('is what somebody left without booking, and nobody else’s', async () => {
    await books({ name: 'Paul Cyr', email: 'paul@example.com' });
    expect(await waiting()).toEqual([]);
    await asks();
    expect(await waiting()).toEqual(['Marie Roy']);
  });

  test('is what staff noted of a call, and not a contact entered without a word or as dealt with', async () => {
    await data('POST', '/v1/leads', { name: 'Appel', message: 'Rappeler demain' });
    await data('POST', '/v1/leads', { name: 'Fiche' });
    await data('POST', '/v1/leads', { name: 'Réglé', message: 'Fait', status: 'won' });
    expect(await waiting()).toEqual(['Appel']);
  });

  test.each(['contacted', 'qualified', 'won', 'lost'] as const)(
    'is answered by the status %s',
    async (status) => {
      await asks();
      const [{ leadId }] = await leads();
      await data('PATCH', `/v1/leads/${leadId}`, { status });
      expect(await waiting()).toEqual([]);
    },
  );

  test('is answered by a member’s word, and by no note, name or visitor', async () => {
    await asks();
    const [{ leadId }] = await leads();
    await data('PATCH', `/v1/leads/${leadId}`, { note: 'Semble pressée', name: 'Marie R.' });
    expect(await waiting()).toEqual(['Marie R.']);
    await books();
    expect(await waiting()).toEqual(['Marie R.']);
    const { status, requestedAt } = await data('PATCH', `/v1/leads/${leadId}`, { answered: true });
    expect([status, requestedAt]).toEqual(['new', undefined]);
    expect(await waiting()).toEqual([]);
  });

  test.each([
    ['Pouvez-vous me rappeler ?', 'callback'],
    ['La dernière fois vous avez raté ma coupe, c’est inacceptable.', 'complaint'],
  ])(
    'is not answered by the appointment that they book in the same conversation: %s',
    async (said, matter) => {
      const { convId } = await chat(`Je m’appelle Marie Roy. ${said} marie@example.com`);
      world.advance(0.05);
      const { suggestions } = await chat('Une place demain ?', convId);
      world.advance(0.05);
      const viewer = `2001:db8:${++visits}::1`;
      const body = { message: 'Celui-ci', consent: true, convId, slotId: suggestions.slots[0].slotId };
      const { json } = await world.call('POST', `/public/sites/${business.slug}/chat`, { viewer, body });
      expect(json.data.booking).toBeDefined();
      expect(await waiting()).toEqual(['Marie Roy']);
      expect((await leads())[0]).toMatchObject({ matter });
    },
  );

  test('is answered by staff who book for the person', async () => {
    await asks();
    const [{ startAt }] = await slots();
    await data('POST', '/v1/bookings', { serviceId: business.serviceId, startAt, ...MARIE });
    expect(await waiting()).toEqual([]);
  });
});

describe('a known lead’s new request', () => {
  test.each<LeadStatus>(['won', 'lost'])(
    'opens a lead that was %s, moves it up and tells what it was',
    async (closed) => {
      await asks();
      const [{ leadId }] = await leads();
      await data('PATCH', `/v1/leads/${leadId}`, { status: closed });
      world.advance(60);
      await data('POST', '/v1/leads', { name: 'Autre' });
      world.advance(60);
      await asks();
      const [first] = await leads();
      expect(first).toMatchObject({ leadId, status: 'new', requestedAt: expect.any(String) });
      const { entries } = await data('GET', `/v1/leads/${leadId}/timeline`);
      const changes = entries.filter(({ kind }: { kind: string }) => kind === 'status');
      expect(changes).toEqual([
        { at: expect.any(String), kind: 'status', from: closed, to: 'new' },
        { at: expect.any(String), kind: 'status', from: 'new', to: closed, by: expect.any(String) },
      ]);
    },
  );

  test('waits on a lead that is open, whose status stays, until it is answered', async () => {
    await asks();
    const [{ leadId }] = await leads();
    await data('PATCH', `/v1/leads/${leadId}`, { status: 'contacted' });
    await asks();
    expect(await waiting()).toEqual(['Marie Roy']);
    expect((await leads())[0].status).toBe('contacted');
  });

  test('is no request when they only book: a closed lead stays as it is', async () => {
    await asks();
    const [{ leadId }] = await leads();
    await data('PATCH', `/v1/leads/${leadId}`, { status: 'won' });
    await books();
    expect((await leads())[0]).toMatchObject({ leadId, status: 'won' });
    expect(await waiting()).toEqual([]);
  });

  test('of two leads that are merged waits since the first', async () => {
    await asks();
    const [first] = await leads();
    world.advance(10);
    await asks({ name: 'Marie R.', email: 'mr@example.com' });
    const second = (await leads())[0];
    const merged = await data('POST', `/v1/leads/${second.leadId}/merge`, { leadId: first.leadId });
    expect(merged.requestedAt).toBe(first.requestedAt);
  });
});
