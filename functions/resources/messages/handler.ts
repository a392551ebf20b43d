import type { TenantId } from '../../../shared/domain/ids.ts';
import { messagesRoutes } from '../../../shared/routes/messages.ts';
import type { RouteKey } from '../../../shared/routes.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { nextCursor, pageOf } from '../../kernel/http/pagination.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { ranges } from '../../kernel/table/keys.ts';
import { getBooking, holderOf } from '../../records/bookings/booking-store.ts';
import { getLead } from '../../records/leads/lead-store.ts';
import { MAIL_DAYS, mailCounts } from '../../records/messages/mail-days.ts';
import { messagesAbout } from '../../records/messages/message-log.ts';
import type { SuppressionItem } from '../../records/messages/suppression-store.ts';
import { clientMessages } from './client-messages.ts';
import { shownMessages } from './sent-messages.ts';
import { liftSuppression, shownSuppressions } from './suppressions.ts';

interface Asked {
  readonly route: RouteKey;
  readonly query: { readonly limit?: string | undefined; readonly cursor?: string | undefined };
}

export const resource = defineResource('messages', messagesRoutes, (kernel) => {
  const { table, signer } = kernel;

  const messages = async (tenantId: TenantId, subjectId: string, { route, query }: Asked, holder: number) => {
    const place = { owner: `${tenantId}#${subjectId}`, route };
    const page = await messagesAbout(table, tenantId, subjectId, pageOf(signer, place, query));
    return {
      messages: await shownMessages(table, tenantId, page.items, () => holder),
      ...nextCursor(signer, place, page),
    };
  };

  return {
    'GET /v1/bookings/{bookingId}/messages': async ({ caller: { tenantId }, params, ...asked }) => {
      const booking = await getBooking(table, tenantId, params.bookingId);
      return messages(tenantId, booking.bookingId, asked, holderOf(booking));
    },
    'GET /v1/leads/{leadId}/messages': async ({ caller: { tenantId }, params, query, route }) => {
      const lead = await getLead(table, tenantId, params.leadId);
      const place = { owner: `${tenantId}#${lead.leadId}`, route };
      const found = await clientMessages(table, tenantId, lead, pageOf(signer, place, query));
      return {
        messages: found.messages,
        ...(found.isPartial ? { isPartial: true } : {}),
        ...nextCursor(signer, place, found),
      };
    },
    'GET /v1/suppressions': async ({ caller: { tenantId }, query, route }) => {
      const place = { owner: tenantId, route };
      const page = await table.query<SuppressionItem>(
        ranges.suppressions(tenantId),
        pageOf(signer, place, query),
      );
      return {
        suppressions: await shownSuppressions(kernel, tenantId, page.items),
        ...nextCursor(signer, place, page),
      };
    },
    'DELETE /v1/suppressions/{suppressionId}': async ({ caller, params, now }) => {
      await liftSuppression(kernel, caller, params.suppressionId, now);
      return undefined;
    },
    'GET /v1/mail-figures': async ({ caller: { tenantId }, now }) => ({
      days: MAIL_DAYS,
      ...(await mailCounts(table, tenantId, now)),
    }),
  };
});

export const handler = lambda(resource);
