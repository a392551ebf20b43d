export const CONVERSATIONS_PATH = '/dashboard/conversations';

/** The address of an open conversation; going there is a step in the history, so that a phone's way back closes it. */
export const conversationPath = (conversationId: string): string =>
  `${CONVERSATIONS_PATH}?conversation=${encodeURIComponent(conversationId)}`;
