import { businessIn } from './business-in.ts';
import type { Answer, Business, Driver, Tell, Turn } from './contract.ts';
import { type Conversation, newConversation } from './conversation.ts';
import { hearLanguage, pinLanguage } from './hear/language.ts';
import { readText } from './hear/text.ts';
import { type ModelParts, modelDriver } from './model/model-driver.ts';
import type { AssistantPorts } from './ports.ts';
import { greetingDriver } from './rules/greeting-driver.ts';
import { rulesDriver } from './rules/rules-driver.ts';
import { wholeReply } from './whole-reply.ts';

const driverFor = ({ replyMode }: Business, model: ModelParts | undefined): Driver => {
  if (replyMode === 'greeting-only') return wholeReply(greetingDriver);
  return model ? modelDriver(model) : wholeReply(rulesDriver);
};

const ignoreDeltas: Tell = () => undefined;

/**
 * Answers one message of a visitor, in their language. `conversation` is what the last answer returned (see
 * `readConversation`), `undefined` for a new one. Never throws because of what a visitor writes; what a port throws
 * passes through, and the conversation then stays as it was. `tell` receives the reply in deltas that, joined, are
 * the whole reply. `model` answers where the business wants more than a greeting; without a model, or where it cannot
 * answer, the rules do.
 */
export const answer = (
  turn: Turn,
  conversation: Conversation | undefined,
  business: Business,
  ports: AssistantPorts,
  tell: Tell = ignoreDeltas,
  model?: ModelParts,
): Promise<Answer> => {
  const heard = hearLanguage(readText(turn.message));
  const language = pinLanguage(heard, conversation?.language, turn.language ?? business.language);
  const state = (conversation ?? newConversation(language)).state;
  const known = businessIn(business, language);
  return driverFor(known, model)(turn, { language, state }, known, ports, tell);
};
