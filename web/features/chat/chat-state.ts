import type { ChatAnswer, ChatNews, Spoken } from '../../../shared/schemas/chat.ts';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';

export interface Bubble {
  readonly id: number;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** The person of the team who wrote it; absent for the assistant. Their first name, null where it is not known. */
  readonly person?: { readonly name: string | null };
  /** The appointments that this answer made; each is shown as a card. */
  readonly bookings?: readonly PublicBooking[];
  /** From before the page was loaded. */
  readonly isKept?: boolean;
}

export type ChatStatus =
  | { readonly kind: 'none' | 'throttled' | 'tooMany' | 'failed' | 'received' }
  /** The first of so many that were booked at once. */
  | { readonly kind: 'booked'; readonly booking: PublicBooking; readonly count: number }
  | { readonly kind: 'slots'; readonly count: number };

export interface ChatState {
  readonly bubbles: readonly Bubble[];
  readonly slots: readonly PublicSlot[];
  /** Whole offers, as they came: they are read where they are shown. */
  readonly baskets: readonly unknown[];
  readonly status: ChatStatus;
  readonly busy: boolean;
  /** The text received of the reply in progress; empty when there is none. It may still change. */
  readonly coming: string;
  readonly convId: string | null;
  /** The person of the team who answers in the assistant's place. */
  readonly attendedBy: { readonly name: string | null } | null;
  /** Of the conversation, as far as the page has asked. */
  readonly version: number;
  /** Clock reading, in milliseconds, of the last message sent. */
  readonly lastSentAt: number | null;
  /** What was written last and did not arrive, to be sent again; blank where it did. */
  readonly unsent: string;
}

/** A conversation as a tab keeps it; the greeting is the page's, in the language of the page. */
export interface KeptChat {
  readonly bubbles: readonly Bubble[];
  readonly slots: ChatState['slots'];
  readonly baskets: ChatState['baskets'];
  readonly convId: string | null;
  readonly attendedBy: ChatState['attendedBy'];
  readonly version: number;
  readonly status: ChatStatus;
  /** The page was left before the last message had its answer, a reply or not. */
  readonly isCutOff: boolean;
}

export type ChatEvent =
  | { readonly kind: 'sent'; readonly content: string; readonly at: number }
  | { readonly kind: 'throttled' }
  /** The tab's conversation from before the page loaded; `unanswered` is shown when that was cut off. */
  | { readonly kind: 'resumed'; readonly kept: KeptChat; readonly unanswered: string }
  | { readonly kind: 'told'; readonly delta: string }
  | { readonly kind: 'answered'; readonly answer: ChatAnswer }
  /** What was said meanwhile in the conversation that was asked about, which may not be the present one any more. */
  | { readonly kind: 'news'; readonly convId: string; readonly news: ChatNews }
  | { readonly kind: 'failed'; readonly reply: string; readonly tooMany: boolean }
  /** The conversation takes no more messages: the next one begins another. */
  | { readonly kind: 'full'; readonly reply: string };

/** Pause between two messages, in milliseconds. */
const SEND_GAP_MS = 2000;

/** True when a message now would follow the previous one too soon. */
export const isTooSoon = (state: ChatState, now: number): boolean =>
  state.lastSentAt !== null && now - state.lastSentAt < SEND_GAP_MS;

export const openChat = (greeting: string): ChatState => ({
  bubbles: [{ id: 0, role: 'assistant', content: greeting }],
  slots: [],
  baskets: [],
  status: { kind: 'none' },
  busy: false,
  coming: '',
  convId: null,
  attendedBy: null,
  version: 0,
  lastSentAt: null,
  unsent: '',
});

const withBubble = (state: ChatState, bubble: Omit<Bubble, 'id'>): readonly Bubble[] => [
  ...state.bubbles,
  { ...bubble, id: state.bubbles.length },
];

/** The message's outcome, shown below the reply. */
const statusOf = (answer: ChatAnswer): ChatStatus => {
  const { booking, basket } = answer;
  if (booking) return { kind: 'booked', booking, count: basket?.length ?? 1 };
  if (answer.mode === 'person') return { kind: 'received' };
  if (answer.reply) return { kind: 'none' };
  if (answer.lead) return { kind: 'received' };
  const count = answer.suggestions.slots.length;
  return count > 0 ? { kind: 'slots', count } : { kind: 'none' };
};

