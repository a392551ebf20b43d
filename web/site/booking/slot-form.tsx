import type { ReactNode, SubmitEvent } from 'react';
import { FORM_ID } from '../parts/look.tsx';
import type { SiteView } from '../view/site-view.ts';
import { Carried } from './carried.tsx';
import { ContactFields } from './contact-fields.tsx';
import { DateChoice } from './date-choice.tsx';
import { FormAlert } from './form-alert.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { SubmitArea } from './submit-area.tsx';
import type { BookingForm } from './use-booking.ts';
import { useFocusOnError } from './use-focus-on-error.ts';
import type { Choice, FreeSlots } from './use-free-slots.ts';
import { useHydrated } from './use-hydrated.ts';
import { useMonth } from './use-month.ts';
import { useShownDay } from './use-shown-day.ts';

interface SlotFormProps {
  readonly view: SiteView;
  readonly choice: Choice;
  readonly booking: BookingForm;
  readonly slots: FreeSlots;
  /** Above the form's fields: what is booked, and with whom. */
  readonly children: ReactNode;
}

const isNothingFree = ({ slots, booking }: SlotFormProps): boolean =>
  slots.phase === 'ready' && slots.days.length === 0 && booking.alternatives.length === 0;

/** The booking form. Without JavaScript the browser posts it; with JavaScript the API is called. */
export const SlotForm = (props: SlotFormProps) => {
  const { view, booking, slots } = props;
  const { serviceId } = props.choice;
  const hydrated = useHydrated();
  const form = useFocusOnError(booking);
  const month = useMonth();
  const shown = useShownDay(slots, view.booking.values.slotId, hydrated && !month.hasFailed);
  const isWaiting = booking.phase === 'waiting';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (booking.phase === 'filling') void booking.submit(event.currentTarget);
  };
  return (
    <form
      id={FORM_ID}
      ref={form}
      method="post"
      action={view.booking.action}
      noValidate={hydrated}
      onSubmit={submit}
    >
      <Carried parameters={view.booking.hidden} />
      {serviceId !== null && <input type="hidden" name="serviceId" value={serviceId} />}
      {props.children}
      {booking.message && <FormAlert message={booking.message} />}
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
        {/* The fields are locked while the booking waits to be sent. */}
        <fieldset disabled={isWaiting} className="min-w-0">
          <SlotPicker
            slots={slots}
            shown={shown}
            after={view.booking.paging.after}
            alternatives={booking.alternatives}
            chosen={view.booking.values.slotId}
            error={booking.errors.slotId}
          >
            <DateChoice view={view} choice={props.choice} slots={slots} shown={shown} month={month} />
          </SlotPicker>
        </fieldset>
        <div hidden={isNothingFree(props)} className="min-w-0">
          <fieldset disabled={isWaiting} className="min-w-0">
            <ContactFields view={view.booking} errors={booking.errors} />
          </fieldset>
          <SubmitArea view={view} booking={booking} />
        </div>
      </div>
    </form>
  );
};
