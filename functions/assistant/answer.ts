import type { Answer, Business, Driver, Turn } from './contract.ts';
import { type Conversation, newConversation } from './conversation.ts';
import type { AssistantPorts } from './ports.ts';
import { greetingDriver } from './rules/greeting-driver.ts';
import { rulesDriver } from './rules/rules-driver.ts';
import { hearLanguage, pinLanguage } from './understand/language.ts';
import { readText } from './understand/text.ts';

const driverFor = (business: Business): Driver =>
  business.replyMode === 'greeting-only' ? greetingDriver : rulesDriver;

/**
 * Answers one message of a visitor, in the language of that visitor. `conversation` is what the last answer gave back
 * (see `readConversation`), `undefined` for a new one. Never throws for what a visitor writes; what a port throws
 * passes through, and the conversation then stays as it was.
 */
export const answer = (
  turn: Turn,
  conversation: Conversation | undefined,
  business: Business,
  ports: AssistantPorts,
): Promise<Answer> => {
  const heard = hearLanguage(readText(turn.message));
  const language = pinLanguage(heard, conversation?.language, turn.language ?? business.language);
  const state = (conversation ?? newConversation(language)).state;
  return driverFor(business)(turn, { language, state }, business, ports);
};
