import type { InferType } from 'yup';
import { array, id, object, string } from './fields.ts';
import { publicBooking } from './public-booking.ts';

const confirmation = {
  /** The e-mail address, or the phone number for an SMS, to which a confirmation goes; absent where none is sent. */
  confirmedTo: string(),
};

/** What the form of one appointment booked. */
export const bookedPublicly = publicBooking.shape(confirmation).noUnknown();

/** What the form of several booked at once; one confirmation tells of all. */
export const publicBasket = object({
  basketId: id().required(),
  bookings: array(publicBooking.required()).required(),
  ...confirmation,
}).noUnknown();

export type BookedPublicly = InferType<typeof bookedPublicly>;
export type PublicBasket = InferType<typeof publicBasket>;
