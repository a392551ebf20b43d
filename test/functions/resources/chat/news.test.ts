import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { NEWS_UNITS } from '../../../../scripts/costs/month.ts';
import { chatNews } from '../../../../shared/schemas/chat.ts';
import { dataOf } from '../../../support/team.ts';
import { openWorld, type World } from '../../../support/world.ts';
import { recordCalls, unitsOf } from '../../manifest/units.ts';
import { OPEN, openTalk, told } from '../conversations/take-over.ts';
import { itemsOf, plain } from './visitor.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => world.setClock(OPEN));
afterAll(() => world.stop());

type Talk = Awaited<ReturnType<typeof openTalk>>;

const ask = ({ business, convId }: Talk, query = '', tag?: string) =>
  world.call('GET', `/public/sites/${business.slug}/chat/${convId()}${query}`, {
    headers: tag === undefined ? {} : { 'if-none-match': tag },
  });

const textsOf = ({ messages }: { readonly messages: ReadonlyArray<{ readonly reply: string }> }) =>
  messages.map(({ reply }) => plain(reply));

describe('a visitor’s page that asks what is new', () => {
  test('reads what a member wrote, by their first name alone', async () => {
    const talk = await openTalk(world);
    const { token } = talk.business.owner;
    const body = { name: 'Marie Tremblay' };
    await dataOf(world.call('PATCH', '/v1/members/me', { token, body }));
    expect((await ask(talk)).json.data).toEqual({ version: 1, messages: [] });
    await talk.write('Bonjour, ici Marie.');
    const { json, text, headers } = await ask(talk);
    expect(json.data).toEqual({
      version: 2,
      attendedBy: { name: 'Marie' },
      messages: [
        { entry: 2, person: { name: 'Marie' }, reply: 'Bonjour, ici Marie.', suggestions: { slots: [] } },
      ],
    });
    expect(chatNews.isValidSync(json.data, { strict: true })).toBe(true);
    expect(headers.etag).toBe('"2"');
    for (const secret of ['Tremblay', talk.business.owner.memberId, talk.business.owner.email])
      expect(text).not.toContain(secret);
    await talk.write('Toujours là ?');
    expect(textsOf((await ask(talk, '?after=2')).json.data)).toEqual(['Toujours là ?']);
  });

  test('is answered 304 until something is said, and no transcript is read for it', async () => {
    const talk = await openTalk(world);
    await talk.write('Bonjour.');
    const { headers } = await ask(talk);
    const recorded = recordCalls(world.kernel.table);
    const asked: unknown[] = [];
    world.kernel.table.client.middlewareStack.add(
      (next) => async (args) => {
        asked.push(args.input);
        return next(args);
      },
      { step: 'initialize', name: 'asked' },
    );
    const same = await ask(talk, '?after=2', headers.etag);
    const weak = await ask(talk, '?after=2', `W/${headers.etag}`);
    world.kernel.table.client.middlewareStack.remove('asked');
    const { reads, writes } = unitsOf(recorded());
    expect({ read: reads / 2, write: writes / 2 }).toEqual(NEWS_UNITS);
    for (const { status, text } of [same, weak]) expect([status, text]).toEqual([304, '']);
    expect(JSON.stringify(asked)).not.toMatch(/CONV#|COUNT#/);
    await talk.write('Encore.');
    expect((await ask(talk, '?after=2', headers.etag)).status).toBe(200);
  });

  test('learns that a member gave back, and what the assistant answers to what waited', async () => {
    const talk = await openTalk(world);
    await talk.write('Un instant.');
    await talk.say('Quels sont vos prix ?');
    await talk.giveBack();
    const { json } = await ask(talk, '?after=2');
    expect(json.data).not.toHaveProperty('attendedBy');
    expect(textsOf(json.data)).toEqual([expect.stringContaining('60')]);
    expect((await ask(talk, '?after=2')).json.data).toEqual(json.data);
    expect(told(await talk.read()).at(-1)).toMatch(/^assistant: .*60/s);
    expect(await dataOf(talk.say('Merci'))).toMatchObject({ mode: 'rules' });
  });

  test('is told after two minutes that nobody could answer, and what is said next is filed as a call back', async () => {
    const talk = await openTalk(world);
    await talk.write('Un instant.');
    await talk.say('Faites-vous les freins ?');
    world.advance(1.9);
    expect((await ask(talk, '?after=2')).json.data.messages).toEqual([]);
    world.advance(0.1);
    const { json } = await ask(talk, '?after=2');
    expect(json.data).not.toHaveProperty('attendedBy');
    expect(textsOf(json.data)).toEqual([
      expect.stringContaining("personne de l'équipe n'a pu vous répondre"),
    ]);
    expect((await dataOf(talk.say('Luc Roy, 514 555-0143'))).lead).toBeDefined();
    expect(await talk.leads()).toMatchObject([
      { name: 'Luc Roy', matter: 'callback', message: 'Faites-vous les freins ?' },
    ]);
  });

  test('is told so once, however many pages ask at the same moment', async () => {
    const talk = await openTalk(world);
    await talk.write('Un instant.');
    await talk.say('Je suis Luc Roy, 514 555-0143. Faites-vous les freins ?');
    world.advance(2);
    await Promise.all(Array.from({ length: 8 }, () => ask(talk)));
    const { messages } = (await ask(talk, '?after=2')).json.data;
    expect(messages).toHaveLength(1);
    const [lead] = await talk.leads();
    expect(await talk.leads()).toHaveLength(1);
    const { token } = talk.business.owner;
    const { entries } = await dataOf(world.call('GET', `/v1/leads/${lead.leadId}/timeline`, { token }));
    expect(entries.filter(({ kind }: { kind: string }) => kind === 'request')).toHaveLength(1);
  });

  test('of another conversation, business or of nobody is answered as one that never was', async () => {
    const [talk, other] = [await openTalk(world), await openTalk(world)];
    await talk.write('Bonjour.');
    const [id, mac] = talk.convId().split('.');
    const foreign = [
      `/public/sites/${other.business.slug}/chat/${talk.convId()}`,
      `/public/sites/${talk.business.slug}/chat/${other.convId()}`,
      `/public/sites/${talk.business.slug}/chat/${id}`,
      `/public/sites/${talk.business.slug}/chat/${id}.${mac?.slice(1)}a`,
    ];
    for (const path of foreign) {
      const { status, json } = await world.call('GET', path);
      expect([path, status, json.error.code]).toEqual([path, 404, 'not_found']);
    }
  });

  test('may ask every three seconds in three tabs, and no more', async () => {
    const talk = await openTalk(world);
    const asked = await Promise.all(Array.from({ length: 61 }, () => ask(talk)));
    expect(asked.filter(({ status }) => status === 403)).toHaveLength(1);
  });
});

describe('a visitor who has left', () => {
  test('has the moment at which nobody answered in the outbox, once', async () => {
    const talk = await openTalk(world);
    await talk.write('Un instant.');
    await talk.say('Faites-vous les freins ?');
    const due = new Date(world.kernel.clock() + 120_000).toISOString();
    await talk.say('Et les pneus ?');
    const rows = (
      await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((shard) => itemsOf(world, `OUTBOX#${shard}`, '2')))
    ).flat();
    const waiting = rows.filter(
      ({ type, subjectId }) => type === 'conversation.waiting' && subjectId === talk.id,
    );
    expect(waiting.map(({ at }) => at)).toEqual([due]);
  });
});
