import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { conversation, conversationSummary } from '../../../../shared/schemas/conversation.ts';
import { dataOf } from '../../../support/team.ts';
import { addMember, openWorld, type World } from '../../../support/world.ts';
import { plain } from '../chat/visitor.ts';
import { CLOSED, OPEN, openTalk, told } from './take-over.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => world.setClock(OPEN));
afterAll(() => world.stop());

const nameOwner = async ({ owner }: { readonly owner: { readonly token: string } }, name: string) => {
  const { token } = owner;
  await dataOf(world.call('PATCH', '/v1/members/me', { token, body: { name } }));
};

describe('a member who answers', () => {
  test('silences the assistant: what the visitor says next is only taken down', async () => {
    const talk = await openTalk(world);
    await nameOwner(talk.business, 'Marie Tremblay');
    const { status, json } = await talk.write('Bonjour, ici Marie. Que puis-je faire ?');
    expect(status).toBe(201);
    expect(conversationSummary.isValidSync(json.data, { strict: true })).toBe(true);
    expect(json.data.attendedBy).toMatchObject({
      memberId: talk.business.owner.memberId,
      name: 'Marie Tremblay',
    });
    const noted = await dataOf(talk.say('Quels sont vos prix ?'));
    expect(noted).toMatchObject({
      mode: 'person',
      attendedBy: { name: 'Marie' },
      suggestions: { slots: [] },
    });
    expect(noted.reply).toBe('C’est transmis à Marie.');
    const read = await talk.read();
    expect(conversation.isValidSync(read, { strict: true })).toBe(true);
    expect(told(read).slice(2)).toEqual([
      'team: Bonjour, ici Marie. Que puis-je faire ?',
      'visitor: Quels sont vos prix ?',
    ]);
    expect(read.transcript.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3]);
    expect(read.transcript[1]).toMatchObject({ kind: 'team', memberName: 'Marie Tremblay' });
  });

  test('writes once, however often the request is sent', async () => {
    const talk = await openTalk(world);
    const [first, again] = [
      await talk.write('Bonjour', { key: 'w' }),
      await talk.write('Bonjour', { key: 'w' }),
    ];
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([first.status, 'true']);
    expect(told(await talk.read()).filter((line) => line.startsWith('team'))).toHaveLength(1);
  });

  test('may be staff, and not a viewer, who reads it all the same', async () => {
    const talk = await openTalk(world);
    const { tenantId } = talk.business;
    const viewer = await addMember(world, tenantId, 'viewer');
    const staff = await addMember(world, tenantId, 'staff');
    expect((await talk.write('Bonjour', { token: viewer.token })).status).toBe(403);
    expect((await talk.write('Bonjour', { token: staff.token })).status).toBe(201);
    expect((await world.call('GET', talk.path, { token: viewer.token })).status).toBe(200);
  });

  test('is of that business: another one’s member finds no such conversation', async () => {
    const [talk, other] = [await openTalk(world), await openTalk(world)];
    const { token } = other.business.owner;
    expect((await talk.write('Bonjour', { token })).status).toBe(404);
    expect(told(await talk.read())).toHaveLength(2);
  });

  test('is refused once a transcript is full', async () => {
    const talk = await openTalk(world);
    await talk.set({ entries: 190 });
    expect((await talk.write('Encore')).json.error.code).toBe('limit_reached');
  });
});

describe('a conversation given back', () => {
  test('is the assistant’s again', async () => {
    const talk = await openTalk(world);
    await talk.write('Je regarde.');
    const { json } = await talk.giveBack();
    expect(json.data).not.toHaveProperty('attendedBy');
    const answered = await dataOf(talk.say('Quels sont vos prix ?'));
    expect([answered.mode, plain(answered.reply)]).toEqual(['rules', expect.stringContaining('60')]);
    expect(told(await talk.read())).toContain('given back');
  });

  test('has what waited answered with what is said next', async () => {
    const talk = await openTalk(world);
    await talk.write('Je regarde.');
    await talk.say('Quels sont vos prix ?');
    await talk.giveBack();
    const answered = await dataOf(talk.say('Allô ?'));
    expect(plain(answered.reply)).toContain('60');
    expect((await talk.read()).transcript.at(-1).message).toBe('Allô ?');
  });

  test('that nobody had taken is left as it is', async () => {
    const talk = await openTalk(world);
    expect((await talk.giveBack()).status).toBe(200);
    expect(told(await talk.read())).toHaveLength(2);
  });

  test('does not take a yes to a person for a yes to the assistant', async () => {
    const talk = await openTalk(world, 'Une vidange demain à 14 h, Ana Lévy, ana@example.org');
    const { token } = talk.business.owner;
    const booked = async () => (await dataOf(world.call('GET', '/v1/bookings', { token }))).bookings.length;
    const before = await booked();
    await talk.write('Voulez-vous un café en attendant ?');
    await talk.giveBack();
    await dataOf(talk.say('Oui'));
    expect(await booked()).toBe(before);
  });
});

