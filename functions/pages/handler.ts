import { renderEmbedPage, renderManagePage, renderNoticePage } from '../../dist/site-server/render.js';
import type { Language } from '../../shared/domain/language.ts';
import { AppError, PageError } from '../kernel/app-error.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { lambda } from '../kernel/lambda.ts';
import type { PageReply } from '../kernel/request.ts';
import { resource } from '../kernel/resource.ts';
import { findBusiness } from '../public-site/find-business.ts';
import { managedBooking } from '../public-site/managed-booking.ts';
import { publicConfig } from '../public-site/public-config.ts';
import { bookByForm } from './book-by-form.ts';
import { pageReply, redirect } from './page-reply.ts';
import { sitePage } from './site-page.ts';

type Notice = Parameters<typeof renderNoticePage>[0]['kind'];

const UNAVAILABLE = 503;

/** Answers with a page come what may: what is not found, and what fails, is told in the visitor's language. */
const asPage =
  ({ settings, logger }: Kernel, notFound: Notice) =>
  async <R extends { readonly language: Language; readonly route: string }>(
    request: R,
    make: (request: R) => Promise<PageReply>,
  ): Promise<PageReply> => {
    const notice = (status: number, kind: Notice) =>
      pageReply(status, renderNoticePage({ kind, language: request.language, appBase: settings.appBase }));
    try {
      return await make(request);
    } catch (error) {
      if (error instanceof PageError) throw error;
      if (error instanceof AppError && ['not_found', 'site_not_found'].includes(error.code))
        throw new PageError(error, notice(404, notFound));
      logger.error('page failed', error, { route: request.route });
      throw new PageError(new AppError('internal', { cause: error }), notice(UNAVAILABLE, 'unavailable'));
    }
  };

export const room = resource('pages', (kernel) => {
  const { appBase } = kernel.settings;
  const [site, booking] = [asPage(kernel, 'site'), asPage(kernel, 'booking')];
  return {
    'GET /site': async ({ language }) =>
      pageReply(404, renderNoticePage({ kind: 'missing-slug', language, appBase })),
    'GET /site/{slug}': (call) =>
      site(call, async ({ params, query, language, now }) => {
        const business = await findBusiness(kernel, params.slug, now);
        if (business.site.slug !== params.slug) return redirect(301, `/site/${business.site.slug}`);
        const formNonce = kernel.ids.secret();
        return pageReply(
          200,
          await sitePage(kernel, business, { language, now, serviceId: query.service, formNonce }),
        );
      }),
    'POST /site/{slug}/book': {
      handle: (call) => site(call, (request) => bookByForm(kernel, request)),
      receipt: ({ headers }) => ({ location: headers?.location ?? '' }),
      recall: async ({ location = '' }) => redirect(303, location),
    },
    'GET /embed/{slug}': (call) =>
      site(call, async ({ params, language, now }) => {
        const config = await publicConfig(kernel, await findBusiness(kernel, params.slug, now));
        return pageReply(200, renderEmbedPage({ config, language, appBase }), 'anyone');
      }),
    'GET /rdv/{manageToken}': (call) =>
      booking(call, async ({ params, language }) =>
        pageReply(
          200,
          renderManagePage({ booking: await managedBooking(kernel, params.manageToken), language, appBase }),
        ),
      ),
  };
});

export const handler = lambda(room);