/** Whether the answer is a reply to show: what a person will answer was only passed on. */
const isSpoken = ({ mode, reply, booking }: ChatAnswer): boolean =>
  mode !== 'person' && (reply !== '' || booking !== undefined);

/** The appointments that were made at once, if any. */
const madeBy = ({ booking, basket }: Pick<ChatAnswer, 'booking' | 'basket'>): readonly PublicBooking[] =>
  basket ?? (booking ? [booking] : []);

const answered = (state: ChatState, answer: ChatAnswer): ChatState => {
  const bubble = {
    role: 'assistant' as const,
    content: answer.reply,
    bookings: madeBy(answer),
  };
  return {
    ...state,
    bubbles: isSpoken(answer) ? withBubble(state, bubble) : state.bubbles,
    slots: answer.suggestions.slots,
    baskets: answer.suggestions.baskets ?? [],
    status: statusOf(answer),
    convId: answer.convId,
    version: answer.convId === state.convId ? state.version : 0,
    attendedBy: answer.attendedBy ?? null,
    busy: false,
    coming: '',
  };
};

const bubbleOf = (spoken: Spoken): Omit<Bubble, 'id'> => ({
  role: 'assistant',
  content: spoken.reply,
  bookings: madeBy(spoken),
  ...(spoken.person ? { person: spoken.person } : {}),
});

/** What was said meanwhile, each entry once, and who answers now; an answer that was overtaken says nothing new. */
const told = (state: ChatState, { version, attendedBy, messages }: ChatNews): ChatState => {
  if (version < state.version) return state;
  const fresh = messages.filter(({ entry }) => entry > state.version);
  const added = fresh.map((message, n) => ({ ...bubbleOf(message), id: state.bubbles.length + n }));
  const { slots, baskets = [] } = fresh.at(-1)?.suggestions ?? state;
  return {
    ...state,
    version,
    attendedBy: attendedBy ?? null,
    slots,
    baskets,
    bubbles: [...state.bubbles, ...added],
  };
};

const resumed = (
  state: ChatState,
  { kept: { isCutOff, ...kept }, unanswered }: Extract<ChatEvent, { kind: 'resumed' }>,
): ChatState => {
  if (state.bubbles.length > 1) return state;
  const before = { ...state, ...kept, bubbles: [...state.bubbles, ...kept.bubbles] };
  if (!isCutOff) return before;
  return { ...before, bubbles: withBubble(before, { role: 'assistant', content: unanswered }) };
};

/** What the visitor wrote last. */
const lastWritten = ({ bubbles }: ChatState): string =>
  bubbles.findLast(({ role }) => role === 'user')?.content ?? '';

/** The reducer: the conversation after one event. */
export const chatReducer = (state: ChatState, event: ChatEvent): ChatState => {
  switch (event.kind) {
    case 'sent':
      return {
        ...state,
        bubbles: withBubble(state, { role: 'user', content: event.content }),
        slots: [],
        baskets: [],
        status: { kind: 'none' },
        busy: true,
        lastSentAt: event.at,
        unsent: '',
      };
    case 'resumed':
      return resumed(state, event);
    case 'throttled':
      return { ...state, status: { kind: 'throttled' } };
    case 'told':
      return { ...state, coming: state.coming + event.delta };
    case 'news':
      return event.convId === state.convId ? told(state, event.news) : state;
    case 'answered':
      return answered(state, event.answer);
    case 'failed':
      return {
        ...state,
        bubbles: withBubble(state, { role: 'assistant', content: event.reply }),
        status: { kind: event.tooMany ? 'tooMany' : 'failed' },
        // It reached nobody: sending it again need not wait.
        lastSentAt: null,
        unsent: lastWritten(state),
        busy: false,
        coming: '',
      };
    case 'full':
      return {
        ...state,
        bubbles: withBubble(state, { role: 'assistant', content: event.reply }),
        convId: null,
        version: 0,
        unsent: lastWritten(state),
        attendedBy: null,
        busy: false,
        coming: '',
      };
  }
};
