import { answer } from '../../../../functions/assistant/answer.ts';
import type { Answer, Business, Turn } from '../../../../functions/assistant/contract.ts';
import type { Conversation } from '../../../../functions/assistant/conversation.ts';
import type {
  KeptTurn,
  Model,
  ModelParts,
  ReaderAndWriter,
  Setback,
  Usage,
} from '../../../../functions/assistant/model/model.ts';
import { modelReader } from '../../../../functions/assistant/model/reader.ts';
import { modelWriter } from '../../../../functions/assistant/model/writer.ts';
import { readConversation } from '../../../../functions/assistant/stored-conversation.ts';
import { type Desk, NOW, openDesk, salon } from '../../../support/assistant-ports.ts';

type Extra = Partial<Omit<Turn, 'message'>>;

export interface ModelTalk {
  readonly desk: Desk;
  readonly setbacks: Setback[];
  readonly usages: Usage[];
  /** A message in whose turn the model takes part. */
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
  const turns: KeptTurn[] = [];
  const setbacks: Setback[] = [];
  const usages: Usage[] = [];

  const take = async (message: string, extra: Extra, helper?: ReaderAndWriter): Promise<Answer> => {
    const turn = { message, history: [], consent: true, now: NOW, ...extra };
    const told: string[] = [];
    const { tell } = await answer(turn, kept, salon(overrides), desk.ports, helper);
    const given = await tell((delta) => told.push(delta));
    if (told.join('') !== given.reply) throw new Error(`told "${told.join('')}", answered "${given.reply}"`);
    kept = readConversation(JSON.parse(JSON.stringify(given.conversation)));
    if (!kept) throw new Error('the conversation could not be read back');
    turns.push({ message, reply: given.reply });
    return given;
  };

  return {
    desk,
    setbacks,
    usages,
    say: (message, extra = {}, deadline = new AbortController().signal) => {
      const parts: ModelParts = {
        model,
        deadline,
        message,
        turns: [...turns],
        used: (usage) => usages.push(usage),
        setBack: (why) => setbacks.push(why),
      };
      return take(message, extra, { reader: modelReader(parts), writer: modelWriter(parts) });
    },
    sayToRules: (message, extra = {}) => take(message, extra),
  };
};
