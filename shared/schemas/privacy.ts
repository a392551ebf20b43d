import type { InferType } from 'yup';
import { auditParty } from './audit.ts';
import { array, boolean, email, id, listQuery, nextCursor, number, object, phone, string } from './fields.ts';

/** The person: an e-mail, a phone or both, of one person; at least one is required. */
const person = { email: email(), phone: phone() };

export const personAsked = object(person).noUnknown();

/** `confirm`: must be true, since an erasure cannot be undone. */
export const personErased = object({
  ...person,
  confirm: boolean()
    .oneOf([true] as const)
    .required(),
}).noUnknown();

export const ERASURE_STATUSES = ['running', 'done'] as const;

/** How much was erased. */
const erasureCounts = object({
  leads: number().required(),
  /** Appointments reduced to their time, service and price. */
  bookings: number().required(),
  /** How many of these were in the future and so were cancelled. */
  cancelled: number().required(),
  conversations: number().required(),
}).noUnknown();

/**
 * What stays of an erasure: who asked for it and when, what was erased, and keyed hashes of the e-mail and phone,
 * which prove that a person was erased without naming them.
 */
export const erasureReceipt = object({
  receiptId: id().required(),
  status: string().oneOf(ERASURE_STATUSES).required(),
  askedAt: string().required(),
  askedBy: auditParty.required(),
  /** Null while it is in progress: a second walk two minutes later erases what was being written during the first. */
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
