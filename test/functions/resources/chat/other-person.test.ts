import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CHANGEOVER_MS } from '../../../../functions/records/calendars/changeover.ts';
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

/** Somebody of the garage is taken at those times, ISO instants, each for one appointment. */
const occupy = async ({ owner, serviceId }: Business, calendarId: string, startAts: readonly string[]) => {
  for (const startAt of startAts)
    await dataOf(
      world.call('POST', '/v1/bookings', {
        token: owner.token,
        body: { serviceId, calendarId, startAt, name: 'Lou', phone: '+15145550177' },
      }),
    );
};

const AT_TEN = '2026-11-26T15:00:00.000Z';
const AT_ELEVEN_FRIDAY = '2026-11-27T16:00:00.000Z';
const FRIDAY_MORNING = ['2026-11-27T14:00:00.000Z', '2026-11-27T15:00:00.000Z', AT_ELEVEN_FRIDAY];

const TALKS = {
  fr: {
    book: 'vidange avec Rose jeudi le 26 à 10 h. Je m’appelle Ana Lévy, ana@example.org',
    yes: 'oui',
    swap: 'Pouvez-vous déplacer mon rendez-vous avec Mathieu à la même heure?',
    asked: 'avec Mathieu, le jeudi 26 novembre à 10 h 00',
    back: 'finalement avec Rose',
    later: 'Pouvez-vous déplacer mon rendez-vous à vendredi 11 h?',
    anyone: 'vidange jeudi le 26 à 10 h. Je m’appelle Ana Lévy, ana@example.org',
    friday: 'à la place vendredi à 11 h',
    colleague: (name: string) => `avec ${name}, le vendredi 27 novembre à 11 h 00`,
    fridayMorning: 'change ça pour vendredi, le matin aussi',
    with: 'avec',
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
    anyone: 'vidange on Thursday the 26th at 10. My name is Ana Lévy, ana@example.org',
    friday: 'Friday at 11 instead',
    colleague: (name: string) => `with ${name}, on Friday, November 27 at 11:00 a.m.`,
    fridayMorning: 'change it to Friday, morning too',
    with: 'with',
    unable: 'move my appointment to Karim',
    cannot: "Karim doesn't offer “Vidange”. “Vidange” is with Rose or Mathieu.",
  },
} as const;

describe.each(['fr', 'en'] as const)('an appointment of this conversation, in %s', (language) => {
  const t = TALKS[language];

  const bookedBy = async (words: string) => {
    const business = await openTeam();
    const { say } = visitorOf(world, business.slug, language);
    const first = (await say(words)).json.data;
    const { booking } = first.booking ? first : (await say(t.yes)).json.data;
    expect(booking).toMatchObject({ startAt: AT_TEN });
    const isRose = booking.personName === 'Rose';
    const { rose, mathieu } = business.people;
    const own = { id: isRose ? rose : mathieu, name: isRose ? 'Rose' : 'Mathieu' };
    const other = { id: isRose ? mathieu : rose, name: isRose ? 'Mathieu' : 'Rose' };
    return { business, say, own, other };
  };

  const booked = async () => {
    const told = await bookedBy(t.book);
    expect(told.own.name).toBe('Rose');
    return told;
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
      { calendarId: business.people.rose, personName: 'Rose', startAt: AT_ELEVEN_FRIDAY },
    ]);
  });

  test('goes to a colleague who is free where it was for anyone', async () => {
    const { business, say, own, other } = await bookedBy(t.anyone);
    await occupy(business, own.id, [AT_ELEVEN_FRIDAY]);
    expect(plain((await say(t.friday)).json.data.reply)).toContain(t.colleague(other.name));
    expect(plain((await say(t.yes)).json.data.reply)).toContain(t.colleague(other.name));
    expect(await bookingsOf(business)).toContainEqual(
      expect.objectContaining({ calendarId: other.id, startAt: AT_ELEVEN_FRIDAY, email: 'ana@example.org' }),
    );
  });

  test('is offered where a colleague is free, who is named', async () => {
    const { business, say, own, other } = await bookedBy(t.anyone);
    await occupy(business, own.id, FRIDAY_MORNING);
    const { reply, suggestions } = (await say(t.fridayMorning)).json.data;
    expect(plain(reply)).toContain(`${t.with} ${other.name}`);
    expect(suggestions.slots.length).toBeGreaterThan(0);
    for (const { startAt } of suggestions.slots) expect(FRIDAY_MORNING).toContain(startAt);
  });

  test('stays with whom was asked for by name, at the nearest time', async () => {
    const { business, say, own, other } = await bookedBy(t.book);
    await occupy(business, own.id, [AT_ELEVEN_FRIDAY]);
    const { reply, suggestions } = (await say(t.friday)).json.data;
    expect(plain(reply)).not.toContain(other.name);
    expect(suggestions.slots.length).toBeGreaterThan(0);
    expect(suggestions.slots).not.toContainEqual(expect.objectContaining({ startAt: AT_ELEVEN_FRIDAY }));
  });

  test('stays with whom it was given to by name once it is moved again', async () => {
    const { business, say } = await booked();
    await say(t.swap);
    await say(t.yes);
    await say(t.later);
    await say(t.yes);
    expect(await bookingsOf(business)).toMatchObject([
      { calendarId: business.people.mathieu, startAt: AT_ELEVEN_FRIDAY },
    ]);
  });
});
