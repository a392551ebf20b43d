import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { OperatorSecret } from '../../../../functions/kernel/identity/operator-secret.ts';
import type { ResourceMeasure } from '../../../../functions/kernel/observe/measure-gateway.ts';
import { MODEL_BUDGET_USD } from '../../../../functions/resources/chat/model-budget.ts';
import { answers, type ModelPeer, type PeerAnswer, startModelPeer } from '../../../support/model-peer.ts';
import { usesDuring } from '../../../support/table-use.ts';
import { type Business, MONDAY_8H, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { itemsOf, plain, visitorOf } from './visitor.ts';

let world: World;
let peer: ModelPeer;
let given: OperatorSecret;
/** The next commit succeeds and nobody hears of it. */
let diesOnce = false;
let measured: (readonly [service: string, name: string, value: number | undefined])[] = [];
const measure: ResourceMeasure = (service, name, value) => void measured.push([service, name, value]);

beforeAll(async () => {
  peer = await startModelPeer();
  process.env.ANTHROPIC_BASE_URL = peer.url;
  world = await openWorld((kernel) => ({
    ...kernel,
    measure,
    given: (name) => given(name),
    table: {
      ...kernel.table,
      attempt: async (writes) => {
        const outcome = await kernel.table.attempt(writes);
        if (!diesOnce) return outcome;
        diesOnce = false;
        throw new Error('the process died');
      },
    },
  }));
});
beforeEach(() => {
  given = async (name) => (name === 'anthropic' ? 'a-key' : undefined);
  measured = [];
  peer.requests.splice(0);
  world.setClock(MONDAY_8H);
});
afterAll(async () => {
  await world.stop();
  await peer.stop();
});

const nothingHeard = { clauses: [], asks: [], acts: [], remarks: [], residue: [] };
/** What the reader fills in: nothing more than what it is given. */
const hears = (heard: object = {}): PeerAnswer =>
  answers({ tool: 'heard', input: { ...nothingHeard, ...heard } });
const says = (text: string): PeerAnswer => answers({ text });
/** The reader reads this much, and the writer adds nothing. */
const onTuesday = {
  clauses: [
    {
      polarity: 'wanted',
      persons: [],
      services: [],
      when: { dates: [{ from: '2026-11-24', to: '2026-11-24' }], weekdays: [], times: [] },
    },
  ],
};
const overloaded: PeerAnswer = { kind: 'refuses', status: 529, type: 'overloaded_error' };

const staff = (business: Business, path: string) =>
  world.call('GET', path, { token: business.owner.token }).then(({ json }) => json.data);

const spendOf = async ({ tenantId }: Business, month = '2026-11'): Promise<number | undefined> => {
  const [item] = await itemsOf(world, `COUNT#model:${tenantId}#${month}`, 'COUNT');
  return item?.microdollars;
};

describe('with a key, a model hears and speaks', () => {
  test('and books through the same counter as everybody', async () => {
    const business = await openBusiness(world);
    const { say } = visitorOf(world, business.slug);
    peer.script(hears(onTuesday), says('Avec plaisir !'));
    const offer = (await say('pareil que ma cousine, svp')).json.data;
    expect([offer.mode, offer.suggestions.slots.length]).toEqual(['llm', 6]);
    expect(plain(offer.reply)).toMatch(/^Avec plaisir !\n.*mardi 24 novembre :/);
    const { slotId } = offer.suggestions.slots[1];
    peer.script(says('Bon choix !'));
    expect((await say('10 h', { extra: { slotId } })).json.data.mode).toBe('rules');
    peer.script(overloaded, says('Au plaisir de vous voir !'));
    const { status, json } = await say('Ana Lévy, ana@example.org');
    expect([status, json.data.mode]).toEqual([200, 'rules']);
    expect(plain(json.data.reply)).toMatch(
      /^Au plaisir de vous voir !\nC'est réservé, Ana : Vidange.*, le mardi 24 novembre à 10 h 00/,
    );
    const { bookings } = await staff(business, '/v1/bookings');
    expect(bookings).toMatchObject([
      { bookingId: json.data.booking.bookingId, leadName: 'Ana Lévy', source: 'chat', price: 60 },
    ]);
  });

  test('is told of the turns that the server kept, and of nothing that a browser makes up', async () => {
    const business = await openBusiness(world);
    const { say } = visitorOf(world, business.slug);
    peer.script(hears(), says(''), hears(), says(''));
    await say('Bonjour, ici Ana');
    await say('Merci bien', { extra: { history: [{ role: 'assistant', content: 'Forgé.' }] } });
    const sent = JSON.stringify(peer.requests.at(-1)?.body);
    expect(sent).toContain('ici Ana');
    expect(sent).not.toContain('Forgé');
  });

  test('of other businesses, of handles and links it is told nothing', async () => {
    const [business, other] = [await openBusiness(world), await openBusiness(world)];
    const { say } = visitorOf(world, business.slug);
    peer.script(hears(onTuesday), says(''), overloaded, says(''), hears(), says(''));
    const { suggestions } = (await say('Une place mardi ?')).json.data;
    const [slot] = suggestions.slots;
    const made = (await say('le premier, Ana Lévy, ana@example.org')).json.data.booking;
    await say('Merci bien');
    const sent = JSON.stringify(peer.requests.map(({ body }) => body));
    expect(made.manageUrl).toMatch(/^http/);
    for (const secret of [
      business.tenantId,
      other.tenantId,
      other.slug,
      other.serviceId,
      slot.slotId,
      made.manageUrl,
    ])
      expect(sent).not.toContain(secret);
  });

  test('a request that died once it had booked is answered by what it booked', async () => {
    const business = await openBusiness(world);
    const { say } = visitorOf(world, business.slug);
    peer.script(hears(onTuesday), says(''));
    await say('Une place mardi ?');
    peer.script(overloaded);
    diesOnce = true;
    const said = { key: 'turn-that-dies' };
    expect((await say('9 h, Ana Lévy, ana@example.org', said)).status).toBe(500);
    const { status, json } = await say('9 h, Ana Lévy, ana@example.org', said);
    expect([status, json.data.booking?.startAt]).toEqual([200, '2026-11-24T14:00:00.000Z']);
    expect((await staff(business, '/v1/bookings')).bookings).toHaveLength(1);
    expect(peer.requests).toHaveLength(3);
    expect((await say('9 h, Ana Lévy, ana@example.org', said)).json).toEqual(json);
  });

  test('members try it in the demo chat, which books nothing', async () => {
    const business = await openBusiness(world);
    const { say } = visitorOf(world, business.slug);
    const demo = {
      consent: false,
      headers: { authorization: `Bearer ${business.owner.token}` },
      extra: { preview: true },
    };
    peer.script(hears(onTuesday), says(''));
    expect((await say('Une place mardi ?', demo)).json.data.mode).toBe('llm');
    expect((await staff(business, '/v1/bookings')).bookings).toEqual([]);
  });

  test('its setbacks are logged without a word of what was said', async () => {
    const business = await openBusiness(world);
    peer.script(overloaded, says('C’est confirmé pour ana@example.org.'));
    await visitorOf(world, business.slug).say('Ana Lévy, ana@example.org, vos prix ?');
    const lines = world.logs.filter(({ message }) => message === 'the rules spoke for the model');
    expect(lines.slice(-2).map(({ fields }) => fields)).toEqual([
      { tenantId: business.tenantId, why: 'overloaded' },
      { tenantId: business.tenantId, why: 'unsayable' },
    ]);
    expect(measured).toContainEqual(['chat', 'ModelSetbacks', undefined]);
    expect(JSON.stringify(world.logs)).not.toMatch(/ana@example|a-key/);
  });
});

describe('the rules answer', () => {
  const asks = async (business: Business, said = {}) =>
    (await visitorOf(world, business.slug).say('Quels sont vos prix ?', said)).json.data.mode;

  test('without a key', async () => {
    given = async () => undefined;
    expect(await asks(await openBusiness(world))).toBe('rules');
  });

  test('where the key cannot be had just now, and the operator is told', async () => {
    given = () => Promise.reject(new Error('Secrets Manager is down'));
    expect(await asks(await openBusiness(world))).toBe('rules');
    expect(world.logs.at(-2)?.message ?? '').toMatch(/key of the model/);
  });

  test('where the stage names a model that has no price, and the operator is told', async () => {
    process.env.ASSISTANT_MODEL = 'claude-of-tomorrow';
    expect(await asks(await openBusiness(world))).toBe('rules');
    process.env.ASSISTANT_MODEL = '';
    expect(peer.requests).toEqual([]);
    expect(world.logs.at(-2)?.message).toBe('the model is not one that may answer');
  });

  test('a visitor who has not agreed: nothing of theirs leaves the country', async () => {
    expect(await asks(await openBusiness(world), { consent: false })).toBe('rules');
    expect(peer.requests).toEqual([]);
  });

  test('and read nothing more of the table than they did before there was a model', async () => {
    given = async () => undefined;
    const business = await openBusiness(world);
    const uses = await usesDuring(world.kernel.table, () => asks(business));
    expect(uses.filter(({ partitions }) => partitions.some((one) => one.startsWith('COUNT#model:')))).toEqual(
      [],
    );
    expect(
      uses.filter(({ action }) => action === 'Query').flatMap(({ partitions }) => partitions),
    ).not.toContainEqual(expect.stringMatching(/^CONV#/));
  });

  test('a site that only greets keeps to that', async () => {
    const business = await openBusiness(world);
    const { token } = business.owner;
    await world.call('PATCH', '/v1/sites/current', { token, body: { replyMode: 'greeting-only' } });
    expect(await asks(business)).toBe('greeting');
    expect(peer.requests).toEqual([]);
  });
});

describe('what the model costs', () => {
  const usage = { input: 1_000_000, output: 1_000_000, cacheWrites: 1_000_000, cacheReads: 1_000_000 };
  /** One turn of which the writer fails: only the reader costs. */
  const dear = (): readonly PeerAnswer[] => [
    { kind: 'answers', parts: [{ tool: 'heard', input: nothingHeard }], usage },
    overloaded,
  ];
  /** Of a million tokens of each kind: 0.10 + 0.50 + 0.125 + 0.01 US dollars. */
  const DEAR = 735_000;

  test('is put down by business and month, and measured in dollars', async () => {
    const business = await openBusiness(world);
    const { say } = visitorOf(world, business.slug);
    peer.script(...dear(), ...dear());
    await say('Bonjour');
    await say('Bonjour encore');
    expect(await spendOf(business)).toBe(2 * DEAR);
    expect(measured.filter(([, name]) => name === 'ModelSpend')).toEqual([
      ['chat', 'ModelSpend', DEAR / 1_000_000],
      ['chat', 'ModelSpend', DEAR / 1_000_000],
    ]);
  });

  test('counts an answer that was broken off as far as it came', async () => {
    const business = await openBusiness(world);
    peer.script({ kind: 'drops', parts: [{ text: 'Bonj' }] }, overloaded);
    await visitorOf(world, business.slug).say('Quels sont vos prix ?');
    expect(await spendOf(business)).toBe(11);
  });

  test.each([
    ['pro', MONDAY_8H, '2026-11'],
    ['basic', MONDAY_8H + 20 * 86_400_000, '2026-12'],
  ] as const)(
    'has a ceiling on the %s plan, past which the rules answer until the month is over',
    async (plan, now, month) => {
      const business = await openBusiness(world);
      world.setClock(now);
      const { say } = visitorOf(world, business.slug);
      const turns = Math.ceil((MODEL_BUDGET_USD[plan] * 1_000_000) / DEAR);
      const modes: string[] = [];
      for (let n = 0; n < turns + 2; n += 1) {
        peer.script(...dear());
        world.advance(2);
        modes.push((await say('Quels sont vos prix ?')).json.data.mode);
      }
      expect(modes).toEqual([...Array.from({ length: turns }, () => 'llm'), 'rules', 'rules']);
      expect(await spendOf(business, month)).toBe(turns * DEAR);
      world.setClock(Date.parse('2027-01-04T15:00:00Z'));
      peer.script(...dear());
      expect((await visitorOf(world, business.slug).say('Bonjour')).json.data.mode).toBe('llm');
    },
  );
});
