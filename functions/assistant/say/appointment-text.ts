import { MINUTE_MS } from '../../../shared/domain/duration.ts';
import { priceText } from '../../../shared/domain/money.ts';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import type { BusinessService } from '../contract.ts';
import type { Proposal } from '../offer-acts.ts';
import type { SayScene } from './scene.ts';
import { dateTimeText } from './when.ts';
import { capital, oneLine } from './words.ts';

/** "60 min, 55,00 $". */
const factsText = (minutes: number, service: BusinessService | undefined, scene: SayScene): string => {
  const price = service && priceText(service, scene.language);
  return [scene.t.minutes(minutes), ...(price === undefined ? [] : [price])].join(', ');
};

/** "Coupe (45 min, 30,00 $)". */
export const serviceLabel = (service: BusinessService, scene: SayScene): string =>
  scene.t.service(oneLine(service.name), factsText(service.durationMin, service, scene));

interface Appointment {
  readonly title: string;
  readonly person: string | undefined;
  readonly startAt: string;
  /** With its length and price told. */
  readonly minutes?: number;
  readonly service: BusinessService | undefined;
}

/** "Coupe femme avec Karim, le mardi 24 novembre à 10 h 00 (60 min, 55,00 $)". */
const appointmentText = (
  { title, person, startAt, minutes, service }: Appointment,
  scene: SayScene,
): string => {
  const { t, zone, language } = scene;
  const what = [oneLine(title), person === undefined ? '' : t.withPerson(oneLine(person))];
  const when = t.on(dateTimeText(startAt, zone, language));
  const text = [what.filter(Boolean).join(' '), when].filter(Boolean).join(', ');
  return capital(minutes === undefined ? text : t.aside(text, factsText(minutes, service, scene)));
};

/** Minutes from start to end. */
const minutesOf = ({ startAt, endAt }: Pick<PublicSlot, 'startAt' | 'endAt'>): number =>
  Math.round((Date.parse(endAt) - Date.parse(startAt)) / MINUTE_MS);

/** From the record; `service` names it in the visitor's language and tells its price. */
export const bookingText = (booking: PublicBooking, scene: SayScene, service?: BusinessService): string =>
  appointmentText(
    {
      title: service?.name ?? booking.title,
      person: booking.personName,
      startAt: booking.startAt,
      minutes: minutesOf(booking),
      service,
    },
    scene,
  );

/** The same without length and price: it is known which one is meant. */
export const shortBookingText = (
  { title, personName, startAt }: PublicBooking,
  scene: SayScene,
  service?: BusinessService,
): string => appointmentText({ title: service?.name ?? title, person: personName, startAt, service }, scene);

/** A single appointment as it would be booked. */
export const proposedText = ({ service, person, slot }: Proposal, scene: SayScene): string =>
  appointmentText(
    {
      title: service?.name ?? '',
      person: person?.name,
      startAt: slot.startAt,
      minutes: service?.durationMin ?? minutesOf(slot),
      service,
    },
    scene,
  );
