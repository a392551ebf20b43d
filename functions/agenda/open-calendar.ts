import type { Occupation } from '../../shared/domain/places.ts';
import { occupied } from '../../shared/domain/places.ts';
import { servedMinutes } from './any-calendar.ts';
import { fits, fitsBeside, type Rooms, roomsOnDemand } from './day-room.ts';
import { offeredStarts } from './free-slots.ts';
import { DAY_MIN, dayIndexOf, dayStartOf, type Interval, type Minute } from './time.ts';
import { type AgendaDay, isLive, MAX_BUSY_PER_DAY, type ServiceNeed } from './types.ts';

/** A service with this need from a start on. */
export const appointmentAt = (start: Minute, need: ServiceNeed): Occupation => ({
  start,
  end: start + need.durationMin,
  before: need.bufferBeforeMin,
  after: need.bufferAfterMin,
});

/** What one search needs to know of its calendars. */
export type Searched = {
  /** The starts that a visitor may choose. */
  readonly range: Interval;
  readonly now: Minute;
  /** How many appointments the search places at most. */
  readonly parts: number;
};

/**
 * One calendar during one search: each day's room is computed once, when it is first needed. `days` must hold every day
 * that an appointment may touch, with current offers; others throw.
 */
export class OpenCalendar {
  readonly calendarId: string;
  readonly range: Interval;
  /** By the first minute of each. */
  readonly days: ReadonlyMap<Minute, AgendaDay>;
  /** Whether it may ever serve several at a time. */
  readonly isShared: boolean;
  private readonly now: Minute;
  private readonly rooms: Rooms;
  private readonly full: ReadonlySet<number>;
  private readonly served = new Map<number, number>();

  constructor(calendarId: string, days: readonly AgendaDay[], { range, now, parts }: Searched) {
    this.calendarId = calendarId;
    this.days = new Map(days.map((day) => [dayStartOf(day.date), day]));
    this.isShared = days.some(({ offers }) => offers.some(({ capacity }) => capacity > 1));
    this.range = range;
    this.now = now;
    this.rooms = roomsOnDemand(days, now);
    const full = [...this.days].filter(([, day]) => isDayFull(day, now, parts));
    this.full = new Set(full.map(([origin]) => dayIndexOf(origin)));
  }

  /** Whether there is room for an appointment, beside others that the search placed here. */
  hasRoom(wanted: Occupation, beside: readonly Occupation[]): boolean {
    if (this.full.size > 0 && this.touchesFull(wanted)) return false;
    return beside.length === 0 ? fits(this.rooms, wanted) : fitsBeside(this.rooms, wanted, beside);
  }

  /** The minutes that services take on the UTC day of a start. */
  servedOn(start: Minute): number {
    const origin = dayIndexOf(start) * DAY_MIN;
    const known = this.served.get(origin);
    if (known !== undefined) return known;
    const day = this.days.get(origin);
    const minutes = day ? servedMinutes(day, this.now) : 0;
    this.served.set(origin, minutes);
    return minutes;
  }

  private touchesFull(wanted: Occupation): boolean {
    const { start, end } = occupied(wanted);
    for (let day = dayIndexOf(start); day * DAY_MIN < end; day += 1) if (this.full.has(day)) return true;
    return false;
  }
}

/** A day counts as full already when not all appointments of the search are sure to find an entry in it. */
function isDayFull({ busy }: AgendaDay, now: Minute, parts: number): boolean {
  const most = MAX_BUSY_PER_DAY - parts;
  return busy.length > most && busy.filter((entry) => isLive(entry, now)).length > most;
}

/** What is known of a start: whether it is inside an offer, on its grid, checked, free. */
const MARK = { inside: 1, onGrid: 2, seen: 4, free: 8 } as const;

/** One service on one calendar during one search: each start is judged once. */
export class Starts {
  readonly calendar: OpenCalendar;
  readonly need: ServiceNeed;
  /** The starts on a grid at which an offer holds the whole service, in order; not all of them free. */
  readonly onGrid: readonly Minute[];
  private readonly origin: Minute;
  private readonly marks: Uint8Array;

  constructor(calendar: OpenCalendar, need: ServiceNeed) {
    const origins = [...calendar.days.keys()];
    this.calendar = calendar;
    this.need = need;
    this.origin = Math.min(...origins);
    this.marks = new Uint8Array(origins.length === 0 ? 0 : Math.max(...origins) + DAY_MIN - this.origin);
    this.onGrid = [...calendar.days].flatMap(([origin, day]) => this.markOffered(origin, day));
  }

  isOnGrid(start: Minute): boolean {
    return this.has(start, MARK.onGrid);
  }

  /** Whether an offer holds the whole service from this minute on, on its grid or not. */
  isOffered(start: Minute): boolean {
    return this.has(start, MARK.inside);
  }

  /** Whether the service can start at an offered minute. */
  isFree(start: Minute): boolean {
    const index = start - this.origin;
    const mark = this.marks[index] ?? 0;
    if (mark & MARK.seen) return (mark & MARK.free) !== 0;
    const isFree = this.calendar.hasRoom(appointmentAt(start, this.need), []);
    this.marks[index] = mark | MARK.seen | (isFree ? MARK.free : 0);
    return isFree;
  }

  /** Whether it can, also beside appointments that the search placed on this calendar. */
  isFreeBeside(start: Minute, beside: readonly Occupation[]): boolean {
    if (!this.isFree(start)) return false;
    return beside.length === 0 || this.calendar.hasRoom(appointmentAt(start, this.need), beside);
  }

  private has(start: Minute, mark: number): boolean {
    return ((this.marks[start - this.origin] ?? 0) & mark) !== 0;
  }

  /** Marks where the service may start on a day by the offers alone; returns what is on their grid. */
  private markOffered(origin: Minute, day: AgendaDay): readonly Minute[] {
    const { range } = this.calendar;
    for (const offer of day.offers) {
      const first = Math.max(offer.start, origin, range.start);
      const end = Math.min(offer.end - this.need.durationMin + 1, origin + DAY_MIN, range.end);
      if (first < end) this.marks.fill(MARK.inside, first - this.origin, end - this.origin);
    }
    const starts = offeredStarts(day, this.need.durationMin, range);
    for (const start of starts) this.marks[start - this.origin] = MARK.inside | MARK.onGrid;
    return starts;
  }
}
