import { Temporal } from 'temporal-polyfill';
import {
  type FormError,
  type FormWait,
  type RenderedPage,
  renderSitePage,
} from '../../../dist/site-server/render.js';
import type { Language } from '../../../shared/domain/language.ts';
import { isLocalDate } from '../../../shared/domain/local-date.ts';
import { peopleFor } from '../../../shared/domain/people-for.ts';
import type { Utm } from '../../../shared/domain/utm.ts';
import type { PublicConfig } from '../../../shared/schemas/public-site.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import { shownDays } from '../../agenda/shown-days.ts';
import { isoOf, nowMinute } from '../../agenda/time.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { beyondLimits, bookingLimitsOf } from '../../records/bookings/booking-limits.ts';
import { openSlot } from '../../records/bookings/slot-handle.ts';
import { askedCalendar } from '../../records/calendars/asked-calendar.ts';
import { bookableService } from '../../records/service-store.ts';
import type { PublicBusiness } from '../public-site/find-business.ts';
import { offered } from '../public-site/offer-slots.ts';
import { publicConfig } from '../public-site/public-config.ts';
import { listFreeTimes } from '../slots/free-times.ts';

/** Free times written into the page, so that booking works without scripts; a link leads to those of other days. */
const INITIAL_SLOTS = 40;

interface SitePageInput {
  readonly language: Language;
  /** Whether the address asked for the language. */
  readonly isLanguageAsked?: boolean;
  readonly now: number;
  /** The service whose times to show; the first active one when absent. */
  readonly serviceId?: string | undefined;
  /** The calendar of the person asked for; anyone's times when absent, or when they do not perform the service. */
  readonly personId?: string | undefined;
  /** The first day to show, as the address has it; the soonest when absent. */
  readonly from?: string | undefined;
  /** The campaign that brought the visitor; the form carries it along. */
  readonly utm?: Utm | undefined;
  readonly formNonce: string;
  readonly formError?: FormError;
  readonly formWait?: FormWait;
  readonly formValues?: Readonly<Record<string, string>>;
}

type Asked = Pick<SitePageInput, 'serviceId' | 'personId'>;

/** The service asked for, else the first one of the person asked for, else the first. */
const shownService = (config: PublicConfig, { serviceId, personId }: Asked) => {
  const { services } = config;
  const isPerformed = (service: (typeof services)[number]) =>
    peopleFor(config, service).some(({ id }) => id === personId);
  return services.find(({ id }) => id === serviceId) ?? services.find(isPerformed) ?? services[0];
};

type Values = NonNullable<SitePageInput['formValues']>;

/** The values of an earlier page, with the picked time under this page's handle for it. */
const offeredAgain = (
  { signer }: Kernel,
  { tenant }: PublicBusiness,
  values: Values,
  slots: readonly PublicSlot[],
  now: number,
): Values => {
  const picked = openSlot(signer, tenant.tenantId, values.slotId ?? '', now);
  if (picked.kind !== 'valid') return values;
  const startAt = isoOf(picked.slot.start);
  const again = slots.find((slot) => slot.startAt === startAt);
  return again ? { ...values, slotId: again.slotId } : values;
};

/** The last day that can be booked, where a day lies after it; null elsewhere. */
const beyondDay = (tenant: PublicBusiness['tenant'], day: string | undefined, now: number): string | null => {
  const from = day && Temporal.PlainDate.from(day).toZonedDateTime(tenant.timezone).epochMilliseconds;
  const limits = bookingLimitsOf(tenant, now);
  return beyondLimits(tenant, limits, from ? nowMinute(from) : undefined).bookableUntil ?? null;
};

/** The public page of a business, with its next free times, or with those from a day on. */
export const sitePage = async (
  kernel: Kernel,
  business: PublicBusiness,
  { serviceId, personId, from, utm, now, formValues, ...input }: SitePageInput,
): Promise<RenderedPage> => {
  const config = await publicConfig(kernel, business);
  const shown = shownService(config, { serviceId, personId });
  const service = await bookableService(kernel, business.tenant, shown?.id);
  // Somebody who does not perform the service is named to the page, which says so.
  const asked = config.people?.find(({ id }) => id === personId);
  const person = asked && peopleFor(config, shown).find(({ id }) => id === asked.id);
  const calendarId = person && askedCalendar(business.tenant, person.id, now);
  const free = await listFreeTimes(kernel.table, business.tenant, { service, calendarId, now });
  const { timezone: timeZone } = business.tenant;
  const day = from !== undefined && isLocalDate(from) ? from : undefined;
  const { times, ...days } = shownDays(free, { timeZone, from: day, most: INITIAL_SLOTS });
  const offering = { serviceId: service?.serviceId ?? null, conversationId: null, calendarId, now };
  const initialSlots = offered(kernel, business.tenant, offering, times);
  const shownChoice = {
    ...(service ? { serviceId: service.serviceId } : {}),
    ...(asked ? { personId: asked.id } : {}),
    days: {
      ...days,
      from: days.isLater ? (day ?? null) : null,
      bookableUntil: beyondDay(business.tenant, day, now),
      isUnread: Boolean(from) && day === undefined,
    },
    ...(utm ? { utm } : {}),
    ...(formValues ? { formValues: offeredAgain(kernel, business, formValues, initialSlots, now) } : {}),
  };
  return renderSitePage({ config, appBase: kernel.settings.appBase, initialSlots, ...shownChoice, ...input });
};
