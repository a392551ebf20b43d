import { type BookingId, brandId } from '../../../shared/domain/ids.ts';
import { toInstant } from '../../kernel/clock.ts';
import { holderOf } from '../../records/bookings/booking-store.ts';
import { findReplaced, type ReplacedClient } from '../../records/bookings/replaced-client.ts';
import { byReach } from './by-reach.ts';
import type { Gather } from './gather.ts';
import { heardLast, type LastHeard } from './heard-last.ts';
import { onceSettled } from './once-settled.ts';
import { presentBookings } from './present-booking.ts';
import { tellingOf } from './telling.ts';

/** Their booking at the time that they know, whatever came between. */
const asKnown = (client: ReplacedClient, { tells }: LastHeard): ReplacedClient => {
  const { startAt = client.startAt } = tells ?? {};
  const lengthMs = Date.parse(client.endAt) - Date.parse(client.startAt);
  return { ...client, startAt, endAt: toInstant(Date.parse(startAt) + lengthMs) };
};

/**
 * To whoever had a booking that was given to another client: that it is cancelled, without a link, since it opens the
 * booking of somebody else. Dropped when it is theirs again, and when they never heard that it was, or heard this.
 */
export const replacedClientTold: Gather = async (ports, asked) => {
  const { entry, now } = asked;
  const { tenantId, subjectId, replaced = 0, sequence } = entry;
  const [client, [booking]] = await Promise.all([
    findReplaced(ports.table, tenantId, brandId<BookingId>(subjectId), replaced),
    presentBookings(ports, asked),
  ]);
  if (!client) return { kind: 'dropped', reason: 'subject_gone' };
  const isTheirs = booking && holderOf(booking) === replaced;
  if (isTheirs || client.sequence !== sequence) return { kind: 'dropped', reason: 'superseded' };
  const heard = await heardLast(ports.table, entry);
  if (!heard) return onceSettled(asked, 'not_wanted');
  if (heard.kind === 'booking_cancelled' && heard.tells) return { kind: 'dropped', reason: 'not_wanted' };
  const known = asKnown(client, heard);
  if (Date.parse(known.startAt) <= now) return { kind: 'dropped', reason: 'past' };
  const ready = await byReach<ReplacedClient>(({ appointment, ...common }) => ({
    kind: 'booking_cancelled',
    ...common,
    appointment: { ...appointment, manageUrl: null },
    by: 'business',
  }))(ports, asked, [known]);
  const tells = tellingOf(ports, { ...known, status: 'cancelled' });
  return 'channel' in ready ? { ...ready, subjects: [{ subjectId, tells }] } : ready;
};
