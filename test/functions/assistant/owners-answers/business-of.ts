import type { BusinessSpec } from '../../../../eval/businesses/business-spec.ts';
import type { Business } from '../../../../functions/assistant/contract.ts';
import { salon } from '../../../support/assistant-ports.ts';

/** A business of the evaluation as the assistant knows it, with its keys for ids. */
export const businessOf = ({ tenant, address, services, people, faq = [] }: BusinessSpec): Business => {
  const own = tenant.language === 'en' ? 'en' : 'fr';
  const other = own === 'en' ? 'fr' : 'en';
  return salon({
    name: tenant.name,
    phone: tenant.phone ?? null,
    language: own,
    address,
    faq,
    services: Object.entries(services).map(([id, service]) => ({
      ...{ id, name: service[own], translations: { [other]: { name: service[other] } } },
      ...{ durationMin: service.minutes, price: service.price, currency: 'CAD', description: null },
      ...{ synonyms: [...(service.synonyms ?? [])], people: [...(service.people ?? Object.keys(people))] },
    })),
    people: Object.entries(people).map(([id, name]) => ({ id, name })),
  });
};
