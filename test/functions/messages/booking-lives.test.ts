import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { derivedId } from '../../../functions/kernel/identity/ids.ts';
import { keys } from '../../../functions/kernel/table/keys.ts';
import { contactHashes } from '../../../functions/records/contact.ts';
import { unsubscribeUrl } from '../../../functions/records/unsubscribe-link.ts';
import type { AwsAnswer } from '../../../local/messaging/sms-network.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import { seededRuns } from '../../support/seeded.ts';
import { dataOf } from '../../support/team.ts';
import { type Business, MONDAY_8H, openBusiness } from '../../support/world.ts';
import { diedAtWork } from '../manifest/dying.ts';
import { offered } from '../resources/bookings/visitors.ts';
import { type MailWorld, openMailWorld } from './mail-world.ts';
import { owedOf, WORKERS } from './world.ts';

const DAY_MS = 86_400_000;

/** How the sender is while one pass of deliveries is made. */
const SENDERS = ['well', 'slow', 'throttled', 'down', 'refusing', 'silent'] as const;
type Sender = (typeof SENDERS)[number];

const failed = (status: number, type: string): AwsAnswer => ({
  status,
  json: { __type: type, message: 'injected' },
});

let sender: Sender = 'well';
let visitor = '';

const between = async (answer: () => Promise<AwsAnswer>, to: string): Promise<AwsAnswer> => {
  if (sender === 'slow') await setTimeout(20);
  if (sender === 'throttled') return failed(429, 'TooManyRequestsException');
  if (sender === 'down') return failed(503, 'ServiceUnavailable');
  if (sender === 'refusing' && to === visitor) return failed(400, 'MessageRejected');
  const taken = await answer();
  // It took the message, and nobody hears that it did.
  return sender === 'silent' ? failed(500, 'InternalServiceErrorException') : taken;
};

let world: MailWorld;
let business: Business;
beforeAll(async () => {
  world = await openMailWorld(between);
  business = await openBusiness(world);
});
afterAll(() => world.stop());

type Step =
  | { readonly kind: 'change'; readonly what: 'move' | 'cancel'; readonly by: 'visitor' | 'business' }
  | { readonly kind: 'deliver'; readonly sender: Sender }
  | { readonly kind: 'die'; readonly after: number }
  | { readonly kind: 'outage' }
  | { readonly kind: 'strand' }
  | { readonly kind: 'unsubscribe' }
  | { readonly kind: 'plan' }
  | { readonly kind: 'erase' };

const by = fc.constantFrom('visitor' as const, 'business' as const);
const what = fc.constantFrom('move' as const, 'move' as const, 'cancel' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('change' as const), what, by }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('deliver' as const), sender: fc.constantFrom(...SENDERS) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('die' as const), after: fc.integer({ min: 1, max: 12 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(...(['outage', 'strand', 'unsubscribe', 'plan', 'erase'] as const)),
    }),
  },
);

const life = fc.record({
  first: by,
  language: fc.constantFrom('fr' as const, 'en' as const),
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
});
type Life = typeof life extends fc.Arbitrary<infer L> ? L : never;

/** What a message is known by to whoever designed it. */
type What = 'booked' | 'moved' | 'cancelled' | 'stranded';
type Name = `${What} ${number} to ${'visitor' | 'owner'}`;
interface Change {
  readonly what: What;
  readonly sequence: number;
  readonly by: 'visitor' | 'business';
  /** Tells apart what leaves the sequence as it is. */
  readonly nth?: number;
}

const toWhom = ({ what, sequence, nth = sequence }: Change, who: 'visitor' | 'owner'): Name =>
  `${what} ${nth} to ${who}`;

/** The messages that are designed for these changes, of which none has been told, when the last one is the state now. */
const designed = (pending: readonly Change[], last: Change): readonly Name[] =>
  pending.flatMap((change) => {
    const isLast = change.sequence === last.sequence;
    const isTold = change.what === 'booked' ? last.what !== 'cancelled' : isLast;
    return [
      ...(isLast ? [toWhom(change, 'visitor')] : []),
      ...(change.by === 'visitor' && isTold ? [toWhom(change, 'owner')] : []),
    ];
  });

let lives = 0;

const tell = (method: string, path: string, body?: unknown) =>
  world.call(method, path, { token: business.owner.token, body });

const WORDS = {
  fr: {
    ...{ booked: 'Rendez-vous confirmé', moved: 'Rendez-vous déplacé', cancelled: 'Rendez-vous annulé' },
    stranded: 'Choisissez une autre heure',
  },
  en: {
    ...{ booked: 'Booking confirmed', moved: 'Booking moved', cancelled: 'Booking cancelled' },
    stranded: 'Please choose another time',
  },
} as const;

