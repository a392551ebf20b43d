import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { keys } from '../../../functions/kernel/table/keys.ts';
import type { AwsAnswer } from '../../../local/messaging/sms-network.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import { seededRuns, sizes } from '../../support/seeded.ts';
import { MONDAY_8H } from '../../support/world.ts';
import { diedAtWork } from '../manifest/dying.ts';
import type { Salon } from '../resources/calendars/salon.ts';
import {
  EDITS,
  type Edit,
  type Life,
  openLife,
  openStage,
  UNDONE,
  type Undone,
} from './lives/booking-life.ts';
import { type Change, type Model, type Name, openModel } from './lives/life-model.ts';
import { type MailWorld, openMailWorld } from './mail-world.ts';
import { owedOf, UNDO_OVER_MIN, WORKERS } from './world.ts';

const DAY_MS = 86_400_000;

/** A full run is of 240 lives. */
const MOST_MS = sizes.isFull ? 1_800_000 : 300_000;

/** How the sender is while one pass of deliveries is made. */
const SENDERS = ['well', 'slow', 'throttled', 'down', 'refusing', 'silent'] as const;
type Sender = (typeof SENDERS)[number];

const failed = (status: number, type: string): AwsAnswer => ({
  status,
  json: { __type: type, message: 'injected' },
});

let sender: Sender = 'well';
let visitor = '';
/** Whether an address is that of a client of this life. */
const isVisitor = (to: string): boolean =>
  to === visitor || to.startsWith(visitor.replace('@example.org', '-'));

const between = async (answer: () => Promise<AwsAnswer>, to: string): Promise<AwsAnswer> => {
  if (sender === 'slow') await setTimeout(20);
  if (sender === 'throttled') return failed(429, 'TooManyRequestsException');
  if (sender === 'down') return failed(503, 'ServiceUnavailable');
  if (sender === 'refusing' && isVisitor(to)) return failed(400, 'MessageRejected');
  const taken = await answer();
  // It took the message, and nobody hears that it did.
  return sender === 'silent' ? failed(500, 'InternalServiceErrorException') : taken;
};

let world: MailWorld;
let salon: Salon;
beforeAll(async () => {
  world = await openMailWorld(between);
  salon = await openStage(world);
});
afterAll(() => world.stop());

type Step =
  | { readonly kind: 'change'; readonly what: 'move' | 'cancel'; readonly by: 'visitor' | 'business' }
  | { readonly kind: 'edit'; readonly what: Edit }
  | { readonly kind: 'give'; readonly to: 'first' | 'another' }
  | { readonly kind: 'undone'; readonly what: Undone }
  | { readonly kind: 'deliver'; readonly sender: Sender }
  | { readonly kind: 'die'; readonly after: number }
  | { readonly kind: 'restore' | 'outage' | 'strand' | 'unsubscribe' | 'plan' | 'erase' };

const by = fc.constantFrom('visitor' as const, 'business' as const);
const what = fc.constantFrom('move' as const, 'move' as const, 'cancel' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('change' as const), what, by }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('edit' as const), what: fc.constantFrom(...EDITS) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('undone' as const),
      what: fc.constantFrom(...UNDONE),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('deliver' as const), sender: fc.constantFrom(...SENDERS) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('die' as const), after: fc.integer({ min: 1, max: 12 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('give' as const),
      to: fc.constantFrom('first' as const, 'another' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('restore' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(...(['outage', 'strand', 'unsubscribe', 'plan', 'erase'] as const)),
    }),
  },
);

const wanted = fc.record({
  first: by,
  language: fc.constantFrom('fr' as const, 'en' as const),
  steps: fc.array(step, { minLength: 1, maxLength: 7 }),
});

const SUBJECTS = {
  fr: /^(Rendez-vous (confirmé|déplacé|modifié|annulé|maintenu)|Choisissez une autre heure)/,
  en: /^(Booking (confirmed|moved|changed|cancelled|is on after all)|Please choose another time)/,
} as const;

let lives = 0;

/** What may make a message come twice, or not at once. */
interface Trouble {
  mayRepeat: boolean;
  hasFailed: boolean;
  wasDown: boolean;
}

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

/** One pass of deliveries with a sender that is so. */
const deliver = async (wish: Sender, model: Model, trouble: Trouble): Promise<void> => {
  const fails = wish === 'throttled' || wish === 'down';
  // A message is given up after seven failures, and an outage has four of them.
  const isTooMuch = (wish === 'silent' && trouble.mayRepeat) || (fails && trouble.wasDown);
  const now = isTooMuch ? 'well' : wish;
  sender = now;
  trouble.hasFailed ||= fails;
  trouble.mayRepeat ||= now === 'silent';
  await world.run();
  sender = 'well';
  if (now === 'silent') {
    world.advance(70);
    await world.run();
  }
  if (now === 'throttled' || now === 'down') model.tried();
  else model.settle({ isRefused: now === 'refusing' });
};

