import type { RouteData, RouteKey } from '../../../shared/routes.ts';
import { isRecord } from '../shapes.ts';
import { isBooked, readDays, readSlots } from './wire.ts';

/** The routes that the form for one appointment calls. */
export type PublicRoute = Extract<
  RouteKey,
  'GET /public/sites/{slug}/slots' | 'GET /public/sites/{slug}/days' | 'POST /public/sites/{slug}/bookings'
>;

/** Parses an answer; null when it has another shape. */
export type Reader<Key extends RouteKey> = (data: unknown) => RouteData<Key> | null;

/** The parser of each route's answer; null when it has another shape. */
export const readers: { readonly [Key in PublicRoute]: Reader<Key> } = {
  'GET /public/sites/{slug}/slots': (data) => (isRecord(data) ? { slots: readSlots(data.slots) } : null),
  'GET /public/sites/{slug}/days': (data) => (isRecord(data) ? { days: readDays(data.days) } : null),
  'POST /public/sites/{slug}/bookings': (data) => (isBooked(data) ? data : null),
};
