import { defineTexts } from '../../../i18n/texts.ts';

/** Booking several appointments at once for a client. */
export const severalBookingTexts = defineTexts(
  {
    open: 'Plusieurs rendez-vous à la fois',
    done: (count: number) => `${count} rendez-vous réservés ensemble`,
  },
  {
    open: 'Several appointments at once',
    done: (count: number) => `${count} appointments booked together`,
  },
);
