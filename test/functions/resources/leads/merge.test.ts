import { BatchWriteCommand, DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Business, MONDAY_8H, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { crash, firstOnes, injectFaults, isTransaction, lostReply, mentions } from '../bookings/faults.ts';
import { recordsOf } from '../bookings/records.ts';
import { anotherProcess, offered, patient, slotAt, visit } from '../bookings/visitors.ts';
import { visitorOf } from '../chat/visitor.ts';
import { type LeadCalls, leadCalls } from './lead-calls.ts';

let world: World;
let business: Business;
let desk: LeadCalls;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  business = await openBusiness(world, { capacity: 50 });
  desk = leadCalls(world, business);
});
afterAll(() => world.stop());

const records = () => recordsOf(world, business.tenantId);
const MARIE = { name: 'Marie', email: 'marie@example.com' };
const PAUL = { name: 'Marie Roy', email: 'roy@example.com', phone: '514 555-0123' };

/** Marie, known twice: under either of her addresses she has booked and written. */
const knownTwice = async () => {
  const first = await desk.create({ ...MARIE, note: 'Fidèle' });
  world.advance(1);
  const second = await desk.create({ ...PAUL, note: 'Rappeler', message: 'Bonjour', status: 'qualified' });
  for (const [who, { email }] of [MARIE, PAUL].entries()) {
    const { slotId } = await slotAt(world, business, who);
    await visit(world.call, business, { who, slotId, body: { email } });
  }
  const { say } = visitorOf(world, business.slug);
  await say('Je veux laisser un message');
  await say('Mon auto fait un bruit');
  await say('Marie Roy, roy@example.com');
  return { first, second };
};

/** Nothing of the business names a lead that is not there, and each contact leads to the lead that shows it. */
const expectWhole = async () => {
  const { bookings, contacts, leads, names, references } = await records();
  const ids = leads.map(({ leadId }) => leadId);
  for (const { leadId } of [...bookings, ...contacts]) expect(ids).toContain(leadId);
  for (const { sk } of references) expect(ids).toContain(sk.split('#')[1]);
  for (const { sk } of names) expect(ids).toContain(sk.split('#').at(-1));
  for (const lead of leads) {
    const known = [lead.email, lead.phone, lead.otherEmails ?? [], lead.otherPhones ?? []]
      .flat()
      .filter(Boolean);
    expect(contacts.filter(({ leadId }) => leadId === lead.leadId)).toHaveLength(known.length);
    for (const contact of known) {
      const { leads: found } = await desk.list(`?q=${encodeURIComponent(String(contact))}`);
      expect(found).toMatchObject([{ leadId: lead.leadId }]);
    }
  }
  for (const { bookingId, leadId } of bookings)
    expect(references.some(({ sk }) => sk.startsWith(`LEADREF#${leadId}#`) && sk.endsWith(bookingId))).toBe(
      true,
    );
};

