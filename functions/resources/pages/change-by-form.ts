import type { ManageDone, ManageError } from '../../../dist/site-server/render.js';
import { errorStatus } from '../../../shared/domain/errors.ts';
import type { AppError } from '../../kernel/app-error.ts';
import { HtmlError } from '../../kernel/http/html-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { PageReply, Recallable, Request } from '../../kernel/http/request.ts';
import { MANAGE_PATH } from '../../records/bookings/manage-link.ts';
import { cancelManaged, moveManaged } from '../public-site/change-managed.ts';
import { formErrorOf, otherTimes } from './form-error.ts';
import { languageOfForm } from './form-language.ts';
import { managePage } from './manage-page.ts';
import { redirect } from './page-reply.ts';

type ChangeRoute = 'POST /rdv/{manageToken}/move' | 'POST /rdv/{manageToken}/cancel';
type ChangePost = Pick<Request<ChangeRoute>, 'params' | 'language' | 'now'> & {
  readonly body: { readonly language?: string | undefined };
};

/** A redirect to the appointment's page, which says what was done. */
const backToPage = (request: ChangePost, done: ManageDone): PageReply =>
  redirect(303, `${MANAGE_PATH}${request.params.manageToken}?lang=${languageOfForm(request)}&done=${done}`);

/** The same page with the error. Throws when there is no appointment. */
const pageAgain = async (
  kernel: Kernel,
  error: AppError,
  request: ChangePost,
  form: ManageError['form'],
): Promise<AppError> => {
  if (error.code === 'not_found') return error;
  const language = languageOfForm(request);
  const page = await managePage(kernel, request.params.manageToken, {
    language,
    now: request.now,
    status: errorStatus(error.code),
    formError: { form, message: formErrorOf(error, language).message, ...otherTimes(error) },
  });
  return new HtmlError(error, page);
};

/** Moves an appointment from its page without JavaScript. The link is a secret, so no receipt holds it. */
export const moveByForm = (kernel: Kernel): Recallable<'POST /rdv/{manageToken}/move'> => ({
  handle: async (request) => {
    await moveManaged(kernel, request.params.manageToken, request.body.slotId ?? '', request);
    return backToPage(request, 'moved');
  },
  receipt: () => ({}),
  recall: async (_receipt, request) => backToPage(request, 'moved'),
  refused: (error, request) => pageAgain(kernel, error, request, 'move'),
});

const doneBy = ({ body }: Request<'POST /rdv/{manageToken}/cancel'>): ManageDone =>
  body.scope === 'basket' ? 'all_cancelled' : 'cancelled';

/** Cancels an appointment from its page without JavaScript. */
export const cancelByForm = (kernel: Kernel): Recallable<'POST /rdv/{manageToken}/cancel'> => ({
  handle: async (request) => {
    const scope = request.body.scope === 'basket' ? 'basket' : 'one';
    await cancelManaged(kernel, request.params.manageToken, request, scope);
    return backToPage(request, doneBy(request));
  },
  receipt: () => ({}),
  recall: async (_receipt, request) => backToPage(request, doneBy(request)),
  refused: (error, request) =>
    pageAgain(kernel, error, request, request.body.scope === 'basket' ? 'cancel_all' : 'cancel'),
});