const die = async (after: number, model: Model, trouble: Trouble): Promise<void> => {
  if (trouble.mayRepeat) return;
  trouble.mayRepeat = await diedAtWork(world.kernel.table, after, world.run);
  if (trouble.mayRepeat) model.died();
  for (let restarts = 0; restarts < 2; restarts += 1) {
    world.advance(2);
    await world.run();
  }
  model.settle();
};

/** Whether the business is on Pro, on which people have calendars of their own. */
let isPro = true;

const setPlan = async (next: boolean): Promise<void> => {
  isPro = next;
  const ends = world.kernel.clock() + (isPro ? 10 * DAY_MS : -1000);
  const key = keys.tenant(brandId<TenantId>(salon.tenantId));
  await world.kernel.table.write({ update: key, set: { trialEndsAt: new Date(ends).toISOString() } });
};

/** What happens to a booking that stands, or is cancelled; nothing where that is impossible. */
const change = async (next: Step, life: Life, model: Model): Promise<ReadonlyArray<Change | undefined>> => {
  const isCancelled = model.last().what === 'cancelled';
  if (model.isErased() || isCancelled !== (next.kind === 'restore')) return [];
  if ('what' in next && next.what === 'person' && !isPro) return [];
  if (next.kind === 'restore') return [await life.restore()];
  if (next.kind === 'change') return [await life[next.what](next.by)];
  if (next.kind === 'edit') return [await life.edit(next.what)];
  if (next.kind === 'give') return [await life.give(next.to)];
  if (next.kind === 'strand') return [await life.strand()];
  if (next.kind !== 'undone') return [];
  await world.run();
  model.settle();
  return life.undone(next.what, async () => {
    await world.run();
    world.setClock(world.kernel.clock() + 8000);
    await world.run();
  });
};

const perform = async (next: Step, life: Life, model: Model, trouble: Trouble): Promise<void> => {
  world.advance(70);
  for (const made of await change(next, life, model)) if (made) model.add(made);
  if (next.kind === 'deliver') await deliver(next.sender, model, trouble);
  if (next.kind === 'die') await die(next.after, model, trouble);
  if (next.kind === 'unsubscribe') await life.unsubscribe();
  if (next.kind === 'plan') await setPlan(!isPro);
  if (next.kind === 'outage' && !trouble.hasFailed && !trouble.wasDown) {
    trouble.wasDown = true;
    await outage();
    model.settle();
  }
  if (next.kind === 'erase') {
    await life.erase();
    model.erase();
  }
};

/** How often each message about a booking was taken by the sender. */
const toldOf = (bookingId: string, model: Model) => {
  const told = new Map<Name | undefined, number>();
  for (const { tags } of world.sent.filter(({ tags }) => tags.subjectId === bookingId)) {
    const name = model.nameOf(String(tags.messageId));
    told.set(name, (told.get(name) ?? 0) + 1);
  }
  return told;
};

describe('whatever happens to a booking, and to those who tell of it', () => {
  test(
    'exactly the designed messages come, in the right language, at most one of them twice',
    async () => {
      await fc.assert(
        fc.asyncProperty(wanted, async ({ first, language, steps }) => {
          lives += 1;
          world.setClock(MONDAY_8H + lives * 20 * 60_000);
          sender = 'well';
          await setPlan(true);
          await world.run();
          visitor = `vie-${lives}@example.org`;
          const life = await openLife(world, salon, { first, language, n: lives, email: visitor });
          const { bookingId, booked } = life;
          const about = { tenantId: salon.tenantId, ownerId: salon.owner.memberId, bookingId };
          const model = openModel(about, booked);
          const trouble: Trouble = { mayRepeat: false, hasFailed: false, wasDown: false };
          for (const next of steps) await perform(next, life, model, trouble);
          // Past the longest pause that so many failures come to.
          world.advance(30 * 60);
          await perform({ kind: 'deliver', sender: 'well' }, life, model, trouble);

          const told = toldOf(bookingId, model);
          const isDesigned = (name: Name | undefined): boolean =>
            !name || model.expected.has(name) || !model.optional.has(name);
          expect(new Set([...told.keys()].filter(isDesigned))).toEqual(model.expected);
          const repeats = [...told.values()].filter((times) => times > 1);
          expect(Math.max(0, ...told.values())).toBeLessThanOrEqual(trouble.mayRepeat ? 2 : 1);
          // Only what was between sending and recording when its workers died: one message of each.
          expect(repeats.length).toBeLessThanOrEqual(WORKERS);
          const subjects = SUBJECTS[first === 'visitor' ? language : 'fr'];
          for (const { subject } of world.mails.filter(({ to }) => isVisitor(to)))
            expect(subject).toMatch(subjects);
          expect(await owedOf(world)).toEqual([]);
          if (!model.isErased() && model.last().what !== 'cancelled') await life.cancel('business');
          world.advance(UNDO_OVER_MIN);
          await world.run();
        }),
        seededRuns(12),
      );
    },
    MOST_MS,
  );
});
