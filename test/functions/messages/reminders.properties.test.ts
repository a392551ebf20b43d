import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { remindersOf } from '../../../functions/messages/plans/reminders.ts';
import { MESSAGE_HOURS } from '../../../shared/domain/automations.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/domain/duration.ts';
import { SMS_CONSENT_VERSION } from '../../../shared/domain/sms-consent.ts';
import { seededRuns } from '../../support/seeded.ts';
import { MONDAY_8H } from '../../support/world.ts';
import { openDesk } from '../resources/public-site/visitors-calls.ts';
import { type MailWorld, openMailWorld } from './mail-world.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await openMailWorld();
});
afterAll(() => world.stop());

test('a reminder is due the hours chosen before the start, and there is none within them', () => {
  const reach = { email: 'a@b.ca', phone: '+15145550142', smsConsent: SMS_CONSENT_VERSION };
  const leads = fc.record({
    reminder_day: fc.constantFrom(...MESSAGE_HOURS.reminder_day.choices),
    reminder_soon: fc.constantFrom(...MESSAGE_HOURS.reminder_soon.choices),
  });
  fc.assert(
    fc.property(fc.integer({ min: -60, max: 10_000 }), leads, (minutes, hours) => {
      const startAt = new Date(MONDAY_8H + minutes * MINUTE_MS).toISOString();
      const planned = remindersOf({ startAt, ...reach }, MONDAY_8H, hours);
      expect(planned.map(({ message, dueAt }) => [message, dueAt])).toEqual(
        (['reminder_day', 'reminder_soon'] as const)
          .filter((kind) => minutes > hours[kind] * 60)
          .map((kind) => [kind, Date.parse(startAt) - hours[kind] * HOUR_MS]),
      );
      expect(remindersOf({ startAt, ...reach, email: null, phone: null }, MONDAY_8H, hours)).toEqual([]);
      expect(remindersOf({ startAt, email: null, phone: reach.phone }, MONDAY_8H, hours)).toEqual([]);
    }),
    seededRuns(100),
  );
});

/** A start in the opening hours of the two weeks to come: a working day, and an hour from 9:00 to 16:00 in Montreal. */
const start = fc
  .tuple(fc.constantFrom(1, 2, 3, 4, 7, 8), fc.integer({ min: 1, max: 8 }))
  .map(([day, hour]) => MONDAY_8H + day * DAY_MS + hour * HOUR_MS);

type Act =
  | { readonly kind: 'wait'; readonly hours: number }
  | { readonly kind: 'move'; readonly to: number }
  | { readonly kind: 'cancel' | 'stop' | 'start' | 'erase' };

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.integer({ min: 1, max: 60 }).map((hours) => ({ kind: 'wait' as const, hours })),
  },
  { weight: 3, arbitrary: start.map((to) => ({ kind: 'move' as const, to })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('cancel', 'stop', 'start', 'erase').map((kind) => ({ kind }) as const),
  },
);

/** 8:00 in Montreal, in winter, on the day of a moment; the clock is never near midnight UTC then. */
const morningOf = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS + 13 * HOUR_MS;

/** What the design says of one appointment: which reminders reach its visitor, and when. */
class Oracle {
  readonly sent: string[] = [];
  private readonly done = new Set<string>();
  private startAt: number;
  private since: number;
  private isOn = true;
  isStopped = false;

  constructor(startAt: number, now: number) {
    this.startAt = startAt;
    this.since = now;
  }

  get isConfirmed(): boolean {
    return this.isOn;
  }

  get start(): number {
    return this.startAt;
  }

  move(to: number, now: number): void {
    this.startAt = to;
    this.since = now;
    this.done.clear();
  }

  end(): void {
    this.isOn = false;
  }

  /** Moments at which something may be sent. */
  moments(): readonly number[] {
    return [this.startAt - DAY_MS, this.startAt - 2 * HOUR_MS, morningOf(this.startAt)];
  }

