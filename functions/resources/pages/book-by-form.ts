import type { FormWait } from '../../../dist/site-server/render.js';
import { errorMessage, errorStatus } from '../../../shared/domain/errors.ts';
import { type BookingId, brandId } from '../../../shared/domain/ids.ts';
import { issueText } from '../../../shared/domain/issues.ts';
import { type Language, languageOf } from '../../../shared/domain/language.ts';
import { type PublicBookingForm, publicBookingCreate } from '../../../shared/schemas/public-booking.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import type { AppError } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { PageError } from '../../kernel/http/page-error.ts';
import { check } from '../../kernel/http/parse.ts';
import type { PageReply, Recallable, Request } from '../../kernel/http/request.ts';
import { manageToken, openManageToken } from '../../records/manage-link.ts';
import { findBusiness, type PublicBusiness } from '../public-site/find-business.ts';
import { pageReply, redirect } from './page-reply.ts';
import { sitePage } from './site-page.ts';
import { utmOf } from './utm-of.ts';

type FormPost = Request<'POST /site/{slug}/book'>;

const FILLED_IN = ['slotId', 'serviceId', 'name', 'email', 'phone', 'note', 'smsConsent'] as const;

/** The filled fields of the form. */
const filledIn = (form: PublicBookingForm): Record<string, string> =>
  Object.fromEntries(FILLED_IN.flatMap((name) => (form[name] ? [[name, form[name]]] : [])));

const isSlots = (value: unknown): value is readonly PublicSlot[] => Array.isArray(value);

/** The language in which the form was shown, which may differ from the browser's. */
const languageOfForm = ({ body, language }: FormPost): Language =>
  body.language ? languageOf(body.language) : language;

/** From when on the form may be sent again, when it has to wait. */
const waitOf = ({ extra, retryAfterSec }: AppError, now: number): FormWait | undefined =>
  typeof extra.waitToken === 'string' && retryAfterSec !== undefined
    ? { token: extra.waitToken, from: toInstant(now + retryAfterSec * 1000) }
    : undefined;

/** The same page with the errors, the typed values, and a new key for the next attempt. */
const formAgain = async (
  kernel: Kernel,
  business: PublicBusiness,
  request: FormPost,
  error: AppError,
): Promise<PageReply> => {
  const { body, now } = request;
  const language = languageOfForm(request);
  const { alternatives } = error.extra;
  const formWait = waitOf(error, now);
  const page = await sitePage(kernel, business, {
    language,
    now,
    serviceId: body.serviceId,
    personId: body.with,
    from: body.from,
    utm: utmOf(body),
    formNonce: kernel.ids.secret(),
    formValues: filledIn(body),
    ...(formWait ? { formWait } : {}),
    formError: {
      message: errorMessage(error.code, language, error.note),
      issues: error.issues.map(({ path, key }) => ({ path, message: issueText(key, language) })),
      ...(isSlots(alternatives) ? { alternatives } : {}),
    },
  });
  return pageReply(errorStatus(error.code), page);
};

const PAGE = '/rdv/';

/** A redirect to the appointment's page, in the language of the form. */
const toItsPage = (
  kernel: Kernel,
  { tenant }: PublicBusiness,
  bookingId: BookingId,
  request: FormPost,
): PageReply => {
  const language = languageOfForm(request);
  const query = language === request.language ? '' : `?lang=${language}`;
  return redirect(303, `${PAGE}${manageToken(kernel, tenant.tenantId, { bookingId })}${query}`);
};

/** The booking id of an address of an appointment's page. */
const bookingIn = (kernel: Kernel, location = ''): string => {
  const [token = ''] = location.slice(PAGE.length).split('?');
  return openManageToken(kernel, token)?.bookingId ?? '';
};

/** Books from the form posted without JavaScript and redirects the browser to the appointment's page. */
export const bookByForm = (kernel: Kernel): Recallable<'POST /site/{slug}/book'> => ({
  handle: async (request) => {
    const business = await findBusiness(kernel, request.params.slug);
    const language = languageOfForm(request);
    const utm = utmOf(request.body);
    const order = check(publicBookingCreate, {
      ...filledIn(request.body),
      language,
      consent: true,
      ...(utm ? { utm } : {}),
      ...(request.body.waitToken ? { waitToken: request.body.waitToken } : {}),
    });
    // Read with the first form that books: most who open a page only look.
    const { bookPublicly } = await import('../public-site/book-publicly.ts');
    const { bookingId } = await bookPublicly(kernel, business, order, request);
    return toItsPage(kernel, business, bookingId, request);
  },
  // The idempotency record is stored for a day and must not give access: it holds the id, and the link is made again.
  receipt: ({ headers }) => ({ bookingId: bookingIn(kernel, headers?.location) }),
  recall: async ({ bookingId = '' }, request) => {
    const business = await findBusiness(kernel, request.params.slug);
    return toItsPage(kernel, business, brandId<BookingId>(bookingId), request);
  },
  refused: async (error, request) => {
    if (error.code === 'site_not_found') return error;
    const business = await findBusiness(kernel, request.params.slug);
    return new PageError(error, await formAgain(kernel, business, request, error));
  },
});
