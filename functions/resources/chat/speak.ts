import { answer } from '../../assistant/answer.ts';
import { readConversation } from '../../assistant/stored-conversation.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { Request } from '../../kernel/http/request.ts';
import { type ConversationItem, sealConversationId } from '../../records/conversations/conversation-store.ts';
import { saveSpoken } from '../../records/conversations/spoken-entry.ts';
import { findBusiness } from '../public-site/find-business.ts';
import { visitConversation } from './admit.ts';
import { portsFor } from './assistant-ports.ts';
import { toChatAnswer } from './assistant-turn.ts';
import { businessFacts } from './business-facts.ts';
import { spokenMint } from './spoken-mint.ts';
import { memoryOf } from './unanswered.ts';

type NewsCall = Request<'GET /public/sites/{slug}/chat/{convId}'>;

/** Whether the assistant has something to answer: what a member gave back, or did not answer in time. */
export const isToSpeak = ({ attendedBy, unanswered, answerBy }: ConversationItem, now: number): boolean => {
  if (unanswered === undefined) return false;
  return attendedBy === undefined || (answerBy !== undefined && Date.parse(answerBy) <= now);
};

/**
 * Has the assistant answer what was left unanswered. Where a member left it, it says so and takes a call back. Stored
 * only if nothing was said meanwhile: a member who writes at the same moment is not spoken over.
 */
export const speak = async (kernel: Kernel, call: NewsCall, item: ConversationItem): Promise<void> => {
  const business = await findBusiness(kernel, call.params.slug);
  const facts = await businessFacts(kernel, business);
  const { tenantId } = business.tenant;
  const { conversationId: id, source, language, unanswered = '' } = item;
  const { now, viewer } = call;
  const mint = spokenMint(item);
  const conversation = visitConversation({ id, before: item }, now);
  const visit = portsFor(kernel, business.tenant, {
    conversation,
    source,
    utm: undefined,
    viewer,
    now,
    mint,
  });
  const turn = { message: unanswered, history: [], language, slotId: undefined, consent: true, now };
  const { given } = await answer(
    { ...turn, ...(item.attendedBy ? { isLeftByTeam: true } : {}) },
    readConversation(memoryOf(item)),
    facts,
    visit.ports,
  );
  const isStored = await saveSpoken(kernel.table, {
    ...{ tenantId, id, entryId: mint('entry'), before: item, memory: given.conversation, now },
    answer: toChatAnswer(given, sealConversationId(kernel.signer, tenantId, id)),
    leadId: visit.filedUnder(),
    wantsPerson: given.wantsPerson,
  });
  if (!isStored) kernel.logger.info('the assistant was overtaken', { tenantId });
};
