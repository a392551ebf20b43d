import { unablePerson } from '../../../shared/domain/people-for.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Booked } from '../booking/booked.tsx';
import { OrderChoice } from '../booking/order-choice.tsx';
import { SlotForm } from '../booking/slot-form.tsx';
import { useBooking } from '../booking/use-booking.ts';
import { type Choice, choosable, useFreeSlots } from '../booking/use-free-slots.ts';
import { textLink } from '../parts/button-style.ts';
import { LookLink } from '../parts/look.tsx';
import { siteTexts } from '../texts.ts';
import type { SiteView } from '../view/site-view.ts';
import { SeveralButton, useSeveral } from './several.tsx';

export interface BookingAreaProps {
  readonly view: SiteView;
  readonly choice: Choice;
  readonly onService: (serviceId: string) => void;
  readonly onPerson: (personId: string | null) => void;
}

/** The form, or the confirmation of what it booked. */
export const BookingArea = ({ view, choice, onService, onPerson }: BookingAreaProps) => {
  const language = useLanguage();
  const texts = useTexts(siteTexts).booking;
  const { serviceId } = choice;
  const service = view.services.find(({ id }) => id === serviceId);
  const people = service?.people ?? [];
  // A person who does not perform the chosen service cannot be chosen.
  const personId = choosable(service, choice.personId);
  const slots = useFreeSlots(view, { serviceId, personId }, language);
  const booking = useBooking({ view, serviceId, language, texts, onStaleSlots: slots.reload });
  const several = useSeveral();
  const canHaveSeveral = view.mostAtOnce > 1;
  const { waitlist } = view;
  const leaveSeveral = () => {
    several.close();
    slots.reload();
  };
  if (several.Area && serviceId !== null)
    return <several.Area view={view} serviceId={serviceId} personId={personId} onBack={leaveSeveral} />;
  if (booking.data) {
    const price = service?.price ?? null;
    return <Booked booking={booking.data} view={view} price={price} onAgain={booking.startAgain} />;
  }
  return (
    <>
      <SlotForm view={view} choice={{ serviceId, personId }} booking={booking} slots={slots}>
        <OrderChoice
          services={view.services}
          people={people}
          unable={unablePerson(view.services, service, choice.personId)}
          choice={{ serviceId, personId }}
          onService={onService}
          onPerson={onPerson}
        />
        {canHaveSeveral && serviceId !== null && <SeveralButton {...several} page={view.several} />}
      </SlotForm>
      {waitlist && (
        <LookLink
          href={`${waitlist.href}${serviceId ?? ''}`}
          look={waitlist.look}
          action={waitlist.action}
          className={`${textLink} mt-6 inline-block text-left`}
        >
          {waitlist.text}
        </LookLink>
      )}
    </>
  );
};
