import { type ManageDone, type ManageError, renderManagePage } from '../../../dist/site-server/render.js';
import type { Language } from '../../../shared/domain/language.ts';
import type { Minute } from '../../agenda/time.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { PageReply } from '../../kernel/http/request.ts';
import { managedWithTimes } from '../public-site/managed-booking.ts';
import { pageReply } from './page-reply.ts';

interface ManagePageInput {
  readonly language: Language;
  readonly now: number;
  readonly status?: number;
  /** What was just done without JavaScript. */
  readonly done?: ManageDone | undefined;
  /** The first time to show; now when absent. */
  readonly from?: Minute | undefined;
  readonly formError?: ManageError;
}

/** A manage link's page, on which the appointment is moved or cancelled without scripts. Throws 404 `not_found`. */
export const managePage = async (
  kernel: Kernel,
  token: string,
  { language, now, status = 200, done, from, formError }: ManagePageInput,
): Promise<PageReply> => {
  const asked = { from, isNew: done === 'booked' };
  const shown = await managedWithTimes(kernel, token, { language, now }, asked);
  const page = renderManagePage({
    ...shown,
    language,
    appBase: kernel.settings.appBase,
    formNonce: kernel.ids.secret(),
    ...(done ? { done } : {}),
    ...(formError ? { formError } : {}),
  });
  return pageReply(status, page);
};
