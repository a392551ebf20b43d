import type { ConversationId, TenantId } from '../../../shared/domain/ids.ts';
import { isWaiting } from '../../../shared/domain/waiting.ts';
import { toInstant } from '../../kernel/clock.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { pendingEvent } from '../pending-event.ts';
import { leadMarkWrites, MARKED_FIELDS } from './lead-marks.ts';
import { activity, findLead, ifFieldsUnchanged } from './lead-store.ts';

/** Fields that are removed from a lead once its request is answered. */
const ANSWERED = ['requestedAt', 'requestedIn', 'matter', 'requests'] as const;

/** What a lead loses once its request is answered, and how it stands without it. */
export const ANSWER = { unset: ANSWERED, answered: { requestedAt: undefined } } as const;
export const NO_ANSWER = { unset: [], answered: {} } as const;

interface Talk {
  readonly conversationId: ConversationId;
  readonly leadId?: string;
}

/**
 * The writes by which a request that was left in a conversation is answered, once the team has answered its visitor
 * there; none where nothing waits, or what waits was left elsewhere.
 */
export const answerWrites = async (
  table: Table,
  tenantId: TenantId,
  { conversationId, leadId: known }: Talk,
  now: number,
): Promise<readonly Write[]> => {
  const lead = known === undefined ? undefined : await findLead(table, tenantId, known);
  if (!lead || !isWaiting(lead) || lead.requestedIn !== conversationId) return [];
  const { leadId } = lead;
  const active = activity(tenantId, leadId, toInstant(now));
  return [
    {
      update: keys.lead(tenantId, leadId),
      set: active,
      unset: ANSWERED,
      when: ifFieldsUnchanged(lead, [...MARKED_FIELDS, 'requestedIn', 'requests']),
    },
    ...leadMarkWrites(tenantId, lead, { ...lead, ...active, ...ANSWER.answered }),
    pendingEvent({ tenantId, type: 'lead.updated', subjectId: leadId }, now),
  ];
};
