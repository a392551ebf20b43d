import type { Language } from '../../../shared/domain/language.ts';
import type { BookedPublicly } from '../../../shared/schemas/booked-publicly.ts';
import type { PublicBookingCreate } from '../../../shared/schemas/public-booking-request.ts';
import { pageUtm } from '../../features/chat/page-utm.ts';
import { publicCall } from '../../lib/public-api/public-call.ts';
import type { SiteTexts } from '../texts.ts';
import type { SiteView } from '../view/site-view.ts';
import { type SlotDay, slotDays } from '../view/slot-days.ts';
import { bookingBody, issueErrors, missingFields } from './form-fields.ts';
import { type SendForm, useSendForm } from './use-send-form.ts';

/** Times near the one that was refused, and the service that they are of. */
interface Near {
  readonly of: string | null;
  readonly days: readonly SlotDay[];
}

export interface BookingForm extends SendForm<BookedPublicly, Near> {
  /** Times near the one that was refused, of the service that is chosen. */
  readonly alternatives: readonly SlotDay[];
}

interface BookingOptions {
  readonly view: SiteView;
  readonly serviceId: string | null;
  readonly language: Language;
  readonly texts: SiteTexts['booking'];
  /** The slots offered before are no longer valid. */
  readonly onStaleSlots: () => void;
}

/** The form of one appointment. */
export const useBooking = ({
  view,
  serviceId,
  language,
  texts,
  onStaleSlots,
}: BookingOptions): BookingForm => {
  const { booking, chat } = view;
  const form = useSendForm<PublicBookingCreate, BookedPublicly, Near>({
    served: {
      message: booking.wait?.message ?? booking.error?.message ?? null,
      errors: issueErrors(booking.error?.issues ?? []),
      more: { of: booking.serviceId, days: booking.alternatives },
    },
    errorsOf: (fields) => missingFields(fields, texts),
    bodyOf: (fields) => bookingBody(fields, serviceId, language, pageUtm()),
    post: (body, idempotencyKey) =>
      publicCall('POST /public/sites/{slug}/bookings', {
        apiBase: booking.apiBase,
        params: { slug: chat.slug },
        body,
        language,
        idempotencyKey,
      }),
    moreOf: (refusal) => ({
      of: serviceId,
      days: slotDays(refusal?.alternatives ?? [], language, chat.timezone),
    }),
    failed: texts.failed,
    onStale: onStaleSlots,
  });
  const { of, days } = form.more;
  return { ...form, alternatives: of === serviceId ? days : [] };
};
