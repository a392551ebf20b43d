import type { Plan } from './plans.ts';

/** Who receives a kind of message. */
export type MessageAudience = 'visitor' | 'lead' | 'member' | 'owner';

export type Channel = 'email' | 'sms';

interface Terms {
  readonly to: MessageAudience;
  readonly channel: Channel;
  /** The least plan under which it is sent. */
  readonly plan: Plan;
}

/** **The** list of messages that go out to people. */
const MESSAGES = {
  booking_confirmed: { to: 'visitor', channel: 'email', plan: 'basic' },
  booking_moved: { to: 'visitor', channel: 'email', plan: 'basic' },
  /** Another person, service, length or price at the same time. */
  booking_changed: { to: 'visitor', channel: 'email', plan: 'basic' },
  booking_cancelled: { to: 'visitor', channel: 'email', plan: 'basic' },
  /** A cancellation that they had heard of was undone. */
  booking_restored: { to: 'visitor', channel: 'email', plan: 'basic' },
  /** A closure or a member's leaving made the appointment impossible: another time is to be chosen. */
  booking_stranded: { to: 'visitor', channel: 'email', plan: 'basic' },
  /** A day before the appointment. */
  reminder_day: { to: 'visitor', channel: 'email', plan: 'pro' },
  /** Two hours before the appointment. */
  reminder_soon: { to: 'visitor', channel: 'sms', plan: 'pro' },
  /** To a lead that nobody has answered for a day. */
  follow_up: { to: 'lead', channel: 'email', plan: 'pro' },
  waitlist_offer: { to: 'visitor', channel: 'email', plan: 'basic' },
  /** The service that they wait for was deleted. */
  waitlist_ended: { to: 'visitor', channel: 'email', plan: 'basic' },
  team_new_booking: { to: 'member', channel: 'email', plan: 'basic' },
  team_new_lead: { to: 'member', channel: 'email', plan: 'basic' },
  team_booking_moved: { to: 'member', channel: 'email', plan: 'basic' },
  team_booking_cancelled: { to: 'member', channel: 'email', plan: 'basic' },
  /** The next day's appointments, in the evening. */
  team_tomorrow: { to: 'member', channel: 'email', plan: 'basic' },
  member_invited: { to: 'member', channel: 'email', plan: 'basic' },
  member_role_changed: { to: 'member', channel: 'email', plan: 'basic' },
  member_removed: { to: 'member', channel: 'email', plan: 'basic' },
  owner_welcome: { to: 'owner', channel: 'email', plan: 'basic' },
  owner_trial_ending: { to: 'owner', channel: 'email', plan: 'basic' },
  owner_trial_ended: { to: 'owner', channel: 'email', plan: 'basic' },
  /** Some days before the assistant of a business without a plan only greets, and as it begins to. */
  owner_assistant_ending: { to: 'owner', channel: 'email', plan: 'basic' },
  owner_assistant_limited: { to: 'owner', channel: 'email', plan: 'basic' },
  owner_payment_failed: { to: 'owner', channel: 'email', plan: 'basic' },
  owner_subscription_ended: { to: 'owner', channel: 'email', plan: 'basic' },
} as const satisfies Readonly<Record<string, Terms>>;

export type MessageKind = keyof typeof MESSAGES;

const isKind = (name: string): name is MessageKind => name in MESSAGES;

export const messageKinds: readonly MessageKind[] = Object.keys(MESSAGES).filter(isKind);

export const messageTerms = (kind: MessageKind): Terms => MESSAGES[kind];

/** Why there is nothing to send any more. Nothing is kept about a message whose subject is gone. */
const MESSAGE_DROPS = [
  /** A later change of the same appointment tells its newest state. */
  'superseded',
  /** Its booking, lead, member or business is gone or was erased. */
  'subject_gone',
  /** The appointment has begun, or what the message announces is over. */
  'past',
  /** The recipient left no address for this channel. */
  'no_address',
  /** The recipient does not receive this kind, or somebody answered meanwhile. */
  'not_wanted',
] as const;

export type MessageDrop = (typeof MESSAGE_DROPS)[number];

/** Why a message that would have been sent was held back for good. */
const MESSAGE_STOPS = [
  /** The business's plan does not include it. */
  'plan',
  /** The installation has no sender for this channel. */
  'no_sender',
  /** The business turned it off. */
  'off',
  /** The address bounced or complained before. */
  'suppressed',
  /** The recipient unsubscribed. */
  'unsubscribed',
  /** The recipient has received as many as anybody does in a day. */
  'cap',
] as const;

export type MessageStop = (typeof MESSAGE_STOPS)[number];

/** Why a sender did not take a message. All but `refused` are tried again. */
const SEND_FAILURES = ['refused', 'throttled', 'unavailable', 'timeout', 'paused'] as const;

export type SendFailure = (typeof SEND_FAILURES)[number];

/** Why a message that was sent did not arrive, or was not wanted, as its provider reports. */
const RETURN_REASONS = ['mailbox_full', 'no_such_address', 'blocked', 'complaint', 'other'] as const;

export type ReturnReason = (typeof RETURN_REASONS)[number];

export const MESSAGE_REASONS = [
  ...MESSAGE_DROPS,
  ...MESSAGE_STOPS,
  ...SEND_FAILURES,
  ...RETURN_REASONS,
] as const;

export type MessageReason = (typeof MESSAGE_REASONS)[number];

/**
 * What became of a message. `sent`: its provider took it; `delivered`, `bounced` and `complained` are what the provider
 * reported later; `retrying`: it will be tried again; `failed`: it was refused or given up; `dropped`: there is nothing
 * to send any more; `stopped`: it was held back.
 */
export const MESSAGE_STATUSES = [
  'retrying',
  'sent',
  'delivered',
  'bounced',
  'complained',
  'failed',
  'dropped',
  'stopped',
] as const;

export type MessageStatus = (typeof MESSAGE_STATUSES)[number];
