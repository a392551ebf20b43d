import { errorStatus } from '../../../shared/domain/errors.ts';
import { languageOf } from '../../../shared/domain/language.ts';
import { basketCreate } from '../../../shared/schemas/basket-booking.ts';
import type { SeveralForm } from '../../../shared/schemas/several-page.ts';
import { AppError, invalidField } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { check } from '../../kernel/http/parse.ts';
import type { PageReply, Recallable, Request } from '../../kernel/http/request.ts';
import { findBusiness, type PublicBusiness } from '../public-site/find-business.ts';
import { publicConfig } from '../public-site/public-config.ts';
import { bookedAgain, refusedPage, toBookedPage } from './booked-page.ts';
import { formErrorOf, waitOf } from './form-error.ts';
import { languageOfForm } from './form-language.ts';
import { pageReply } from './page-reply.ts';
import { askedSeveral } from './several-asked.ts';
import { utmOf } from './utm-of.ts';

type FormPost = Request<'POST /site/{slug}/plusieurs'>;

const FILLED_IN = ['name', 'email', 'phone', 'note', 'smsConsent', 'waitToken'] as const;

const filledIn = (form: SeveralForm): Record<string, string> =>
  Object.fromEntries(FILLED_IN.flatMap((name) => (form[name] ? [[name, form[name]]] : [])));

/** Whether nothing is to be booked. */
const isSearch = ({ find, look }: SeveralForm): boolean => Boolean(find || look);

/** Whether something else is chosen than the offers of the form are for. */
const isOtherSearch = ({ searched, ...chosen }: SeveralForm): boolean => {
  if (searched === undefined) return false;
  const before = askedSeveral(Object.fromEntries(new URLSearchParams(searched)));
  return JSON.stringify(askedSeveral(chosen)) !== JSON.stringify(before);
};

/** What is searched next, and in which language it is shown: as chosen, unless a button says otherwise. */
const searchedNext = (request: FormPost) => {
  const { body } = request;
  const look = new URLSearchParams(body.look);
  const language = look.get('lang');
  const isOpened = look.has('open');
  const from = look.get('from') ?? (isOpened ? undefined : body.from);
  return {
    asked: askedSeveral({ ...body, from }),
    isSearched: !isOpened,
    language: language === null ? languageOfForm(request) : languageOf(language),
  };
};

/**
 * The search that the form holds, made anew, with the typed values and a new key for the next attempt; with the errors
 * too, unless nothing but a search was asked for.
 */
const pageAgain = async (
  kernel: Kernel,
  business: PublicBusiness,
  request: FormPost,
  error: AppError,
): Promise<PageReply> => {
  const { body, now, viewer } = request;
  const next = searchedNext(request);
  const { severalPage } = await import('./several-page.ts');
  const { status, page } = await severalPage(kernel, business, await publicConfig(kernel, business), {
    ...{ ...next, now, viewer, utm: utmOf(body) },
    formValues: { ...filledIn(body), slotId: isOtherSearch(body) ? '' : (body.offer ?? '') },
    ...(isSearch(body) ? {} : { formError: formErrorOf(error, next.language), formWait: waitOf(error, now) }),
  });
  return pageReply(isSearch(body) ? status : errorStatus(error.code), page);
};

/**
 * Books all of an offer from the form posted without JavaScript, and redirects to the page of its first appointment.
 */
export const bookSeveralByForm = (kernel: Kernel): Recallable<'POST /site/{slug}/plusieurs'> => ({
  handle: async (request) => {
    const business = await findBusiness(kernel, request.params.slug);
    const { body } = request;
    // Answered as a refusal is, by the page that keeps what was typed: there is no booking to recall.
    if (isSearch(body)) throw new AppError('invalid_request');
    const utm = utmOf(body);
    const order = check(basketCreate, {
      ...filledIn(body),
      ...(body.offer ? { offer: body.offer } : {}),
      ...{ language: languageOfForm(request), consent: true },
      ...(utm ? { utm } : {}),
    });
    if (isOtherSearch(body)) throw invalidField('offer', 'required');
    // Read with the first form that books: most who open a page only look.
    const { bookBasketPublicly } = await import('../public-site/book-basket-publicly.ts');
    const { bookings } = await bookBasketPublicly(kernel, business, order, request);
    const [first] = bookings;
    if (!first) throw new AppError('internal');
    return toBookedPage(kernel, business.tenant.tenantId, first.bookingId, request);
  },
  ...bookedAgain(kernel),
  refused: (error, request) =>
    refusedPage(kernel, request.params.slug, error, (business) =>
      pageAgain(kernel, business, request, error),
    ),
});
