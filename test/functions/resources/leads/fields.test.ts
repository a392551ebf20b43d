import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { check } from '../../../../functions/kernel/http/parse.ts';
import { utm as utmSchema } from '../../../../shared/schemas/utm.ts';
import { invite, join } from '../../../support/team.ts';
import { addMember, type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { isTransaction, meanwhile, mentions } from '../bookings/faults.ts';
import { allRows } from '../bookings/records.ts';
import { slotAt, visit } from '../bookings/visitors.ts';
import { visitorOf } from '../chat/visitor.ts';
import { type LeadCalls, leadCalls } from './lead-calls.ts';

let world: World;
let business: Business;
let desk: LeadCalls;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  business = await openBusiness(world, { capacity: 10 });
  desk = leadCalls(world, business);
});
afterAll(() => world.stop());

const UTM = { source: 'infolettre', medium: 'courriel', campaign: 'hiver' };

describe('the owner of a lead', () => {
  test('is a member of the business, given by whoever writes leads, and taken away with null', async () => {
    const colleague = await join(world, business.owner);
    const made = await desk.create({ name: 'Marie', ownerId: colleague.memberId });
    expect(made.ownerId).toBe(colleague.memberId);
    expect((await desk.patch(made.leadId, { ownerId: business.owner.memberId })).json.data.ownerId).toBe(
      business.owner.memberId,
    );
    expect((await desk.patch(made.leadId, { ownerId: null })).json.data.ownerId).toBeNull();
    expect((await desk.create({ name: 'Paul' })).ownerId).toBeNull();
  });

  test('is nobody else: unknown, invited only, removed, and another business’s read the same', async () => {
    const other = await openBusiness(world);
    const theirs = await join(world, other.owner);
    const invited = await invite(world, business.owner, 'nouvelle@example.com');
    const gone = await join(world, business.owner);
    await desk.call('DELETE', `/v1/members/${gone.memberId}`);
    const { leadId } = await desk.create({ name: 'Marie' });
    const ids = ['01hzzzzzzzzzzzzzzzzzzzzzzz', theirs.memberId, invited.memberId, gone.memberId];
    const answers = [];
    for (const ownerId of ids) {
      answers.push(await desk.patch(leadId, { ownerId }));
      answers.push(await desk.call('POST', '/v1/leads', { name: 'Paul', ownerId }));
    }
    expect(answers[0]).toMatchObject({ status: 400, json: { error: { issues: [{ path: 'ownerId' }] } } });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await desk.get(leadId)).ownerId).toBeNull();
  });

  test('is nobody who is removed while the lead is made', async () => {
    const { memberId } = await addMember(world, business.tenantId, 'staff');
    const removing = () => desk.call('DELETE', `/v1/members/${memberId}`);
    const happened = meanwhile(
      world.kernel.table,
      (sent) => isTransaction(sent) && mentions('LEAD#')(sent),
      async () => expect((await removing()).status).toBe(204),
    );
    const answer = await desk.call('POST', '/v1/leads', { name: 'Paul', ownerId: memberId });
    expect(happened()).toBe(true);
    expect(answer).toMatchObject({ status: 400, json: { error: { issues: [{ path: 'ownerId' }] } } });
    expect((await desk.list()).leads).toEqual([]);
  });

  test('who has left stays on their leads, which can still be changed, found and given to another', async () => {
    const colleague = await join(world, business.owner);
    const { leadId } = await desk.create({ name: 'Marie', ownerId: colleague.memberId });
    await desk.call('DELETE', `/v1/members/${colleague.memberId}`);
    const body = { ownerId: colleague.memberId, note: 'À reprendre' };
    expect((await desk.patch(leadId, body)).json.data).toMatchObject(body);
    expect((await desk.list(`?ownerId=${colleague.memberId}`)).leads).toHaveLength(1);
    expect((await desk.patch(leadId, { ownerId: business.owner.memberId })).status).toBe(200);
  });

  test('who leaves at the same moment is either refused or stays on the lead', async () => {
    for (let round = 0; round < 4; round++) {
      const { memberId } = await join(world, business.owner);
      const { leadId } = await desk.create({ name: 'Marie' });
      const [given] = await Promise.all([
        desk.patch(leadId, { ownerId: memberId }),
        desk.call('DELETE', `/v1/members/${memberId}`),
      ]);
      expect([200, 400]).toContain(given.status);
      expect((await desk.get(leadId)).ownerId).toBe(given.status === 200 ? memberId : null);
    }
  });
});

