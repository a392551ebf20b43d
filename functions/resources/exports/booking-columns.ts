import type { BookingItem } from '../../records/bookings/booking-store.ts';
import { performerOf } from '../../records/bookings/performer.ts';
import { type Column, type ExportReader, momentColumns } from './columns.ts';
import { BOOKING_STATUS_WORDS, SOURCE_WORDS } from './words.ts';

export const bookingColumns = (reader: ExportReader): ReadonlyArray<Column<BookingItem>> => {
  const { language, tenant } = reader;
  const say = (fr: string, en: string): string => ({ fr, en })[language];
  return [
    { heading: say('Identifiant', 'ID'), cell: ({ bookingId }) => bookingId },
    ...momentColumns<BookingItem>({ fr: 'Début', en: 'Start' }, ({ startAt }) => startAt, reader),
    ...momentColumns<BookingItem>({ fr: 'Fin', en: 'End' }, ({ endAt }) => endAt, reader),
    { heading: say('Statut', 'Status'), cell: ({ status }) => BOOKING_STATUS_WORDS[status][language] },
    { heading: say('Service', 'Service'), cell: ({ title }) => title },
    { heading: say('Avec', 'With'), cell: (booking) => performerOf(tenant, booking) ?? tenant.name },
    { heading: say('Prix', 'Price'), cell: ({ price }) => price },
    { heading: say('Devise', 'Currency'), cell: ({ currency }) => currency },
    {
      heading: say('Prix minimum', 'Lowest price'),
      cell: ({ priceFrom }) => (priceFrom ? say('oui', 'yes') : null),
    },
    { heading: say('Client', 'Customer'), cell: ({ name }) => name },
    { heading: say('E-mail', 'E-mail'), cell: ({ email }) => email },
    { heading: say('Téléphone', 'Phone'), cell: ({ phone }) => phone },
    { heading: say('Note', 'Note'), cell: ({ note }) => note },
    { heading: say('Source', 'Source'), cell: ({ source }) => SOURCE_WORDS[source][language] },
    { heading: say('Lead', 'Lead'), cell: ({ leadId }) => leadId },
    ...momentColumns<BookingItem>({ fr: 'Réservée', en: 'Booked' }, ({ createdAt }) => createdAt, reader),
  ];
};
