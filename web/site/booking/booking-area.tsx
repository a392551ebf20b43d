import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { siteTexts } from '../texts.ts';
import { Booked } from './booked.tsx';
import type { BookingSectionProps } from './booking-section.tsx';
import { ServiceChoice } from './service-choice.tsx';
import { SlotForm } from './slot-form.tsx';
import { useBooking } from './use-booking.ts';
import { useFreeSlots } from './use-free-slots.ts';

/** The form, or what it booked. */
export const BookingArea = ({ view, serviceId, onService }: BookingSectionProps) => {
  const language = useLanguage();
  const texts = useTexts(siteTexts).booking;
  const slots = useFreeSlots(view, serviceId, language);
  const booking = useBooking({ view, serviceId, language, texts, onStaleSlots: slots.reload });
  if (booking.booking)
    return <Booked booking={booking.booking} chat={view.chat} onAgain={booking.startAgain} />;
  return (
    <>
      <ServiceChoice services={view.services} path={view.path} serviceId={serviceId} onService={onService} />
      <SlotForm view={view} serviceId={serviceId} booking={booking} slots={slots} />
    </>
  );
};
