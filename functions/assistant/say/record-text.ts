import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import { namesOf } from '../business-in.ts';
import { bookingText, shortBookingText } from './appointment-text.ts';
import type { SayScene } from './scene.ts';
import { bullets } from './words.ts';

/** The service that a record names, to be named in the visitor's language. */
export const serviceOf = ({ title }: PublicBooking, { business }: SayScene) =>
  business.services.find((service) => [...namesOf(service), ...(service.knownAs ?? [])].includes(title));

/** A record with its length and price. */
export const recordText = (booking: PublicBooking, scene: SayScene): string =>
  bookingText(booking, scene, serviceOf(booking, scene));

/** A record that is known, without them. */
export const shortText = (booking: PublicBooking, scene: SayScene): string =>
  shortBookingText(booking, scene, serviceOf(booking, scene));

/** Such records, a line for each. */
export const shortLines = (mine: readonly PublicBooking[], scene: SayScene): string =>
  bullets(mine.map((booking) => shortText(booking, scene)));
