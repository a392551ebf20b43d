import type { BookingStatus } from '../../../shared/domain/booking-status.ts';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import { defineTexts } from '../../i18n/texts.ts';

/** How an appointment stands for whom it is for; `called_off`: the business cannot see them as planned. */
export type Standing = BookingStatus | 'called_off';

type Standable = Pick<PublicBooking, 'status' | 'askedToMove'>;

export const standingOf = ({ status, askedToMove }: Standable): Standing =>
  status === 'confirmed' && askedToMove ? 'called_off' : status;

/** Whether it is to take place as it is shown. */
export const takesPlace = (appointment: Standable): boolean => standingOf(appointment) === 'confirmed';

/** What is said above an appointment of how it stands. */
export const standingTexts = defineTexts<Readonly<Record<Standing, string>>>(
  {
    confirmed: 'Rendez-vous confirmé',
    called_off: 'Rendez-vous à changer',
    cancelled: 'Rendez-vous annulé',
    attended: 'Rendez-vous passé',
    no_show: 'Rendez-vous manqué',
  },
  {
    confirmed: 'Appointment confirmed',
    called_off: 'Appointment to change',
    cancelled: 'Appointment cancelled',
    attended: 'Past appointment',
    no_show: 'Missed appointment',
  },
);
