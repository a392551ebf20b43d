import { brandId, type ConversationId, type UserId } from '../../../shared/domain/ids.ts';
import type { ChatAnswer } from '../../../shared/schemas/chat.ts';
import { answer } from '../../assistant/answer.ts';
import type { Answer } from '../../assistant/contract.ts';
import { readConversation } from '../../assistant/conversation.ts';
import { AppError } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { countUse } from '../../kernel/http/rate-limit.ts';
import type { Request } from '../../kernel/http/request.ts';
import { requireRole, signedIn } from '../../kernel/identity/caller.ts';
import {
  type ConversationItem,
  findAnswer,
  findConversation,
  type Kept,
  openConversationId,
  saveTurn,
  sealConversationId,
  type TurnRecord,
} from '../../records/conversation-store.ts';
import { retentionDaysOf } from '../../records/tenant-store.ts';
import { findBusiness, type PublicBusiness } from '../public-site/find-business.ts';
import { CONSENT_VERSION } from '../public-site/public-config.ts';
import { portsFor, withoutStoring } from './assistant-ports.ts';
import { businessFacts } from './business-facts.ts';
import { checkPace, previewLimits, visitorLimits } from './chat-limits.ts';
import { modelTurn } from './model-turn.ts';
import { replayedAnswer } from './replayed-answer.ts';

type ChatCall = Request<'POST /public/sites/{slug}/chat'>;

/** The demo chat is for the business's own members. Throws 403 `forbidden`, never 401. */
const checkPreview = async (
  kernel: Kernel,
  { tenant }: PublicBusiness,
  { headers }: ChatCall,
): Promise<UserId> => {
  const caller = await signedIn(headers.authorization, kernel.verifyToken, kernel.table).catch((cause) => {
    const isRefused = cause instanceof AppError && cause.code === 'unauthenticated';
    throw isRefused ? new AppError('forbidden', { cause }) : cause;
  });
  const member = requireRole(caller, 'viewer');
  if (member.tenantId !== tenant.tenantId) throw new AppError('forbidden');
  return member.userId;
};

const toChatAnswer = (given: Answer, convId: string): ChatAnswer => ({
  reply: given.reply,
  suggestions: { slots: [...given.slots] },
  ...(given.booking ? { booking: given.booking } : {}),
  ...(given.lead ? { lead: given.lead } : {}),
  convId,
  mode: given.mode,
});

/** The conversation that a message continues or starts. */
interface Admitted {
  readonly id: ConversationId;
  readonly before: ConversationItem | undefined;
  /** Whether it is stored: only for a visitor who has agreed, and never in the demo chat. */
  readonly keeps: boolean;
}

/** Admits a message: the limits are counted before anything is answered. Throws 403. */
const admit = async (kernel: Kernel, business: PublicBusiness, call: ChatCall): Promise<Admitted> => {
  const { body, now, mint, viewer } = call;
  const { site, tenant } = business;
  const member = body.preview ? await checkPreview(kernel, business, call) : undefined;
  const keeps = body.consent === true && !member;
  const known = body.convId ? openConversationId(kernel.signer, tenant.tenantId, body.convId) : undefined;
  const id = known ?? brandId<ConversationId>(mint('conversation'));
  const limits = member ? previewLimits(site.slug, member) : visitorLimits(kernel, site.slug, viewer, id);
  await countUse(kernel.table, now, limits);
  const before = keeps && known ? await findConversation(kernel.table, tenant.tenantId, id, now) : undefined;
  checkPace(before, now);
  return { id, before, keeps };
};

const visitConversation = ({ id, before }: Admitted, now: number) => ({
  conversationId: id,
  startedAt: before?.startedAt ?? toInstant(now),
  leadId: before?.leadId,
});

/**
 * How often a turn with an effect is stored over a concurrent one, before its answer is returned without being
 * stored.
 */
const MOST_OVERTAKEN = 3;

