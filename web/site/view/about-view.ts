import { addressLine, addressLines } from '../../../shared/domain/postal-address.ts';
import { byCategory } from '../../../shared/domain/service-categories.ts';
import type { PublicFaqEntry } from '../../../shared/schemas/faq.ts';
import type { PublicService } from '../../../shared/schemas/public-site.ts';
import type { PhoneLink } from '../../features/chat/consent-notice.tsx';
import type { SiteInput } from '../renderer-type.ts';
import { serverTexts } from '../server-texts.ts';
import { type HoursRow, hoursRows, specialLines } from './opening-hours.ts';
import { mapUrl, serviceHref } from './page-links.ts';
import { phoneLink } from './phone-link.ts';
import { type ServiceView, serviceView, zoneText } from './site-view.ts';

/** A service as its card shows it. */
export interface ServiceCardView extends Omit<ServiceView, 'people'> {
  readonly description: string | null;
  /** The page with this service chosen. */
  readonly href: string;
}

/** The services of one category. */
export interface ServiceGroupView {
  /** Null where the business has no categories. */
  readonly title: string | null;
  readonly services: readonly ServiceCardView[];
}

/** What the page says of a business beside its chat and its form: the server alone renders it. */
export interface AboutView {
  readonly groups: readonly ServiceGroupView[];
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
  href: serviceHref(input, service.id),
});

const groupsOf = (input: SiteInput): readonly ServiceGroupView[] => {
  const groups = byCategory(input.config.services.filter(({ active }) => active));
  const rest = groups.length > 1 ? serverTexts[input.language].otherServices : null;
  return groups.map(({ category, services }) => ({
    title: category ?? rest,
    services: services.map((service) => cardView(input, service)),
  }));
};

/** What the page says of a business, for one reader. */
export const aboutView = (input: SiteInput): AboutView => {
  const { config, language } = input;
  return {
    groups: groupsOf(input),
    hours: hoursRows(config.openingHours, language),
    specialHours: specialLines(config.specialHours, language),
    zone: zoneText(config.timezone, language),
    address: config.address ? addressLines(config.address, language) : [],
    mapUrl: config.address && mapUrl(addressLine(config.address, language)),
    phone: phoneLink(config.phone),
    faq: config.faq ?? [],
  };
};