describe('the campaign of a lead', () => {
  test('is the first touch’s, by form or by chat, and never another', async () => {
    const { slotId } = await slotAt(world, business);
    await visit(world.call, business, { who: 1, slotId, body: { utm: UTM } });
    const again = {
      who: 1,
      slotId: (await slotAt(world, business, 3)).slotId,
      body: { utm: { source: 'autre' } },
    };
    await visit(world.call, business, again);
    const { say } = visitorOf(world, business.slug);
    await say('Je veux laisser un message', { extra: { utm: { source: 'pub', term: '' } } });
    await say('Mon auto fait un bruit', { extra: { utm: { source: 'pub', term: '' } } });
    await say('Luc Roy 514 555-0143', { extra: { utm: { source: 'pub', term: '' }, source: 'widget' } });
    const { leads } = await desk.list();
    expect(leads).toHaveLength(2);
    expect(leads).toContainEqual(expect.objectContaining({ source: 'form', utm: UTM }));
    expect(leads).toContainEqual(expect.objectContaining({ source: 'widget', utm: { source: 'pub' } }));
  });

  test('is absent where there was none, and no later visit makes one up', async () => {
    const { leadId } = await desk.create({ email: 'marie@example.com' });
    await desk.tell({ contact: { email: 'marie@example.com', phone: null }, utm: UTM });
    expect(await desk.get(leadId)).not.toHaveProperty('utm');
  });

  test('has words of at most 120 characters, and no others than the five', () => {
    const words = ['source', 'medium', 'campaign', 'term', 'content'];
    for (const word of words) {
      expect(check(utmSchema, { [word]: 'x'.repeat(120) })).toEqual({ [word]: 'x'.repeat(120) });
      expect(() => check(utmSchema, { [word]: 'x'.repeat(121) })).toThrow('invalid_request');
    }
    expect(() => check(utmSchema, { id: '1' })).toThrow('invalid_request');
  });
});

describe('word of a lead', () => {
  const pendingTypes = async () =>
    (await allRows(world))
      .filter(({ pk, tenantId }) => pk.startsWith('OUTBOX#') && tenantId === business.tenantId)
      .map(({ type, subjectId }) => `${type} ${subjectId}`)
      .filter((text) => text.startsWith('lead.'));

  test('is owed when it is made, by hand, in the chat or by a booking, and when it changes', async () => {
    const { leadId } = await desk.create({ name: 'Marie', email: 'marie@example.com' });
    const told = await desk.tell({ name: 'Luc', contact: { email: 'luc@example.com', phone: null } });
    const { slotId } = await slotAt(world, business);
    await visit(world.call, business, { who: 1, slotId });
    const [booking] = await desk.bookings();
    const made = [leadId, told, booking.leadId].map((id) => `lead.created ${id}`);
    expect((await pendingTypes()).toSorted()).toEqual(made.toSorted());
    world.advance(1);
    await desk.patch(leadId, { status: 'won' });
    await desk.tell({ contact: { email: 'luc@example.com', phone: '+15145550123' }, message: '' });
    expect(await pendingTypes()).toEqual(
      expect.arrayContaining([`lead.updated ${leadId}`, `lead.updated ${told}`]),
    );
  });

  test('is not owed of a visit that tells nothing new', async () => {
    const { leadId } = await desk.create({ name: 'Marie', email: 'marie@example.com', message: 'Bonjour' });
    world.advance(1);
    await desk.tell({ contact: { email: 'marie@example.com', phone: null }, message: 'Bonjour' });
    expect(await pendingTypes()).toEqual([`lead.created ${leadId}`]);
  });

  test('is owed of a visit that adds to what waits for an answer', async () => {
    const { leadId } = await desk.create({ name: 'Marie', email: 'marie@example.com', message: 'Bonjour' });
    world.advance(1);
    await desk.tell({ contact: { email: 'marie@example.com', phone: null }, message: 'Et samedi ?' });
    expect((await pendingTypes()).toSorted()).toEqual([`lead.created ${leadId}`, `lead.updated ${leadId}`]);
  });
});
