import { brandId, type ConversationId } from '../../shared/domain/ids.ts';
import type { ChatAnswer } from '../../shared/schemas/chat.ts';
import { answer } from '../assistant/answer.ts';
import type { Answer } from '../assistant/contract.ts';
import { AppError } from '../kernel/app-error.ts';
import { requireRole, signedIn } from '../kernel/caller.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Request } from '../kernel/request.ts';
import { findBusiness, type PublicBusiness } from '../public-site/find-business.ts';
import { CONSENT_VERSION } from '../public-site/public-config.ts';
import { businessFacts } from './business-facts.ts';
import { checkChatLimits } from './chat-limits.ts';
import {
  findAnswer,
  findConversation,
  memoryOf,
  openConversationId,
  saveTurn,
  sealConversationId,
} from './conversation-store.ts';
import { counterOf, withoutStoring } from './counter.ts';

type ChatCall = Request<'POST /public/sites/{slug}/chat'>;

/** The demo chat is for this business's own members (settled points, 37). Throws 403 `forbidden`, never 401. */
const checkPreview = async (
  kernel: Kernel,
  { tenant }: PublicBusiness,
  { headers }: ChatCall,
): Promise<void> => {
  const caller = await signedIn(headers.authorization, kernel.verifyToken, kernel.table).catch((cause) => {
    throw cause instanceof AppError ? new AppError('forbidden', { cause }) : cause;
  });
  if (requireRole(caller, 'viewer').tenantId !== tenant.tenantId) throw new AppError('forbidden');
};

const toChatAnswer = (given: Answer, convId: string): ChatAnswer => ({
  reply: given.reply,
  suggestions: { slots: [...given.slots] },
  ...(given.booking ? { booking: given.booking } : {}),
  ...(given.lead ? { lead: given.lead } : {}),
  convId,
  mode: given.mode,
});

/**
 * One message of a visitor, answered. Without consent, and in the demo chat, the assistant answers from the
 * message alone and nothing is kept. Throws 403 `rate_limited`, 404 `site_not_found`.
 */
export const answerVisitor = async (kernel: Kernel, call: ChatCall): Promise<ChatAnswer> => {
  const { params, body, language, now, mint, viewer } = call;
  const business = await findBusiness(kernel, params.slug, now);
  const { tenantId } = business.tenant;
  if (body.preview) await checkPreview(kernel, business, call);

  const keeps = body.consent === true && !body.preview;
  const known = body.convId ? openConversationId(kernel.signer, tenantId, body.convId) : undefined;
  const id = known ?? brandId<ConversationId>(mint('conversation'));
  const before = keeps && known ? await findConversation(kernel.table, tenantId, known, now) : undefined;
  await checkChatLimits(kernel, business.site.slug, viewer, before, now);

  const source = body.source ?? 'chat';
  const counter = counterOf(kernel, business.tenant, {
    conversationId: id,
    language: body.language ?? language,
    source,
    now,
    mint,
  });
  const turn = {
    message: body.message,
    history: body.history ?? [],
    language: body.language ?? language,
    slotId: body.slotId,
    consent: keeps,
    now,
  };
  const facts = await businessFacts(kernel, business);
  const given = await answer(turn, memoryOf(before), facts, keeps ? counter : withoutStoring(counter));
  const reply = toChatAnswer(given, sealConversationId(kernel.signer, tenantId, id));
  if (keeps) {
    const record = {
      tenantId,
      id,
      turnId: mint('turn'),
      before,
      request: body,
      answer: reply,
      memory: given.conversation,
    };
    const isKept = await saveTurn(kernel.table, { ...record, consentVersion: CONSENT_VERSION, now });
    if (!isKept) throw new AppError('rate_limited', { retryAfterSec: 2 });
  }
  return reply;
};

/** The answer of a message that was answered and kept before, under the same idempotency key. */
export const recallAnswer = async (
  kernel: Kernel,
  convId: string,
  { params, now, mint }: ChatCall,
): Promise<ChatAnswer | undefined> => {
  const { tenant } = await findBusiness(kernel, params.slug, now);
  const id = openConversationId(kernel.signer, tenant.tenantId, convId);
  return id && findAnswer(kernel.table, id, mint('turn'));
};
