import { useFormikContext } from 'formik';
import { MAX } from '../../../shared/schemas/fields.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { DrawerForm } from '../../ui/drawer-form.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { useApi } from '../session/use-api.ts';
import { type BookingValues, blankBooking, toBookingBody, validateBooking } from './booking-form.ts';
import { SlotPicker } from './slot-picker.tsx';
import { withFreshSlots } from './slot-taken.ts';
import { bookingTexts } from './texts.ts';
import type { BookingActions } from './use-bookings.ts';

interface NewBookingProps {
  readonly actions: Pick<BookingActions, 'create' | 'reloadSlots'>;
  readonly onClose: () => void;
}

const ServiceField = ({ services, onService }: { services: readonly Service[]; onService: () => void }) => {
  const t = useTexts(bookingTexts);
  return (
    <SelectField
      name="serviceId"
      label={t.service}
      options={[
        { value: '', label: t.chooseService },
        ...services.map(({ serviceId, name, durationMin }) => ({
          value: serviceId,
          label: t.serviceOption(name, durationMin),
        })),
      ]}
      onInput={onService}
      required
    />
  );
};

const ContactFields = () => {
  const t = useTexts(bookingTexts);
  return (
    <>
      <TextField name="name" label={t.name} maxLength={MAX.name} autoComplete="off" required />
      <TextField
        name="email"
        label={t.email}
        type="email"
        maxLength={MAX.email}
        autoComplete="off"
        optional
      />
      <TextField name="phone" label={t.phone} type="tel" maxLength={MAX.phone} autoComplete="off" optional />
      <TextareaField name="note" label={t.note} maxLength={MAX.note} rows={3} optional />
    </>
  );
};

const TimeFields = ({ services }: { services: readonly Service[] }) => {
  const t = useTexts(bookingTexts);
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  return (
    <>
      <ServiceField services={services} onService={() => void setFieldValue('startAt', '', false)} />
      {values.serviceId === '' ? (
        <p className="rounded-control bg-bg p-4 text-muted">{t.chooseServiceFirst}</p>
      ) : (
        <SlotPicker key={values.serviceId} serviceId={values.serviceId} />
      )}
    </>
  );
};

const BookingForm = ({ services, actions, onClose }: NewBookingProps & { services: readonly Service[] }) => {
  const t = useTexts(bookingTexts);
  const language = useLanguage();
  return (
    <DrawerForm
      title={t.newBookingTitle}
      initialValues={blankBooking(services.map(({ serviceId }) => serviceId))}
      validate={(values) => validateBooking(values, language, t.slotRequired)}
      onSave={(values) => withFreshSlots(() => actions.create(toBookingBody(values)), actions)}
      errorText={(error) => errorText(error, t.createFailed)}
      doneText={t.created}
      saveLabel={t.create}
      cancelLabel={t.cancel}
      onClose={onClose}
    >
      <TimeFields services={services} />
      <ContactFields />
    </DrawerForm>
  );
};

/** Books for somebody: a service, one of its free times, and who it is for. */
export const NewBookingDrawer = (props: NewBookingProps) => {
  const t = useTexts(bookingTexts);
  const { data, error, isValidating, mutate } = useApi('GET /v1/services');
  const services = data?.services.filter((service) => service.active);
  if (services && services.length > 0) return <BookingForm {...props} services={services} />;
  return (
    <Drawer title={t.newBookingTitle} onClose={props.onClose}>
      {services ? (
        <EmptyState
          text={t.noService}
          action={
            <LinkButton variant="primary" to="/dashboard/services">
              {t.addService}
            </LinkButton>
          }
        />
      ) : error ? (
        <ErrorState
          message={errorText(error, t.servicesFailed)}
          onRetry={() => void mutate()}
          busy={isValidating}
        />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Drawer>
  );
};
