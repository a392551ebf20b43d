import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { recordVisit } from '../../../../functions/resources/leads/record-visit.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { setRow } from '../../../support/set-row.ts';
import { type Answer, type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { CONTENTION, firstOnes, injectFaults, isTransaction, lostReply } from '../bookings/faults.ts';
import { businessRows, recordsOf } from '../bookings/records.ts';
import { anotherProcess, offered, patient, slotAt, tally, visit } from '../bookings/visitors.ts';

const PHONE = '514 555-0123';
const SAME_PHONE = '+1 (514) 555 0123';
const YEARS_MIN = 25 * 31 * 1440;

let world: World;
let business: Business;
let token: string;
beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world, { capacity: 50 });
  token = business.owner.token;
});
afterEach(() => world.stop());

const records = () => recordsOf(world, business.tenantId);
const leads = async () => (await world.call('GET', '/v1/leads?limit=100', { token })).json.data.leads;
const create = (body: object) => world.call('POST', '/v1/leads', { token, body });
const patch = (id: string, body: object) => world.call('PATCH', `/v1/leads/${id}`, { token, body });
const read = (id: string) => world.call('GET', `/v1/leads/${id}`, { token });
const remove = (id: string) => world.call('DELETE', `/v1/leads/${id}`, { token });

interface Told {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly message?: string;
}

/** A visitor who leaves a request in the chat. */
const tell = (id: string, { name, email, phone, message = 'Rappelez-moi.' }: Told, kernel = world.kernel) =>
  recordVisit(kernel, {
    tenantId: brandId<TenantId>(business.tenantId),
    name: name ?? null,
    contact: { email: email ?? null, phone: phone ?? null },
    message,
    source: 'chat',
    typedBy: 'visitor',
    now: world.kernel.clock(),
    newLeadId: id,
  });

/** Each contact item leads to a lead that is there, and each lead is found by every contact that it is known by. */
const expectFindable = async () => {
  const { contacts, leads: stored } = await records();
  const ids = stored.map(({ leadId }) => leadId);
  for (const { leadId } of contacts) expect(ids).toContain(leadId);
  for (const { leadId, email, phone, unverified } of stored) {
    const isKnown = (contact: unknown) =>
      contact && !(Array.isArray(unverified) && unverified.includes(contact));
    if (isKnown(email)) expect(await tell('probe-email', { email: String(email) })).toBe(leadId);
    if (isKnown(phone)) expect(await tell('probe-phone', { phone: String(phone) })).toBe(leadId);
  }
};

