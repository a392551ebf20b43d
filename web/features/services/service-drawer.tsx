import { useFormikContext } from 'formik';
import { useState } from 'react';
import { MAX } from '../../../shared/domain/limits.ts';
import { categoriesOf } from '../../../shared/domain/service-categories.ts';
import type { Calendar } from '../../../shared/schemas/calendar.ts';
import {
  MAX_DURATION_MIN,
  MIN_DURATION_MIN,
  type Service,
  service as serviceSchema,
} from '../../../shared/schemas/service.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { presentIn } from '../../lib/changed-meanwhile.ts';
import { Alert } from '../../ui/alert.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { DrawerForm } from '../../ui/drawer-form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { PictureField } from '../pictures/picture-field.tsx';
import { useApi } from '../session/use-api.ts';
import { useMe } from '../session/use-me.ts';
import { TranslatedTextareas, TranslatedTexts } from '../translations/translated-fields.tsx';
import { PerformerFields } from './performer-fields.tsx';
import { candidatesFor } from './performers.ts';
import {
  blankService,
  type ServiceValues,
  serviceValues,
  toServiceBody,
  validateService,
  wordsOf,
} from './service-form.ts';
import { SynonymChips } from './synonym-chips.tsx';
import { synonymClashes } from './synonym-clashes.ts';
import { serviceTexts } from './texts.ts';
import type { ServicesResource } from './use-services.ts';
import { CategoryFields, ToBringFields } from './visitor-fields.tsx';

interface ServiceDrawerProps {
  /** Absent: a new one. */
  readonly service?: Service | undefined;
  readonly resource: Pick<ServicesResource, 'services' | 'create' | 'update'>;
  readonly onClose: () => void;
}

/** Says which words visitors may also mean another service by. */
const ClashNotice = ({ others }: { readonly others: readonly Service[] }) => {
  const t = useTexts(serviceTexts);
  const { values } = useFormikContext<ServiceValues>();
  const clashes = synonymClashes(wordsOf(values.synonyms), others);
  if (clashes.length === 0) return null;
  return (
    <Alert tone="warn">
      {clashes.map(({ word, service }) => (
        <p key={word}>{t.clash(word, service)}</p>
      ))}
    </Alert>
  );
};

const NameFields = ({ others }: { readonly others: readonly Service[] }) => {
  const t = useTexts(serviceTexts);
  return (
    <>
      <TextField name="name" label={t.name} maxLength={MAX.name} autoComplete="off" required />
      <TranslatedTexts field="name" labels={t.nameIn} hints={t.inHint} maxLength={MAX.name} />
      <TextField name="synonyms" label={t.synonyms} hint={t.synonymsHint} autoComplete="off" optional />
      <ClashNotice others={others} />
      <SynonymChips />
    </>
  );
};

const DescriptionFields = () => {
  const t = useTexts(serviceTexts);
  return (
    <>
      <TextareaField name="description" label={t.description} maxLength={MAX.description} optional />
      <TranslatedTextareas field="description" labels={t.descriptionIn} maxLength={MAX.description} />
    </>
  );
};

const PriceFields = () => {
  const t = useTexts(serviceTexts);
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-4">
        <TextField
          name="price"
          label={t.price}
          hint={t.priceHint}
          inputMode="decimal"
          maxLength={MAX.id}
          optional
        />
        <TextField name="currency" label={t.currency} minLength={2} maxLength={3} autoComplete="off" />
      </div>
      <CheckboxField name="priceFrom" label={t.priceFrom} hint={t.priceFromHint} />
    </>
  );
};

interface ServiceFieldsProps {
  readonly candidates: readonly Calendar[];
  readonly categories: readonly string[];
  /** The services that may be booked beside this one. */
  readonly others: readonly Service[];
}

const ServiceFields = ({ candidates, categories, others }: ServiceFieldsProps) => {
  const t = useTexts(serviceTexts);
  return (
    <>
      <NameFields others={others} />
      <CategoryFields categories={categories} />
      <TextField
        name="durationMin"
        label={t.duration}
        type="number"
        inputMode="numeric"
        min={MIN_DURATION_MIN}
        max={MAX_DURATION_MIN}
        step={5}
        required
      />
      <PriceFields />
      <DescriptionFields />
      <ToBringFields />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-3 font-semibold">{t.buffers}</legend>
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField name="bufferBeforeMin" label={t.bufferBefore} type="number" min={0} max={120} step={5} />
          <TextField name="bufferAfterMin" label={t.bufferAfter} type="number" min={0} max={120} step={5} />
        </div>
      </fieldset>
      {candidates.length > 0 && <PerformerFields candidates={candidates} />}
      <CheckboxField name="active" label={t.isActive} hint={t.isActiveHint} />
    </>
  );
};

interface ServiceFormProps extends ServiceDrawerProps {
  /** Undefined where they could not be read. */
  readonly calendars: readonly Calendar[] | undefined;
}

const ServiceForm = ({ service: latest, calendars, resource, onClose }: ServiceFormProps) => {
  // The values at opening: a colleague's change made meanwhile must not be sent back as ours.
  const [service] = useState(latest);
  const [candidates] = useState(() => calendars && candidatesFor(calendars, latest));
  const t = useTexts(serviceTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  return (
    <DrawerForm
      title={service ? t.editService : t.newService}
      initialValues={
        service ? serviceValues(service, language, candidates) : blankService(tenant.timezone, candidates)
      }
      validate={(values) => validateService(values, language, service)}
      edited={
        service && {
          record: service,
          valuesOf: (record) => serviceValues(record, language, candidates),
          presentIn: presentIn(serviceSchema),
        }
      }
      onSave={async (values, record) => {
        const body = toServiceBody(values, record);
        return record ? resource.update(record, body) : resource.create(body);
      }}
      errorText={(error) => errorText(error, t.saveFailed)}
      doneText={service ? t.saved : t.created}
      saveLabel={service ? t.save : t.create}
      onClose={onClose}
    >
      {!candidates && <Alert tone="warn">{t.performersUnread}</Alert>}
      <ServiceFields
        candidates={candidates ?? []}
        categories={categoriesOf(resource.services ?? [])}
        others={(resource.services ?? []).filter(
          ({ serviceId, active }) => active && serviceId !== service?.serviceId,
        )}
      />
      {service && (
        <PictureField place={{ kind: 'service', ownerId: service.serviceId }} suggestedAlt={service.name} />
      )}
    </DrawerForm>
  );
};

/**
 * A service's form, shown once its possible performers are loaded; if that fails, performers are neither shown nor
 * changed.
 */
export const ServiceDrawer = (props: ServiceDrawerProps) => {
  const { data, error } = useApi('GET /v1/calendars');
  if (!data && !error) return null;
  return <ServiceForm {...props} calendars={data?.calendars} />;
};
