import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CHANGEOVER_MS } from '../../../../functions/records/changeover.ts';
import { dataOf } from '../../../support/team.ts';
import { addMember, type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { recordsOf } from '../bookings/records.ts';
import { plain, visitorOf } from './visitor.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

interface Team extends Business {
  readonly people: { readonly rose: string; readonly mathieu: string; readonly karim: string };
}

/** A garage where Rose and Mathieu do every service, and Karim none of them. */
const openTeam = async (): Promise<Team> => {
  const business = await openBusiness(world, {});
  const { token } = business.owner;
  const send = (method: string, path: string, body: unknown) =>
    dataOf(world.call(method, path, { token, body }));
  const take = async (name: string): Promise<string> => {
    const { memberId } = await addMember(world, business.tenantId, 'staff');
    await send('PATCH', `/v1/calendars/${memberId}`, { active: true, name });
    return memberId;
  };
  const people = { rose: await take('Rose'), mathieu: await take('Mathieu'), karim: await take('Karim') };
  const performers = { calendarIds: [people.rose, people.mathieu] };
  await send('PATCH', `/v1/services/${business.serviceId}`, performers);
  world.advance(CHANGEOVER_MS / 60_000);
  return { ...business, people };
};

const bookingsOf = async ({ tenantId }: Business) => {
  const { bookings } = await recordsOf(world, tenantId);
  return bookings.filter(({ status }) => status === 'confirmed');
};

const AT_TEN = '2026-11-26T15:00:00.000Z';

const TALKS = {
  fr: {
    book: 'vidange avec Rose jeudi le 26 à 10 h. Je m’appelle Ana Lévy, ana@example.org',
    yes: 'oui',
    swap: 'Pouvez-vous déplacer mon rendez-vous avec Mathieu à la même heure?',
    asked: 'avec Mathieu, le jeudi 26 novembre à 10 h 00',
    back: 'finalement avec Rose',
    later: 'Pouvez-vous déplacer mon rendez-vous à vendredi 11 h?',
    unable: 'déplacer mon rendez-vous avec Karim',
    cannot: "Karim n'offre pas « Vidange ». « Vidange », c'est avec Rose ou Mathieu.",
  },
  en: {
    book: 'vidange with Rose on Thursday the 26th at 10. My name is Ana Lévy, ana@example.org',
    yes: 'yes',
    swap: 'Can you move my appointment to Mathieu at the same time?',
    asked: 'with Mathieu, on Thursday, November 26 at 10:00 a.m.',
    back: 'actually with Rose',
    later: 'Can you move my appointment to Friday at 11?',
    unable: 'move my appointment to Karim',
    cannot: "Karim doesn't offer “Vidange”. “Vidange” is with Rose or Mathieu.",
  },
} as const;

describe.each(['fr', 'en'] as const)('an appointment of this conversation, in %s', (language) => {
  const t = TALKS[language];

  const booked = async () => {
    const business = await openTeam();
    const { say } = visitorOf(world, business.slug, language);
    const first = (await say(t.book)).json.data;
    const { booking } = first.booking ? first : (await say(t.yes)).json.data;
    expect(booking).toMatchObject({ personName: 'Rose', startAt: AT_TEN });
    return { business, say };
  };

  test('is given to whom was asked for, as it was put forward', async () => {
    const { business, say } = await booked();
    expect(plain((await say(t.swap)).json.data.reply)).toContain(t.asked);
    const { reply } = (await say(t.yes)).json.data;
    expect(plain(reply)).toContain(t.asked);
    expect(await bookingsOf(business)).toMatchObject([
      { calendarId: business.people.mathieu, personName: 'Mathieu', startAt: AT_TEN },
    ]);
    await say(t.back);
    await say(t.yes);
    expect(await bookingsOf(business)).toMatchObject([
      { calendarId: business.people.rose, personName: 'Rose', startAt: AT_TEN },
    ]);
  });

  test('stays with the same person at another time, and is never given to whom does not do it', async () => {
    const { business, say } = await booked();
    const { reply, suggestions } = (await say(t.unable)).json.data;
    expect([plain(reply), suggestions.slots]).toEqual([t.cannot, []]);
    await say(t.later);
    await say(t.yes);
    expect(await bookingsOf(business)).toMatchObject([
      { calendarId: business.people.rose, personName: 'Rose', startAt: '2026-11-27T16:00:00.000Z' },
    ]);
  });
});
