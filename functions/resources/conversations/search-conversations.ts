import type { ConversationId, LeadId, TenantId } from '../../../shared/domain/ids.ts';
import { tagName } from '../../../shared/domain/tags.ts';
import { ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { MarkRow } from '../../records/conversations/conversation-marks.ts';
import type { TimelineRow } from '../../records/leads/timeline-refs.ts';
import { leadsSought } from '../leads/sought-leads.ts';

/** How many leads a name may have, lines of each one's timeline, and conversations with a tag, newest first. */
const LEADS = 20;
const LINES = 40;
const TAGGED = 100;

interface Found {
  readonly ids: readonly ConversationId[];
  /** There may be more. */
  readonly isPartial: boolean;
}

const ofLead = async (table: Table, tenantId: TenantId, leadId: LeadId): Promise<Found> => {
  const options = { limit: LINES, newestFirst: true };
  const { items, next } = await table.query<TimelineRow>(ranges.leadRefs(tenantId, leadId), options);
  const ids = items.flatMap((line) => (line.kind === 'conversation' ? [line.conversationId] : []));
  return { ids, isPartial: next !== undefined };
};

const ofTag = async (table: Table, tenantId: TenantId, sought: string): Promise<Found> => {
  const range = ranges.conversationsMarked(tenantId, tagName(sought));
  const { items, next } = await table.query<MarkRow>(range, { limit: TAGGED, newestFirst: true });
  return { ids: items.map(({ conversationId }) => conversationId), isPartial: next !== undefined };
};

/**
 * The conversations of the leads with a contact or a name, as the leads' own search finds them, and those with a tag.
 * No conversation is read for it.
 */
export const searchConversations = async (
  table: Table,
  tenantId: TenantId,
  sought: string,
): Promise<Found> => {
  const [tagged, { items: leads, next }] = await Promise.all([
    ofTag(table, tenantId, sought),
    leadsSought(table, tenantId, sought, { limit: LEADS, after: undefined }),
  ]);
  const theirs = await Promise.all(leads.map(({ leadId }) => ofLead(table, tenantId, leadId)));
  const found = [tagged, ...theirs];
  return {
    ids: [...new Set(found.flatMap(({ ids }) => ids))],
    isPartial: next !== undefined || found.some(({ isPartial }) => isPartial),
  };
};
