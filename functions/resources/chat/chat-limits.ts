import { MINUTE_SECONDS } from '../../../shared/domain/duration.ts';
import type { ConversationId, TenantId, UserId } from '../../../shared/domain/ids.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { Limit } from '../../kernel/http/rate-limit.ts';
import { type ConversationItem, MOST_ENTRIES } from '../../records/conversations/conversation-store.ts';
import { usesOf, visitorLimits } from '../public-site/visitor-limits.ts';

/** The shortest time between two messages of a conversation, in milliseconds. */
const FLOOR_MS = 1500;
/** Messages that the assistant answers in one conversation; a member may go on. */
const MAX_TURNS = 40;

/** Limits for one address and business, and for one conversation. */
export const chatLimits = (
  ports: Pick<Kernel, 'signer'>,
  tenantId: TenantId,
  viewer: string,
  conversationId: ConversationId,
): readonly Limit[] => [
  ...visitorLimits(ports, { action: 'chat', tenantId, viewer }),
  { scope: `conversation:${conversationId}`, most: 8, perSeconds: MINUTE_SECONDS },
];

/** The demo chat's own limits, which use up nothing of the visitors' limits at the same address. */
export const previewLimits = (tenantId: TenantId, userId: UserId): readonly Limit[] =>
  usesOf('chat', `preview:${tenantId}:${userId}`);

/** How often the pages of one visitor may ask for what is new: three tabs, each every three seconds. */
export const newsLimit = (conversationId: ConversationId): Limit => ({
  scope: `news:${conversationId}`,
  most: 60,
  perSeconds: MINUTE_SECONDS,
});

/**
 * Refuses a message after the conversation's last allowed turn, which no waiting changes, or too soon after the last
 * one. Throws 409 `conversation_full`, 403 `rate_limited`.
 */
export const checkPace = (conversation: ConversationItem | undefined, now: number): void => {
  if (!conversation) return;
  const { turns, entries, attendedBy, saidAt } = conversation;
  const isFull = attendedBy ? entries >= MOST_ENTRIES : turns >= MAX_TURNS;
  if (isFull) throw new AppError('conversation_full');
  if (now - Date.parse(saidAt) < FLOOR_MS) throw new AppError('rate_limited', { retryAfterSec: 2 });
};
