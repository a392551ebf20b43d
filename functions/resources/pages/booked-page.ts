import type { ManageDone } from '../../../dist/site-server/render.js';
import { type BookingId, brandId, type TenantId } from '../../../shared/domain/ids.ts';
import type { AppError } from '../../kernel/app-error.ts';
import { HtmlError } from '../../kernel/http/html-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { PageReply, Receipt } from '../../kernel/http/request.ts';
import { MANAGE_PATH, manageToken, openManageToken } from '../../records/bookings/manage-link.ts';
import { findBusiness, type PublicBusiness } from '../public-site/find-business.ts';
import { type FormPost, languageOfForm } from './form-language.ts';
import { redirect } from './page-reply.ts';

/**
 * A redirect to an appointment's page, in the language of the form that booked it, where it says so. The form's own
 * fragment would stay in an address without one, and the browser would look for that place.
 */
export const toBookedPage = (
  kernel: Kernel,
  tenantId: TenantId,
  bookingId: BookingId,
  post: FormPost,
): PageReply => {
  const form = languageOfForm(post);
  const language = form === post.language ? {} : { lang: form };
  const query = new URLSearchParams({ ...language, done: 'booked' satisfies ManageDone });
  const token = manageToken(kernel, tenantId, { bookingId });
  return redirect(303, `${MANAGE_PATH}${token}?${query}#rendez-vous`);
};

/** The booking id of an address of an appointment's page. */
export const bookingIn = (kernel: Kernel, location = ''): string => {
  const [token = ''] = location.slice(MANAGE_PATH.length).split(/[?#]/);
  return openManageToken(kernel, token)?.bookingId ?? '';
};

/**
 * How a form that books is answered again. The record of a request is kept for a day and must not give access: it holds
 * the id, and the link is made again.
 */
export const bookedAgain = (kernel: Kernel) => ({
  receipt: ({ headers }: PageReply) => ({ bookingId: bookingIn(kernel, headers?.location) }),
  recall: async (
    { bookingId = '' }: Receipt,
    request: FormPost & { readonly params: { readonly slug: string } },
  ): Promise<PageReply> => {
    const { tenant } = await findBusiness(kernel, request.params.slug);
    return toBookedPage(kernel, tenant.tenantId, brandId<BookingId>(bookingId), request);
  },
});

/** The page of a form that was refused, made anew by `again`; the error itself where there is no such business. */
export const refusedPage = async (
  kernel: Kernel,
  slug: string,
  error: AppError,
  again: (business: PublicBusiness) => Promise<PageReply>,
): Promise<AppError> =>
  error.code === 'site_not_found'
    ? error
    : new HtmlError(error, await again(await findBusiness(kernel, slug)));
