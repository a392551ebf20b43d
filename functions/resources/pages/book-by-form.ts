import { errorStatus } from '../../../shared/domain/errors.ts';
import { type BookingId, brandId } from '../../../shared/domain/ids.ts';
import { type PublicBookingForm, publicBookingCreate } from '../../../shared/schemas/public-booking.ts';
import type { AppError } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { PageError } from '../../kernel/http/page-error.ts';
import { check } from '../../kernel/http/parse.ts';
import type { PageReply, Recallable, Request } from '../../kernel/http/request.ts';
import { findBusiness, type PublicBusiness } from '../public-site/find-business.ts';
import { bookingIn, toBookedPage } from './booked-page.ts';
import { formErrorOf, otherTimes, waitOf } from './form-error.ts';
import { languageOfForm } from './form-language.ts';
import { pageReply } from './page-reply.ts';
import { sitePage } from './site-page.ts';
import { utmOf } from './utm-of.ts';

type FormPost = Request<'POST /site/{slug}/book'>;

const FILLED_IN = ['slotId', 'serviceId', 'name', 'email', 'phone', 'note', 'smsConsent'] as const;

/** The filled fields of the form. */
const filledIn = (form: PublicBookingForm): Record<string, string> =>
  Object.fromEntries(FILLED_IN.flatMap((name) => (form[name] ? [[name, form[name]]] : [])));

/** The same page with the errors, the typed values, and a new key for the next attempt. */
const formAgain = async (
  kernel: Kernel,
  business: PublicBusiness,
  request: FormPost,
  error: AppError,
): Promise<PageReply> => {
  const { body, now } = request;
  const language = languageOfForm(request);
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
    formError: { ...formErrorOf(error, language), ...otherTimes(error) },
  });
  return pageReply(errorStatus(error.code), page);
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
    return toBookedPage(kernel, business, bookingId, request);
  },
  // The idempotency record is stored for a day and must not give access: it holds the id, and the link is made again.
  receipt: ({ headers }) => ({ bookingId: bookingIn(kernel, headers?.location) }),
  recall: async ({ bookingId = '' }, request) => {
    const business = await findBusiness(kernel, request.params.slug);
    return toBookedPage(kernel, business, brandId<BookingId>(bookingId), request);
  },
  refused: async (error, request) => {
    if (error.code === 'site_not_found') return error;
    const business = await findBusiness(kernel, request.params.slug);
    return new PageError(error, await formAgain(kernel, business, request, error));
  },
});
