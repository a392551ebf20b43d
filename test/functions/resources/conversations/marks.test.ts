import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dataOf } from '../../../support/team.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { recordCalls, unitsOf } from '../../manifest/units.ts';
import { itemsOf } from '../chat/visitor.ts';
import { OPEN, openTalk } from './take-over.ts';

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  world.setClock(OPEN);
  business = await openBusiness(world);
});
afterAll(() => world.stop());

const talk = (first: string) => openTalk(world, first, business);
const call = (method: string, path: string, body?: object) =>
  world.call(method, path, { token: business.owner.token, ...(body ? { body } : {}) });
const change = (id: string, body: object) => call('PATCH', `/v1/conversations/${id}`, body);
const list = (query = '') => dataOf(call('GET', `/v1/conversations${query}`));
const idsIn = async (query: string): Promise<readonly string[]> =>
  (await list(query)).conversations.map(({ conversationId }: { conversationId: string }) => conversationId);

describe('a filter of the conversations', () => {
  test('finds those whose visitor waits for the team, until somebody sees to them', async () => {
    const quiet = await talk('Quels sont vos prix ?');
    const asks = await talk('Je veux parler à une personne');
    const puzzled = await talk('Offrez-vous des bons cadeaux ?');
    expect(await idsIn('?mark=unanswered')).toEqual([puzzled.id, asks.id]);
    await asks.write('Bonjour, ici le garage.');
    expect(await idsIn('?mark=unanswered')).toEqual([puzzled.id]);
    await asks.say('Vous êtes là ?');
    expect(await idsIn('?mark=unanswered')).toEqual([asks.id, puzzled.id]);
    await asks.giveBack();
    await dataOf(change(puzzled.id, { answered: true }));
    expect(await idsIn('?mark=unanswered')).toEqual([]);
    expect(await idsIn('')).toContain(quiet.id);
  });

  test('finds those that booked and those that complained, and both at once', async () => {
    const angry = await talk('Je suis vraiment mécontent de ma dernière visite, je veux me plaindre');
    const books = await talk('Une vidange demain à 14 h, Ana Lévy, ana@example.org');
    expect((await books.say('Oui')).json.data.booking).toBeDefined();
    expect(await idsIn('?mark=complaint')).toEqual([angry.id]);
    expect(await idsIn('?mark=booked')).toEqual([books.id]);
    await dataOf(change(books.id, { tag: 'VIP' }));
    expect(await idsIn('?mark=booked&tag=vip')).toEqual([books.id]);
    expect(await idsIn('?mark=complaint&tag=vip')).toEqual([]);
    await dataOf(change(books.id, { untag: 'VIP' }));
    expect(await idsIn('?mark=booked&tag=vip')).toEqual([]);
  });

  test('of a mark and a tag together costs no more because others have the tag', async () => {
    const asks = await talk('Je veux parler à une personne');
    await dataOf(change(asks.id, { tag: 'VIP' }));
    const cost = async () => {
      const recorded = recordCalls(world.kernel.table);
      expect(await idsIn('?mark=unanswered&tag=VIP')).toEqual([asks.id]);
      return unitsOf(recorded());
    };
    const few = await cost();
    for (let n = 0; n < 12; n++) await dataOf(change((await talk('Bonjour')).id, { tag: 'VIP' }));
    expect(await cost()).toEqual(few);
    await dataOf(change(asks.id, { answered: true }));
    expect(await idsIn('?mark=unanswered&tag=VIP')).toEqual([]);
  });

  test('reads as much whether the business has few other conversations or many', async () => {
    await dataOf(change((await talk('Bonjour')).id, { tag: 'VIP' }));
    const cost = async () => {
      const recorded = recordCalls(world.kernel.table);
      await list('?tag=VIP');
      return unitsOf(recorded());
    };
    const few = await cost();
    for (let n = 0; n < 30; n++) await talk('Bonjour');
    expect(await cost()).toEqual(few);
  });

  test('answers in pages, the last active first, each conversation once', async () => {
    const talks = [
      await talk('Un'),
      await talk('Deux'),
      await talk('Trois'),
      await talk('Quatre'),
      await talk('Cinq'),
    ];
    for (const { id } of talks) await dataOf(change(id, { tag: 'À rappeler' }));
    await talks[1]?.say('Encore moi');
    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const page = await list(`?tag=a%20rappeler&limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      pages.push(page.conversations.map(({ conversationId }: { conversationId: string }) => conversationId));
      cursor = page.nextCursor;
    } while (cursor);
    expect(pages.flat()).toEqual([1, 4, 3, 2, 0].map((n) => talks[n]?.id));
    expect(pages[0]).toHaveLength(2);
  });
});

describe('a tag', () => {
  test('is one however it is written, is kept as it was written first, and is taken away', async () => {
    const { id, read } = await talk('Bonjour');
    await dataOf(change(id, { tag: 'Mariée' }));
    expect((await dataOf(change(id, { tag: 'MARIEE' }))).tags).toEqual(['Mariée']);
    expect((await dataOf(change(id, { untag: 'mariee' }))).tags).toEqual([]);
    expect((await read()).tags).toEqual([]);
    expect(await idsIn('?tag=Mariée')).toEqual([]);
  });

  test('is the ninth of a conversation in vain, and stays when the visitor goes on', async () => {
    const { id, say, read } = await talk('Bonjour');
    for (let n = 1; n <= 8; n++) await dataOf(change(id, { tag: `n${n}` }));
    expect((await change(id, { tag: 'n9' })).status).toBe(409);
    await say('Je veux parler à une personne');
    expect((await read()).tags).toHaveLength(8);
    expect((await read()).marks).toEqual(['unanswered']);
    expect(await idsIn('?tag=n8')).toEqual([id]);
  });

  test('goes with its conversation when the visitor is erased', async () => {
    const { id } = await talk('Je veux parler à une personne, écrivez-moi à ana@example.org');
    await dataOf(change(id, { tag: 'VIP' }));
    await call('POST', '/v1/privacy/erase', { email: 'ana@example.org', confirm: true });
    expect(await itemsOf(world, `TENANT#${business.tenantId}`, 'CONVMARK#')).toEqual([]);
  });
});

describe('a search', () => {
  test('finds the conversations of a lead by name, e-mail and telephone, and those with a tag', async () => {
    const books = await talk('Une vidange demain à 14 h, Zoé Tremblay, atelier@example.org, 514 555-0142');
    await books.say('Oui');
    const other = await talk('Bonjour');
    await dataOf(change(other.id, { tag: 'Flotte' }));
    expect(await idsIn('?q=tremblay')).toEqual([books.id]);
    expect(await idsIn('?q=atelier%40example.org')).toEqual([books.id]);
    expect(await idsIn('?q=atelier%40ex')).toEqual([books.id]);
    expect(await idsIn('?q=atel')).toEqual([books.id]);
    expect(await idsIn('?q=514%20555-0142')).toEqual([books.id]);
    expect(await idsIn('?q=0142')).toEqual([books.id]);
    expect(await idsIn('?q=flotte')).toEqual([other.id]);
    expect(await idsIn('?q=personne')).toEqual([]);
  });

  test('is refused with a mark or a tag, which no rows list together', async () => {
    for (const filter of ['mark=booked', 'tag=VIP'])
      expect((await call('GET', `/v1/conversations?q=flotte&${filter}`)).status).toBe(400);
  });

  test('finds nothing of another business', async () => {
    const { id } = await talk('Bonjour');
    await dataOf(change(id, { tag: 'Flotte' }));
    const { owner } = await openBusiness(world);
    for (const query of ['?q=Flotte', '?tag=Flotte'])
      expect(
        (await dataOf(world.call('GET', `/v1/conversations${query}`, { token: owner.token }))).conversations,
      ).toEqual([]);
  });
});
