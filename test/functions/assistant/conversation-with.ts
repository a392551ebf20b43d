import { answer } from '../../../functions/assistant/answer.ts';
import type { Answer, Business, Turn } from '../../../functions/assistant/contract.ts';
import type { Conversation } from '../../../functions/assistant/conversation.ts';
import { readConversation } from '../../../functions/assistant/stored-conversation.ts';
import { type Desk, NOW, openDesk, salon } from '../../support/assistant-ports.ts';

/** A reply as it is compared: plain spaces and apostrophes. */
export const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replace(/’/g, "'");

type Extra = Partial<Omit<Turn, 'message'>>;

export interface Talk {
  readonly desk: Desk;
  readonly say: (message: string, extra?: Extra) => Promise<Answer>;
  /** Presses the button of the n-th slot or whole basket (from 1) of the last answer that had any. */
  readonly press: (n: number, message?: string) => Promise<Answer>;
}

/** One visitor's conversation. What is kept between turns goes through JSON, as a store would keep it. */
export const conversationWith = (overrides: Partial<Business> = {}, desk: Desk = openDesk()): Talk => {
  let kept: Conversation | undefined;
  let handles: readonly string[] = [];
  const say = async (message: string, extra: Extra = {}): Promise<Answer> => {
    const turn = { message, history: [], consent: true, now: NOW, ...extra };
    const told: string[] = [];
    const { tell } = await answer(turn, kept, salon(overrides), desk.ports);
    const given = await tell((delta) => told.push(delta));
    if (told.join('') !== given.reply) throw new Error('what was told is not the reply');
    kept = readConversation(JSON.parse(JSON.stringify(given.conversation)));
    if (!kept) throw new Error('the conversation could not be read back');
    const shown = [...given.slots.map(({ slotId }) => slotId), ...given.baskets.map(({ offer }) => offer)];
    if (shown.length > 0) handles = shown;
    return given;
  };
  const press = (n: number, message = 'Ce créneau'): Promise<Answer> =>
    say(message, { slotId: handles[n - 1] });
  return { desk, say, press };
};

/** A conversation that has booked a colouring on Monday at ten. */
export const withColouring = async (): Promise<Talk> => {
  const talk = conversationWith();
  await talk.say('coloration lundi à 10 h. Je m’appelle Marie, 514 555-1234');
  await talk.say('oui');
  return talk;
};
