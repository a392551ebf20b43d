import { CONVERSATIONS_PATH } from '../../../shared/domain/links.ts';

/** The URL of the list as it is filtered, with nothing open. */
export const inboxPath = (filtered: URLSearchParams): string => {
  const params = new URLSearchParams(filtered);
  params.delete('conversation');
  return params.size === 0 ? CONVERSATIONS_PATH : `${CONVERSATIONS_PATH}?${params}`;
};

/**
 * The URL of an open conversation, beside the list as it is filtered. Opening it adds a history entry, so that a
 * phone's back button closes it.
 */
export const conversationPath = (conversationId: string, filtered = new URLSearchParams()): string => {
  const params = new URLSearchParams(filtered);
  params.set('conversation', conversationId);
  return `${CONVERSATIONS_PATH}?${params}`;
};
