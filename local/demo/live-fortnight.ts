import { DAY_MS, MINUTE_MS } from '../../shared/domain/duration.ts';
import type { Booking } from '../../shared/schemas/booking.ts';
import type { LocalClock } from '../clock.ts';
import { type Call, callerAs, type DemoHost } from './demo-calls.ts';
import { type DemoVisit, demoPast } from './demo-past.ts';
import { type Left, play } from './demo-visits.ts';

/** Days before now at which the demo's past has not begun yet. */
export const LIVED_DAYS = 14;

interface Event {
  readonly at: number;
  readonly happens: () => Promise<readonly Event[]>;
}

const momentOf = ({ daysAgo, minutes }: DemoVisit, now: number): number =>
  now - daysAgo * DAY_MS + minutes * MINUTE_MS;

const later = (at: number, act: () => Promise<unknown>): Event => ({
  at,
  happens: async () => {
    await act();
    return [];
  },
});

/** Changes a record's present version, which is part of the idempotency key, so that a key always has the same body. */
const save = async <T>(owner: Call, path: string, key: string, change: object): Promise<T> => {
  const { version } = await owner<{ version: number }>('GET', path, '');
  return owner<T>('PATCH', path, `${key}-${version}`, { ...change, version });
};

const answered = (key: string, visit: DemoVisit, { leadId }: Left, at: number, owner: Call) => {
  const status = 'status' in visit ? visit.status : undefined;
  if (!leadId || !status) return [];
  const { tags } = visit.person;
  const answer = () =>
    save(owner, `/v1/leads/${leadId}`, `${key}-answered`, { status, ...(tags ? { tags } : {}) });
  return [later(at + 60 * MINUTE_MS, answer)];
};

type Ending = 'attended' | 'no_show' | 'cancelled';

/** Records an appointment's outcome; the lead of an attended one becomes won, and gets the tags of its person. */
const noteEnd = async (
  key: string,
  path: string,
  { person: { tags } }: DemoVisit,
  status: Exclude<Ending, 'cancelled'>,
  owner: Call,
) => {
  const { leadId } = await save<Booking>(owner, path, `${key}-ended`, { status });
  const won = { status: 'won', ...(tags ? { tags } : {}) };
  if (status === 'attended' && leadId) await save(owner, `/v1/leads/${leadId}`, `${key}-won`, won);
};

const ended = (key: string, visit: DemoVisit, { booking }: Left, at: number, owner: Call) => {
  if (!booking) return [];
  const path = `/v1/bookings/${booking.bookingId}`;
  const ending: Ending = ('ending' in visit && visit.ending) || 'attended';
  if (ending === 'cancelled')
    return [later(at + 120 * MINUTE_MS, () => owner('DELETE', path, `${key}-ended`))];
  const note = () => noteEnd(key, path, visit, ending, owner);
  return [later(Date.parse(booking.endAt) + 5 * MINUTE_MS, note)];
};

/**
 * Replays the demo's last fortnight through the product's API, each event at its time on the local clock, which is
 * reset at the end. Events after `now` are skipped.
 */
export const liveFortnight = async (
  host: DemoHost,
  owner: Call,
  clock: LocalClock,
  now: number,
): Promise<void> => {
  const visits = demoPast.map((visit, n): Event => {
    const at = momentOf(visit, now);
    const visitor = callerAs(host, { address: `203.0.113.${n + 1}` });
    const counter = { visitor, owner, wait: (seconds: number) => clock.advance(seconds / 60) };
    const key = `visit-${n}`;
    const happens = async () => {
      const left = await play(key, visit, counter);
      // The team answers a lead an hour later, and records attendance.
      return [...answered(key, visit, left, at, owner), ...ended(key, visit, left, at, owner)];
    };
    return { at, happens };
  });
  let ahead: readonly Event[] = visits;
  try {
    for (;;) {
      const [next, ...rest] = ahead.toSorted((one, other) => one.at - other.at);
      if (!next || next.at > now) break;
      clock.set(next.at);
      ahead = [...rest, ...(await next.happens())];
      // Events are delivered at their own time, not all at the end.
      await fetch(`${host.origin}/__local/jobs/relay-outbox`, { method: 'POST' });
    }
  } finally {
    clock.set(Date.now());
  }
};
