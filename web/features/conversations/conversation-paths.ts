export const CONVERSATIONS_PATH = '/dashboard/conversations';

/** The URL of an open conversation. Opening it adds a history entry, so that a phone's back button closes it. */
export const conversationPath = (conversationId: string): string =>
  `${CONVERSATIONS_PATH}?conversation=${encodeURIComponent(conversationId)}`;
