import { dayStartOf, type Minute } from './time.ts';
import type { AgendaDay, Busy, Offer } from './types.ts';

/**
 * A day as it is stored. A day may hold 500 entries and must stay under 32 KB, so each entry is one short string of
 * numbers relative to the day's first minute:
 *
 *     offer  start end capacity gridStart         540 1020 1 540
 *     busy   id kind start end before after until?   01J… b 600 660 0 15
 */
export type PackedDay = {
  readonly version: number;
  readonly rulesVersion: number;
  readonly slotMinutes: number;
  readonly offers: readonly string[];
  readonly busy: readonly string[];
};

const LETTERS: Readonly<Record<Busy['kind'], string>> = { booking: 'b', hold: 'h', external: 'x' };
const isKind = (kind: string): kind is Busy['kind'] => Object.hasOwn(LETTERS, kind);
const KINDS = Object.keys(LETTERS).filter(isKind);

/** The stored form, without the date, which is the item's key. Ids must not contain a space. */
export function packDay(day: AgendaDay): PackedDay {
  const origin = dayStartOf(day.date);
  return {
    version: day.version,
    rulesVersion: day.rulesVersion,
    slotMinutes: day.slotMinutes,
    offers: day.offers.map((offer) => packOffer(offer, origin)),
    busy: day.busy.map((entry) => packBusy(entry, origin)),
  };
}

/** The day of a stored item; other attributes are ignored. Throws when `packDay` did not make the item. */
export function unpackDay(date: string, item: Readonly<Record<string, unknown>>): AgendaDay {
  const origin = dayStartOf(date);
  return {
    date,
    version: whole(item.version),
    rulesVersion: whole(item.rulesVersion),
    slotMinutes: whole(item.slotMinutes),
    offers: texts(item.offers).map((text) => unpackOffer(text, origin)),
    busy: texts(item.busy).map((text) => unpackBusy(text, origin)),
  };
}

function packOffer(offer: Offer, origin: Minute): string {
  return [offer.start - origin, offer.end - origin, offer.capacity, offer.gridStart - origin].join(' ');
}

function unpackOffer(text: string, origin: Minute): Offer {
  const [start, end, capacity, gridStart] = text.split(' ');
  return {
    start: origin + whole(start),
    end: origin + whole(end),
    capacity: whole(capacity),
    gridStart: origin + whole(gridStart),
  };
}

function packBusy(entry: Busy, origin: Minute): string {
  const until = entry.until === undefined ? [] : [entry.until - origin];
  const { id, kind, start, end, before, after } = entry;
  return [id, LETTERS[kind], start - origin, end - origin, before, after, ...until].join(' ');
}

function unpackBusy(text: string, origin: Minute): Busy {
  const [id, letter, start, end, before, after, until] = text.split(' ');
  const kind = KINDS.find((one) => LETTERS[one] === letter);
  if (id === undefined || kind === undefined) throw malformed(text);
  return {
    id,
    kind,
    start: origin + whole(start),
    end: origin + whole(end),
    before: whole(before),
    after: whole(after),
    ...(until === undefined ? {} : { until: origin + whole(until) }),
  };
}

function whole(value: unknown): number {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) throw malformed(value);
  return number;
}

function texts(value: unknown): string[] {
  if (!Array.isArray(value) || !value.every((text) => typeof text === 'string')) throw malformed(value);
  return value;
}

function malformed(value: unknown): Error {
  return new Error(`Malformed agenda day: ${JSON.stringify(value)}`);
}
