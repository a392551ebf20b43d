import type { InferType } from 'yup';
import { MAX } from '../domain/limits.ts';
import { array, email, object, string, text } from './fields.ts';
import { role } from './me.ts';

/** Why an invitation cannot be accepted: the invited person runs a business of their own. */
export const BLOCKED_REASONS = ['has_business'] as const;

/**
 * `userId` and `acceptedAt` are null while the invitation is pending. Only then it has an expiry, and possibly a
 * reason why it cannot be accepted.
 */
export const member = object({
  memberId: string().required(),
  userId: string().nullable().defined(),
  email: string().required(),
  name: string().nullable().defined(),
  role: role().required(),
  acceptedAt: string().nullable().defined(),
  expiresAt: string(),
  blockedReason: string().oneOf(BLOCKED_REASONS),
}).noUnknown();

export const memberList = object({ members: array(member.required()).required() }).noUnknown();

export const memberInvite = object({
  email: email().required(),
  name: text(0, MAX.name),
  role: role().required(),
}).noUnknown();

/** `name`: as visitors and colleagues read it. */
export const memberPatch = object({ role: role(), name: text(1, MAX.name) }).noUnknown();

export const ownNamePatch = object({ name: text(1, MAX.name).required() }).noUnknown();

export type Member = InferType<typeof member>;
export type MemberInvite = InferType<typeof memberInvite>;
export type MemberPatch = InferType<typeof memberPatch>;
