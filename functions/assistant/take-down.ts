import type { Language } from '../../shared/domain/language.ts';
import { businessIn } from './business-in.ts';
import type { Business, Turn } from './contract.ts';
import { type Conversation, newConversation, withoutTask } from './conversation.ts';
import { hearingContext } from './decide/hearing.ts';
import { hearLanguage, pinLanguage } from './hear/language.ts';
import { readText } from './hear/text.ts';
import { hearWords } from './hear-message.ts';
import { phrasesOf } from './say/scene.ts';

/**
 * What is remembered of a message that a person answers: the visitor's language, and how to reach them. What the
 * assistant was about to do is dropped: what is said now is not said to it.
 */
export const takingDown = async (
  turn: Turn,
  conversation: Conversation | undefined,
  business: Business,
): Promise<Conversation> => {
  const spoken = hearLanguage(readText(turn.message));
  const language = pinLanguage(spoken, conversation?.language, turn.language ?? business.language);
  const { state } = withoutTask(conversation ?? newConversation(language));
  const { contact } = await hearWords(
    turn.message,
    hearingContext(state, businessIn(business, language), turn, language),
  );
  const { name, email, phone } = contact;
  return {
    language,
    state: {
      ...state,
      ...(name === undefined ? {} : { name }),
      ...(email === undefined ? {} : { email }),
      ...(phone === undefined ? {} : { phone }),
    },
  };
};

/** That the message has gone to the person who answers, by their first name where it is known. */
export const takenDown = async (language: Language, name: string | null): Promise<string> => {
  const t = await phrasesOf(language);
  return name === null ? t.takenDown : t.takenDownFor(name);
};
