import { useState } from 'react';
import { useUnsaved } from '../../ui/unsaved.ts';

const kept = new Map<string, string>();

/** The answer that is being typed to a conversation: it is there again after another page or conversation was read. */
export const useKeptAnswer = (conversationId: string) => {
  const [text, setText] = useState(() => kept.get(conversationId) ?? '');
  useUnsaved(text !== '');
  const keep = (next: string) => {
    setText(next);
    if (next === '') kept.delete(conversationId);
    else kept.set(conversationId, next);
  };
  return [text, keep] as const;
};
