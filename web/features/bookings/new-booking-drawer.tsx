import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { Booking } from '../../../shared/schemas/booking.ts';
import type { Lead } from '../../../shared/schemas/lead.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { DrawerForm } from '../../ui/drawer-form.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useApi } from '../session/use-api.ts';
import { useCan } from '../session/use-me.ts';
import { agendaTexts } from './agenda-texts.ts';
import {
  type BookingValues,
  blankBooking,
  type ClientValues,
  toBookingBody,
  validateBooking,
} from './booking-form.ts';
import { ClientPicker, clientValues } from './client-picker.tsx';
import { ContactFields, OverbookField, TimeFields } from './new-booking-fields.tsx';
import { SeveralDrawer } from './several/several-drawer.tsx';
import { severalBookingTexts } from './several/texts.ts';
import { isFull, withFreshSlots } from './slot-taken.ts';
import { bookingTexts } from './texts.ts';
import { AnyPerformerField, useUnablePerson } from './unable-person.tsx';
import type { BookingActions } from './use-bookings.ts';
import type { BookingsView } from './use-bookings-view.ts';
import { WalkInDrawer } from './walk-in/walk-in-drawer.tsx';

interface NewBookingProps {
  readonly view: Pick<BookingsView, 'start' | 'calendarId' | 'isWalkIn'>;
  readonly actions: Pick<BookingActions, 'create' | 'reloadSlots' | 'createAll'>;
  readonly onUndoWalkIn: (booking: Booking) => void;
  readonly onClose: () => void;
}

interface FormProps extends Pick<NewBookingProps, 'actions' | 'onClose'> {
  readonly services: readonly Service[];
  /** What the form starts from. */
  readonly known: Partial<BookingValues>;
  readonly onSeveral: (values: BookingValues) => void;
}

/** Leads to the form for several appointments, with what was filled in. */
const SeveralLink = ({ onSeveral }: Pick<FormProps, 'onSeveral'>) => {
  const t = useTexts(severalBookingTexts);
  const { values } = useFormikContext<BookingValues>();
  return (
    <Button className="mb-5" onClick={() => onSeveral(values)}>
      {t.open}
    </Button>
  );
};

const BookingForm = ({ services, known, actions, onSeveral, onClose }: FormProps) => {
  const t = useTexts(bookingTexts);
  const language = useLanguage();
  const isAdmin = useCan('admin');
  const [fullAt, setFullAt] = useState<string | null>(null);
  const person = useUnablePerson();
  const save = async (values: BookingValues) => {
    try {
      await withFreshSlots(() => actions.create(toBookingBody(person.meant(values))), actions);
    } catch (error) {
      if (isAdmin && isFull(error)) setFullAt(values.startAt);
      person.notice(values, error);
      throw error;
    }
  };
  return (
    <DrawerForm
      title={t.newBookingTitle}
      initialValues={blankBooking(
        services.map(({ serviceId }) => serviceId),
        known,
      )}
      validate={(values) => validateBooking(values, language, t.slotRequired)}
      onSave={save}
      errorText={(error) => errorText(error, t.createFailed)}
      doneText={t.created}
      saveLabel={t.create}
      cancelLabel={t.cancel}
      onClose={onClose}
      intro={<SeveralLink onSeveral={onSeveral} />}
    >
      <TimeFields services={services} fullAt={fullAt} />
      <AnyPerformerField unable={person.unable} />
      <ClientPicker />
      <ContactFields />
      <OverbookField fullAt={fullAt} />
    </DrawerForm>
  );
};

const NoService = () => {
  const t = useTexts(bookingTexts);
  return (
    <EmptyState
      text={t.noService}
      action={
        <LinkButton variant="primary" to="/dashboard/services">
          {t.addService}
        </LinkButton>
      }
    />
  );
};

/** What the form needs before it shows: the services, and the lead to book for. */
const useBasis = (leadId: string) => {
  const t = useTexts(bookingTexts);
  const words = useTexts(agendaTexts);
  const services = useApi('GET /v1/services');
  const lead = useApi(leadId === '' ? null : 'GET /v1/leads/{leadId}', { params: { leadId } });
  const failure = services.error
    ? errorText(services.error, t.servicesFailed)
    : lead.error
      ? errorText(lead.error, words.leadFailed)
      : null;
  return {
    services: services.data?.services.filter((service) => service.active),
    lead: lead.data,
    isReady: services.data !== undefined && (leadId === '' || lead.data !== undefined),
    failure,
    isReading: services.isValidating || lead.isValidating,
    retry: () => void Promise.all([services.mutate(), lead.mutate()]),
  };
};

/** The form for one appointment, or the one for several; what is known of the client goes along. */
const Appointments = ({
  services,
  lead,
  view: { start, calendarId },
  actions,
  onClose,
}: Omit<NewBookingProps, 'onUndoWalkIn'> & {
  services: readonly Service[];
  lead: Lead | undefined;
}) => {
  const [known, setKnown] = useState<Partial<BookingValues>>({
    ...(lead ? clientValues(lead) : {}),
    startAt: start.startAt,
    serviceId: start.serviceId,
    calendarId: start.calendarId || (calendarId ?? ''),
  });
  const [several, setSeveral] = useState<BookingValues | null>(null);
  const back = ({ leadId, name, email, phone, note }: ClientValues) => {
    setKnown({ ...several, leadId, name, email, phone, note });
    setSeveral(null);
  };
  if (several)
    return (
      <SeveralDrawer services={services} actions={actions} onClose={onClose} known={several} onBack={back} />
    );
  return (
    <BookingForm
      services={services}
      known={known}
      actions={actions}
      onClose={onClose}
      onSeveral={setSeveral}
    />
  );
};

/** Books for a client: a service, one of its free times or now, and the client's contact. */
export const NewBookingDrawer = (props: NewBookingProps) => {
  const t = useTexts(bookingTexts);
  const { services, lead, isReady, failure, isReading, retry } = useBasis(props.view.start.leadId);
  const { view, actions, onUndoWalkIn, onClose } = props;
  if (isReady && services && services.length > 0)
    return view.isWalkIn ? (
      <WalkInDrawer
        services={services}
        calendarId={view.calendarId ?? ''}
        actions={actions}
        onUndo={onUndoWalkIn}
        onClose={onClose}
      />
    ) : (
      <Appointments {...props} services={services} lead={lead} />
    );
  return (
    <Drawer title={t.newBookingTitle} onClose={onClose}>
      {isReady ? (
        <NoService />
      ) : failure !== null ? (
        <ErrorState message={failure} onRetry={retry} busy={isReading} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Drawer>
  );
};
