import type { ChatAnswer } from '../../../shared/schemas/chat.ts';
import type { Business } from '../../assistant/contract.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { findAnswer, openConversationId } from '../../records/conversations/conversation-store.ts';
import { findBusiness, type PublicBusiness } from '../public-site/find-business.ts';
import { type Admitted, admit, admittedAgain, type ChatCall, isAttended } from './admit.ts';
import { assistantTurn } from './assistant-turn.ts';
import { businessFacts } from './business-facts.ts';
import { replayedAnswer } from './replayed-answer.ts';
import { TakenOver } from './taken-over.ts';
import { isLeft } from './unanswered.ts';

/** Few messages are answered by a member: what takes them down is loaded by the first that is. */
const loadTakeDown = () => import('./with-member.ts');

/** How often it is decided again who answers, where a member began or ended to answer at the same moment. */
const MOST_DECIDED = 4;

const takenOver = (error: unknown): TakenOver => {
  if (error instanceof TakenOver) return error;
  throw error;
};

/** Streams a stored answer again, unchanged. */
const replay = ({ tell }: ChatCall, kept: ChatAnswer): ChatAnswer => {
  // What a person will answer was not said to the visitor as a reply.
  if (kept.mode !== 'person') tell(kept.reply);
  return replayedAnswer(kept);
};

/**
 * The message, answered by the assistant or taken down for the member who attends. Who answers is decided again where a
 * member wrote, or gave back, at the same moment.
 */
const respond = async (
  kernel: Kernel,
  business: PublicBusiness,
  facts: Business,
  call: ChatCall,
  first: Admitted,
): Promise<ChatAnswer> => {
  let admitted = first;
  for (let decided = 0; decided < MOST_DECIDED; decided++) {
    const answered =
      isAttended(admitted) && !isLeft(admitted.before, facts, call.now)
        ? await (await loadTakeDown()).takeDown(kernel, business, facts, call, admitted)
        : await assistantTurn(kernel, business, facts, call, admitted).catch(takenOver);
    if (answered && !(answered instanceof TakenOver)) return answered;
    const filedUnder = answered?.leadId ?? admitted.filedUnder;
    admitted = await admittedAgain(kernel, business, { ...admitted, filedUnder });
  }
  throw new AppError('busy', { retryAfterSec: 1 });
};

/**
 * Answers one message of a visitor; while a member of the team attends, it is stored for them and the assistant stays
 * silent. Without consent, and in the demo chat, the assistant answers from the message alone and nothing is stored.
 * Throws 403 `rate_limited`, 409 `conversation_full`, 403 `forbidden`, 404 `site_not_found`, 503 `busy`.
 */
export const answerVisitor = async (kernel: Kernel, call: ChatCall): Promise<ChatAnswer> => {
  const business = await findBusiness(kernel, call.params.slug);
  const admitted = await admit(kernel, business, call);
  // Answered and stored earlier, by a request that died before it could reply.
  const [kept, facts] = await Promise.all([
    admitted.keeps ? findAnswer(kernel.table, admitted.id, call.mint('turn')) : undefined,
    businessFacts(kernel, business),
  ]);
  return kept ? replay(call, kept) : respond(kernel, business, facts, call, admitted);
};

/** The answer of a message that was answered and stored before, under the same idempotency key. */
export const recallAnswer = async (
  kernel: Kernel,
  convId: string,
  call: ChatCall,
): Promise<ChatAnswer | undefined> => {
  const { params, mint } = call;
  const { tenant } = await findBusiness(kernel, params.slug);
  const id = openConversationId(kernel.signer, tenant.tenantId, convId);
  const kept = id && (await findAnswer(kernel.table, id, mint('turn')));
  return kept && replay(call, kept);
};