describe('the same e-mail or phone', () => {
  test('is the same lead, however it is written and wherever it comes from', async () => {
    const made = (await create({ name: 'Marie', email: 'Marie@Example.com' })).json.data;
    const again = (await create({ email: 'marie@example.com', phone: PHONE })).json.data;
    const byPhone = (await create({ phone: SAME_PHONE })).json.data;
    expect([again.leadId, byPhone.leadId]).toEqual([made.leadId, made.leadId]);

    const { slotId } = await slotAt(world, business);
    const body = { email: undefined, phone: '1 514 555 0123' };
    await visit(world.call, business, { who: 1, slotId, body });
    const { bookings } = await records();
    expect(bookings.map(({ leadId }) => leadId)).toEqual([made.leadId]);
    expect(await leads()).toHaveLength(1);
    await expectFindable();
  });

  test('of two leads, typed by a member for one, is refused and changes neither', async () => {
    await create({ name: 'Marie', email: 'marie@example.com' });
    await create({ name: 'Luc', phone: PHONE });
    const before = await leads();
    const both = { name: 'Marie', email: 'marie@example.com', phone: SAME_PHONE, note: 'À rappeler.' };
    const refused = await create(both);
    expect([refused.status, refused.json.error.code]).toEqual([409, 'contact_in_use']);
    expect(await leads()).toEqual(before);
  });

  test('typed again by a member, adds its note below the one there is, once, and fills who sees to it', async () => {
    const { memberId } = business.owner;
    const made = (await create({ email: 'marie@example.com', note: 'Allergic to nuts' })).json.data;
    const typed = { email: 'marie@example.com', note: 'Prefers mornings', ownerId: memberId };
    for (const again of [await create(typed), await create(typed)])
      expect(again.json.data).toMatchObject({
        leadId: made.leadId,
        note: 'Allergic to nuts\nPrefers mornings',
        ownerId: memberId,
      });
    const partly = await create({ email: 'marie@example.com', note: 'Allergic' });
    expect(partly.json.data.note).toBe('Allergic to nuts\nPrefers mornings\nAllergic');
    const full = await create({ email: 'marie@example.com', note: 'x'.repeat(1990) });
    expect([full.status, full.json.error.issues[0].path]).toEqual([400, 'note']);
    expect((await leads())[0].note).toBe('Allergic to nuts\nPrefers mornings\nAllergic');
  });

  test('under fifty visits at once is one lead', async () => {
    const processes = [world.call, anotherProcess(world)];
    const slots = await offered(world, business);
    const answers = await Promise.all([
      ...Array.from({ length: 25 }, (_, n) =>
        visit(patient(processes[n % 2] ?? world.call), business, {
          who: n,
          slotId: slots[n % 10]?.slotId ?? '',
          body: { name: 'Marie', email: 'marie@example.com', ...(n % 3 ? { phone: PHONE } : {}) },
        }),
      ),
    ]);
    const told = await Promise.all(
      Array.from({ length: 25 }, (_, n) =>
        tell(`told-${n}`, { email: 'marie@example.com', ...(n % 2 ? { phone: '+15145550123' } : {}) }),
      ),
    );
    expect(tally(answers)).toEqual({ '201': 10, '409 slot_taken': 15 });
    const { leads: stored, bookings, contacts } = await records();
    expect(stored).toHaveLength(1);
    expect(new Set([...bookings.map(({ leadId }) => leadId), ...told])).toEqual(new Set([stored[0]?.leadId]));
    expect(contacts).toHaveLength(1);
  });

  test('of fifty newcomers at the very same moment is one lead for each contact', async () => {
    const told = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        tell(`told-${n}`, {
          ...(n % 3 === 0 ? {} : { email: 'marie@example.com' }),
          ...(n % 3 === 1 ? {} : { phone: '+15145550123' }),
        }),
      ),
    );
    const { leads: stored, contacts } = await records();
    expect(stored).toHaveLength(2);
    expect(contacts).toHaveLength(2);
    for (const leadId of told) expect(stored.map((lead) => lead.leadId)).toContain(leadId);
  });

  test('of two leads: the e-mail’s wins, and nothing is merged', async () => {
    const marie = (await create({ name: 'Marie', email: 'marie@example.com' })).json.data;
    const paul = (await create({ name: 'Paul', phone: PHONE })).json.data;
    expect(await tell('new', { name: 'Qui', email: 'marie@example.com', phone: '+15145550123' })).toBe(
      marie.leadId,
    );
    const after = await leads();
    expect(after).toHaveLength(2);
    expect(after).toContainEqual(
      expect.objectContaining({ leadId: marie.leadId, name: 'Marie', phone: null }),
    );
    expect(after).toContainEqual(expect.objectContaining({ leadId: paul.leadId, phone: '+15145550123' }));
    await expectFindable();
    expect((await remove(marie.leadId)).status).toBe(204);
    await expectFindable();
    expect(await tell('later', { phone: '+15145550123' })).toBe(paul.leadId);
  });

  test('of two businesses is two leads', async () => {
    const other = await openBusiness(world);
    const made = (await create({ email: 'marie@example.com' })).json.data;
    const body = { email: 'marie@example.com' };
    const theirs = await world.call('POST', '/v1/leads', { token: other.owner.token, body });
    expect(theirs.json.data.leadId).not.toBe(made.leadId);
  });
});

describe('what a visitor types', () => {
  test('fills what is empty and never replaces what the business knows', async () => {
    const made = (await create({ name: 'Marie Roy', email: 'marie@example.com', message: 'Fidèle' })).json
      .data;
    await tell('a', { name: 'Pirate', email: 'marie@example.com', phone: '+15145550123', message: 'Autre' });
    await tell('b', { name: 'Pirate', email: 'marie@example.com', phone: '+15145550199' });
    expect((await leads())[0]).toMatchObject({
      leadId: made.leadId,
      name: 'Marie Roy',
      email: 'marie@example.com',
      phone: '+15145550123',
      message: 'Fidèle',
    });
    expect(await leads()).toHaveLength(1);
  });

  test('while another was typing does not replace what the other filled first', async () => {
    const made = (await create({ email: 'marie@example.com' })).json.data;
    const mine = { name: 'Lente', email: 'marie@example.com', phone: '+15145550123' };
    let isOvertaken = false;
    const heal = injectFaults(world.kernel.table, async (sent) => {
      if (isOvertaken || !isTransaction(sent)) return undefined;
      isOvertaken = true;
      await tell('quick', { name: 'Rapide', email: 'marie@example.com', phone: '+14385550101' });
      return undefined;
    });
    expect(await tell('slow', mine)).toBe(made.leadId);
    heal();
    expect(isOvertaken).toBe(true);
    expect((await leads())[0]).toMatchObject({ name: 'Rapide', phone: '+14385550101' });
    await expectFindable();
  });

  test('is copied into the booking as it was typed, whatever the lead says', async () => {
    await create({ name: 'Marie Roy', email: 'marie@example.com' });
    const { slotId } = await slotAt(world, business);
    const body = { name: 'M. Roy', email: 'marie@example.com', phone: PHONE };
    await visit(world.call, business, { who: 1, slotId, body });
    const { bookings } = await records();
    expect(bookings).toMatchObject([{ name: 'M. Roy', email: 'marie@example.com', phone: '+15145550123' }]);
  });

  test('a phone that nobody could dial is 400', async () => {
    for (const phone of ['555-1234', '012 345 6789', '+1 514 555 01']) {
      const answer = await create({ phone });
      expect([answer.status, answer.json.error.code]).toEqual([400, 'invalid_request']);
    }
    expect(await leads()).toEqual([]);
  });
});

