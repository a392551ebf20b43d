import { errorMessage, errorStatus } from '../../../shared/domain/errors.ts';
import { type BookingId, brandId } from '../../../shared/domain/ids.ts';
import type { AppError } from '../../kernel/app-error.ts';
import { HtmlError } from '../../kernel/http/html-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { PageReply, Recallable, Request } from '../../kernel/http/request.ts';
import { openWaitToken, waitingPath } from '../../records/waitlist/waiting-link.ts';
import { findWaiting } from '../../records/waitlist/waiting-store.ts';
import { countVisitorUse, type VisitorAction } from '../public-site/visitor-limits.ts';
import { acceptOffer } from '../waitlist/accept-offer.ts';
import { declineOffer, endWaiting } from '../waitlist/end-offer.ts';
import { openedWait } from '../waitlist/opened-wait.ts';
import { bookingIn, toBookedPage } from './booked-page.ts';
import { languageOfForm } from './form-language.ts';
import { redirect } from './page-reply.ts';
import { waitingPage } from './waiting-page.ts';

type AnswerRoute =
  | 'POST /attente/{waitToken}/accept'
  | 'POST /attente/{waitToken}/decline'
  | 'POST /attente/{waitToken}/leave';
type AnswerPost = Pick<Request<AnswerRoute>, 'params' | 'language' | 'now' | 'viewer'> & {
  readonly body: { readonly language?: string | undefined };
};

/** The request of the link, once this use of it was counted. Throws 404 `not_found`, 403 `rate_limited`. */
const counted = async (kernel: Kernel, action: VisitorAction, { params, viewer, now }: AnswerPost) => {
  const ids = openedWait(kernel, params.waitToken);
  await countVisitorUse(kernel, { action, tenantId: ids.tenantId, viewer }, now);
  return ids;
};

/** A redirect to the request's page, which says what was done. */
const backToPage = (request: AnswerPost, done: 'declined' | 'left'): PageReply =>
  redirect(303, waitingPath(request.params.waitToken, languageOfForm(request), done));

/** The same page with the error; the error itself once there is no such request any more. */
const pageAgain = async (kernel: Kernel, error: AppError, request: AnswerPost): Promise<AppError> => {
  const { tenantId, waitingId } = openWaitToken(kernel, request.params.waitToken) ?? {};
  const isWaiting = tenantId && waitingId && (await findWaiting(kernel.table, tenantId, waitingId));
  if (!isWaiting) return error;
  const language = languageOfForm(request);
  const page = await waitingPage(kernel, request.params.waitToken, {
    language,
    now: request.now,
    status: errorStatus(error.code),
    error: errorMessage(error.code, language, error),
  });
  return new HtmlError(error, page);
};

/** Books the offered time and redirects to the appointment's page. */
export const acceptByForm = (kernel: Kernel): Recallable<'POST /attente/{waitToken}/accept'> => ({
  handle: async (request) => {
    const ids = await counted(kernel, 'accept_offer', request);
    const { body, mint, now } = request;
    const offerId = body.offerId ?? '';
    const bookingId = await acceptOffer(kernel, { ...ids, offerId, newLeadId: mint('lead'), now });
    return toBookedPage(kernel, ids.tenantId, bookingId, request);
  },
  receipt: ({ headers }) => ({ bookingId: bookingIn(kernel, headers?.location) }),
  recall: async ({ bookingId = '' }, request) => {
    const { tenantId } = openedWait(kernel, request.params.waitToken);
    return toBookedPage(kernel, tenantId, brandId<BookingId>(bookingId), request);
  },
  refused: (error, request) => pageAgain(kernel, error, request),
});

/** Declines the offered time; the person goes on waiting. */
export const declineByForm = (kernel: Kernel): Recallable<'POST /attente/{waitToken}/decline'> => ({
  handle: async (request) => {
    const { tenantId, waitingId } = await counted(kernel, 'decline_offer', request);
    await declineOffer(kernel.table, tenantId, waitingId, request.body.offerId ?? '', request.now);
    return backToPage(request, 'declined');
  },
  receipt: () => ({}),
  recall: async (_receipt, request) => backToPage(request, 'declined'),
  refused: (error, request) => pageAgain(kernel, error, request),
});

/** Takes the person off the waitlist. */
export const leaveByForm = (kernel: Kernel): Recallable<'POST /attente/{waitToken}/leave'> => ({
  handle: async (request) => {
    const { tenantId, waitingId } = await counted(kernel, 'leave_waitlist', request);
    await endWaiting(kernel.table, tenantId, waitingId, request.now);
    return backToPage(request, 'left');
  },
  receipt: () => ({}),
  recall: async (_receipt, request) => backToPage(request, 'left'),
  refused: (error, request) => pageAgain(kernel, error, request),
});
