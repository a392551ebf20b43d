import type { InferType } from 'yup';
import { MESSAGE_REASONS, MESSAGE_STATUSES, messageKinds } from '../domain/messages.ts';
import { SUPPRESSION_REASONS, SUPPRESSION_SCOPES } from '../domain/suppressions.ts';
import { array, boolean, id, listQuery, nextCursor, number, object, string } from './fields.ts';

/** What became of one message to a person. Its text is not kept. */
export const sentMessage = object({
  messageId: id().required(),
  kind: string().oneOf(messageKinds).required(),
  channel: string()
    .oneOf(['email', 'sms'] as const)
    .required(),
  recipient: string()
    .oneOf(['visitor', 'former_visitor', 'lead', 'member'] as const)
    .required(),
  /** A member's name, or their address while they have none; null for anybody else. */
  memberName: string().nullable().defined(),
  status: string().oneOf(MESSAGE_STATUSES).required(),
  reason: string().oneOf(MESSAGE_REASONS).nullable().defined(),
  /** When it was first due. */
  dueAt: string().required(),
  /** When its status last changed. */
  at: string().required(),
}).noUnknown();

export const messageList = object({
  messages: array(sentMessage.required()).required(),
  ...nextCursor,
}).noUnknown();

/** `booking` is what it was about; absent for a message about the client alone. */
export const clientMessage = sentMessage
  .shape({
    booking: object({ bookingId: id().required(), title: string().defined(), startAt: string().required() })
      .noUnknown()
      .default(undefined)
      .optional(),
  })
  .noUnknown();

/** Of the client and the 20 bookings that they made last; `isPartial` where they have others. */
export const clientMessageList = object({
  messages: array(clientMessage.required()).required(),
  isPartial: boolean(),
  ...nextCursor,
}).noUnknown();

export const messageQuery = object(listQuery).noUnknown();

/** An address that the business does not write to. */
export const suppression = object({
  suppressionId: id().required(),
  scope: string().oneOf(SUPPRESSION_SCOPES).required(),
  reason: string().oneOf(SUPPRESSION_REASONS).required(),
  at: string().required(),
  /** Whose it is; null once nothing that the business holds says so. */
  email: string().nullable().defined(),
  name: string().nullable().defined(),
  /** Whether a member may lift it: only an address that messages came back from. */
  canLift: boolean().required(),
}).noUnknown();

export const suppressionList = object({
  suppressions: array(suppression.required()).required(),
  ...nextCursor,
}).noUnknown();

/** What became of the e-mail of the last 30 days. */
export const mailFigures = object({
  days: number().required(),
  delivered: number().required(),
  bounced: number().required(),
  complained: number().required(),
}).noUnknown();

export type SentMessage = InferType<typeof sentMessage>;
export type ClientMessage = InferType<typeof clientMessage>;
export type Suppression = InferType<typeof suppression>;
export type MailFigures = InferType<typeof mailFigures>;
