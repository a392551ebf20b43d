import { useState } from 'react';
import type { Service } from '../../../shared/schemas/service.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UnreadLists } from '../session/unread-lists.tsx';
import { useApi } from '../session/use-api.ts';
import { useMe } from '../session/use-me.ts';
import { workTexts } from './work-texts.ts';

const TIMES = 4;

/** URL of the booking form with the lead's contact, and the time if one was pressed. */
const formAddress = (leadId: string, serviceId: string, startAt = ''): string =>
  `/dashboard/bookings?${new URLSearchParams({
    new: '1',
    lead: leadId,
    service: serviceId,
    ...(startAt === '' ? {} : { at: startAt }),
  })}`;

const FreeTimes = ({ leadId, serviceId }: { leadId: string; serviceId: string }) => {
  const t = useTexts(workTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const { data, error } = useApi('GET /v1/slots', { query: { serviceId, limit: 20 } });
  if (!data && error) return <Alert>{errorText(error, t.slotsFailed)}</Alert>;
  if (!data) return <Skeleton className="h-11 w-full" />;
  const starts = [...new Set(data.slots.map(({ startAt }) => startAt))].slice(0, TIMES);
  return (
    <>
      {starts.length === 0 && <p className="text-muted">{t.noSlot}</p>}
      <div className="flex flex-wrap gap-2">
        {starts.map((startAt) => (
          <LinkButton key={startAt} to={formAddress(leadId, serviceId, startAt)} className="tabular">
            {formatInstant(startAt, 'dateTime', language, tenant.timezone)}
          </LinkButton>
        ))}
        <LinkButton variant="ghost" to={formAddress(leadId, serviceId)}>
          {t.otherTimes}
        </LinkButton>
      </div>
    </>
  );
};

const Choice = ({ leadId, services }: { leadId: string; services: readonly Service[] }) => {
  const t = useTexts(workTexts);
  const [serviceId, setServiceId] = useState(services[0]?.serviceId ?? '');
  return (
    <>
      <Select
        aria-label={t.service}
        value={serviceId}
        onChange={(event) => setServiceId(event.target.value)}
        options={services.map((service) => ({
          value: service.serviceId,
          label: t.minutes(service.name, service.durationMin),
        }))}
      />
      <p className="text-muted">{t.bookingHint}</p>
      <FreeTimes leadId={leadId} serviceId={serviceId} />
    </>
  );
};

/** Books for a lead with one press: a service's first free times. */
export const LeadBooking = ({ leadId }: { leadId: string }) => {
  const t = useTexts(workTexts);
  const { data, error } = useApi('GET /v1/services');
  const services = data?.services.filter(({ active }) => active);
  return (
    <section aria-label={t.booking} className="flex flex-col gap-2 rounded-card border border-line p-4">
      <h3 className="font-semibold">{t.booking}</h3>
      {!services && error !== undefined ? (
        <UnreadLists of={['services']} />
      ) : services === undefined ? (
        <Skeleton className="h-11 w-full" />
      ) : services.length === 0 ? (
        <p className="text-muted">{t.noService}</p>
      ) : (
        <Choice leadId={leadId} services={services} />
      )}
    </section>
  );
};
