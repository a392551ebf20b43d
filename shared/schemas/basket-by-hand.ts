import type { InferType } from 'yup';
import { MAX } from '../domain/limits.ts';
import { booking, bookingCreate } from './booking.ts';
import { array, id, object, string, text } from './fields.ts';

/** Books all of an offer by hand. */
export const basketByHand = bookingCreate
  .pick(['email', 'phone', 'note', 'leadId'])
  .shape({
    offer: string().min(1).max(MAX.offer).required(),
    name: text(1, MAX.name).required(),
  })
  .noUnknown();

/** Appointments that were booked at once, as members see them. */
export const bookedBasket = object({
  basketId: id().required(),
  bookings: array(booking.required()).required(),
}).noUnknown();

export type BasketByHand = InferType<typeof basketByHand>;
export type BookedBasket = InferType<typeof bookedBasket>;
