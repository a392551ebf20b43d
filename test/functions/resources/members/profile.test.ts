import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PERSON_COLOURS } from '../../../../shared/domain/person-colours.ts';
import { dataOf, join, membersOf, seen } from '../../../support/team.ts';
import { openBusiness, openWorld, type Person, type World } from '../../../support/world.ts';
import { pageGetter, seen as seenText } from '../pages/read-page.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

interface Shown {
  readonly calendarId: string;
  readonly name: string;
  readonly title: string | null;
  readonly colour: string | null;
}

const calendarOf = async ({ token }: Person, memberId: string): Promise<Shown> =>
  (await dataOf(world.call('GET', '/v1/calendars', { token }))).calendars.find(
    ({ calendarId }: Shown) => calendarId === memberId,
  );

const activate = ({ token }: Person, memberId: string, name: string) =>
  dataOf(world.call('PATCH', `/v1/calendars/${memberId}`, { token, body: { active: true, name } }));

const versionOf = async (by: Person, memberId: string) =>
  (await membersOf(world, by)).find((member) => member.memberId === memberId)?.version;

const change = async (by: Person, memberId: string, body: object, path = `/v1/members/${memberId}`) =>
  world.call('PATCH', path, {
    token: by.token,
    body: { ...body, version: await versionOf(by, memberId) },
  });

describe('the colour of somebody who takes bookings', () => {
  test('is given with the calendar: two colleagues never share one while another is left', async () => {
    const { owner } = await openBusiness(world);
    const members = [owner, await join(world, owner), await join(world, owner)];
    const colours: unknown[] = [];
    for (const [n, { memberId }] of members.entries())
      colours.push((await activate(owner, memberId, `Personne ${n}`)).colour);
    expect(colours).toEqual(PERSON_COLOURS.slice(0, 3));
    const rows = await membersOf(world, owner);
    const stored = members.map(({ memberId }) => rows.find((row) => row.memberId === memberId)?.colour);
    expect(stored).toEqual(colours);
  });

  test('is theirs to choose, and an admin’s; it stays when the calendar is switched off and on', async () => {
    const { owner } = await openBusiness(world);
    const member = await join(world, owner, 'viewer');
    await activate(owner, member.memberId, 'Alice');
    await dataOf(change(member, member.memberId, { colour: 'red' }, '/v1/members/me'));
    expect((await calendarOf(owner, member.memberId)).colour).toBe('red');
    await dataOf(change(owner, member.memberId, { colour: 'lime' }));
    for (const active of [false, true])
      await dataOf(
        world.call('PATCH', `/v1/calendars/${member.memberId}`, { token: owner.token, body: { active } }),
      );
    expect((await calendarOf(owner, member.memberId)).colour).toBe('lime');
  });

  test('is one of the palette, and never a colleague’s to choose', async () => {
    const { owner } = await openBusiness(world);
    const [member, colleague] = [await join(world, owner), await join(world, owner)];
    expect(await seen(change(owner, member.memberId, { colour: '#ff0000' }))).toEqual([
      400,
      'invalid_request',
    ]);
    expect(await seen(change(colleague, member.memberId, { colour: 'red' }))).toEqual([403, 'forbidden']);
  });

  test('that was chosen before they took bookings is their calendar’s', async () => {
    const { owner } = await openBusiness(world);
    await dataOf(change(owner, owner.memberId, { colour: 'pink' }, '/v1/members/me'));
    expect((await activate(owner, owner.memberId, 'Odile')).colour).toBe('pink');
  });
});

describe('a title', () => {
  test('is read by visitors who choose between people, and may be cleared', async () => {
    const { owner, slug } = await openBusiness(world);
    const member = await join(world, owner);
    await activate(owner, owner.memberId, 'Odile');
    await activate(owner, member.memberId, 'Alice');
    await dataOf(change(member, member.memberId, { title: 'Coloriste' }, '/v1/members/me'));
    const people = async () =>
      (await dataOf(world.call('GET', `/public/sites/${slug}/config`))).people.map(
        ({ name, title }: { name: string; title?: string }) => [name, title],
      );
    expect(await people()).toEqual([
      ['Odile', undefined],
      ['Alice', 'Coloriste'],
    ]);
    expect(await calendarOf(owner, member.memberId)).toMatchObject({ name: 'Alice', title: 'Coloriste' });
    await dataOf(change(member, member.memberId, { title: null }, '/v1/members/me'));
    expect((await people())[1]).toEqual(['Alice', undefined]);
    expect((await calendarOf(owner, member.memberId)).title).toBeNull();
  });

  test('is read by visitors in the language of the page; without one in it, as it was first written', async () => {
    const { owner, slug } = await openBusiness(world);
    const member = await join(world, owner);
    const { personId } = await dataOf(
      world.call('POST', '/v1/people', {
        token: owner.token,
        body: { name: 'Zoé', title: 'Coiffeuse', translations: { en: { title: 'Hairdresser' } } },
      }),
    );
    await activate(owner, member.memberId, 'Alice');
    await activate(owner, personId, 'Zoé');
    const said = { title: 'Coloriste', translations: { en: { title: 'Colourist' } } };
    expect(await dataOf(change(member, member.memberId, said, '/v1/members/me'))).toMatchObject(said);
    expect(await calendarOf(owner, member.memberId)).toMatchObject(said);
    const get = pageGetter(world);
    const shown = async (language: string) => {
      const page = seenText(await get(`/site/${slug}?lang=${language}`));
      return ['Coloriste', 'Colourist', 'Coiffeuse', 'Hairdresser'].filter((title) => page.includes(title));
    };
    expect(await shown('fr')).toEqual(['Coloriste', 'Coiffeuse']);
    expect(await shown('en')).toEqual(['Colourist', 'Hairdresser']);
    const none = { translations: {} };
    expect(await dataOf(change(member, member.memberId, none, '/v1/members/me'))).not.toHaveProperty(
      'translations',
    );
    expect(await shown('en')).toEqual(['Coloriste', 'Hairdresser']);
    const before = await versionOf(owner, member.memberId);
    await dataOf(change(member, member.memberId, none, '/v1/members/me'));
    expect(await versionOf(owner, member.memberId)).toBe(before);
    const wrong = { translations: { es: { title: 'Colorista' } } };
    expect(await seen(change(member, member.memberId, wrong, '/v1/members/me'))).toEqual([
      400,
      'invalid_request',
    ]);
  });

  test('that is the one they have changes nothing, not even the version', async () => {
    const { owner } = await openBusiness(world);
    await dataOf(change(owner, owner.memberId, { title: 'Gérante' }, '/v1/members/me'));
    const before = await versionOf(owner, owner.memberId);
    await dataOf(change(owner, owner.memberId, { title: 'Gérante', colour: undefined }, '/v1/members/me'));
    expect(await versionOf(owner, owner.memberId)).toBe(before);
  });
});
