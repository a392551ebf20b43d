import { errorStatus } from '../../../shared/domain/errors.ts';
import { languageOf } from '../../../shared/domain/language.ts';
import {
  type PublicBookingForm,
  publicBookingCreate,
} from '../../../shared/schemas/public-booking-request.ts';
import { AppError, invalidField } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { check } from '../../kernel/http/parse.ts';
import type { PageReply, Recallable, Request } from '../../kernel/http/request.ts';
import { openSlot } from '../../records/bookings/slot-handle.ts';
import { findBusiness, type PublicBusiness } from '../public-site/find-business.ts';
import { bookedAgain, refusedPage, toBookedPage } from './booked-page.ts';
import { formErrorOf, otherTimes, waitOf } from './form-error.ts';
import { languageOfForm } from './form-language.ts';
import { pageReply } from './page-reply.ts';
import { sitePage } from './site-page.ts';
import { utmOf } from './utm-of.ts';

type FormPost = Request<'POST /site/{slug}/book'>;

const FILLED_IN = [
  'slotId',
  'serviceId',
  'name',
  'email',
  'phone',
  'note',
  'smsConsent',
  'waitToken',
] as const;

/** The filled fields of the form. */
const filledIn = (form: PublicBookingForm): Record<string, string> =>
  Object.fromEntries(FILLED_IN.flatMap((name) => (form[name] ? [[name, form[name]]] : [])));

/** What the page shows next: what its lists and its button chose, else what it showed. */
const shownNext = (request: FormPost) => {
  const { body } = request;
  const look = new URLSearchParams(body.look);
  const [service, language] = [look.get('service'), look.get('lang')];
  // A service that a button names is anybody's, unless it names somebody too.
  const person = service === null ? body.with : look.get('with');
  const isOther = body.look !== undefined && language === null;
  return {
    language: language === null ? languageOfForm(request) : languageOf(language),
    isLanguageAsked: language !== null,
    serviceId: service ?? (body.service || body.serviceId),
    personId: person || undefined,
    from: (isOther ? look.get('from') : body.from) || undefined,
  };
};

/** The same page with the typed values and a new key for the next attempt; with the errors, unless it only looks. */
const formAgain = async (
  kernel: Kernel,
  business: PublicBusiness,
  request: FormPost,
  error: AppError,
): Promise<PageReply> => {
  const { body, now } = request;
  const next = shownNext(request);
  const page = { ...next, now, utm: utmOf(body), formNonce: kernel.ids.secret(), formValues: filledIn(body) };
  if (body.look !== undefined) return pageReply(200, await sitePage(kernel, business, page));
  const formWait = waitOf(error, now);
  const formError = { ...formErrorOf(error, next.language), ...otherTimes(error) };
  const refused = { ...page, formError, ...(formWait ? { formWait } : {}) };
  return pageReply(errorStatus(error.code), await sitePage(kernel, business, refused));
};

/** Throws 400 where a service or somebody else was chosen than the picked time is for: the page shows their times. */
const checkChoice = ({ signer }: Kernel, { tenant }: PublicBusiness, { body, now }: FormPost): void => {
  const picked = openSlot(signer, tenant.tenantId, body.slotId ?? '', now);
  if (picked.kind !== 'valid') return;
  const { serviceId, calendarId } = picked.slot;
  const isOther =
    (body.service !== undefined && body.service !== (serviceId ?? '')) ||
    (body.with !== undefined && body.with !== (calendarId ?? ''));
  if (isOther) throw invalidField('slotId', 'required');
};

/** Books from the form posted without JavaScript and redirects the browser to the appointment's page. */
export const bookByForm = (kernel: Kernel): Recallable<'POST /site/{slug}/book'> => ({
  handle: async (request) => {
    // Answered as a refusal is, by the page that keeps what was typed: there is no booking to recall.
    if (request.body.look !== undefined) throw new AppError('invalid_request');
    const business = await findBusiness(kernel, request.params.slug);
    const language = languageOfForm(request);
    const utm = utmOf(request.body);
    const order = check(publicBookingCreate, {
      ...filledIn(request.body),
      language,
      consent: true,
      ...(utm ? { utm } : {}),
    });
    checkChoice(kernel, business, request);
    // Read with the first form that books: most who open a page only look.
    const { bookPublicly } = await import('../public-site/book-publicly.ts');
    const { bookingId } = await bookPublicly(kernel, business, order, request);
    return toBookedPage(kernel, business.tenant.tenantId, bookingId, request);
  },
  ...bookedAgain(kernel),
  refused: (error, request) =>
    refusedPage(kernel, request.params.slug, error, (business) =>
      formAgain(kernel, business, request, error),
    ),
});