describe('merging two leads', () => {
  test('keeps the one named by the path, with all that either is known by', async () => {
    const { first, second } = await knownTwice();
    const answer = await desk.merge(first.leadId, second.leadId);
    expect(answer.status).toBe(200);
    expect(answer.json.data).toMatchObject({
      leadId: first.leadId,
      name: 'Marie',
      email: 'marie@example.com',
      phone: '+15145550123',
      otherEmails: ['roy@example.com'],
      message: 'Bonjour',
      note: 'Fidèle',
      status: 'new',
      createdAt: first.createdAt,
    });
    expect(await desk.get(first.leadId)).toEqual(answer.json.data);
    expect((await desk.call('GET', `/v1/leads/${second.leadId}`)).status).toBe(404);
    await expectWhole();
  });

  test('takes bookings, conversations and the timeline along, and says what stands nowhere else', async () => {
    const { first, second } = await knownTwice();
    await desk.patch(second.leadId, { status: 'won' });
    const before = [...(await desk.timeline(first.leadId)), ...(await desk.timeline(second.leadId))];
    world.advance(1);
    await desk.merge(first.leadId, second.leadId);
    const [merged, ...rest] = await desk.timeline(first.leadId);
    expect(merged).toEqual({
      at: new Date(world.kernel.clock()).toISOString(),
      kind: 'merge',
      leadId: second.leadId,
      name: 'Marie Roy',
      note: 'Rappeler',
    });
    const texts = (entries: readonly object[]) => entries.map((entry) => JSON.stringify(entry)).toSorted();
    expect(texts(rest)).toEqual(texts(before));
    expect(new Set((await desk.bookings()).map(({ leadId }: { leadId: string }) => leadId))).toEqual(
      new Set([first.leadId]),
    );
    const { json } = await desk.call('GET', '/v1/conversations');
    expect(json.data.conversations).toMatchObject([{ leadId: first.leadId, leadName: 'Marie' }]);
  });

  test('keeps the first touch of whichever came first', async () => {
    const utm = { source: 'infolettre' };
    const told = await desk.tell({
      name: 'Marie',
      contact: { email: 'm@example.com', phone: null },
      source: 'widget',
      utm,
    });
    world.advance(60);
    const later = await desk.create({ name: 'Marie' });
    const { data } = (await desk.merge(later.leadId, told)).json;
    expect(data).toMatchObject({ leadId: later.leadId, source: 'widget', utm });
    expect(Date.parse(data.createdAt)).toBe(MONDAY_8H);
  });

  test('lets whoever books or writes under either contact be the one lead', async () => {
    const { first, second } = await knownTwice();
    await desk.merge(first.leadId, second.leadId);
    for (const contact of [
      { email: 'marie@example.com', phone: null },
      { email: 'roy@example.com', phone: null },
      { email: null, phone: '+15145550123' },
    ])
      expect(await desk.tell({ contact })).toBe(first.leadId);
    expect((await desk.list()).leads).toHaveLength(1);
  });

  test('claims a contact of the other that led to nobody', async () => {
    const { first, second } = await knownTwice();
    const { client, name } = world.kernel.table;
    const led = (await records()).contacts.filter(({ leadId }) => leadId === second.leadId);
    expect(led).toHaveLength(2);
    for (const { pk, sk } of led) await client.send(new DeleteCommand({ TableName: name, Key: { pk, sk } }));
    await desk.merge(first.leadId, second.leadId);
    await expectWhole();
  });

  test('lets a conversation that goes on belong to the one lead', async () => {
    const first = await desk.create(MARIE);
    const { say } = visitorOf(world, business.slug);
    await say('Je veux laisser un message');
    await say('Mon auto fait un bruit');
    const { lead } = (await say('Marie Roy, roy@example.com')).json.data;
    await desk.merge(first.leadId, lead.leadId);
    await say('Un rendez-vous demain à 14 h ?');
    const { json } = await desk.call('GET', '/v1/conversations');
    expect(json.data.conversations).toMatchObject([{ leadId: first.leadId }]);
  });

  test('is written down, with who did it, and owes word of the change', async () => {
    const { first, second } = await knownTwice();
    await desk.merge(first.leadId, second.leadId);
    const { records: trail } = (await desk.call('GET', '/v1/audit')).json.data;
    expect(trail).toContainEqual(
      expect.objectContaining({
        action: 'leads_merged',
        actor: expect.objectContaining({ id: business.owner.memberId }),
        subject: expect.objectContaining({ id: first.leadId }),
        from: second.leadId,
      }),
    );
  });

  test('with itself, nobody’s and another business’s lead is the same 400', async () => {
    const { leadId } = await desk.create(MARIE);
    const theirs = await leadCalls(world, await openBusiness(world)).create(MARIE);
    const answers = [];
    for (const other of [leadId, '01hzzzzzzzzzzzzzzzzzzzzzzz', theirs.leadId])
      answers.push(await desk.merge(leadId, other));
    expect(answers[0]).toMatchObject({ status: 400, json: { error: { issues: [{ path: 'leadId' }] } } });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  test('again and again keeps every contact, up to forty beside those shown, and then refuses', async () => {
    const { leadId } = await desk.create(MARIE);
    for (let n = 0; n < 40; n++) {
      const other = await desk.create({ email: `marie-${n}@example.com` });
      expect((await desk.merge(leadId, other.leadId)).status).toBe(200);
    }
    const last = await desk.create({ email: 'marie-40@example.com' });
    const answer = await desk.merge(leadId, last.leadId);
    expect([answer.status, answer.json.error.code]).toEqual([409, 'limit_reached']);
    await expectWhole();
    expect((await desk.remove(leadId)).status).toBe(204);
    const { contacts, leads, references } = await records();
    expect([contacts.length, leads.length]).toEqual([1, 1]);
    expect(references.filter(({ sk }) => sk.includes(leadId))).toEqual([]);
  });
});

describe('a merge that is interrupted', () => {
  const interrupted = async (
    at: string,
    fault: () => { before: Error } | { after: Error },
    key = 'merge',
  ) => {
    const { first, second } = await knownTwice();
    const isStruck = mentions(at);
    const heal = injectFaults(
      world.kernel.table,
      firstOnes(1, (sent) => isTransaction(sent) && isStruck(sent), fault),
    );
    const broken = await desk.merge(first.leadId, second.leadId, key);
    heal();
    return { first, second, broken };
  };

  test.each([
    ['before anything is written', 'AUDIT#', () => ({ before: crash() })],
    ['once the leads are one', 'AUDIT#', () => ({ after: crash() })],
    ['before the other’s name is forgotten', 'LEADNAME#roy', () => ({ before: crash() })],
    ['before the bookings are moved', 'BOOKING#', () => ({ before: crash() })],
    ['once the bookings are moved', 'BOOKING#', () => ({ after: crash() })],
  ])('%s is finished by the same request', async (_name, at, fault) => {
    const { first, second, broken } = await interrupted(at, fault);
    expect(broken.status).toBe(500);
    world.advance(2);
    const answer = await desk.merge(first.leadId, second.leadId, 'merge');
    expect(answer.status).toBe(200);
    await expectWhole();
    expect(
      (await desk.timeline(first.leadId)).filter(({ kind }: { kind: string }) => kind === 'merge'),
    ).toHaveLength(1);
  });

  test('is finished by anybody who asks for the same, and by two at once', async () => {
    const { first, second } = await interrupted('BOOKING#', () => ({ before: crash() }));
    const answers = await Promise.all(['a', 'b'].map((key) => desk.merge(first.leadId, second.leadId, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await expectWhole();
  });

  test('forgets the name of the other also when another lead is merged first, or the one is deleted', async () => {
    const { first } = await interrupted('AUDIT#', () => ({ after: crash() }));
    const third = await desk.create({ name: 'Lou Côté', email: 'lou@example.com' });
    expect((await desk.merge(first.leadId, third.leadId, 'third')).status).toBe(200);
    await expectWhole();
    const again = await interrupted('AUDIT#', () => ({ after: crash() }));
    expect((await desk.remove(again.first.leadId)).status).toBe(204);
    expect((await records()).names).toEqual([]);
  });

  test('forgets the names of whatever was merged into the other', async () => {
    const { first } = await interrupted('AUDIT#', () => ({ after: crash() }));
    const third = await desk.create({ name: 'Lou Côté', email: 'lou@example.com' });
    expect((await desk.merge(third.leadId, first.leadId, 'third')).status).toBe(200);
    await expectWhole();
  });

  test('by a lost reply goes on by itself', async () => {
    const { broken } = await interrupted('AUDIT#', () => ({ after: lostReply() }));
    expect(broken.status).toBe(200);
    await expectWhole();
  });

  test('and whose lead is then deleted leaves nothing of either timeline', async () => {
    const { first } = await interrupted('BOOKING#', () => ({ before: crash() }));
    expect((await desk.remove(first.leadId)).status).toBe(204);
    const { references, contacts } = await records();
    expect([references, contacts]).toEqual([[], []]);
  });
});

describe('a merge of leads with much behind them', () => {
  test('moves a thousand lines at a time: it says busy, and the same key goes on', async () => {
    const [first, second] = [await desk.create(MARIE), await desk.create(PAUL)];
    const { client, name } = world.kernel.table;
    const lines = Array.from({ length: 1100 }, (_, n) => {
      const at = new Date(MONDAY_8H - n * 60_000).toISOString();
      const row = {
        kind: 'status',
        from: 'new',
        to: 'won',
        by: 'x',
        at,
        expiresAt: MONDAY_8H / 1000 + 86_400,
      };
      return { pk: `TENANT#${business.tenantId}`, sk: `LEADREF#${second.leadId}#${at}#${n}`, ...row };
    });
    for (let n = 0; n < lines.length; n += 25) {
      const puts = lines.slice(n, n + 25).map((Item) => ({ PutRequest: { Item } }));
      await client.send(new BatchWriteCommand({ RequestItems: { [name]: puts } }));
    }
    const answer = await desk.merge(first.leadId, second.leadId, 'big');
    expect([answer.status, answer.json.error.code]).toEqual([503, 'busy']);
    expect((await desk.merge(first.leadId, second.leadId, 'big')).status).toBe(200);
    const { references } = await records();
    expect(references.filter(({ sk }) => sk.includes(second.leadId))).toEqual([]);
    expect(references).toHaveLength(1101);
  });
});

describe('a merge among visitors', () => {
  test('loses no booking’s lead, whichever of the contacts it is made under', async () => {
    const processes = [world.call, anotherProcess(world)];
    for (let round = 0; round < 4; round++) {
      const slots = await offered(world, business);
      const emails = [`a-${round}@example.com`, `b-${round}@example.com`];
      const [first, second] = [
        await desk.create({ email: emails[0] }),
        await desk.create({ email: emails[1] }),
      ];
      const [merged, ...visits] = await Promise.all([
        desk.merge(first.leadId, second.leadId),
        ...Array.from({ length: 8 }, (_, n) =>
          visit(patient(processes[n % 2] ?? world.call), business, {
            who: round * 8 + n,
            slotId: slots[n]?.slotId ?? '',
            body: { name: `V ${n}`, email: emails[n % 2] },
          }),
        ),
        ...emails.map((email) =>
          desk.tell({ contact: { email, phone: null } }).then(() => ({ status: 201 })),
        ),
      ]);
      expect(merged.status).toBe(200);
      expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([201]));
      expect(
        (await desk.timeline(first.leadId)).filter(({ kind }: { kind: string }) => kind === 'booking'),
      ).toHaveLength(8);
      // Past the window in which visitors who come this fast are asked to wait.
      world.advance(11);
    }
    await expectWhole();
  });

  test('of two leads each into the other leaves one of them', async () => {
    const { first, second } = await knownTwice();
    const answers = await Promise.all([
      desk.merge(first.leadId, second.leadId),
      desk.merge(second.leadId, first.leadId),
    ]);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect([
      [200, 400],
      [200, 404],
    ]).toContainEqual(statuses);
    expect((await desk.list()).leads).toHaveLength(1);
    await expectWhole();
  });

  test('of three leads in a ring, or into one that goes, leaves nothing that names nobody', async () => {
    for (let round = 0; round < 3; round++) {
      const made: string[] = [];
      for (const n of [0, 1, 2]) {
        const email = `r-${round}-${n}@example.com`;
        made.push((await desk.create({ email })).leadId);
        const { slotId } = await slotAt(world, business, n);
        await visit(world.call, business, { who: round * 3 + n, slotId, body: { email } });
      }
      const [a = '', b = '', c = ''] = made;
      await Promise.all([desk.merge(a, b), desk.merge(b, c), desk.merge(c, a)]);
      const { leads } = await desk.list('?limit=100');
      const left = leads.filter(({ leadId }: { leadId: string }) => made.includes(leadId));
      expect(left.length).toBeGreaterThan(0);
    }
    await expectWhole();
  });
});
