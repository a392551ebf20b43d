import { AppError } from '../kernel/app-error.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { countUse } from '../kernel/rate-limit.ts';
import type { ConversationItem } from './conversation-store.ts';

/** The server's floor between two messages of a conversation, in milliseconds (settled points, 35). */
const FLOOR_MS = 1500;
const MAX_TURNS = 40;
const HOUR_SECONDS = 3600;

/**
 * Counts a message against the limits of its address on this site, and of its conversation (settled points, 35).
 * Throws 403 `rate_limited`.
 */
export const checkChatLimits = async (
  { table, signer }: Pick<Kernel, 'table' | 'signer'>,
  slug: string,
  viewer: string,
  conversation: ConversationItem | undefined,
  now: number,
): Promise<void> => {
  const address = `${slug}:${signer.hash('viewer', viewer)}`;
  await countUse(table, now, [
    { scope: `chat:${address}`, most: 30, perSeconds: 60 },
    { scope: `chat:${address}`, most: 300, perSeconds: HOUR_SECONDS },
    ...(conversation ? [{ scope: `talk:${conversation.conversationId}`, most: 8, perSeconds: 60 }] : []),
  ]);
  if (!conversation) return;
  if (conversation.turns >= MAX_TURNS) throw new AppError('rate_limited', { retryAfterSec: HOUR_SECONDS });
  if (now - Date.parse(conversation.lastAt) < FLOOR_MS)
    throw new AppError('rate_limited', { retryAfterSec: 2 });
};
