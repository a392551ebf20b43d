import { Temporal } from 'temporal-polyfill';
import {
  type FormError,
  type FormWait,
  renderSeveralPage,
  type SeveralAsked,
  type SeveralProblem,
} from '../../../dist/site-server/render.js';
import { errorMessage, errorStatus } from '../../../shared/domain/errors.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { Utm } from '../../../shared/domain/utm.ts';
import {
  type BasketOffers,
  basketSearch,
  type MissedSeries,
} from '../../../shared/schemas/basket-booking.ts';
import type { PublicConfig } from '../../../shared/schemas/public-site.ts';
import { localDateOf } from '../../agenda/local-date.ts';
import { minuteFrom } from '../../agenda/time.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { check } from '../../kernel/http/parse.ts';
import type { PageReply, Request } from '../../kernel/http/request.ts';
import { openOffer } from '../../records/bookings/offer-handle.ts';
import { askedCalendar } from '../../records/calendars/asked-calendar.ts';
import { bookableService } from '../../records/service-store.ts';
import { searchBaskets, wishOf } from '../bookings/baskets/search-baskets.ts';
import { findBusiness, type PublicBusiness } from '../public-site/find-business.ts';
import { publicConfig } from '../public-site/public-config.ts';
import { countVisitorUse } from '../public-site/visitor-limits.ts';
import { listFreeTimes } from '../slots/free-times.ts';
import { pageReply, redirect } from './page-reply.ts';
import { askedSeveral, problemOf, searchFor } from './several-asked.ts';
import { utmOf } from './utm-of.ts';

interface SeveralPageInput {
  readonly asked: SeveralAsked;
  readonly isSearched: boolean;
  readonly language: Language;
  readonly now: number;
  readonly viewer: string;
  readonly utm?: Utm | undefined;
  readonly formError?: FormError;
  readonly formWait?: FormWait | undefined;
  /** What was typed before an error; `slotId` is the offer that was picked. */
  readonly formValues?: Readonly<Record<string, string>>;
}

interface Found extends BasketOffers {
  readonly status: number;
  readonly problem: SeveralProblem | null;
  readonly laterFrom: string | null;
  readonly retryAfterSec?: number | undefined;
}

const nothing = (status: number, problem: SeveralProblem): Found => ({
  ...{ status, problem, offers: [], isPartial: false, laterFrom: null },
});

type Asking = Pick<SeveralPageInput, 'asked' | 'language' | 'now' | 'viewer'>;

const lastDayOf = ({ tenant }: PublicBusiness, { horizonDays }: PublicConfig, now: number): string =>
  Temporal.PlainDate.from(localDateOf(now, tenant.timezone)).add({ days: horizonDays }).toString();

/**
 * Why nothing was found: which services have no free time at all, else that they are not free as they were asked for.
 */
const whyNothing = async (
  kernel: Kernel,
  { tenant }: PublicBusiness,
  config: PublicConfig,
  { asked, now }: Asking,
  { until, missed }: { readonly until: string; readonly missed: MissedSeries | undefined },
): Promise<SeveralProblem> => {
  const from = minuteFrom(searchFor(asked, tenant.timezone).from);
  const free = await Promise.all(
    asked.rows.map(async ({ serviceId, personId }) => {
      const service = await bookableService(kernel, tenant, serviceId);
      const calendarId = askedCalendar(tenant, personId ?? undefined, now);
      return listFreeTimes(kernel.table, tenant, { service, calendarId, now, from });
    }),
  );
  const full = new Set(asked.rows.filter((_, n) => free[n]?.length === 0).map(({ serviceId }) => serviceId));
  const services = config.services.filter(({ id }) => full.has(id)).map(({ id }) => id);
  if (services.length > 0) return { kind: 'full', services, until };
  if (asked.count > 1) return { kind: 'series', missed: missed ?? null };
  return { kind: 'apart', arrangement: asked.arrangement };
};

const dayOf = (instant: string, timezone: string): string => localDateOf(Date.parse(instant), timezone);

const dayAfter = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString();

/** The day after the last that is offered, while one may be booked there. */
const laterThan = ({ offers }: BasketOffers, timezone: string, until: string): string | null => {
  const last = offers
    .map(({ parts: [first] }) => first?.startAt ?? '')
    .toSorted()
    .at(-1);
  const day = last ? dayAfter(dayOf(last, timezone)) : null;
  return day === null || day > until ? null : day;
};