/** One life of one booking, with the model of what was designed to be told of it. */
const open = async ({ first, language }: Life) => {
  lives += 1;
  world.setClock(MONDAY_8H + lives * 20 * 60_000);
  sender = 'well';
  await world.run();
  visitor = `vie-${lives}@example.org`;
  const viewer = `2001:db8:0:${lives.toString(16)}::1`;
  const slots = (await offered(world, business, 80)).slice(-12);
  const who = { name: 'Ana Lévy', email: visitor };
  const [slot] = slots;
  const made =
    first === 'visitor'
      ? await dataOf(
          world.call('POST', `/public/sites/${business.slug}/bookings`, {
            viewer,
            body: { slotId: slot?.slotId, serviceId: business.serviceId, language, ...who },
          }),
        )
      : await dataOf(
          tell('POST', '/v1/bookings', { serviceId: business.serviceId, startAt: slot?.startAt, ...who }),
        );
  const opened = await dataOf(tell('GET', `/v1/bookings/${made.bookingId}`));
  const token = String(opened.manageUrl).split('/').at(-1);
  const bookingId = String(made.bookingId);
  const publicly = `/public/bookings/${token}`;
  const change = async (what: 'move' | 'cancel', side: 'visitor' | 'business') => {
    if (side === 'business' && what === 'cancel') return tell('DELETE', `/v1/bookings/${bookingId}`);
    if (what === 'cancel') return world.call('DELETE', publicly, { viewer });
    const now = (await dataOf(tell('GET', `/v1/bookings/${bookingId}`))).startAt;
    const others = (await offered(world, business, 80)).filter(({ startAt }) => startAt !== now);
    const to = others.at(-1 - (lives % 3));
    return side === 'business'
      ? tell('PATCH', `/v1/bookings/${bookingId}`, { startAt: to?.startAt })
      : world.call('PATCH', publicly, { viewer, body: { slotId: to?.slotId } });
  };
  /** The business closes on the day of the booking, and asks its visitor to choose another time. */
  const strand = async () => {
    const { startAt } = await dataOf(tell('GET', `/v1/bookings/${bookingId}`));
    const { closureId } = await dataOf(tell('POST', '/v1/closures', { from: String(startAt).slice(0, 10) }));
    expect(await dataOf(tell('POST', '/v1/bookings/ask-to-move', { closureId }))).toMatchObject({ asked: 1 });
    // It must not stand in the way of what is moved or booked later.
    expect((await tell('DELETE', `/v1/closures/${closureId}`)).status).toBe(204);
  };
  const unsubscribe = async () => {
    const [contactHash = ''] = contactHashes(world.kernel.signer, { email: visitor, phone: null });
    const tenantId = brandId<TenantId>(business.tenantId);
    const { pathname } = new URL(unsubscribeUrl(world.kernel, { tenantId, contactHash }, language));
    expect((await world.call('POST', pathname, { viewer })).status).toBe(200);
  };
  return { bookingId, change, strand, unsubscribe };
};

/** The sender is down for more than an hour, and what is due then is tried all the while. */
const outage = async (): Promise<void> => {
  sender = 'down';
  await world.run();
  for (const minutes of [1, 10, 51]) {
    world.advance(minutes);
    await world.run();
  }
  sender = 'well';
  world.advance(61);
  await world.run();
};

const EVENTS = {
  ...{ booked: 'booking.created', moved: 'booking.moved', cancelled: 'booking.cancelled' },
  stranded: 'booking.stranded',
} as const;
const KINDS = {
  booked: ['booking_confirmed', 'team_new_booking'],
  moved: ['booking_moved', 'team_booking_moved'],
  cancelled: ['booking_cancelled', 'team_booking_cancelled'],
  stranded: ['booking_stranded', 'none'],
} as const;

/** The ids of the messages of a change just made, with the names that they were designed under. */
const idsOf = (bookingId: string, change: Change): ReadonlyArray<readonly [string, Name]> => {
  const at = new Date(world.kernel.clock()).toISOString();
  const { what, sequence } = change;
  const eventId = derivedId('event', business.tenantId, EVENTS[what], bookingId, at, String(sequence));
  const [toVisitor, toOwner] = KINDS[what];
  return [
    [`msg_${derivedId('message', eventId, toVisitor, 'visitor')}`, toWhom(change, 'visitor')],
    [`msg_${derivedId('message', eventId, toOwner, business.owner.memberId)}`, toWhom(change, 'owner')],
  ];
};

