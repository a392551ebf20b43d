import type { BookingId } from '../../../shared/domain/ids.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { PageReply } from '../../kernel/http/request.ts';
import { MANAGE_PATH, manageToken, openManageToken } from '../../records/bookings/manage-link.ts';
import type { PublicBusiness } from '../public-site/find-business.ts';
import { type FormPost, languageOfForm } from './form-language.ts';
import { redirect } from './page-reply.ts';

/**
 * A redirect to an appointment's page, in the language of the form that booked it. The form's own fragment would stay in
 * an address without one, and the browser would look for that place.
 */
export const toBookedPage = (
  kernel: Kernel,
  { tenant }: PublicBusiness,
  bookingId: BookingId,
  post: FormPost,
): PageReply => {
  const form = languageOfForm(post);
  const query = form === post.language ? '' : `?lang=${form}`;
  const token = manageToken(kernel, tenant.tenantId, { bookingId });
  return redirect(303, `${MANAGE_PATH}${token}${query}#rendez-vous`);
};

/** The booking id of an address of an appointment's page. */
export const bookingIn = (kernel: Kernel, location = ''): string => {
  const [token = ''] = location.slice(MANAGE_PATH.length).split(/[?#]/);
  return openManageToken(kernel, token)?.bookingId ?? '';
};