  tick(now: number): void {
    const due = (kind: string, at: number, sendAt = at): boolean =>
      this.isOn && at > this.since && now >= sendAt && now < this.startAt && !this.done.has(kind);
    if (due('day', this.startAt - DAY_MS)) this.tell('day', now);
    const soon = this.startAt - 2 * HOUR_MS;
    if (!due('soon', soon, Math.max(soon, morningOf(this.startAt)))) return;
    if (this.isStopped) this.done.add('soon');
    else this.tell('soon', now);
  }

  private tell(kind: string, now: number): void {
    this.done.add(kind);
    this.sent.push(`${kind} ${new Date(now).toISOString()}`);
  }
}

let people = 0;

/** One appointment's life, told by the mailbox and by the design. */
const live = async (first: number, acts: readonly Act[]) => {
  people += 1;
  world.setClock(MONDAY_8H);
  const desk = await openDesk(world);
  const email = `rappel${people}@example.org`;
  const phone = `+1514555${String(2000 + people)}`;
  const slots = await desk.slots(`serviceId=${desk.serviceId}&from=${new Date(first).toISOString()}`);
  const answer = await desk.book({
    ...{ slotId: slots[0]?.slotId, name: 'Ana Lévy', email, phone, smsConsent: SMS_CONSENT_VERSION },
  });
  const { bookingId, startAt } = answer.json.data;
  const clock = () => world.kernel.clock();
  const oracle = new Oracle(Date.parse(startAt), clock());
  const told: string[] = [];
  let seen = world.mails.length;
  const run = async () => {
    await world.run();
    for (const { to, subject = '', text } of world.mails.slice(seen)) {
      const at = new Date(clock()).toISOString();
      if (to === email && subject.startsWith('Rappel')) told.push(`day ${at}`);
      if (to === phone && text.includes(': rappel, ')) told.push(`soon ${at}`);
    }
    seen = world.mails.length;
    oracle.tick(clock());
  };
  const wait = async (until: number) => {
    const stops = [...oracle.moments().filter((at) => at > clock() && at < until), until];
    for (const at of stops.toSorted((a, b) => a - b)) {
      world.setClock(at);
      await run();
    }
  };
  const path = `/v1/bookings/${bookingId}`;
  await run();
  for (const one of [...acts, { kind: 'wait', hours: 24 * 10 } as const]) {
    if (one.kind === 'wait') await wait(clock() + one.hours * HOUR_MS);
    if (one.kind === 'stop' || one.kind === 'start') {
      await world.reply(phone, one.kind === 'stop' ? 'ARRÊT' : 'START');
      oracle.isStopped = one.kind === 'stop';
      world.advance(1);
    }
    if (one.kind === 'erase' && oracle.start > clock()) {
      await desk.staff('POST', '/v1/privacy/erase', { email, confirm: true });
      oracle.end();
    }
    if (one.kind === 'cancel' && oracle.isConfirmed && oracle.start > clock()) {
      expect((await desk.staff('DELETE', path)).status).toBe(204);
      oracle.end();
    }
    if (one.kind === 'move' && oracle.isConfirmed && one.to > clock() && oracle.start > clock()) {
      const { version } = (await desk.staff('GET', path)).json.data;
      const body = { startAt: new Date(one.to).toISOString(), version };
      const { status } = await desk.staff('PATCH', path, body);
      expect(status).toBe(200);
      if (one.to !== oracle.start) oracle.move(one.to, clock());
    }
    await run();
  }
  return { told, designed: oracle.sent };
};

describe('whatever becomes of an appointment', () => {
  test('its visitor gets exactly the designed reminders: none of a time that was left, none twice, none at night', async () => {
    await fc.assert(
      fc.asyncProperty(start, fc.array(act, { maxLength: 7 }), async (first, acts) => {
        const { told, designed } = await live(first, acts);
        expect(told).toEqual(designed);
      }),
      seededRuns(5),
    );
  });
});
