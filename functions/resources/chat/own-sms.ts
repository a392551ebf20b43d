import { isUpcoming } from '../../../shared/domain/upcoming.ts';
import type { SmsResult } from '../../assistant/ports.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import { ifUnchanged } from '../../kernel/table/versioned.ts';
import type { Write } from '../../kernel/table/write.ts';
import { type BookingItem, besideOf, sequenceOf } from '../../records/bookings/booking-store.ts';
import { pendingEvent } from '../../records/pending-event.ts';
import { ownOf } from './find-own.ts';
import type { VisitorTurn } from './visitor-turn.ts';

const smsConsentWrite = (
  { tenant }: VisitorTurn,
  booking: BookingItem,
  smsConsent: string | undefined,
): Write => ({
  update: keys.booking(tenant.tenantId, booking.bookingId),
  ...(smsConsent === undefined ? { unset: ['smsConsent'] } : { set: { smsConsent } }),
  when: ifUnchanged(booking),
});

/** Has the reminder by SMS planned: without a consent none was. */
const accepted = ({ tenant, visit }: VisitorTurn, [first, ...others]: readonly BookingItem[]): Write[] => {
  if (!first) return [];
  const { tenantId } = tenant;
  const [sequence, beside] = [sequenceOf(first), others.map(besideOf)];
  const of = { tenantId, subjectId: first.bookingId, sequence, beside, ...holderIn(first) };
  return [pendingEvent({ ...of, type: 'booking.sms_accepted' }, visit.now, first.version)];
};

const holderIn = ({ holder }: BookingItem) => (holder === undefined ? {} : { holder });

/**
 * Notes on bookings of this conversation that their visitor accepts SMS about them, by the version of the text that
 * they saw, or none any more (`undefined`); all of them or none. Throws 503 `busy`.
 */
export const keepSms = (
  turn: VisitorTurn,
  bookingIds: readonly string[],
  version: string | undefined,
): Promise<SmsResult> =>
  settledOrBusy<SmsResult>(async () => {
    const own = (await ownOf(turn, bookingIds)).filter((one) => isUpcoming(one, turn.visit.now));
    if (own.length === 0) return { kind: 'too_late' };
    if (version !== undefined && own.some(({ phone }) => phone === null)) return { kind: 'no_phone' };
    const changed = own.filter(({ smsConsent }) => smsConsent !== version);
    if (changed.length === 0) return { kind: 'kept' };
    const writes = [
      ...changed.map((booking) => smsConsentWrite(turn, booking, version)),
      ...(version === undefined ? [] : accepted(turn, changed)),
    ];
    const outcome = await turn.kernel.table.attempt(writes);
    return outcome.kind === 'committed' ? { kind: 'kept' } : undefined;
  });
