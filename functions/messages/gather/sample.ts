import type { AutomationKind } from '../../../shared/domain/automations.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { inLanguage } from '../../../shared/domain/translations.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import { activePeople } from '../../records/calendars/active-people.ts';
import { listServices } from '../../records/service-store.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import type { FactsOf } from '../templates/facts.ts';
import { SAMPLES, type SampleOf, type SampleService, sampleService } from '../templates/samples.ts';
import { businessFacts } from './business.ts';
import type { GatherPorts } from './gather.ts';

type Ports = Pick<GatherPorts, 'table' | 'settings'>;

const serviceOf = (tenant: TenantItem, service: Service, language: Language, now: number): SampleService => {
  const performs = ({ calendarId }: { readonly calendarId: string }): boolean =>
    service.calendarIds.length === 0 || service.calendarIds.some((id) => id === calendarId);
  const person = activePeople(tenant, now).find(performs);
  const { durationMin, price, currency, priceFrom } = service;
  return {
    title: inLanguage(service, language).name,
    durationMin,
    price,
    currency: price === null ? null : currency,
    ...(priceFrom ? { priceFrom } : {}),
    ...(person ? { personName: person.name } : {}),
  };
};

/** What the examples of a business's messages are made of: itself, its first service, and who performs it. */
export const sampleOf = async (
  ports: Ports,
  tenant: TenantItem,
  language: Language,
  now: number,
): Promise<SampleOf> => {
  const [business, services] = await Promise.all([
    businessFacts(ports, tenant),
    listServices(ports.table, tenant.tenantId),
  ]);
  const service = services.find(({ active }) => active);
  return {
    ...{ business, language, now, base: ports.settings.pagesBase },
    service: service ? serviceOf(tenant, service, language, now) : sampleService(language),
  };
};

/** A message as an example would be, for a business. */
export const sampleFacts = <Kind extends AutomationKind>(kind: Kind, of: SampleOf): FactsOf<Kind> =>
  SAMPLES[kind](of);
