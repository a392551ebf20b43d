import { createContext, useContext } from 'react';

/** The business that a chat speaks for, as its parts show it. */
export interface ChatBusiness {
  readonly business: string;
  /** The business's address on one line, for the appointment's calendar entry. */
  readonly location?: string | null | undefined;
  readonly timezone: string;
}

/** Set by the chat's panel. */
export const ChatBusinessContext = createContext<ChatBusiness>({ business: '', timezone: 'UTC' });

export const useChatBusiness = (): ChatBusiness => useContext(ChatBusinessContext);
