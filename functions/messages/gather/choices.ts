import { choiceAnchor } from '../../../shared/domain/choice-anchor.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import { calendarName } from '../../records/bookings/performer.ts';
import type { AppointmentFacts, ChoiceFacts } from '../templates/facts.ts';
import type { AskedMessage } from './gather.ts';

/** The places that the business offers instead, as far as they are ahead: each opens the booking's page. */
export const choicesOf = (
  { manageUrl }: Pick<AppointmentFacts, 'manageUrl'>,
  { tenant, now }: Pick<AskedMessage, 'tenant' | 'now'>,
  { proposed = [] }: Pick<BookingItem, 'proposed'>,
): readonly ChoiceFacts[] =>
  proposed
    .filter(({ startAt }) => Date.parse(startAt) > now)
    .map(({ calendarId, startAt }) => {
      const personName = calendarName(tenant, calendarId);
      return {
        startAt,
        ...(personName === undefined ? {} : { personName }),
        url: `${manageUrl}#${choiceAnchor(startAt)}`,
      };
    });