describe('a message that nobody of the team answers', () => {
  test('has two minutes in opening hours; the next message after them is the assistant’s, who offers a call back', async () => {
    const talk = await openTalk(world);
    await talk.write('Un instant.');
    await talk.say('Faites-vous les freins ?');
    expect((await talk.read()).answerBy).toBe(new Date(world.kernel.clock() + 120_000).toISOString());
    world.advance(1.9);
    expect(await dataOf(talk.say('Vous êtes là ?'))).toMatchObject({ mode: 'person' });
    world.advance(0.1);
    const left = await dataOf(talk.say('Allô ?'));
    expect(left.mode).toBe('rules');
    expect(plain(left.reply)).toContain("personne de l'équipe n'a pu vous répondre");
    const read = await talk.read();
    expect(read).not.toHaveProperty('attendedBy');
    expect(read.wantsPersonAt).toBeDefined();
    const filed = await dataOf(talk.say('Luc Roy, 514 555-0143'));
    expect(filed.lead).toBeDefined();
    const [lead] = await talk.leads();
    expect(lead).toMatchObject({ name: 'Luc Roy', matter: 'callback' });
    expect(lead.message).toBe('Faites-vous les freins ? Vous êtes là ? Allô ?');
  });

  test('is filed at once where the visitor told the member how to reach them', async () => {
    const talk = await openTalk(world);
    await talk.write('Un instant.');
    await talk.say('Je suis Luc Roy, 514 555-0143, rappelez-moi');
    world.advance(2);
    const left = await dataOf(talk.say('Allô ?'));
    expect(left.lead).toBeDefined();
    expect(await talk.leads()).toMatchObject([
      { name: 'Luc Roy', phone: '+15145550143', matter: 'callback' },
    ]);
  });

  test('waits no longer as a lead either, once a member answers in the conversation', async () => {
    const talk = await openTalk(world);
    const { token } = talk.business.owner;
    const waiting = async () =>
      (await dataOf(world.call('GET', '/v1/leads?waiting=true', { token }))).leads.length;
    await talk.write('Un instant.');
    await talk.say('Je suis Luc Roy, 514 555-0143, rappelez-moi');
    world.advance(2);
    await dataOf(talk.say('Allô ?'));
    expect(await waiting()).toBe(1);
    await talk.write('Me voici, désolée !');
    expect(await waiting()).toBe(0);
    const [lead] = await talk.leads();
    expect(lead).toMatchObject({ name: 'Luc Roy', status: 'new' });
    expect(lead).not.toHaveProperty('requestedAt');
  });

  test('is the assistant’s at once when the business is closed, unless the member has just written', async () => {
    world.setClock(CLOSED);
    const talk = await openTalk(world);
    await talk.write('Bonsoir !');
    expect(await dataOf(talk.say('Bonsoir'))).toMatchObject({ mode: 'person' });
    await talk.write('Que puis-je faire ?');
    world.advance(3);
    const left = await dataOf(talk.say('Les freins, vous les faites ?'));
    expect([left.mode, plain(left.reply)]).toEqual(['rules', expect.stringContaining("l'équipe est partie")]);
  });

  test('is no longer waited for once a member answers', async () => {
    const talk = await openTalk(world);
    await talk.write('Un instant.');
    await talk.say('Faites-vous les freins ?');
    await talk.write('Oui !');
    expect(await talk.read()).not.toHaveProperty('answerBy');
    world.advance(3);
    expect(await dataOf(talk.say('Merci'))).toMatchObject({ mode: 'person' });
  });
});

describe('the list', () => {
  test('marks what the team has not read, until they have', async () => {
    const talk = await openTalk(world);
    const { token } = talk.business.owner;
    const unread = async () =>
      (await dataOf(world.call('GET', '/v1/conversations', { token }))).conversations[0].isUnread;
    expect(await unread()).toBe(true);
    expect((await talk.see(1)).status).toBe(204);
    expect(await unread()).toBe(false);
    await talk.say('Encore moi');
    expect(await unread()).toBe(true);
    await talk.see(1);
    expect(await unread()).toBe(true);
    await talk.see(999);
    expect(await unread()).toBe(false);
    await talk.say('Et encore');
    await talk.write('Bonjour');
    expect(await unread()).toBe(false);
  });

  test('marks who asks for a person, until one of the team answers', async () => {
    const talk = await openTalk(world, 'Je veux parler à une vraie personne');
    expect((await talk.read()).wantsPersonAt).toBe(new Date(world.kernel.clock()).toISOString());
    await talk.write('Me voici.');
    expect(await talk.read()).not.toHaveProperty('wantsPersonAt');
  });
});

test('a visitor may go on past forty messages with a member, and not with the assistant', async () => {
  const talk = await openTalk(world);
  await talk.set({ turns: 40 });
  expect((await talk.say('Encore')).json.error.code).toBe('conversation_full');
  await talk.write('Oui ?');
  expect(await dataOf(talk.say('Encore'))).toMatchObject({ mode: 'person' });
});
