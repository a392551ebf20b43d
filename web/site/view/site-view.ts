import { industryLabel } from '../../../shared/domain/industries.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { priceText } from '../../../shared/domain/money.ts';
import { onlyPersonFor, peopleFor } from '../../../shared/domain/people-for.ts';
import { smsConsentText } from '../../../shared/domain/sms-consent.ts';
import { NBSP } from '../../../shared/domain/typography.ts';
import { zoneName } from '../../../shared/domain/zone-name.ts';
import type { PublicPerson, PublicService } from '../../../shared/schemas/public-site.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import { formatInstant } from '../../i18n/format.ts';
import type { FormError, FormValues } from '../input/form-input.ts';
import type { SiteInput } from '../input/site-input.ts';
import { serverTexts } from '../server-texts.ts';
import { besideForm, type ChatView, chatView } from './chat-view.ts';
import {
  actionOf,
  type Chosen,
  carriedOf,
  LOOK_OPEN,
  type Parameter,
  pathOf,
  severalAction,
  severalHref,
  waitlistAction,
} from './page-links.ts';
import { type PagingView, pagingView } from './paging-view.ts';
import { type SlotDay, slotDays } from './slot-days.ts';
import { type VisitView, visitView } from './visit-view.ts';

/** Somebody as a list of choices shows them, without a picture. */
type NamedPerson = Pick<PublicPerson, 'id' | 'name' | 'title'>;

const namedPerson = ({ id, name, title }: NamedPerson): NamedPerson => ({
  ...{ id, name },
  ...(title ? { title } : {}),
});

export interface ServiceView {
  readonly id: string;
  readonly name: string;
  /** The heading of its kind; null for none. */
  readonly category: string | null;
  readonly duration: string;
  readonly price: string | null;
  /** The people a visitor may choose; empty when there is no choice. */
  readonly people: readonly NamedPerson[];
  /** Who alone performs it; null where there is a choice, or no team. */
  readonly onlyPerson: NamedPerson | null;
}

export interface BookingView {
  readonly action: string;
  /** Which days are served. */
  readonly paging: PagingView;
  /** Origin of the public API; the page's own when empty. */
  readonly apiBase: string;
  /** What its form posts beside what is chosen and typed. */
  readonly hidden: readonly Parameter[];
  readonly serviceId: string | null;
  /** The calendar of the person chosen; null for anyone. */
  readonly personId: string | null;
  /** Null when the server rendered none; the browser then loads them. */
  readonly days: readonly SlotDay[] | null;
  /** Start of the last slot. */
  readonly lastStart: string | null;
  readonly alternatives: readonly SlotDay[];
  readonly error: Omit<FormError, 'alternatives'> | null;
  /** What says from when the form may be sent, and the token to send with it. */
  readonly wait: { readonly token: string; readonly message: string } | null;
  readonly values: FormValues;
  readonly lead: string;
  /** What the button accepts. */
  readonly notice: string;
  /** What a visitor may accept, with its version; null where the business sends no SMS. */
  readonly sms: { readonly version: string; readonly text: string } | null;
}

/**
 * The public page as data. Dates, prices and hours are already formatted, because the server and the browser format
 * some of them with different spaces, which would break hydration.
 */
export interface SiteView {
  /** Path of the page. A form returned with errors has another URL. */
  readonly path: string;
  /** URL parameters that its forms keep: the campaign. */
  readonly carried: readonly Parameter[];
  readonly title: string;
  readonly industry: string;
  readonly services: readonly ServiceView[];
  /** The zone of all times, as a sentence. */
  readonly zone: string;
  readonly chat: ChatView;
  readonly visit: VisitView;
  readonly booking: BookingView;
  /** The most appointments that a visitor may book at once. */
  readonly mostAtOnce: number;
  /** Where several are booked at once without scripts. */
  readonly several: Chosen & { readonly action: string };
  /** How many days ahead an appointment may start. */
  readonly horizonDays: number;
  /**
   * Where to ask to be told when a time becomes free; the chosen service's id follows the address. Null where nobody is
   * told of times that become free.
   */
  readonly waitlist: (Chosen & { readonly text: string; readonly action: string }) | null;
}

export const serviceView = (input: SiteInput, service: PublicService): ServiceView => {
  const only = onlyPersonFor(input.config, service);
  return {
    id: service.id,
    name: service.name,
    category: service.category ?? null,
    duration: `${service.durationMin}${NBSP}min`,
    price: priceText(service, input.language) ?? null,
    people: peopleFor(input.config, service).map(namedPerson),
    onlyPerson: only && namedPerson(only),
  };
};

/** In which zone all times are, as a sentence. */
export const zoneText = (timezone: string, language: Language): string =>
  serverTexts[language].zone(zoneName(timezone, language));

const hiddenIn = (input: SiteInput): readonly Parameter[] => {
  const { formNonce, language, formWait, formValues, days } = input;
  const waitToken = formWait?.token ?? formValues?.waitToken;
  return [
    ['nonce', formNonce],
    ['language', language],
    ['consent', 'true'],
    ...(waitToken ? [['waitToken', waitToken] as const] : []),
    ...(days?.from ? [['from', days.from] as const] : []),
    ...carriedOf(input),
  ];
};

const bookingView = (input: SiteInput, services: readonly ServiceView[]): BookingView => {
  const { config, language, apiBase = '', formError, formWait } = input;
  const days = (slots: readonly PublicSlot[]) => slotDays(slots, language, config.timezone);
  const asked = services.find(({ id }) => id === input.serviceId) ?? services[0];
  const { alternatives, ...error } = formError ?? { message: '' };
  return {
    action: actionOf(input),
    paging: pagingView(input),
    apiBase,
    hidden: hiddenIn(input),
    serviceId: asked?.id ?? null,
    personId: input.personId ?? null,
    days: input.initialSlots ? days(input.initialSlots) : null,
    lastStart: input.initialSlots?.at(-1)?.startAt ?? null,
    alternatives: days(alternatives ?? []),
    error: formError ? error : null,
    wait: formWait
      ? {
          token: formWait.token,
          message: serverTexts[language].sendFrom(
            formatInstant(formWait.from, 'exactTime', language, config.timezone),
          ),
        }
      : null,
    values: input.formValues ?? {},
    lead: serverTexts[language].bookingLead,
    notice: serverTexts[language].bookingNotice(config.name),
    sms: config.smsConsent
      ? { version: config.smsConsent, text: smsConsentText[language](config.name) }
      : null,
  };
};

/** The view of a business's page, for one reader. */
export const siteView = (input: SiteInput): SiteView => {
  const { config, language } = input;
  const services = config.services.filter(({ active }) => active).map((item) => serviceView(input, item));
  return {
    path: pathOf(input),
    carried: carriedOf(input),
    title: config.title,
    industry: industryLabel(config.industry, language),
    services,
    zone: zoneText(config.timezone, language),
    visit: visitView(config, language, config),
    chat: besideForm(chatView(input), input.language),
    booking: bookingView(input, services),
    mostAtOnce: config.mostAtOnce,
    several: { href: severalHref(input), look: LOOK_OPEN, action: severalAction(input) },
    horizonDays: config.horizonDays,
    waitlist: config.waitlist
      ? {
          text: serverTexts[language].waitlist,
          href: `${waitlistAction(input)}?lang=${language}&service=`,
          look: LOOK_OPEN,
          action: waitlistAction(input),
        }
      : null,
  };
};