/** Stores a turn that booked or filed something, after any turns stored meanwhile. */
const keepEffect = async (table: Kernel['table'], record: TurnRecord): Promise<Kept> => {
  let kept: Kept = 'overtaken';
  for (let tried = 0; kept === 'overtaken' && tried < MOST_OVERTAKEN; tried++) {
    const before = await findConversation(table, record.tenantId, record.id, record.now);
    kept = await saveTurn(table, { ...record, before });
  }
  return kept;
};

/**
 * Stores a turn. An answer that booked or filed something is returned even if its turn could not be stored; an answer
 * without effect is not, since the next turn would not know of it. Throws 403 `rate_limited` when another turn of the
 * same conversation was stored meanwhile, 503 `busy`.
 */
const keep = async (
  { table, logger }: Kernel,
  { tenant }: PublicBusiness,
  { body, now, mint }: ChatCall,
  { id, before }: Admitted,
  given: Pick<TurnRecord, 'answer' | 'memory' | 'leadId'>,
): Promise<void> => {
  const record = {
    ...given,
    tenantId: tenant.tenantId,
    keptDays: retentionDaysOf(tenant),
    id,
    before,
    turnId: mint('turn'),
    request: body,
    consentVersion: CONSENT_VERSION,
    now,
  };
  const hasEffect = given.answer.booking !== undefined || given.leadId !== undefined;
  const first = await saveTurn(table, record);
  const kept = first === 'overtaken' && hasEffect ? await keepEffect(table, record) : first;
  if (kept === 'kept') return;
  if (hasEffect) return logger.warn('a turn was answered, not stored', { tenantId: tenant.tenantId, kept });
  if (kept === 'overtaken') throw new AppError('rate_limited', { retryAfterSec: 2 });
  throw new AppError('busy', { retryAfterSec: 1 });
};

/** Streams a stored answer again, unchanged. */
const replay = ({ tell }: ChatCall, kept: ChatAnswer): ChatAnswer => {
  tell(kept.reply);
  return replayedAnswer(kept);
};

/**
 * Answers one message of a visitor. Without consent, and in the demo chat, the assistant answers from the message
 * alone and nothing is stored. Throws 403 `rate_limited`, 403 `forbidden`, 404 `site_not_found`.
 */
export const answerVisitor = async (kernel: Kernel, call: ChatCall): Promise<ChatAnswer> => {
  const { params, body, now, mint } = call;
  const language = body.language ?? call.language;
  const business = await findBusiness(kernel, params.slug);
  const admitted = await admit(kernel, business, call);
  // Answered and stored earlier, by a request that died before it could reply.
  const kept = admitted.keeps ? await findAnswer(kernel.table, admitted.id, mint('turn')) : undefined;
  if (kept) return replay(call, kept);
  const visit = portsFor(kernel, business.tenant, {
    conversation: visitConversation(admitted, now),
    source: body.source ?? 'chat',
    utm: body.utm,
    viewer: call.viewer,
    now,
    mint,
  });
  const turn = {
    message: body.message,
    history: body.history ?? [],
    language,
    slotId: body.slotId,
    consent: admitted.keeps,
    now,
  };
  const facts = await businessFacts(kernel, business);
  const ports = admitted.keeps ? visit.ports : withoutStoring(visit.ports);
  const { replyMode } = facts;
  const asked = { id: admitted.id, isKnown: admitted.before !== undefined, keeps: admitted.keeps, replyMode };
  const model = await modelTurn(kernel, business, asked, call);
  const given = await answer(
    turn,
    readConversation(admitted.before?.memory),
    facts,
    ports,
    call.tell,
    model?.parts,
  ).finally(() => model?.settle());
  const reply = toChatAnswer(given, sealConversationId(kernel.signer, business.tenant.tenantId, admitted.id));
  const leadId = visit.filedUnder();
  if (admitted.keeps)
    await keep(kernel, business, call, admitted, { answer: reply, memory: given.conversation, leadId });
  return reply;
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
