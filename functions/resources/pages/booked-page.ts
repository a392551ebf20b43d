import type { BookingId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { PageReply } from '../../kernel/http/request.ts';
import { manageToken, openManageToken } from '../../records/manage-link.ts';
import type { PublicBusiness } from '../public-site/find-business.ts';
import { redirect } from './page-reply.ts';

const PAGE = '/rdv/';

/** A redirect to an appointment's page, in the language of the form that booked it. */
export const toBookedPage = (
  kernel: Kernel,
  { tenant }: PublicBusiness,
  bookingId: BookingId,
  { form, browser }: { readonly form: Language; readonly browser: Language },
): PageReply => {
  const query = form === browser ? '' : `?lang=${form}`;
  return redirect(303, `${PAGE}${manageToken(kernel, tenant.tenantId, { bookingId })}${query}`);
};

/** The booking id of an address of an appointment's page. */
export const bookingIn = (kernel: Kernel, location = ''): string => {
  const [token = ''] = location.slice(PAGE.length).split('?');
  return openManageToken(kernel, token)?.bookingId ?? '';
};
