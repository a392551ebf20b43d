import { changeText, NO_CHARGE, TAXES_TEXTS } from '../../../shared/domain/change-text.ts';
import { localeOf } from '../../../shared/domain/language.ts';
import { addressForMaps, addressLines } from '../../../shared/domain/postal-address.ts';
import { byCategory } from '../../../shared/domain/service-categories.ts';
import { spokenLanguageName } from '../../../shared/domain/spoken-languages.ts';
import type { PublicFaqEntry } from '../../../shared/schemas/faq.ts';
import type { ShownPicture } from '../../../shared/schemas/picture.ts';
import type { PublicService } from '../../../shared/schemas/public-site.ts';
import type { PhoneLink } from '../../features/chat/consent-notice.tsx';
import { serviceListTexts } from '../../features/several/service-list-texts.ts';
import type { SiteInput } from '../input/site-input.ts';
import { serverTexts } from '../server-texts.ts';
import { type HoursRow, hoursRows, specialLines } from './opening-hours.ts';
import { type Chosen, mapUrl, withService } from './page-links.ts';
import { type PersonView, peopleView } from './people-view.ts';
import { phoneLink } from './phone-link.ts';
import { type ServiceView, serviceView, zoneText } from './site-view.ts';

/** A service as its card shows it. */
export interface ServiceCardView extends Omit<ServiceView, 'people'> {
  readonly description: string | null;
  readonly picture: ShownPicture | null;
  /** Opens the form with it. */
  readonly chosen: Chosen;
}

/** The services of one category. */
export interface ServiceGroupView {
  /** Null where the business has no categories. */
  readonly title: string | null;
  readonly services: readonly ServiceCardView[];
}

/** How an appointment is changed, and in which languages. */
export interface PoliciesView {
  /** What holds for every appointment, a sentence each. */
  readonly lines: readonly string[];
  /** The owner's own words; null for none. */
  readonly words: string | null;
  /** Those that the team speaks, as a text; null where it does not say. */
  readonly languages: string | null;
}

/** What the page says of a business beside its chat and its form: the server alone renders it. */
export interface AboutView {
  readonly groups: readonly ServiceGroupView[];
  /** What holds of taxes, as a sentence; null where it is not said. */
  readonly taxes: string | null;
  readonly people: readonly PersonView[];
  readonly policies: PoliciesView;
  readonly hours: readonly HoursRow[];
  /** Exceptions to the weekly hours in the coming weeks, in words. */
  readonly specialHours: readonly string[];
  /** The zone of all times, as a sentence. */
  readonly zone: string;
  /** The business's address, line by line; empty where it gives none. */
  readonly address: readonly string[];
  /** A map of the address; null without one. */
  readonly mapUrl: string | null;
  readonly phone: PhoneLink | null;
  /** Questions and answers; none where the business has written none. */
  readonly faq: readonly PublicFaqEntry[];
}

const cardView = (input: SiteInput, service: PublicService): ServiceCardView => ({
  ...serviceView(input, service),
  description: service.description,
  picture: service.picture ?? null,
  chosen: withService(input, service.id),
});

const groupsOf = (input: SiteInput): readonly ServiceGroupView[] => {
  const groups = byCategory(input.config.services.filter(({ active }) => active));
  const rest = groups.length > 1 ? serviceListTexts[input.language].others : null;
  return groups.map(({ category, services }) => ({
    title: category ?? rest,
    services: services.map((service) => cardView(input, service)),
  }));
};

const policiesOf = ({ config, language }: SiteInput): PoliciesView => {
  const texts = serverTexts[language].policies;
  const spoken = (config.spokenLanguages ?? []).map((one) => spokenLanguageName(one, language));
  const list = new Intl.ListFormat(localeOf(language));
  return {
    lines: [changeText(config.cutOffHours, language), texts.afterwards(config.name), NO_CHARGE[language]],
    words: config.policies ?? null,
    languages: spoken.length > 0 ? list.format(spoken) : null,
  };
};

/** What the page says of a business, for one reader. */
export const aboutView = (input: SiteInput): AboutView => {
  const { config, language } = input;
  return {
    groups: groupsOf(input),
    taxes: config.taxes ? `${TAXES_TEXTS[language][config.taxes]}.` : null,
    people: peopleView(input),
    policies: policiesOf(input),
    hours: hoursRows(config.openingHours, language),
    specialHours: specialLines(config.specialHours, language),
    zone: zoneText(config.timezone, language),
    address: config.address ? addressLines(config.address, language) : [],
    mapUrl: config.address && mapUrl(addressForMaps(config.address, language)),
    phone: phoneLink(config.phone),
    faq: config.faq ?? [],
  };
};
