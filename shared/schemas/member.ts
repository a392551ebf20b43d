import type { InferType } from 'yup';
import { array, nextCursor, object, string } from './fields.ts';
import { role } from './me.ts';

/** `acceptedAt` is null while the invitation is pending. */
export const member = object({
  memberId: string().required(),
  userId: string().nullable().defined(),
  email: string().required(),
  name: string().nullable().defined(),
  role: role().required(),
  acceptedAt: string().nullable().defined(),
}).noUnknown();

export const memberList = object({ members: array(member.required()).required(), ...nextCursor }).noUnknown();

export type Member = InferType<typeof member>;
