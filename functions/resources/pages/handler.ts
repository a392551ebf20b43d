import {
  type ManageDone,
  renderEmbedPage,
  renderNoticePage,
  type WaitingDone,
} from '../../../dist/site-server/render.js';
import { errorStatus } from '../../../shared/domain/errors.ts';
import { LANGUAGES, type Language } from '../../../shared/domain/language.ts';
import { MAX_UTM, UTM_FIELDS } from '../../../shared/domain/utm.ts';
import { pagesRoutes } from '../../../shared/routes/pages.ts';
import type { RouteQuery } from '../../../shared/routes.ts';
import { minuteOf } from '../../agenda/time.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { defineResource, type FailurePage } from '../../kernel/http/resource.ts';
import { MANAGE_PATH } from '../../records/bookings/manage-link.ts';
import { WAITING_PATH } from '../../records/waitlist/waiting-link.ts';
import { findBusiness } from '../public-site/find-business.ts';
import { shownBusiness } from '../public-site/shown-business.ts';
import { acceptByForm, declineByForm, leaveByForm } from './answer-by-form.ts';
import { bookByForm } from './book-by-form.ts';
import { bookSeveralByForm } from './book-several-by-form.ts';
import { cancelByForm, moveByForm } from './change-by-form.ts';
import { joinByForm } from './join-by-form.ts';
import { managePage } from './manage-page.ts';
import { moveAllByForm } from './move-all-by-form.ts';
import { pageReply, redirect } from './page-reply.ts';
import { sitePage } from './site-page.ts';
import { subscribeAgain, unsubscribe, unsubscribePage } from './unsubscribe-page.ts';
import { utmOf } from './utm-of.ts';
import { leftPage, waitingPage } from './waiting-page.ts';
import { waitlistPage } from './waitlist-page.ts';

const UNAVAILABLE = 503;

/** What is missing, by the start of the path; else a business's page. */
const MISSING: Readonly<Record<string, 'booking' | 'waiting' | 'page'>> = {
  [MANAGE_PATH]: 'booking',
  [WAITING_PATH]: 'waiting',
  '/public/unsubscribe/': 'page',
};

/** The page for "not found" and other failures, in the visitor's language. */
const notice: FailurePage = ({ settings: { appBase } }, { code }, { path, language }) => {
  const isMissing = errorStatus(code) === 404;
  const [, missing] = Object.entries(MISSING).find(([start]) => path.startsWith(start)) ?? [
    '',
    'site' as const,
  ];
  const status = code === 'internal' ? UNAVAILABLE : errorStatus(code);
  return pageReply(
    status,
    renderNoticePage({ kind: isMissing ? missing : 'unavailable', language, appBase }),
  );
};

const MANAGE_DONE = [
  'booked',
  'moved',
  'all_moved',
  'cancelled',
  'all_cancelled',
] as const satisfies readonly ManageDone[];

/** What was just done, according to the address, which may hold any text. */
const doneOf = (text: string | undefined): ManageDone | undefined =>
  MANAGE_DONE.find((done) => done === text);

/** The same for a waitlist request. */
const waitingDoneOf = (text: string | undefined): WaitingDone | undefined =>
  text === 'joined' || text === 'declined' ? text : undefined;

/** The language that an address names. */
const askedLanguage = (query: RouteQuery<'GET /site/{slug}'>): Language | undefined =>
  LANGUAGES.find((language) => language === Reflect.get(query, 'lang'));

/**
 * The part of a query that a redirect to a site's new address keeps: only what the page reads there, so that no
 * foreign text is sent back in a header.
 */
const kept = (query: RouteQuery<'GET /site/{slug}'>): string => {
  const forwarded = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    if (typeof value === 'string' && value) forwarded.set(name, value.slice(0, MAX_UTM));
  };
  add('lang', askedLanguage(query));
  add('service', query.service);
  add('with', query.with);
  add('from', query.from);
  for (const field of UTM_FIELDS) add(`utm_${field}`, query[`utm_${field}`]);
  return forwarded.size > 0 ? `?${forwarded}` : '';
};

export const resource = defineResource(
  'pages',
  pagesRoutes,
  (kernel) => {
    const { appBase } = kernel.settings;
    return {
      'GET /site': async ({ language }) =>
        pageReply(404, renderNoticePage({ kind: 'missing-slug', language, appBase })),
      'GET /site/{slug}': async ({ params, query, language, now }) => {
        const business = await findBusiness(kernel, params.slug);
        if (business.site.slug !== params.slug)
          return redirect(301, `/site/${business.site.slug}${kept(query)}`);
        const asked = {
          ...{ serviceId: query.service, personId: query.with, from: query.from, utm: utmOf(query) },
        };
        const isLanguageAsked = askedLanguage(query) !== undefined;
        const form = { language, isLanguageAsked, now, formNonce: kernel.ids.secret() };
        return pageReply(200, await sitePage(kernel, business, { ...asked, ...form }));
      },
      'POST /site/{slug}/book': bookByForm(kernel),
      // Read with the first search: most who open a page only look.
      'GET /site/{slug}/plusieurs': async (request) =>
        (await import('./several-page.ts')).severalByAddress(kernel, request),
      'POST /site/{slug}/plusieurs': bookSeveralByForm(kernel),
      'GET /site/{slug}/attente': async ({ params, query, language, now }) => {
        const business = await findBusiness(kernel, params.slug);
        const config = await shownBusiness(kernel, business);
        if (!config.waitlist) return redirect(303, `/site/${config.slug}?lang=${language}#reserver`);
        const asked = { serviceId: query.service, personId: query.with };
        return pageReply(200, waitlistPage(kernel, business, { ...asked, config, language, now }));
      },
      'POST /site/{slug}/attente': joinByForm(kernel),
      'GET /attente/{waitToken}': ({ params, query, language, now }) =>
        query.done === 'left'
          ? leftPage(kernel, params.waitToken, language)
          : waitingPage(kernel, params.waitToken, { language, now, done: waitingDoneOf(query.done) }),
      'POST /attente/{waitToken}/accept': acceptByForm(kernel),
      'POST /attente/{waitToken}/decline': declineByForm(kernel),
      'POST /attente/{waitToken}/leave': leaveByForm(kernel),
      'GET /embed/{slug}': async ({ params, language }) => {
        const config = await shownBusiness(kernel, await findBusiness(kernel, params.slug));
        return pageReply(200, renderEmbedPage({ config, language, appBase }), 'anyone');
      },
      'GET /rdv/{manageToken}': ({ params, query, language, now }) =>
        managePage(kernel, params.manageToken, {
          ...{ language, now, done: doneOf(query.done) },
          from: query.from === undefined ? undefined : minuteOf(query.from),
        }),
      'POST /rdv/{manageToken}/move': moveByForm(kernel),
      'POST /rdv/{manageToken}/cancel': cancelByForm(kernel),
      'GET /rdv/{manageToken}/move-all': async (request) =>
        (await import('./move-all-page.ts')).moveAllByAddress(kernel, request),
      'POST /rdv/{manageToken}/move-all': moveAllByForm(kernel),
      'GET /public/unsubscribe/{unsubscribeToken}': (request) => unsubscribePage(kernel, request),
      'POST /public/unsubscribe/{unsubscribeToken}': unsubscribe(kernel),
      'POST /public/unsubscribe/{unsubscribeToken}/undo': subscribeAgain(kernel),
    };
  },
  notice,
);

export const handler = lambda(resource);
