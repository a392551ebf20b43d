import type { Language } from '../../../shared/domain/language.ts';
import { MAX, MAX_HISTORY } from '../../../shared/domain/limits.ts';
import type { Utm } from '../../../shared/domain/utm.ts';
import type { ChatMessage, ChatRequest } from '../../../shared/schemas/chat.ts';
import type { Bubble, ChatState } from './chat-state.ts';

/** The last bubbles before the new message, the opening one included. */
export const historyOf = (bubbles: readonly Bubble[]): ChatMessage[] =>
  bubbles
    .filter((bubble) => bubble.content !== '')
    .slice(-MAX_HISTORY)
    .map(({ role, content }) => ({ role, content: content.slice(0, MAX.message) }));

export interface ChatSettings {
  readonly language: Language;
  readonly source: 'chat' | 'widget';
  /** The dashboard's demo: answered, and nothing is stored. */
  readonly preview: boolean;
  /** The campaign parameters of the page's URL. */
  readonly utm?: Utm | undefined;
}

const visitOf = ({ source, utm }: ChatSettings) => ({ consent: true, source, ...(utm ? { utm } : {}) });

/** What is posted for one message. Sending accepts the notice above the input. */
export const chatRequestOf = (
  state: ChatState,
  message: string,
  settings: ChatSettings,
  slotId?: string,
): ChatRequest => ({
  message,
  history: historyOf(state.bubbles),
  language: settings.language,
  ...(state.convId === null ? {} : { convId: state.convId }),
  ...(slotId === undefined ? {} : { slotId }),
  ...(settings.preview ? { preview: true } : visitOf(settings)),
});
