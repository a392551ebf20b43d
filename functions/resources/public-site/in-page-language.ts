import type { Language } from '../../../shared/domain/language.ts';
import { inLanguage } from '../../../shared/domain/translations.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import { findService, type ServiceItem } from '../../records/service-store.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';

/** A text of a service in the reader's language; as it was booked, where the service says something else since. */
const inReaders = (
  booking: BookingItem,
  service: ServiceItem,
  language: Language,
  text: 'name' | 'toBring',
  booked: string | undefined,
): string | undefined =>
  (inLanguage(service, booking.language)[text] ?? undefined) === booked
    ? (inLanguage(service, language)[text] ?? undefined)
    : booked;

const withTexts = (booking: BookingItem, service: ServiceItem, language: Language): BookingItem => {
  const { visitorTitle = booking.title, toBring, ...kept } = booking;
  const brought = inReaders(booking, service, language, 'toBring', toBring);
  return {
    ...kept,
    visitorTitle: inReaders(booking, service, language, 'name', visitorTitle) ?? visitorTitle,
    ...(brought ? { toBring: brought } : {}),
  };
};

/**
 * Appointments with their service's name, and what to bring, in the language of the page that shows them. What a service
 * says otherwise since it was booked stays as it was shown then.
 */
export const inPageLanguage = async (
  table: Table,
  { tenantId }: Pick<TenantItem, 'tenantId'>,
  bookings: readonly BookingItem[],
  language: Language,
): Promise<readonly BookingItem[]> => {
  const others = bookings.filter((one) => one.language !== language);
  const ids = new Set(others.flatMap(({ serviceId }) => serviceId ?? []));
  const services = new Map(
    await Promise.all([...ids].map(async (id) => [id, await findService(table, tenantId, id)] as const)),
  );
  return bookings.map((booking) => {
    const service = booking.serviceId === null ? undefined : services.get(booking.serviceId);
    return service && booking.language !== language ? withTexts(booking, service, language) : booking;
  });
};