/** The day on which a search has stopped, or the one after it where it began no earlier: the page searches by days. */
const stoppedOn = (at: string, { asked, now }: Asking, timezone: string, until: string): string | null => {
  const first = asked.from ?? localDateOf(now, timezone);
  const day = dayOf(at, timezone);
  const later = day > first ? day : dayAfter(first);
  return later > until ? null : later;
};

const search = async (
  kernel: Kernel,
  business: PublicBusiness,
  config: PublicConfig,
  asking: Asking,
): Promise<Found> => {
  const { tenant } = business;
  const { asked, language, now, viewer } = asking;
  const until = lastDayOf(business, config, now);
  const problem = problemOf(asked, config, until);
  if (problem) return nothing(400, problem);
  try {
    await countVisitorUse(kernel, { action: 'search', tenantId: tenant.tenantId, viewer }, now);
    const body = check(basketSearch, searchFor(asked, tenant.timezone));
    const found = await searchBaskets(kernel, tenant, wishOf(tenant, body, now), { language, now });
    if (found.offers.length > 0)
      return { ...found, status: 200, problem: null, laterFrom: laterThan(found, tenant.timezone, until) };
    const at = found.searchedUntil;
    if (at !== undefined)
      return {
        ...nothing(200, { kind: 'stopped', at }),
        laterFrom: stoppedOn(at, asking, tenant.timezone, until),
      };
    return nothing(200, await whyNothing(kernel, business, config, asking, { until, missed: found.missed }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const message = errorMessage(error.code, language, error);
    const { retryAfterSec } = error;
    return { ...nothing(errorStatus(error.code), { kind: 'refused', message }), retryAfterSec };
  }
};

/** The offer that was picked earlier, under its present handle; undefined where it is offered no more. */
const offeredAgain = (
  { signer }: Kernel,
  { tenant }: PublicBusiness,
  picked: string,
  { offers }: BasketOffers,
  now: number,
): string | undefined => {
  const partsOf = (offer: string) => JSON.stringify(openOffer(signer, tenant.tenantId, offer, now)?.parts);
  const wanted = partsOf(picked);
  return wanted === undefined ? undefined : offers.find(({ offer }) => partsOf(offer) === wanted)?.offer;
};

/** The page for several appointments at once, with whole offers once they are searched. */
export const severalPage = async (
  kernel: Kernel,
  business: PublicBusiness,
  config: PublicConfig,
  { isSearched, utm, formError, formWait, formValues, ...asking }: SeveralPageInput,
): Promise<{
  readonly status: number;
  readonly page: ReturnType<typeof renderSeveralPage>;
  readonly retryAfterSec?: number | undefined;
}> => {
  const { asked, language, now } = asking;
  const found = isSearched ? await search(kernel, business, config, asking) : null;
  const { slotId = '', ...typed } = formValues ?? {};
  const again = found && offeredAgain(kernel, business, slotId, found, now);
  const page = renderSeveralPage({
    ...{ config, asked, language, appBase: kernel.settings.appBase, formNonce: kernel.ids.secret() },
    offers: found?.offers ?? null,
    searchedUntil: found?.searchedUntil ?? null,
    laterFrom: found?.laterFrom ?? null,
    problem: found?.problem ?? null,
    ...(utm ? { utm } : {}),
    ...(formError ? { formError } : {}),
    ...(formWait ? { formWait } : {}),
    ...(formValues ? { formValues: { ...typed, ...(again ? { slotId: again } : {}) } } : {}),
  });
  return { status: found?.status ?? 200, page, retryAfterSec: found?.retryAfterSec };
};

/** The same as its address asks for it. A business that books one at a time has no such page: its own is shown. */
export const severalByAddress = async (
  kernel: Kernel,
  { params, query, language, now, viewer }: Request<'GET /site/{slug}/plusieurs'>,
): Promise<PageReply> => {
  const business = await findBusiness(kernel, params.slug);
  const config = await publicConfig(kernel, business);
  if (config.mostAtOnce < 2) return redirect(303, `/site/${config.slug}?lang=${language}#reserver`);
  const asked = askedSeveral(query);
  const { status, page, retryAfterSec } = await severalPage(kernel, business, config, {
    ...{ asked, isSearched: query.find !== undefined, language, now, viewer, utm: utmOf(query) },
  });
  const reply = pageReply(status, page);
  if (retryAfterSec === undefined) return reply;
  return { ...reply, headers: { ...reply.headers, 'retry-after': String(retryAfterSec) } };
};
