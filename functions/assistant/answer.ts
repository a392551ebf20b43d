import { businessIn } from './business-in.ts';
import type { Answer, Business, Tell, Turn } from './contract.ts';
import { type Conversation, newConversation, type ShownSlot, seeksAppointment } from './conversation.ts';
import { cleanFrame } from './decide/clean.ts';
import { decide } from './decide/decide.ts';
import { hearingContext } from './decide/hearing.ts';
import { does } from './frame.ts';
import { hearLanguage, pinLanguage } from './hear/language.ts';
import { readText } from './hear/text.ts';
import { asNoted, beyondWords, hearWords } from './hear-message.ts';
import type { ReaderAndWriter } from './model/model.ts';
import type { AssistantPorts } from './ports.ts';
import { say } from './say/say.ts';
import { phrasesOf } from './say/scene.ts';
import { unansweredIn } from './unanswered.ts';

/** What a business may read of a turn: its words are loaded while the first message is heard, not before. */
const notes = () => import('./heard/turn-note.ts');

/** Times for one appointment, and whole baskets with their handles. */
const offeredIn = (shown: readonly ShownSlot[]): Pick<Answer, 'slots' | 'baskets'> => ({
  slots: shown.filter(({ whole }) => whole === undefined),
  baskets: shown.flatMap(({ slotId, whole }) => {
    if (!whole) return [];
    const { arrangement: _arrangement, ...basket } = whole;
    return [{ offer: slotId, ...basket }];
  }),
});

/** An answer that is decided upon and done, and of which nothing is told yet. */
export interface UntoldAnswer {
  /** With its reply in our own phrases. */
  readonly given: Answer;
  /** Tells the reply, in deltas that joined are all of it; resolves to the answer with its reply as it was told. */
  readonly tell: (tell: Tell) => Promise<Answer>;
}

/** A reply that is passed on as it is produced. */
const toldOf = async (deltas: AsyncIterable<string> | readonly string[], tell: Tell): Promise<string> => {
  let reply = '';
  for await (const delta of deltas) {
    reply += delta;
    tell(delta);
  }
  return reply;
};

/**
 * Answers one message of a visitor, in their language: it is understood, decided upon, and put into words. They are told
 * by the caller, once it has stored the answer. `conversation` is what the last answer returned (see
 * `readConversation`), `undefined` for a new one. Never throws because of what a visitor writes; what a port throws
 * passes through, and the conversation then stays as it was. `model` reads and writes too, where the business wants
 * more than a greeting.
 */
export const answer = async (
  turn: Turn,
  conversation: Conversation | undefined,
  business: Business,
  ports: AssistantPorts,
  model?: ReaderAndWriter,
): Promise<UntoldAnswer> => {
  const spoken = hearLanguage(readText(turn.message));
  const language = pinLanguage(spoken, conversation?.language, turn.language ?? business.language);
  const noting = notes();
  const phrases = phrasesOf(language);
  const { state } = conversation ?? newConversation(language);
  const known = businessIn(business, language);
  const isGreeting = business.replyMode === 'greeting-only';
  const helper = isGreeting ? undefined : model;
  const context = hearingContext(state, known, turn, language);
  const ruled = await hearWords(turn.message, context);
  const heard = turn.slotId === undefined ? await helper?.reader.read(ruled, context) : undefined;
  const frame = await asNoted(heard ?? (await beyondWords(ruled, context)), context);
  const { acts, ...decided } = await decide(frame, state, known, ports, { ...turn, language });
  const scene = { business: known, language, zone: known.timezone, seed: turn.message, t: await phrases };
  const planned = await say(acts, scene);
  const unanswered = unansweredIn(frame, acts);
  const { noteOf } = await noting;
  const given: Answer = {
    reply: planned,
    ...offeredIn(decided.slots),
    ...(decided.booking ? { booking: decided.booking } : {}),
    ...(decided.basket ? { basket: decided.basket } : {}),
    ...(decided.lead ? { lead: decided.lead } : {}),
    ...(unanswered ? { unanswered } : {}),
    conversation: { language, state: decided.state },
    mode: isGreeting ? 'greeting' : heard ? 'llm' : 'rules',
    language,
    note: noteOf(cleanFrame(frame, known), acts, heard ? 'model' : 'rules', business),
    seeksAppointment: seeksAppointment(decided.state),
    isComplaint: does(frame, 'complaint'),
    wantsPerson: turn.isLeftByTeam === true || does(frame, 'callback', 'person'),
  };
  return {
    given,
    tell: async (tell) => {
      const reply = await toldOf(helper?.writer.write(acts, scene) ?? [planned], tell);
      return { ...given, reply, note: { ...given.note, writtenBy: reply === planned ? 'rules' : 'model' } };
    },
  };
};
