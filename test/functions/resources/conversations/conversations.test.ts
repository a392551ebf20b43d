import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { conversation, conversationSummary } from '../../../../shared/schemas/conversation.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { visitorOf } from '../chat/visitor.ts';

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  business = await openBusiness(world);
});
afterAll(() => world.stop());

const read = (path: string, { owner }: Business = business) =>
  world.call('GET', path, { token: owner.token });

const listed = async (query = '') => (await read(`/v1/conversations${query}`)).json.data;

/** Somebody who says each of these in turn; answers the conversation's id. */
const talk = async (
  messages: readonly string[],
  at = business,
  language: 'fr' | 'en' = 'fr',
): Promise<string> => {
  const { say, convId } = visitorOf(world, at.slug, language);
  for (const message of messages) expect((await say(message)).status).toBe(200);
  return convId().split('.')[0] ?? '';
};

describe('the list of conversations', () => {
  test('is empty where nobody has written', async () => {
    expect(await listed()).toEqual({ conversations: [] });
  });

  test('shows of each when it was, how long, in which language, from where, and how it ended', async () => {
    const began = new Date(world.kernel.clock() + 3000).toISOString();
    const id = await talk(['Hello', 'What are your opening hours?'], business, 'en');
    const { conversations } = await listed();
    expect(conversations).toEqual([
      {
        conversationId: id,
        startedAt: began,
        lastAt: new Date(world.kernel.clock()).toISOString(),
        turns: 2,
        language: 'en',
        source: 'chat',
        lastMessage: 'What are your opening hours?',
        isUnread: true,
        marks: [],
        tags: [],
      },
    ]);
    expect(conversationSummary.isValidSync(conversations[0], { strict: true })).toBe(true);
  });

  test('has the newest first, a conversation that goes on being new again', async () => {
    const { say, convId } = visitorOf(world, business.slug);
    await say('Bonjour');
    const other = await talk(['Bonjour']);
    const ids = async () =>
      (await listed()).conversations.map((one: { conversationId: string }) => one.conversationId);
    const first = convId().split('.')[0];
    expect(await ids()).toEqual([other, first]);
    await say('Encore moi');
    expect(await ids()).toEqual([first, other]);
  });

  test('names the lead of a request that was left', async () => {
    await talk(['Je veux laisser un message', 'Mon auto fait un bruit', 'Luc Roy 514 555-0143']);
    const [lead] = (await read('/v1/leads')).json.data.leads;
    expect((await listed()).conversations).toMatchObject([{ leadId: lead.leadId, leadName: 'Luc Roy' }]);
  });

  test('names the booking that was made, and the lead it was filed under', async () => {
    await talk(['Un rendez-vous demain à 14 h ?', 'Ana Lévy, ana@example.org']);
    const [booking] = (await read('/v1/bookings')).json.data.bookings;
    expect((await listed()).conversations).toMatchObject([
      { bookingId: booking.bookingId, leadId: booking.leadId, leadName: 'Ana Lévy' },
    ]);
  });

  test('no longer names a lead that was deleted', async () => {
    await talk(['Je veux laisser un message', 'Mon auto fait un bruit', 'Luc Roy 514 555-0143']);
    const [lead] = (await read('/v1/leads')).json.data.leads;
    await world.call('DELETE', `/v1/leads/${lead.leadId}`, { token: business.owner.token });
    const [one] = (await listed()).conversations;
    expect(one).not.toHaveProperty('leadId');
    expect(one).not.toHaveProperty('leadName');
  });

  test('shows the beginning of a long message on one line, cut between whole characters', async () => {
    await talk([`Bonjour\n\n${'👩‍👩‍👧'.repeat(200)}`]);
    const [{ lastMessage }] = (await listed()).conversations;
    expect(lastMessage).toBe(`Bonjour ${'👩‍👩‍👧'.repeat(131)}…`);
  });

  test('holds nothing of a visitor who has not agreed', async () => {
    await visitorOf(world, business.slug).say('Bonjour', { consent: false });
    expect((await listed()).conversations).toEqual([]);
  });

  test('shows nobody else’s', async () => {
    await talk(['Bonjour'], await openBusiness(world));
    expect((await listed()).conversations).toEqual([]);
  });
});

