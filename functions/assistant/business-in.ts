import type { Language } from '../../shared/domain/language.ts';
import { inLanguage } from '../../shared/domain/translations.ts';
import type { Business, BusinessService } from './contract.ts';

/** Every name of a service: as it was first written, its translations, and other words for it. */
export const namesOf = ({
  name,
  translations = {},
  synonyms = [],
}: Pick<BusinessService, 'name' | 'translations' | 'synonyms'>) => [
  ...new Set([name, ...Object.values(translations).flatMap((texts) => texts?.name || []), ...synonyms]),
];

/** The owner's welcome message in a language; blank where they wrote none in it. */
const welcomeIn = ({ welcomeMessage, translations, language: own }: Business, language: Language): string =>
  translations?.[language]?.welcomeMessage ?? (language === own ? welcomeMessage : '');

/** The business in a language: texts translated as far as they are, with every name of each service. */
export const businessIn = (business: Business, language: Language): Business => ({
  ...inLanguage(business, language),
  welcomeMessage: welcomeIn(business, language),
  faq: business.faq.map((entry) => inLanguage(entry, language)),
  services: business.services.map((service) => ({
    ...inLanguage(service, language),
    knownAs: namesOf(service),
  })),
});
