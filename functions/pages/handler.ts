import { type ManageDone, renderEmbedPage, renderNoticePage } from '../../dist/site-server/render.js';
import { errorStatus } from '../../shared/domain/errors.ts';
import { lambda } from '../kernel/lambda.ts';
import { type FailurePage, resource } from '../kernel/resource.ts';
import { findBusiness } from '../public-site/find-business.ts';
import { publicConfig } from '../public-site/public-config.ts';
import { bookByForm } from './book-by-form.ts';
import { cancelByForm, moveByForm } from './change-by-form.ts';
import { managePage } from './manage-page.ts';
import { pageReply, redirect } from './page-reply.ts';
import { sitePage } from './site-page.ts';

const UNAVAILABLE = 503;

/** What is not found, and what fails, told as a page in the visitor's language. */
const notice: FailurePage = ({ settings: { appBase } }, { code }, { path, language }) => {
  const isMissing = errorStatus(code) === 404;
  const missing = path.startsWith('/rdv/') ? 'booking' : 'site';
  const status = code === 'internal' ? UNAVAILABLE : errorStatus(code);
  return pageReply(
    status,
    renderNoticePage({ kind: isMissing ? missing : 'unavailable', language, appBase }),
  );
};

/** What an address says has just been done; it may say anything. */
const doneOf = (text: string | undefined): ManageDone | undefined =>
  text === 'moved' || text === 'cancelled' ? text : undefined;

export const room = resource(
  'pages',
  (kernel) => {
    const { appBase } = kernel.settings;
    return {
      'GET /site': async ({ language }) =>
        pageReply(404, renderNoticePage({ kind: 'missing-slug', language, appBase })),
      'GET /site/{slug}': async ({ params, query, language, now }) => {
        const business = await findBusiness(kernel, params.slug, now);
        if (business.site.slug !== params.slug) return redirect(301, `/site/${business.site.slug}`);
        const form = { serviceId: query.service, formNonce: kernel.ids.secret() };
        return pageReply(200, await sitePage(kernel, business, { language, now, ...form }));
      },
      'POST /site/{slug}/book': bookByForm(kernel),
      'GET /embed/{slug}': async ({ params, language, now }) => {
        const config = await publicConfig(kernel, await findBusiness(kernel, params.slug, now));
        return pageReply(200, renderEmbedPage({ config, language, appBase }), 'anyone');
      },
      'GET /rdv/{manageToken}': ({ params, query, language, now }) =>
        managePage(kernel, params.manageToken, { language, now, done: doneOf(query.done) }),
      'POST /rdv/{manageToken}/move': moveByForm(kernel),
      'POST /rdv/{manageToken}/cancel': cancelByForm(kernel),
    };
  },
  notice,
);

export const handler = lambda(room);