describe('deleting a lead', () => {
  test('keeps its bookings and their copies, and gives its contacts back', async () => {
    const { slotId } = await slotAt(world, business);
    await visit(world.call, business, { who: 1, slotId, body: { phone: PHONE } });
    const [lead] = await leads();
    expect((await remove(lead.leadId)).status).toBe(204);
    const after = await records();
    expect(after.contacts).toEqual([]);
    expect(after.leads).toEqual([]);
    expect(after.bookings).toMatchObject([{ status: 'confirmed', email: 'visiteur-1@example.com' }]);
    expect((await world.call('GET', `/v1/leads/${lead.leadId}`, { token })).status).toBe(404);
    expect((await remove(lead.leadId)).status).toBe(404);

    const next = (await create({ email: 'visiteur-1@example.com', phone: PHONE })).json.data;
    expect(next.leadId).not.toBe(lead.leadId);
    await expectFindable();
  });

  test('while it visits leaves either no lead or one that is found', async () => {
    for (let round = 0; round < 8; round++) {
      const made = (await create({ email: 'marie@example.com' })).json.data;
      await Promise.all([
        remove(made.leadId),
        tell(`a-${round}`, { email: 'marie@example.com', phone: '+15145550123' }),
        tell(`b-${round}`, { phone: '+15145550123' }),
      ]);
      await expectFindable();
      for (const { leadId } of (await records()).leads) await remove(String(leadId));
    }
  });
});

describe('a lead that has run out', () => {
  /** As the database's own sweep does, days later or never. */
  const sweep = async () => {
    const { client, name } = world.kernel.table;
    const { DeleteCommand } = await import('@aws-sdk/lib-dynamodb');
    for (const { pk, sk } of (await records()).leads)
      await client.send(new DeleteCommand({ TableName: name, Key: { pk, sk } }));
  };

  test.each([
    ['lingers in the table', async () => undefined],
    ['was swept away', sweep],
  ])('and %s is gone for every reader, and its person starts anew', async (_name, swept) => {
    const old = (await create({ name: 'Marie', email: 'marie@example.com', phone: PHONE })).json.data;
    world.advance(YEARS_MIN);
    await swept();
    expect(await leads()).toEqual([]);
    expect((await world.call('GET', `/v1/leads/${old.leadId}`, { token })).status).toBe(404);
    expect((await patch(old.leadId, { name: 'Paul' })).status).toBe(404);
    expect((await remove(old.leadId)).status).toBe(404);

    const { slotId } = await slotAt(world, business);
    const body = { email: 'marie@example.com', phone: PHONE };
    expect((await visit(world.call, business, { who: 1, slotId, body })).status).toBe(201);
    const [lead] = await leads();
    expect(lead.leadId).not.toBe(old.leadId);
    expect(await tell('probe', { email: 'marie@example.com' })).toBe(lead.leadId);
  });

  test('leaves its e-mail to a lead that asks for it', async () => {
    await create({ email: 'marie@example.com' });
    world.advance(YEARS_MIN);
    const paul = (await create({ name: 'Paul', phone: PHONE })).json.data;
    expect((await patch(paul.leadId, { email: 'marie@example.com' })).status).toBe(200);
    expect(await tell('probe', { email: 'marie@example.com' })).toBe(paul.leadId);
  });

  test('is kept by each visit for two years more', async () => {
    const made = (await create({ email: 'marie@example.com' })).json.data;
    world.advance(YEARS_MIN / 2);
    await tell('again', { email: 'marie@example.com' });
    world.advance(YEARS_MIN / 2);
    expect((await world.call('GET', `/v1/leads/${made.leadId}`, { token })).status).toBe(200);
  });
});

