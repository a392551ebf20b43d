import { renderUnsubscribePage } from '../../../dist/site-server/render.js';
import { AppError } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { PageReply, Recallable, Request } from '../../kernel/http/request.ts';
import { writeOrSkip } from '../../kernel/table/commit.ts';
import {
  liftSuppressionWrite,
  suppressionsOf,
  suppressWrite,
} from '../../records/messages/suppression-store.ts';
import { type MailSubscription, openUnsubscribeToken } from '../../records/messages/unsubscribe-link.ts';
import { getTenant } from '../../records/tenants/tenant-store.ts';
import { pageReply } from './page-reply.ts';

type ChangeRoute =
  | 'POST /public/unsubscribe/{unsubscribeToken}'
  | 'POST /public/unsubscribe/{unsubscribeToken}/undo';
type UnsubscribeRoute = ChangeRoute | 'GET /public/unsubscribe/{unsubscribeToken}';

type Asked = Pick<Request<UnsubscribeRoute>, 'params' | 'language' | 'now'>;

const openedLink = (kernel: Kernel, { params }: Asked): MailSubscription => {
  const opened = openUnsubscribeToken(kernel, params.unsubscribeToken);
  if (!opened) throw new AppError('not_found');
  return opened;
};

/** The page of an unsubscribe link as things are now; asking for it changes nothing. Throws 404 `not_found`. */
export const unsubscribePage = async (kernel: Kernel, asked: Asked): Promise<PageReply> => {
  const { tenantId, contactHash } = openedLink(kernel, asked);
  const [tenant, suppressions] = await Promise.all([
    getTenant(kernel.table, tenantId),
    suppressionsOf(kernel.table, tenantId, contactHash),
  ]);
  const page = renderUnsubscribePage({
    business: tenant.name,
    isSubscribed: !suppressions.some(({ scope }) => scope === 'follow_ups'),
    path: `/public/unsubscribe/${asked.params.unsubscribeToken}`,
    language: asked.language,
    appBase: kernel.settings.appBase,
  });
  return pageReply(200, page);
};

/** The page after `change`. Mail programs that post here follow no redirect, so the answer is the page itself. */
const changedBy = (
  kernel: Kernel,
  change: (subscription: MailSubscription, now: number) => Promise<void>,
): Recallable<ChangeRoute> => {
  const page = (asked: Asked) => unsubscribePage(kernel, asked);
  const handle = async (request: Asked) => {
    const subscription = openedLink(kernel, request);
    await getTenant(kernel.table, subscription.tenantId);
    await change(subscription, request.now);
    return page(request);
  };
  return { handle, receipt: () => ({}), recall: (_receipt, request: Asked) => page(request) };
};

/** Stops the follow-ups to the link's address; what its owner booked is still confirmed and reminded of. */
export const unsubscribe = (kernel: Kernel) =>
  changedBy(kernel, ({ tenantId, contactHash }, now) =>
    // Refused when it was unsubscribed before.
    writeOrSkip(
      kernel.table,
      suppressWrite(tenantId, {
        ...{ contactHash, scope: 'follow_ups', reason: 'unsubscribed' },
        ...{ at: toInstant(now), subjectId: null },
      }),
    ),
  );

/** Lets the link's address have follow-ups again. */
export const subscribeAgain = (kernel: Kernel) =>
  changedBy(kernel, ({ tenantId, contactHash }) =>
    kernel.table.write(liftSuppressionWrite(tenantId, contactHash, 'follow_ups')),
  );
