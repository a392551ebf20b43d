import { renderNoticePage, renderWaitingPage, type WaitingDone } from '../../../dist/site-server/render.js';
import type { Language } from '../../../shared/domain/language.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { PageReply } from '../../kernel/http/request.ts';
import { MANAGE_PATH, manageToken } from '../../records/bookings/manage-link.ts';
import { calendarName } from '../../records/bookings/performer.ts';
import { goesOut } from '../../records/messages/going-out.ts';
import { WAITING_PATH, waitingPath } from '../../records/waitlist/waiting-link.ts';
import { findWaiting } from '../../records/waitlist/waiting-store.ts';
import { openedWait } from '../waitlist/opened-wait.ts';
import { openWaiting, type ShownWaiting } from '../waitlist/shown-waiting.ts';
import { pageReply, redirect } from './page-reply.ts';

interface WaitingPageInput {
  readonly language: Language;
  readonly now: number;
  readonly status?: number;
  readonly done?: WaitingDone | undefined;
  /** Why the last answer was refused. */
  readonly error?: string;
}

const wishOf = ({ tenant, row, slug }: ShownWaiting, language: Language) => {
  const { title, name, from, to, calendarId, serviceId } = row;
  const personName = calendarId && calendarName(tenant, calendarId);
  const query = new URLSearchParams({ lang: language, service: serviceId });
  return {
    ...{ title, name, from, to },
    ...(personName ? { personName } : {}),
    siteUrl: slug === null ? null : `/site/${slug}?${query}#reserver`,
  };
};

/**
 * The page of a waitlist link: the offer, or how the request stands; a redirect to the appointment once it was booked.
 * Showing it books nothing, since mail programs open links by themselves. Throws 404 `not_found`.
 */
export const waitingPage = async (
  kernel: Kernel,
  token: string,
  { language, now, status = 200, done, error }: WaitingPageInput,
): Promise<PageReply> => {
  const opened = await openWaiting(kernel, token, { language, now });
  if (opened.kind === 'booked')
    return redirect(303, `${MANAGE_PATH}${manageToken(kernel, opened.tenantId, opened)}?lang=${language}`);
  const { tenant, row, offer, missed, isServed } = opened.shown;
  const isOpen = await goesOut(kernel, tenant, 'waitlist_offer', now);
  const page = renderWaitingPage({
    business: tenant.name,
    timezone: tenant.timezone,
    language,
    appBase: kernel.settings.appBase,
    formNonce: kernel.ids.secret(),
    path: `${WAITING_PATH}${token}`,
    ...wishOf(opened.shown, language),
    offer,
    missed,
    isOpen,
    isServed,
    hasEnded: row.endedAt !== undefined,
    ...(done ? { done } : {}),
    ...(error === undefined ? {} : { error }),
  });
  return pageReply(status, page);
};

/** The page after somebody left the waitlist. Throws 404 `not_found` for a link that is not one of ours. */
export const leftPage = async (kernel: Kernel, token: string, language: Language): Promise<PageReply> => {
  const { tenantId, waitingId } = openedWait(kernel, token);
  if (await findWaiting(kernel.table, tenantId, waitingId))
    return redirect(303, waitingPath(token, language));
  const { appBase } = kernel.settings;
  return pageReply(200, renderNoticePage({ kind: 'left', language, appBase }));
};