describe('page after page', () => {
  test('every conversation is seen once, though others come in meanwhile', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1) ids.push(await talk([`Bonjour ${n}`]));
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await listed(`?limit=2${cursor}`);
      expect(page.conversations.length).toBeLessThanOrEqual(2);
      seen.push(...page.conversations.map((one: { conversationId: string }) => one.conversationId));
      cursor = page.nextCursor ? `&cursor=${encodeURIComponent(page.nextCursor)}` : '';
      await talk(['Je viens d’arriver']);
    } while (cursor);
    expect(seen).toEqual(ids.toReversed());
  });

  test('a page begins after a conversation that has moved to the front meanwhile', async () => {
    const oldest = await talk(['Bonjour']);
    const middle = visitorOf(world, business.slug);
    await middle.say('Bonjour');
    const { nextCursor } = await listed('?limit=1');
    await middle.say('Encore moi');
    const next = await listed(`?limit=1&cursor=${encodeURIComponent(nextCursor)}`);
    expect(next.conversations).toMatchObject([{ conversationId: oldest }]);
  });

  test('a cursor of another business, or of another list, is refused', async () => {
    await talk(['Bonjour']);
    await talk(['Bonjour']);
    const { nextCursor } = await listed('?limit=1');
    const cursor = encodeURIComponent(nextCursor);
    const other = await openBusiness(world);
    for (const answer of [
      await read(`/v1/conversations?cursor=${cursor}`, other),
      await read(`/v1/leads?cursor=${cursor}`),
    ])
      expect([answer.status, answer.json.error.code]).toEqual([400, 'invalid_cursor']);
  });
});

describe('one conversation', () => {
  test('is shown turn by turn, in order', async () => {
    const { say, convId } = visitorOf(world, business.slug);
    const said = [
      'Bonjour',
      'Quels sont vos prix ?',
      'Un rendez-vous demain à 14 h ?',
      'Ana, ana@example.org',
    ];
    const answers = [];
    // Under idempotency keys the ids of turns are hashes, in no order.
    for (const [n, message] of said.entries())
      answers.push((await say(message, { key: `turn-${n}` })).json.data);
    const id = convId().split('.')[0];
    const { status, json } = await read(`/v1/conversations/${id}`);
    expect(status).toBe(200);
    expect(conversation.isValidSync(json.data, { strict: true })).toBe(true);
    const { transcript, consentVersion, ...summary } = json.data;
    expect(consentVersion).not.toBe('');
    expect(transcript.map(({ message }: { message: string }) => message)).toEqual(said);
    expect(transcript.map(({ reply }: { reply: string }) => reply)).toEqual(
      answers.map(({ reply }) => reply),
    );
    expect(transcript.map(({ slots }: { slots: number }) => slots)).toEqual(
      answers.map(({ suggestions }) => suggestions.slots.length),
    );
    expect(transcript.at(-1)).toMatchObject({ mode: 'rules', bookingId: summary.bookingId });
    expect([summary]).toEqual((await listed()).conversations);
  });

  test('does not give away the visitor’s own links', async () => {
    const id = await talk(['Un rendez-vous demain à 14 h ?', 'Ana Lévy, ana@example.org']);
    const { text } = await read(`/v1/conversations/${id}`);
    expect(text).not.toContain('manageUrl');
    expect(text).not.toContain('slotId');
    expect(text).not.toContain('convId');
  });

  test('of another business is answered as one that never was, and its turns are not read', async () => {
    const id = await talk(['Bonjour, je suis Ana']);
    const other = await openBusiness(world);
    const asked: unknown[] = [];
    world.kernel.table.client.middlewareStack.add(
      (next) => async (args) => {
        asked.push(args.input);
        return next(args);
      },
      { step: 'initialize', name: 'asked' },
    );
    const foreign = await read(`/v1/conversations/${id}`, other);
    world.kernel.table.client.middlewareStack.remove('asked');
    const unknown = await read('/v1/conversations/01hzzzzzzzzzzzzzzzzzzzzzzz', other);
    expect([foreign.status, foreign.json.error.code]).toEqual([404, 'not_found']);
    expect(foreign).toEqual(unknown);
    expect(JSON.stringify(asked)).toContain(`CONVERSATION#${id}`);
    expect(JSON.stringify(asked)).not.toContain('CONV#');
  });

  test('is gone from the list and by its id once its 90 days have passed', async () => {
    const started = world.kernel.clock();
    const id = await talk(['Bonjour']);
    world.setClock(started + 89 * 86_400_000);
    expect((await read(`/v1/conversations/${id}`)).status).toBe(200);
    expect((await listed()).conversations).toHaveLength(1);
    world.setClock(started + 90 * 86_400_000 + 4000);
    expect((await read(`/v1/conversations/${id}`)).json.error.code).toBe('not_found');
    expect((await listed()).conversations).toEqual([]);
    world.setClock(started);
  });
});
