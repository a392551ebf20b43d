import type { InferType } from 'yup';
import { MAX } from '../domain/limits.ts';
import { MESSAGE_REASONS, MESSAGE_STATUSES } from '../domain/messages.ts';
import { BOOKINGS_TOLD, TEAM_MESSAGES } from '../domain/notifications.ts';
import { array, email, number, object, string, text, version } from './fields.ts';
import { role } from './me.ts';
import { personColour, profileFields, profileTranslations } from './profile.ts';

/** Why an invitation cannot be accepted: the invited person runs a business of their own. */
export const BLOCKED_REASONS = ['has_business'] as const;

/** What a member is told by e-mail, and of which bookings: of all, or of those in their own calendar. */
export const notifications = object({
  kinds: array(string().oneOf(TEAM_MESSAGES).required()).max(TEAM_MESSAGES.length).required(),
  bookings: string().oneOf(BOOKINGS_TOLD).required(),
}).noUnknown();

/** What became of an e-mail to a member. */
const mailOutcome = object({
  status: string().oneOf(MESSAGE_STATUSES).required(),
  reason: string().oneOf(MESSAGE_REASONS).nullable().defined(),
}).noUnknown();

/**
 * `userId` and `acceptedAt` are null while the invitation is pending. Only then it has an expiry, and possibly a
 * reason why it cannot be accepted.
 */
export const member = object({
  memberId: string().required(),
  userId: string().nullable().defined(),
  email: string().required(),
  name: string().nullable().defined(),
  title: string().nullable().defined(),
  translations: profileTranslations,
  colour: personColour().nullable().defined(),
  role: role().required(),
  acceptedAt: string().nullable().defined(),
  expiresAt: string(),
  blockedReason: string().oneOf(BLOCKED_REASONS),
  /** In the list of members: what became of the last invitation's e-mail; absent while it is on its way. */
  invitationMail: mailOutcome.default(undefined).optional(),
  /** What they chose, or what members of their role are usually told. */
  notifications: notifications.required(),
  version: number().required(),
}).noUnknown();

export const memberList = object({ members: array(member.required()).required() }).noUnknown();

export const memberInvite = object({
  email: email().required(),
  name: text(0, MAX.name),
  role: role().required(),
}).noUnknown();

/** Who gets access in a person's place. */
export const personInvite = object({ email: email().required(), role: role().required() }).noUnknown();

export const memberPatch = object({
  role: role(),
  ...profileFields,
  version: version().required(),
}).noUnknown();

export const ownPatch = object({
  ...profileFields,
  notifications: notifications.default(undefined).optional(),
  version: version().required(),
}).noUnknown();

export type Member = InferType<typeof member>;
export type MemberList = InferType<typeof memberList>;
export type MemberInvite = InferType<typeof memberInvite>;
export type PersonInvite = InferType<typeof personInvite>;
export type OwnPatch = InferType<typeof ownPatch>;
