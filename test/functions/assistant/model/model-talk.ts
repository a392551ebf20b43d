import { answer } from '../../../../functions/assistant/answer.ts';
import type { Answer, Business, Turn } from '../../../../functions/assistant/contract.ts';
import { type Conversation, readConversation } from '../../../../functions/assistant/conversation.ts';
import type { Model, Usage } from '../../../../functions/assistant/model/model.ts';
import type { ModelParts, Setback } from '../../../../functions/assistant/model/model-driver.ts';
import type { KeptTurn } from '../../../../functions/assistant/model/transcript.ts';
import { type Desk, NOW, openDesk, salon } from '../../../support/assistant-ports.ts';

type Extra = Partial<Omit<Turn, 'message'>>;

export interface ModelTalk {
  readonly desk: Desk;
  /** The deltas of the last turn. */
  readonly deltas: () => readonly string[];
  readonly setbacks: Setback[];
  readonly usages: Usage[];
  readonly kept: () => Conversation | undefined;
  /** A message that the model answers. */
  readonly say: (message: string, extra?: Extra, deadline?: AbortSignal) => Promise<Answer>;
  /** A message that the rules answer, as they do without a key. */
  readonly sayToRules: (message: string, extra?: Extra) => Promise<Answer>;
}

/** One visitor's conversation with a model. What is kept between turns goes through JSON, as a store would keep it. */
export const modelTalk = (
  model: Model,
  overrides: Partial<Business> = {},
  desk: Desk = openDesk(),
): ModelTalk => {
  let kept: Conversation | undefined;
  let deltas: string[] = [];
  const turns: KeptTurn[] = [];
  const setbacks: Setback[] = [];
  const usages: Usage[] = [];

  const take = async (message: string, extra: Extra, parts: ModelParts | undefined): Promise<Answer> => {
    const turn = { message, history: [], consent: true, now: NOW, ...extra };
    deltas = [];
    const given = await answer(
      turn,
      kept,
      salon(overrides),
      desk.ports,
      (delta) => deltas.push(delta),
      parts,
    );
    kept = readConversation(JSON.parse(JSON.stringify(given.conversation)));
    if (!kept) throw new Error('the conversation could not be read back');
    if (deltas.join('') !== given.reply)
      throw new Error(`told "${deltas.join('')}", answered "${given.reply}"`);
    turns.push({ message, reply: given.reply });
    return given;
  };

  return {
    desk,
    deltas: () => deltas,
    setbacks,
    usages,
    kept: () => kept,
    say: (message, extra = {}, deadline = new AbortController().signal) =>
      take(message, extra, {
        model,
        deadline,
        turns: [...turns],
        used: (usage) => usages.push(usage),
        setBack: (why) => setbacks.push(why),
      }),
    sayToRules: (message, extra = {}) => take(message, extra, undefined),
  };
};