/** How often each message about a booking was taken by the sender. */
const toldOf = (bookingId: string, names: ReadonlyMap<string, Name>) => {
  const told = new Map<Name | undefined, number>();
  for (const { tags } of world.sent.filter(({ tags }) => tags.subjectId === bookingId)) {
    const name = names.get(String(tags.messageId));
    told.set(name, (told.get(name) ?? 0) + 1);
  }
  return told;
};

describe('whatever happens to a booking, and to those who tell of it', () => {
  test('exactly the designed messages come, in the right language, at most one of them twice', async () => {
    await fc.assert(
      fc.asyncProperty(life, async (one) => {
        const { bookingId, change, strand, unsubscribe } = await open(one);
        let last: Change = { what: 'booked', sequence: 0, by: one.first };
        let pending: Change[] = [last];
        let isErased = false;
        let mayRepeat = false;
        let hasFailed = false;
        let wasDown = false;
        let stranded = 0;
        const expected = new Set<Name>();
        const names = new Map(idsOf(bookingId, last));

        const settle = (lost: (name: Name) => boolean = () => false) => {
          if (!isErased) for (const name of designed(pending, last)) if (!lost(name)) expected.add(name);
          pending = [];
        };
        const perform = async (next: Step): Promise<void> => {
          world.advance(70);
          if (next.kind === 'change') {
            if (isErased || last.what === 'cancelled') return;
            expect((await change(next.what, next.by)).status).toBeLessThan(300);
            const what = next.what === 'move' ? 'moved' : 'cancelled';
            last = { what, sequence: last.sequence + 1, by: next.by };
            pending.push(last);
            for (const [id, name] of idsOf(bookingId, last)) names.set(id, name);
          } else if (next.kind === 'deliver') {
            const fails = next.sender === 'throttled' || next.sender === 'down';
            // A message is given up after seven failures, and an outage has four of them.
            const isTooMuch = (next.sender === 'silent' && mayRepeat) || (fails && wasDown);
            sender = isTooMuch ? 'well' : next.sender;
            hasFailed ||= fails;
            mayRepeat ||= sender === 'silent';
            await world.run();
            if (sender === 'silent') {
              sender = 'well';
              world.advance(70);
              await world.run();
            }
            if (sender === 'refusing') settle((name) => name.endsWith('visitor'));
            else if (sender === 'well' || sender === 'slow') settle();
            sender = 'well';
          } else if (next.kind === 'die') {
            if (mayRepeat) return;
            mayRepeat = await diedAtWork(world.kernel.table, next.after, world.run);
            world.advance(2);
            await world.run();
            world.advance(2);
            await world.run();
            settle();
          } else if (next.kind === 'outage') {
            if (hasFailed || wasDown) return;
            wasDown = true;
            await outage();
            settle();
          } else if (next.kind === 'strand') {
            if (isErased || last.what === 'cancelled') return;
            await strand();
            stranded += 1;
            const asked: Change = {
              what: 'stranded',
              sequence: last.sequence,
              by: 'business',
              nth: stranded,
            };
            pending.push(asked);
            for (const [id, name] of idsOf(bookingId, asked)) names.set(id, name);
          } else if (next.kind === 'unsubscribe') {
            await unsubscribe();
          } else if (next.kind === 'plan') {
            const trialEndsAt = new Date(
              world.kernel.clock() + (lives % 2 === 0 ? 10 * DAY_MS : -1000),
            ).toISOString();
            const key = keys.tenant(brandId<TenantId>(business.tenantId));
            await world.kernel.table.write({ update: key, set: { trialEndsAt } });
          } else {
            await dataOf(tell('POST', '/v1/privacy/erase', { confirm: true, email: visitor }));
            isErased = true;
            pending = [];
          }
        };

        for (const next of one.steps) await perform(next);
        // Past the longest pause that so many failures come to.
        world.advance(30 * 60);
        await perform({ kind: 'deliver', sender: 'well' });

        const told = toldOf(bookingId, names);
        expect(new Set(told.keys())).toEqual(expected);
        const repeats = [...told.values()].filter((times) => times > 1);
        expect(Math.max(0, ...told.values())).toBeLessThanOrEqual(mayRepeat ? 2 : 1);
        // Only what was between sending and recording when its workers died: one message of each.
        expect(repeats.length).toBeLessThanOrEqual(WORKERS);
        const words = Object.values(WORDS[one.first === 'visitor' ? one.language : 'fr']);
        for (const { subject = '' } of world.mails.filter(({ to }) => to === visitor))
          expect(words.some((word) => subject.startsWith(word))).toBe(true);
        expect(await owedOf(world)).toEqual([]);
        if (!isErased && last.what !== 'cancelled') await change('cancel', 'business');
        await world.run();
      }),
      seededRuns(12),
    );
  }, 300_000);
});
