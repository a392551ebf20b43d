import type { ConversationId, TenantId } from '../../../shared/domain/ids.ts';
import type { ChatAnswer } from '../../../shared/schemas/chat.ts';
import type { Business } from '../../assistant/contract.ts';
import { readConversation } from '../../assistant/stored-conversation.ts';
import { takenDown, takingDown } from '../../assistant/take-down.ts';
import { AppError } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { Write } from '../../kernel/table/write.ts';
import { type Attendant, sealConversationId } from '../../records/conversations/conversation-store.ts';
import { type Kept, saveTurn } from '../../records/conversations/keep-turn.ts';
import { pendingEvent } from '../../records/pending-event.ts';
import { retentionDaysOf } from '../../records/tenants/tenant-store.ts';
import type { PublicBusiness } from '../public-site/find-business.ts';
import { CONSENT_VERSION } from '../public-site/shown-business.ts';
import type { Attended, ChatCall } from './admit.ts';
import { ANSWER_MS, withUnanswered } from './unanswered.ts';

/** The first name of a member, as visitors see it; null where they gave none. */
export const firstNameOf = ({ name }: Pick<Attendant, 'name'>): string | null =>
  name?.trim().split(/\s+/)[0] || null;

const waitingEvent = (tenantId: TenantId, subjectId: ConversationId, answerBy: string): Write =>
  pendingEvent({ tenantId, type: 'conversation.waiting', subjectId }, Date.parse(answerBy));

/**
 * Stores a message that a member will answer, with the lead that it was filed under already, if any. Returns undefined
 * when something else was said meanwhile, and it has to be decided again who answers. Throws 503 `busy`.
 */
export const takeDown = async (
  kernel: Kernel,
  { tenant }: PublicBusiness,
  facts: Business,
  call: ChatCall,
  { id, before, filedUnder }: Attended,
): Promise<ChatAnswer | undefined> => {
  const { body, now, mint } = call;
  const turn = { ...body, history: [], language: body.language ?? call.language, consent: true, now };
  const memory = await takingDown(turn, readConversation(before.memory), facts);
  const name = firstNameOf(before.attendedBy);
  const answer: ChatAnswer = {
    reply: await takenDown(memory.language, name),
    suggestions: { slots: [] },
    convId: sealConversationId(kernel.signer, tenant.tenantId, id),
    mode: 'person',
    attendedBy: { name },
  };
  const answerBy = before.answerBy ?? toInstant(now + ANSWER_MS);
  const kept: Kept = await saveTurn(kernel.table, {
    ...{ tenantId: tenant.tenantId, id, turnId: mint('turn'), before, request: body, answer, memory, now },
    consentVersion: CONSENT_VERSION,
    leadId: filedUnder,
    keptDays: retentionDaysOf(tenant),
    // The page of the visitor asks when it is due; this is for one that is gone by then.
    ...(before.answerBy === undefined ? { together: [waitingEvent(tenant.tenantId, id, answerBy)] } : {}),
    live: { set: { unanswered: withUnanswered(before, body.message), answerBy } },
  });
  if (kept === 'busy') throw new AppError('busy', { retryAfterSec: 1 });
  if (kept === 'overtaken') return undefined;
  return answer;
};
