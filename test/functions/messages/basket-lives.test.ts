import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import type { OutgoingMessage } from '../../../local/mailbox/message.ts';
import { DAY_MS, HOUR_MS } from '../../../shared/domain/duration.ts';
import { seededRuns, sizes } from '../../support/seeded.ts';
import { dataOf } from '../../support/team.ts';
import { MONDAY_8H } from '../../support/world.ts';
import { type Basket, openBasket } from './basket-world.ts';
import { type MailWorld, openMailWorld } from './mail-world.ts';
import { owedOf, UNDO_OVER_MIN } from './world.ts';

/** A full run is of 240 lives. */
const MOST_MS = sizes.isFull ? 1_200_000 : 120_000;

/** Far enough from Monday that visitors may change it all the while. */
const FROM = new Date(MONDAY_8H + 3 * DAY_MS).toISOString();

/** Lives in one database: each leaves reminders to come in its outbox, which every delivery reads. */
const LIVES_OF_A_WORLD = 20;

let world: MailWorld;
let lives = 0;
beforeAll(async () => {
  world = await openMailWorld();
});
afterAll(() => world.stop());

/** An empty database after so many lives, so that the last of them are as quick as the first. */
const begin = async (): Promise<void> => {
  lives += 1;
  if (lives % LIVES_OF_A_WORLD === 0) {
    await world.stop();
    world = await openMailWorld();
  }
  world.setClock(MONDAY_8H);
};

/** The last of them goes on until April, past the morning of March when the clocks are put forward. */
const BASKETS = [
  [{ arrangement: 'in_a_row', parts: 3 }, false],
  [{ arrangement: 'in_a_row', parts: 2 }, true],
  [{ arrangement: 'together', parts: 2 }, false],
  [{ arrangement: 'series', parts: 1, count: 2, everyWeeks: 1 }, false],
  [{ arrangement: 'in_a_row', parts: 2, count: 2, everyWeeks: 1 }, false],
  [{ arrangement: 'together', parts: 2, count: 3, everyWeeks: 1 }, true],
  [{ arrangement: 'series', parts: 1, count: 6, everyWeeks: 4 }, true],
] as const;

const ACTS = ['move', 'moveAll', 'moveAll', 'cancel', 'cancel', 'cancelAll', 'restore', 'undone'] as const;

