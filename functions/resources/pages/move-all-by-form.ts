import { HtmlError } from '../../kernel/http/html-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { PageReply, Recallable, Request } from '../../kernel/http/request.ts';
import { MANAGE_PATH } from '../../records/bookings/manage-link.ts';
import { moveAllManaged } from '../public-site/move-all-managed.ts';
import { languageOfForm } from './form-language.ts';
import { redirect } from './page-reply.ts';

type FormPost = Request<'POST /rdv/{manageToken}/move-all'>;

const backToPage = ({ params, ...request }: FormPost): PageReply =>
  redirect(303, `${MANAGE_PATH}${params.manageToken}?lang=${languageOfForm(request)}&done=all_moved`);

/** Moves all that were booked at once, without JavaScript. The link is a secret, so no receipt holds it. */
export const moveAllByForm = (kernel: Kernel): Recallable<'POST /rdv/{manageToken}/move-all'> => ({
  handle: async (request) => {
    await moveAllManaged(kernel, request.params.manageToken, request.body.offer ?? '', request);
    return backToPage(request);
  },
  receipt: () => ({}),
  recall: async (_receipt, request) => backToPage(request),
  refused: async (error, request) => {
    if (error.code === 'not_found') return error;
    const { params, body, now, viewer } = request;
    const asked = { from: body.from, language: languageOfForm(request), now, viewer };
    const { moveAllPage } = await import('./move-all-page.ts');
    return new HtmlError(error, await moveAllPage(kernel, params.manageToken, asked, error));
  },
});
