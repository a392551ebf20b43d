import type { InferType } from 'yup';
import { CHAT_MODES } from './chat.ts';
import { array, id, listQuery, nextCursor, number, object, string } from './fields.ts';
import { language } from './tenant.ts';

export const CONVERSATION_SOURCES = ['chat', 'widget'] as const;

const summary = {
  conversationId: id().required(),
  startedAt: string().required(),
  lastAt: string().required(),
  /** Messages of the visitor that were answered. */
  turns: number().required(),
  language: language().required(),
  source: string().oneOf(CONVERSATION_SOURCES).required(),
  /** The lead that it led to, while the business has that lead. */
  leadId: string(),
  /** Also absent for a lead without a name. */
  leadName: string(),
  bookingId: string(),
  /** How the visitor's last message begins. */
  lastMessage: string().defined(),
};

export const conversationSummary = object(summary).noUnknown();

const turn = object({
  at: string().required(),
  message: string().defined(),
  reply: string().defined(),
  mode: string().oneOf(CHAT_MODES).required(),
  /** How many free times were offered with the reply. */
  slots: number().required(),
  /** Present when this turn made a booking. */
  leadId: string(),
  bookingId: string(),
}).noUnknown();

/** A conversation with its messages, oldest first. */
export const conversation = object({
  ...summary,
  /** The version of the notice that the visitor accepted. */
  consentVersion: string().required(),
  transcript: array(turn.required()).required(),
}).noUnknown();

export const conversationList = object({
  conversations: array(conversationSummary.required()).required(),
  ...nextCursor,
}).noUnknown();
export const conversationQuery = object(listQuery).noUnknown();

export type ConversationSummary = InferType<typeof conversationSummary>;
export type ConversationTurn = InferType<typeof turn>;
export type Conversation = InferType<typeof conversation>;
