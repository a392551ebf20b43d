import { createContext, useContext } from 'react';

/** The business that a chat speaks for, as its parts show it. */
export interface ChatBusiness {
  readonly business: string;
  /** The business's address on one line, for the appointment's calendar entry. */
  readonly location?: string | null | undefined;
  readonly timezone: string;
  /** The chat's own address, below which the page asks what is new; absent where nothing is kept. */
  readonly chatUrl?: string | undefined;
}

/** Set by whatever shows parts of the chat. */
export const ChatBusinessContext = createContext<ChatBusiness | null>(null);

/** Throws where nothing says the business: its times would be another zone's. */
export const useChatBusiness = (): ChatBusiness => {
  const business = useContext(ChatBusinessContext);
  if (!business) throw new Error('No business.');
  return business;
};
