import { HOUR_MS } from '../../../shared/domain/duration.ts';
import { isBooking, isPerson, readSlots } from '../../lib/public-api/wire.ts';
import { isRecord } from '../../lib/shapes.ts';
import type { Bubble, ChatState, KeptChat } from './chat-state.ts';

/** The part of `sessionStorage` that is used here. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Hours after its last message during which a tab continues a conversation. */
const KEPT_MS = 12 * HOUR_MS;

/** Offered times can be picked for an hour; older ones are not shown again. */
const OFFERED_MS = HOUR_MS;

const keyOf = (conversation: string): string => `comptoir.chat.${conversation}`;

/** The tab's storage; undefined where the browser denies it, as in some frames. */
export const tabStorage = (): TabStorage | null => {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
};

const readBubble = (value: unknown, place: number): Bubble | null => {
  if (!isRecord(value) || typeof value.content !== 'string') return null;
  const role = value.role === 'user' ? 'user' : 'assistant';
  const bubble = { id: place + 1, role, content: value.content } as const;
  return {
    ...bubble,
    ...(isPerson(value.person) ? { person: value.person } : {}),
    ...(Array.isArray(value.bookings) ? { bookings: value.bookings.filter(isBooking) } : {}),
    isKept: true,
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The conversation of this tab; null when there is none or it is too old. `now` in epoch milliseconds. */
export const readKeptChat = (storage: TabStorage, conversation: string, now: number): KeptChat | null => {
  const kept = parsed(storage.getItem(keyOf(conversation)) ?? '');
  if (!isRecord(kept) || typeof kept.at !== 'number' || !Array.isArray(kept.bubbles)) return null;
  const age = now - kept.at;
  if (age < 0 || age > KEPT_MS) {
    storage.removeItem(keyOf(conversation));
    return null;
  }
  return {
    bubbles: kept.bubbles.map(readBubble).filter((bubble) => bubble !== null),
    slots: age > OFFERED_MS ? [] : readSlots(kept.slots),
    baskets: age > OFFERED_MS || !Array.isArray(kept.baskets) ? [] : kept.baskets,
    convId: typeof kept.convId === 'string' ? kept.convId : null,
    attendedBy: isPerson(kept.attendedBy) ? kept.attendedBy : null,
    version: typeof kept.version === 'number' ? kept.version : 0,
    status: { kind: kept.isReceived === true ? 'received' : 'none' },
    isCutOff: kept.isCutOff === true,
  };
};

/**
 * Stores a conversation in which the visitor wrote on this page; reloading alone does not extend its life. No effect
 * without storage.
 */
export const keepChat = (storage: TabStorage, conversation: string, state: ChatState, now: number): void => {
  const [, ...bubbles] = state.bubbles;
  const { slots, baskets, convId, attendedBy, version, status, busy, lastSentAt } = state;
  if (lastSentAt === null) return;
  const kept = { at: now, bubbles, slots, baskets, convId, attendedBy, version };
  const ended = { isReceived: status.kind === 'received', isCutOff: busy };
  try {
    storage.setItem(keyOf(conversation), JSON.stringify({ ...kept, ...ended }));
  } catch {
    // Storage is full or denied: the conversation lasts as long as the page.
  }
};
