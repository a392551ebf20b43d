import type { ChatAnswer } from '../../../shared/schemas/chat.ts';
import type { TurnNote } from '../../../shared/schemas/conversation.ts';
import { answer } from '../../assistant/answer.ts';
import type { Answer, Business, Turn } from '../../assistant/contract.ts';
import { readConversation } from '../../assistant/stored-conversation.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { sealConversationId } from '../../records/conversations/conversation-store.ts';
import type { LiveChange } from '../../records/conversations/keep-turn.ts';
import type { PublicBusiness } from '../public-site/find-business.ts';
import { type Admitted, type ChatCall, isAttended, visitConversation } from './admit.ts';
import { portsFor, withoutStoring } from './assistant-ports.ts';
import type { ModelTurn } from './model-turn.ts';
import { questionOf } from './question-of.ts';
import { replayedAnswer } from './replayed-answer.ts';
import { memoryOf, withUnanswered } from './unanswered.ts';

/** What stores a turn is loaded while its message is heard, and a model's part of it with the first message: no start waits for them. */
const keeping = () => import('./keep.ts');
const models = () => import('./model-turn.ts');
const corrections = () => import('../../records/conversations/keep-turn.ts');

export const toChatAnswer = (given: Omit<Answer, 'conversation' | 'language'>, convId: string): ChatAnswer =>
  replayedAnswer({
    reply: given.reply,
    suggestions: {
      slots: [...given.slots],
      ...(given.baskets.length > 0 ? { baskets: [...given.baskets] } : {}),
    },
    ...(given.booking ? { booking: given.booking } : {}),
    ...(given.basket ? { basket: [...given.basket] } : {}),
    ...(given.lead ? { lead: given.lead } : {}),
    convId,
    mode: given.mode,
  });

/** What the assistant's answer changes of who answers: it has answered all that waited. */
const liveAfter = ({ before }: Admitted, { wantsPerson }: Answer, now: number): LiveChange => ({
  ...(wantsPerson ? { set: { wantsPersonAt: before?.wantsPersonAt ?? toInstant(now) } } : {}),
  ...(before?.unanswered || before?.attendedBy
    ? { unset: ['attendedBy', 'answerBy', 'unanswered'] as const }
    : {}),
});

/** A turn's note with what a model has cost so far. */
const costed = (note: TurnNote, model: ModelTurn | undefined): TurnNote =>
  model ? { ...note, cost: model.cost() } : note;

const turnOf = (call: ChatCall, admitted: Admitted): Turn => {
  const { body, now } = call;
  return {
    message: withUnanswered(admitted.before, body.message),
    history: body.history ?? [],
    language: body.language ?? call.language,
    slotId: body.slotId,
    consent: admitted.keeps,
    now,
    ...(isAttended(admitted) ? { isLeftByTeam: true } : {}),
  };
};

/**
 * Has the assistant answer a message. Nothing is told before the turn is stored, so that a member who answers at the
 * same moment is never spoken over. In an attended conversation the message, and what waited before it, was meant for a
 * member who did not answer. Throws `TakenOver`, and what `keep` throws.
 */
export const assistantTurn = async (
  kernel: Kernel,
  business: PublicBusiness,
  facts: Business,
  call: ChatCall,
  admitted: Admitted,
): Promise<ChatAnswer> => {
  const { tenant } = business;
  const { body, now, mint } = call;
  const { id, keeps, before } = admitted;
  const visit = portsFor(kernel, tenant, {
    conversation: visitConversation(admitted, now),
    source: body.source ?? 'chat',
    utm: body.utm,
    viewer: call.viewer,
    now,
    mint,
  });
  const ports = keeps ? visit.ports : withoutStoring(visit.ports);
  const asked = { id, isKnown: before !== undefined, keeps, replyMode: facts.replyMode };
  const storing = keeping();
  const { modelTurn } = await models();
  const model = isAttended(admitted) ? undefined : await modelTurn(kernel, business, asked, call);
  const convId = sealConversationId(kernel.signer, tenant.tenantId, id);
  const stored = async (given: Answer) => {
    if (!keeps) return;
    const live = liveAfter(admitted, given, now);
    if (given.seeksAppointment) await visit.fileContact(given.conversation);
    const leadId = visit.filedUnder();
    const answered = { answer: toChatAnswer(given, convId), note: costed(given.note, model) };
    const turn = { ...answered, memory: given.conversation, leadId, live, isComplaint: given.isComplaint };
    const question = questionOf(kernel.signer, tenant.tenantId, given);
    const { keep } = await storing;
    await keep(kernel, business, call, admitted, { ...turn, question });
  };
  const answered = async () => {
    const turn = turnOf(call, admitted);
    const memory = readConversation(memoryOf(before));
    const { given, tell } = await answer(turn, memory, facts, ports, model?.parts);
    await stored(given);
    return { planned: given.reply, told: await tell(call.tell) };
  };
  const { planned, told } = await answered().finally(() => model?.settle());
  const reply = toChatAnswer(told, convId);
  // The model's writing costs something, whether its words could be said or not.
  if (keeps && (model || told.reply !== planned)) {
    const { correctAnswer } = await corrections();
    await correctAnswer(kernel.table, id, mint('turn'), { answer: reply, note: costed(told.note, model) });
  }
  return reply;
};
