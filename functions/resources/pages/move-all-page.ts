import { Temporal } from 'temporal-polyfill';
import { renderMoveAllPage } from '../../../dist/site-server/render.js';
import { MINUTE_MS } from '../../../shared/domain/duration.ts';
import { errorMessage, errorStatus } from '../../../shared/domain/errors.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { isLocalDate } from '../../../shared/domain/local-date.ts';
import type { ManagedOffers } from '../../../shared/schemas/managed-offers.ts';
import type { Minute } from '../../agenda/time.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { PageReply, Request } from '../../kernel/http/request.ts';
import { MANAGE_PATH } from '../../records/bookings/manage-link.ts';
import { managedBooking } from '../public-site/managed-booking.ts';
import { offersToMoveAll } from '../public-site/offers-to-move-all.ts';
import { pageReply, redirect } from './page-reply.ts';

interface Asked {
  /** The first day wanted, as it was sent. */
  readonly from?: string | undefined;
  readonly language: Language;
  readonly now: number;
  readonly viewer: string;
}

type Found = { readonly found: ManagedOffers } | { readonly refused: AppError };

const midnightOf = (date: string, timezone: string): Minute =>
  Temporal.PlainDate.from(date).toZonedDateTime(timezone).epochMilliseconds / MINUTE_MS;

/** The other times, or why there are none. Throws 404 `not_found`. */
const search = async (
  kernel: Kernel,
  token: string,
  { from, timezone }: { readonly from: string | null; readonly timezone: string },
  visitor: Asked,
): Promise<Found> => {
  const wanted = from === null ? {} : { from: midnightOf(from, timezone) };
  try {
    return { found: await offersToMoveAll(kernel, token, wanted, visitor) };
  } catch (error) {
    if (error instanceof AppError && error.code !== 'not_found') return { refused: error };
    throw error;
  }
};

/**
 * The page with other times for all that were booked at once; after a refused move it says why. What was booked alone
 * has its own page. Throws 404 `not_found`.
 */
export const moveAllPage = async (
  kernel: Kernel,
  token: string,
  asked: Asked,
  refused?: AppError,
): Promise<PageReply> => {
  const { language, now } = asked;
  const booking = await managedBooking(kernel, token, { language, now });
  const managePath = `${MANAGE_PATH}${token}`;
  if (booking.basket.length < 2) return redirect(303, `${managePath}?lang=${language}`);
  const { business, timezone } = booking;
  const from = asked.from !== undefined && isLocalDate(asked.from) ? asked.from : null;
  const result = await search(kernel, token, { from, timezone }, asked);
  const why = refused ?? ('refused' in result ? result.refused : undefined);
  const page = renderMoveAllPage({
    ...{ business, timezone, language, managePath, from },
    appBase: kernel.settings.appBase,
    formNonce: kernel.ids.secret(),
    found: 'found' in result ? result.found : null,
    refusal: why && errorMessage(why.code, language, why),
  });
  return pageReply(why ? errorStatus(why.code) : 200, page);
};

/** The page as its address asks for it. */
export const moveAllByAddress = (
  kernel: Kernel,
  { params, query, language, now, viewer }: Request<'GET /rdv/{manageToken}/move-all'>,
): Promise<PageReply> => moveAllPage(kernel, params.manageToken, { from: query.from, language, now, viewer });
