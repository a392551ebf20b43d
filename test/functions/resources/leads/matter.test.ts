import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Business, openBusiness } from '../../../support/world.ts';
import { type MailWorld, openMailWorld } from '../../messages/mail-world.ts';
import { type LeadCalls, leadCalls } from './lead-calls.ts';

let world: MailWorld;
let business: Business;
let calls: LeadCalls;
beforeAll(async () => {
  world = await openMailWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  business = await openBusiness(world);
  calls = leadCalls(world, business);
});

const contact = { email: 'ana@example.com', phone: null };

test('a request says what it is about, on the lead while it waits and in the timeline for good', async () => {
  const leadId = await calls.tell({ contact, matter: 'complaint', message: 'Coupe ratée.' });
  expect(await calls.get(leadId)).toMatchObject({ matter: 'complaint' });
  await calls.patch(leadId, { answered: true });
  expect(await calls.get(leadId)).not.toHaveProperty('matter');
  const request = (await calls.timeline(leadId)).find(({ kind }: { kind: string }) => kind === 'request');
  expect(request).toMatchObject({ message: 'Coupe ratée.', matter: 'complaint' });
});

test('a complaint takes the place of a plain request that waits, and a later call back does not hide it', async () => {
  const leadId = await calls.tell({ contact });
  const { requestedAt } = await calls.get(leadId);
  world.advance(5);
  await calls.tell({ contact, matter: 'complaint' });
  const grave = await calls.get(leadId);
  expect(grave).toMatchObject({ matter: 'complaint' });
  expect(grave.requestedAt).not.toBe(requestedAt);
  world.advance(5);
  await calls.tell({ contact, matter: 'callback' });
  expect(await calls.get(leadId)).toMatchObject({ matter: 'complaint', requestedAt: grave.requestedAt });
});

test('two leads that become one keep the matter of the request that waits', async () => {
  const first = await calls.tell({ contact, matter: 'late' });
  world.advance(5);
  const second = await calls.tell({ contact: { email: 'other@example.com', phone: null } });
  expect((await calls.merge(second, first)).json.data).toMatchObject({ matter: 'late' });
});

test('whoever is told of a complaint by e-mail reads that it is one', async () => {
  const told = { ...contact, email: 'told@example.com' };
  await calls.tell({ contact: told, name: 'Ana Roy', matter: 'complaint' });
  const [mail] = (await world.newMailsTo(business.owner.email)).filter(({ subject }) =>
    subject?.includes('Ana'),
  );
  expect(mail?.text).toContain('Plainte');
});
