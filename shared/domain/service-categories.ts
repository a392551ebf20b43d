import type { Language } from './language.ts';
import { inLanguage, type Translations } from './translations.ts';

interface Categorised {
  readonly category?: string | undefined;
  readonly translations?: Translations<{ category?: string | undefined }> | undefined;
}

/** The categories in use, each once, in the order of the services. */
export const categoriesOf = (services: readonly Categorised[]): readonly string[] => [
  ...new Set(services.flatMap(({ category }) => category ?? [])),
];

/** A category in a language: as any service of it translates it, else as it was first written. */
const categoryIn = (services: readonly Categorised[], category: string, language: Language): string => {
  const same = services.filter((service) => service.category === category);
  return same.map(({ translations }) => translations?.[language]?.category).find(Boolean) ?? category;
};

/** Services of one category; null for those without one. */
export interface ServiceGroup<Service> {
  readonly category: string | null;
  readonly services: readonly Service[];
}

/** Services by category, both in their order; those without a category come last. */
export const byCategory = <Service extends Categorised>(
  services: readonly Service[],
): ReadonlyArray<ServiceGroup<Service>> => {
  const named = categoriesOf(services).map((category) => ({
    category,
    services: services.filter((service) => service.category === category),
  }));
  const others = services.filter(({ category }) => category === undefined);
  return others.length === 0 ? named : [...named, { category: null, services: others }];
};

/**
 * Services in a language, each text where a translation exists. Those of one category stay together, whichever of them
 * translates it.
 */
export const servicesIn = <Service extends Categorised>(
  services: readonly Service[],
  language: Language,
): readonly Service[] =>
  services.map((service) => ({
    ...inLanguage(service, language),
    category: service.category && categoryIn(services, service.category, language),
  }));
