import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import type { ConversationSummary } from '../../../shared/schemas/conversation.ts';
import { found } from '../../kernel/app-error.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import type { Table } from '../../kernel/table/table.ts';
import { findConversation } from '../../records/conversations/conversation-store.ts';
import type { TeamEntry } from '../../records/conversations/team-entries.ts';
import { findMember } from '../../records/members/member-store.ts';
import { summaries } from './summaries.ts';

/** One conversation as its list shows it. Throws 404 `not_found`. */
export const summaryOf = async (
  table: Table,
  tenantId: TenantId,
  conversationId: string,
): Promise<ConversationSummary> => {
  const item = found(await findConversation(table, tenantId, brandId(conversationId)));
  const [summary] = await summaries(table, tenantId, [item]);
  return found(summary);
};

interface TeamCall {
  readonly caller: Pick<CallingMember, 'tenantId' | 'memberId'>;
  readonly params: { readonly conversationId: string };
  readonly mint: (kind: string) => string;
  readonly now: number;
}

/** What a member's request adds to a transcript. */
export const entryOf = async (
  table: Table,
  { caller: { tenantId, memberId }, params, mint, now }: TeamCall,
): Promise<TeamEntry> => {
  const member = await findMember(table, tenantId, memberId);
  const name = member?.name ?? null;
  return { tenantId, id: brandId(params.conversationId), entryId: mint('entry'), memberId, name, now };
};