const step = fc.record({
  act: fc.constantFrom(...ACTS),
  by: fc.constantFrom('visitor' as const, 'business' as const),
  nth: fc.nat({ max: 11 }),
  /** Whether what is due goes out before the next step. */
  isDelivered: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const life = fc.record({
  basket: fc.constantFrom(...BASKETS),
  steps: fc.array(step, { minLength: 1, maxLength: 7 }),
});

interface Standing {
  readonly status: unknown;
  readonly startAt: string;
  readonly version: number;
}

const stateOf = async ({ bookings, seen }: Basket): Promise<readonly Standing[]> => {
  const all = await Promise.all(bookings.map((_, nth) => seen(nth)));
  return all.map(({ status, startAt, version }) => ({ status, startAt: String(startAt), version }));
};

/** What a client knows of when each stands; a version alone is none of it. */
const known = (state: readonly Standing[]) =>
  state.map(({ status, startAt }) => `${status} ${startAt}`).join();

const later = (startAt: string, hours: number) =>
  new Date(Date.parse(startAt) + hours * HOUR_MS).toISOString();

/** A time that a visitor may move to, other than the one they have. */
const freeTime = async ({ business: { slug, serviceId } }: Basket, now: string, nth: number) => {
  const { slots } = await dataOf(
    world.call('GET', `/public/sites/${slug}/slots?serviceId=${serviceId}&from=${FROM}&limit=40`),
  );
  const others = slots.filter(({ startAt }: { readonly startAt: string }) => startAt !== now);
  return others[(nth * 5) % others.length].slotId;
};

/** Does what a step says; what the product refuses changes nothing. */
const perform = async (basket: Basket, { act, by, nth: drawn }: Step): Promise<void> => {
  const nth = drawn % basket.bookings.length;
  const { startAt, version } = (await stateOf(basket))[nth] ?? { startAt: '', version: 0 };
  const { token } = basket.business.owner;
  const path = `/v1/bookings/${basket.bookings[nth]?.bookingId}`;
  const isVisitor = by === 'visitor';
  if (act === 'move' && isVisitor)
    await basket.byLink('PATCH', nth, { slotId: await freeTime(basket, startAt, drawn) });
  if (act === 'move' && !isVisitor)
    await basket.byStaff('PATCH', nth, { startAt: later(startAt, 1 + (drawn % 3)) });
  if (act === 'undone') {
    await basket.byStaff('PATCH', nth, { startAt: later(startAt, 2) });
    await basket.byStaff('PATCH', nth, { startAt });
  }
  if (act === 'moveAll') {
    const query = `/offers?from=${FROM}`;
    const { status, json } = await (isVisitor
      ? basket.byLink('GET', nth, undefined, query)
      : world.call('GET', `${path}${query}`, { token }));
    const offers = status === 200 ? json.data.offers : [];
    const offer = offers[drawn % Math.max(1, offers.length)]?.offer;
    if (offer)
      await (isVisitor
        ? basket.byLink('PATCH', nth, { offer }, '/basket')
        : world.call('PATCH', `${path}/basket`, { token, body: { offer } }));
  }
  if (act === 'cancel') await (isVisitor ? basket.byLink('DELETE', nth) : basket.byStaff('DELETE', nth));
  if (act === 'cancelAll')
    await (isVisitor
      ? basket.byLink('DELETE', nth, undefined, '?scope=basket')
      : world.call('DELETE', `${path}?scope=basket`, { token }));
  if (act === 'restore') await world.call('POST', `${path}/restore`, { token, body: { version } });
};

/** The starts in a client's calendar that took in every file of these e-mails, each entry by its UID. */
const calendarFrom = (mails: readonly OutgoingMessage[]): readonly string[] => {
  const entries = new Map<string, string>();
  const sequences = new Map<string, number>();
  const files = mails.flatMap(({ attachments = [] }) =>
    attachments.filter(({ contentType }) => contentType === 'text/calendar'),
  );
  for (const { content } of files) {
    const calendar = new ICAL.Component(ICAL.parse(content));
    const isEnd = calendar.getFirstPropertyValue('method') === 'CANCEL';
    for (const event of calendar.getAllSubcomponents('vevent')) {
      const { uid, startDate, sequence } = new ICAL.Event(event);
      expect(sequence).toBeGreaterThanOrEqual(sequences.get(uid) ?? 0);
      sequences.set(uid, sequence);
      if (isEnd || event.getFirstPropertyValue('status') === 'CANCELLED') entries.delete(uid);
      else entries.set(uid, startDate.toJSDate().toISOString());
    }
  }
  return [...entries.values()].sort();
};

const hourOf = (iso: string): string =>
  new Date(iso).toLocaleTimeString('en-CA', { timeZone: 'America/Toronto' });

test(
  'whatever happens to several booked at once, one message tells of each change, and a client’s calendar made of their files is right',
  async () => {
    await fc.assert(
      fc.asyncProperty(life, async ({ basket: [wish, byHand], steps }) => {
        await begin();
        const basket = await openBasket(world, { ...wish, from: FROM }, { byHand, capacity: 4 });
        const mailsTo = (address: string) =>
          world.mails.filter(
            ({ to, subject }) => to === address && !/^Bienvenue|^Rappel/.test(subject ?? ''),
          );
        const told = () => [basket.email, basket.business.owner.email].map((to) => mailsTo(to).length);
        if ('count' in wish) {
          expect(basket.bookings).toHaveLength(wish.parts * wish.count);
          const hours = wish.arrangement === 'in_a_row' ? wish.parts : 1;
          expect(new Set(basket.bookings.map(({ startAt }) => hourOf(startAt))).size).toBe(hours);
        }
        await world.run();
        expect(told()).toEqual([1, byHand ? 0 : 1]);
        let isSettled = true;
        for (const next of steps) {
          const [before, [client = 0, owner = 0]] = [known(await stateOf(basket)), told()];
          await perform(basket, next);
          const isNews = known(await stateOf(basket)) !== before;
          if (next.isDelivered) {
            world.advance(UNDO_OVER_MIN);
            await world.run();
          }
          if (next.isDelivered && isSettled)
            expect(told()).toEqual([
              client + Number(isNews),
              owner +
                Number(isNews && next.act !== 'undone' && next.act !== 'restore' && next.by === 'visitor'),
            ]);
          isSettled = next.isDelivered;
        }
        // What seems to be no news is looked at once more before it is dropped.
        for (const minutes of [UNDO_OVER_MIN, 5]) {
          world.advance(minutes);
          await world.run();
        }
        expect(await owedOf(world)).toEqual([]);
        const standing = (await stateOf(basket)).filter(({ status }) => status === 'confirmed');
        expect(calendarFrom(mailsTo(basket.email))).toEqual(standing.map(({ startAt }) => startAt).sort());
      }),
      seededRuns(8, 240),
    );
  },
  MOST_MS,
);
