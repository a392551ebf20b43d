import type { MessageKind } from './messages.ts';

/** The messages that a business may turn off and put into its own words: those to its visitors and leads. */
export const AUTOMATION_KINDS = [
  'booking_confirmed',
  'booking_moved',
  'booking_changed',
  'booking_cancelled',
  'booking_restored',
  'booking_stranded',
  'reminder_day',
  'reminder_soon',
  'follow_up',
  'waitlist_offer',
  'waitlist_ended',
] as const satisfies readonly MessageKind[];

export type AutomationKind = (typeof AUTOMATION_KINDS)[number];

export const isAutomation = (kind: string): kind is AutomationKind =>
  AUTOMATION_KINDS.some((one) => one === kind);

/** Those that are e-mails, which a member may send themselves as a test: an account has no telephone number. */
export type EmailAutomation = Exclude<AutomationKind, 'reminder_soon'>;

export const isEmailAutomation = (kind: AutomationKind): kind is EmailAutomation => kind !== 'reminder_soon';

/** Hours before an appointment, or after a request, at which a message is sent: ours, and those that may be chosen. */
export const MESSAGE_HOURS = {
  reminder_day: { usual: 24, choices: [12, 24, 48, 72] },
  reminder_soon: { usual: 2, choices: [1, 2, 3, 4] },
  follow_up: { usual: 24, choices: [12, 24, 48, 72] },
} as const satisfies Partial<
  Record<AutomationKind, { readonly usual: number; readonly choices: readonly number[] }>
>;

export type TimedKind = keyof typeof MESSAGE_HOURS;

export const isTimed = (kind: AutomationKind): kind is TimedKind => kind in MESSAGE_HOURS;

/** When a message is sent until a business chooses; null for one that follows at once. */
export const usualHours = (kind: AutomationKind): number | null =>
  isTimed(kind) ? MESSAGE_HOURS[kind].usual : null;

/** What a message's text may say, written `{service}` in it. */
export const AUTOMATION_VARIABLES = [
  'business',
  'service',
  'start',
  'person',
  'previous_start',
  'by',
  'held_until',
] as const;

export type AutomationVariable = (typeof AUTOMATION_VARIABLES)[number];

const OF_BOOKING = ['business', 'service', 'start', 'person'] as const;

/** What each message knows. */
export const VARIABLES_OF: Readonly<Record<AutomationKind, readonly AutomationVariable[]>> = {
  booking_confirmed: OF_BOOKING,
  booking_moved: [...OF_BOOKING, 'previous_start', 'by'],
  booking_changed: OF_BOOKING,
  booking_cancelled: [...OF_BOOKING, 'by'],
  booking_restored: OF_BOOKING,
  booking_stranded: OF_BOOKING,
  reminder_day: OF_BOOKING,
  reminder_soon: OF_BOOKING,
  follow_up: ['business'],
  waitlist_offer: [...OF_BOOKING, 'held_until'],
  waitlist_ended: ['business', 'service'],
};

/** A variable's place in a text, its name in the first group. */
export const PLACES = /\{([^{}]*)\}/g;

/** The first name between braces that a message does not know; undefined when it knows all. */
export const unknownVariable = (kind: AutomationKind, text: string): string | undefined =>
  [...text.matchAll(PLACES)]
    .map(([, name = '']) => name)
    .find((name) => !VARIABLES_OF[kind].some((one) => one === name));
