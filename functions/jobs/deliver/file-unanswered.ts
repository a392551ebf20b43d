import { brandId, type ConversationId, type TenantId } from '../../../shared/domain/ids.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { writeOrSkip } from '../../kernel/table/commit.ts';
import { allOf, ifFieldAbsent, ifPresent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import { findConversation } from '../../records/conversations/conversation-store.ts';
import { normaliseContact } from '../../records/leads/given-contact.ts';
import { contactIn } from '../../resources/chat/contact-in.ts';
import { spokenMint } from '../../resources/chat/spoken-mint.ts';
import { recordVisit } from '../../resources/leads/record-visit.ts';

/**
 * Files a call back for a visitor whom no member answered in time, if it is known how to reach them. They may have
 * left, so that no page of theirs asks; where one does, the assistant says so and files the same. Nothing is filed
 * where somebody has answered since.
 */
export const fileUnanswered = async (
  { table, signer }: SignedTable,
  tenantId: TenantId,
  conversationId: string,
  now: number,
): Promise<void> => {
  const id = brandId<ConversationId>(conversationId);
  const item = await findConversation(table, tenantId, id);
  if (!item?.attendedBy || !item.unanswered || !item.answerBy || Date.parse(item.answerBy) > now) return;
  const { name, email, phone } = contactIn(item.memory);
  if (email === undefined && phone === undefined) return;
  const leadId = await recordVisit(
    { table, signer },
    {
      tenantId,
      name: name ?? null,
      contact: normaliseContact({ email, phone }),
      message: item.unanswered,
      matter: 'callback',
      source: item.source,
      conversation: { conversationId: id, startedAt: item.startedAt, leadId: item.leadId },
      typedBy: 'visitor',
      now,
      newLeadId: spokenMint(item)('lead'),
    },
  );
  // Whoever answers in the conversation then answers the lead. Where it was not written, it has a lead or is gone.
  await writeOrSkip(table, {
    update: keys.conversation(tenantId, id),
    set: { leadId },
    when: allOf(ifPresent, ifFieldAbsent('leadId')),
  });
};
