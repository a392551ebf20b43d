import type { InferType } from 'yup';
import { auditParty } from './audit.ts';
import { array, boolean, email, id, listQuery, nextCursor, number, object, phone, string } from './fields.ts';

/** Of whom: one of e-mail and phone is required, both name one person. */
const person = { email: email(), phone: phone() };

export const personAsked = object(person).noUnknown();

/** `confirm`: that it is meant, for nothing of it comes back. */
export const personErased = object({
  ...person,
  confirm: boolean()
    .oneOf([true] as const)
    .required(),
}).noUnknown();

export const ERASURE_STATUSES = ['running', 'done'] as const;

/** What was taken away, by number. */
const erasureCounts = object({
  leads: number().required(),
  /** Appointments of which only time, service and price are left. */
  bookings: number().required(),
  /** Of these, the ones that lay ahead and were cancelled. */
  cancelled: number().required(),
  conversations: number().required(),
}).noUnknown();

/**
 * What is left of an erasure: who asked for it and when, what was taken away, and keyed hashes of the e-mail and phone,
 * by which it can be shown that a person was erased without naming anybody.
 */
export const erasureReceipt = object({
  receiptId: id().required(),
  status: string().oneOf(ERASURE_STATUSES).required(),
  askedAt: string().required(),
  askedBy: auditParty.required(),
  /** Null while it is under way: what was being written as it began is looked for once more two minutes later. */
  finishedAt: string().nullable().defined(),
  contactHashes: array(string().required()).required(),
  erased: erasureCounts.required(),
}).noUnknown();

export const receiptList = object({
  receipts: array(erasureReceipt.required()).required(),
  ...nextCursor,
}).noUnknown();
export const receiptQuery = object(listQuery).noUnknown();

export type PersonAsked = InferType<typeof personAsked>;
export type ErasureReceipt = InferType<typeof erasureReceipt>;
export type ErasureCounts = InferType<typeof erasureCounts>;