describe('changing a lead’s contact', () => {
  test('to another lead’s is 409 contact_in_use, and nothing is written', async () => {
    await create({ email: 'marie@example.com', phone: PHONE });
    const paul = (await create({ name: 'Paul' })).json.data;
    const before = await businessRows(world);
    for (const body of [{ email: 'MARIE@example.com' }, { phone: SAME_PHONE, name: 'Autre' }]) {
      const answer = await patch(paul.leadId, body);
      expect([answer.status, answer.json.error.code]).toEqual([409, 'contact_in_use']);
    }
    expect(await businessRows(world)).toEqual(before);
  });

  test('gives the old one back and is found by the new one', async () => {
    const marie = (await create({ email: 'marie@example.com', phone: PHONE })).json.data;
    const saved = (await patch(marie.leadId, { email: 'roy@example.com', phone: null })).json.data;
    expect(saved).toMatchObject({ email: 'roy@example.com', phone: null });
    await expectFindable();
    const next = (await create({ email: 'marie@example.com', phone: PHONE })).json.data;
    expect(next.leadId).not.toBe(marie.leadId);
  });

  test('keeps what a patch does not name', async () => {
    const marie = (await create({ name: 'Marie', email: 'marie@example.com', phone: PHONE })).json.data;
    const saved = (await patch(marie.leadId, { status: 'contacted', note: 'Rappelée' })).json.data;
    const { lastActivityAt: _, ...rest } = marie;
    expect(saved).toMatchObject({ ...rest, status: 'contacted', note: 'Rappelée', version: 2 });
    await expectFindable();
  });

  test('by two at once leaves exactly the contact that it shows', async () => {
    const { leadId } = (await create({ email: 'marie@example.com' })).json.data;
    for (let round = 0; round < 6; round++) {
      const { version } = (await read(leadId)).json.data;
      const wanted = [1, 2, 3, 4].map((n) => `marie-${round}-${n}@example.com`);
      const answers = await Promise.all(wanted.map((email) => patch(leadId, { email, version })));
      expect(tally(answers)).toEqual({ '200': 1, '409 changed_meanwhile': 3 });
      const { contacts } = await records();
      expect(contacts).toHaveLength(1);
      await expectFindable();
    }
  });

  test('to one address by two leads at once is one’s', async () => {
    const ids = [
      (await create({ name: 'A' })).json.data.leadId,
      (await create({ name: 'B' })).json.data.leadId,
    ];
    const answers: Answer[] = await Promise.all(ids.map((id) => patch(id, { email: 'marie@example.com' })));
    expect(tally(answers)).toEqual({ '200': 1, '409 contact_in_use': 1 });
    await expectFindable();
  });
});

describe('leads under contention', () => {
  test.each(Object.entries(CONTENTION))('%s is tried again', async (_name, error) => {
    const twice = () =>
      injectFaults(
        world.kernel.table,
        firstOnes(2, isTransaction, () => ({ before: error() })),
      );
    let heal = twice();
    const made = await create({ email: 'marie@example.com' });
    heal();
    expect(made.status).toBe(201);
    heal = twice();
    expect((await patch(made.json.data.leadId, { phone: PHONE })).status).toBe(200);
    heal();
    heal = twice();
    expect((await remove(made.json.data.leadId)).status).toBe(204);
    heal();
    expect((await records()).contacts).toEqual([]);
  });

  test('whose reply is lost are made, saved and deleted once', async () => {
    const lost = () =>
      injectFaults(
        world.kernel.table,
        firstOnes(1, isTransaction, () => ({ after: lostReply() })),
      );
    let heal = lost();
    const made = await create({ email: 'marie@example.com' });
    heal();
    expect(await leads()).toHaveLength(1);
    heal = lost();
    expect((await patch(made.json.data.leadId, { email: 'roy@example.com' })).status).toBe(200);
    heal();
    heal = lost();
    expect((await remove(made.json.data.leadId)).status).toBe(204);
    heal();
    expect((await records()).contacts).toEqual([]);
  });

  test('a claim that points to nobody does not keep anybody out', async () => {
    await create({ email: 'marie@example.com' });
    const [contact] = (await records()).contacts;
    await setRow(world.kernel.table, { pk: contact?.pk, sk: contact?.sk }, { leadId: 'nobody' });
    const answer = await create({ email: 'marie@example.com' });
    expect(answer.status).toBe(201);
    expect(await tell('probe', { email: 'marie@example.com' })).toBe(answer.json.data.leadId);
  });
});
