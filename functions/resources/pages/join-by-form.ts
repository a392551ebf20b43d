import { DAY_PARTS } from '../../../shared/domain/day-part.ts';
import { errorStatus } from '../../../shared/domain/errors.ts';
import { brandId, type WaitingId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { KEPT_FOR_BOOKING, WEEKDAYS } from '../../../shared/domain/waitlist.ts';
import { type WaitlistForm, waitlistJoin } from '../../../shared/schemas/waitlist.ts';
import { AppError } from '../../kernel/app-error.ts';
import { HtmlError } from '../../kernel/http/html-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { check } from '../../kernel/http/parse.ts';
import type { PageReply, Recallable, Request } from '../../kernel/http/request.ts';
import { openWaitToken, WAITING_PATH, waitingPath, waitToken } from '../../records/waitlist/waiting-link.ts';
import { findBusiness, type PublicBusiness } from '../public-site/find-business.ts';
import { shownBusiness } from '../public-site/shown-business.ts';
import { joinWaitlist } from '../waitlist/join-waitlist.ts';
import { formErrorOf } from './form-error.ts';
import { languageOfForm } from './form-language.ts';
import { pageReply, redirect } from './page-reply.ts';
import { waitlistPage } from './waitlist-page.ts';

type FormPost = Request<'POST /site/{slug}/attente'>;

const TYPED = ['serviceId', 'name', 'email', 'from', 'to'] as const;

const filledIn = (form: WaitlistForm, names: ReadonlyArray<keyof WaitlistForm>): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (form[name] ? [[name, form[name]]] : [])));

const ticked = (form: WaitlistForm) => ({
  weekdays: WEEKDAYS.filter((day) => form[`day${day}`]),
  dayParts: DAY_PARTS.filter((part) => form[part]),
});

/** The form's fields as the API takes them. Throws 400 with one issue per field. */
const asked = (form: WaitlistForm, language: Language) => {
  const { weekdays, dayParts } = ticked(form);
  return check(waitlistJoin, {
    ...filledIn(form, TYPED),
    ...(form.with ? { calendarId: form.with } : {}),
    ...(weekdays.length > 0 ? { weekdays } : {}),
    ...(dayParts.length > 0 ? { dayParts } : {}),
    ...(form.consent ? { consent: true } : {}),
    language,
  });
};

/** Everything that was filled in or ticked, for the page to show again. */
const valuesOf = (form: WaitlistForm): Record<string, string> => {
  const { weekdays, dayParts } = ticked(form);
  const boxes = [...weekdays.map((day) => `day${day}`), ...dayParts, ...(form.consent ? ['consent'] : [])];
  return {
    ...filledIn(form, [...TYPED, ...KEPT_FOR_BOOKING]),
    ...Object.fromEntries(boxes.map((name) => [name, 'on'])),
  };
};

/** What another form brings: its days are not those in which to wait, nor is its consent one to be written to. */
const broughtBy = (form: WaitlistForm): Record<string, string> =>
  filledIn(form, ['name', 'email', ...KEPT_FOR_BOOKING]);

/** A redirect to the request's page, in the language of the form. */
const toItsPage = (
  kernel: Kernel,
  { tenant }: PublicBusiness,
  waitingId: WaitingId,
  request: FormPost,
): PageReply =>
  redirect(
    303,
    waitingPath(waitToken(kernel, tenant.tenantId, waitingId), languageOfForm(request), 'joined'),
  );

/** The id of the request that an address of such a page names. */
const waitingIn = (kernel: Kernel, location = ''): string => {
  const [token = ''] = location.slice(WAITING_PATH.length).split('?');
  return openWaitToken(kernel, token)?.waitingId ?? '';
};

/** Puts a visitor on the waitlist by the form, and redirects to the page of their request. */
export const joinByForm = (kernel: Kernel): Recallable<'POST /site/{slug}/attente'> => ({
  handle: async (request) => {
    // Answered as a refusal is, by the page that keeps what was typed: nobody is put on the list.
    if (request.body.look !== undefined) throw new AppError('invalid_request');
    const business = await findBusiness(kernel, request.params.slug);
    const body = asked(request.body, languageOfForm(request));
    return toItsPage(kernel, business, await joinWaitlist(kernel, business, body, request), request);
  },
  // The idempotency record must not give access: it holds the id, and the link is made again.
  receipt: ({ headers }) => ({ waitingId: waitingIn(kernel, headers?.location) }),
  recall: async ({ waitingId = '' }, request) => {
    const business = await findBusiness(kernel, request.params.slug);
    return toItsPage(kernel, business, brandId<WaitingId>(waitingId), request);
  },
  refused: async (error, request) => {
    if (error.code === 'site_not_found') return error;
    const business = await findBusiness(kernel, request.params.slug);
    const language = languageOfForm(request);
    const { body, now } = request;
    const isLook = body.look !== undefined;
    const page = waitlistPage(kernel, business, {
      config: await shownBusiness(kernel, business),
      ...{ language, now, serviceId: body.service || body.serviceId, personId: body.with },
      values: isLook ? broughtBy(body) : valuesOf(body),
      ...(isLook ? {} : { formError: formErrorOf(error, language) }),
    });
    return new HtmlError(error, pageReply(isLook ? 200 : errorStatus(error.code), page));
  },
});
