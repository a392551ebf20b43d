import type { InferType } from 'yup';
import { CONVERSATION_MARKS } from '../domain/conversation-marks.ts';
import { MAX } from '../domain/limits.ts';
import { MAX_TAG } from '../domain/tags.ts';
import { AUTHORS, DOINGS } from '../domain/turn-note.ts';
import { CHAT_MODES } from './chat.ts';
import {
  array,
  boolean,
  id,
  language,
  listQuery,
  nextCursor,
  number,
  object,
  string,
  text,
} from './fields.ts';

export const CONVERSATION_SOURCES = ['chat', 'widget'] as const;

/**
 * `turn`: a message of the visitor and the answer to it · `team`: what a member wrote · `given_back`: a member let the
 * assistant answer again · `spoken`: the assistant's answer to what was left unanswered
 */
export const ENTRY_KINDS = ['turn', 'team', 'given_back', 'spoken'] as const;

/** The member of the team who answers in the assistant's place. */
const attendant = object({
  memberId: string().required(),
  name: string().nullable().defined(),
  /** ISO instant at which they last wrote. */
  at: string().required(),
}).noUnknown();

const mark = () => string().oneOf(CONVERSATION_MARKS);

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
  /** The visitor has written since the team last read it. */
  isUnread: boolean().required(),
  attendedBy: attendant.default(undefined).optional(),
  /** ISO instant until which the team may answer, before the assistant says that nobody can. */
  answerBy: string(),
  /** ISO instant at which the visitor asked for a person; absent once somebody has answered. */
  wantsPersonAt: string(),
  marks: array(mark().required()).required(),
  /** What the team calls it. */
  tags: array(string().required()).required(),
};

export const conversationSummary = object(summary).noUnknown();

const lines = () => array(string().required()).required();

/** What the business may read of a turn of the assistant: what was heard and done, by whom, and what it cost. */
const turnNote = object({
  readBy: string().oneOf(AUTHORS).required(),
  writtenBy: string().oneOf(AUTHORS).required(),
  heard: object({ fr: lines(), en: lines() }).noUnknown(),
  did: array(string().oneOf(DOINGS).required()).required(),
  /** Of a model, in tokens and millionths of a US dollar; absent where none took part. */
  cost: object({ tokens: number().required(), microdollars: number().required() })
    .noUnknown()
    .default(undefined)
    .optional(),
}).noUnknown();

const turn = object({
  kind: string().oneOf(ENTRY_KINDS).required(),
  at: string().required(),
  /** Its place in the transcript, from 1. */
  number: number().required(),
  /** The visitor's words; empty in an entry of the team or the assistant alone. */
  message: string().defined(),
  /** The answer; in a turn that a member attends, only that it was noted. */
  reply: string().defined(),
  mode: string().oneOf(CHAT_MODES).required(),
  /** How many free times, or whole baskets, were offered with the reply. */
  slots: number().required(),
  /** Present when this turn made a booking. */
  leadId: string(),
  bookingId: string(),
  /** Who of the team it was; null where they have given no name. */
  memberName: string().nullable(),
  note: turnNote.default(undefined).optional(),
}).noUnknown();

/** A conversation with its messages, oldest first. */
export const conversation = object({
  ...summary,
  /** The version of the notice that the visitor accepted. */
  consentVersion: string().required(),
  transcript: array(turn.required()).required(),
}).noUnknown();

/** What a member says to the visitor. */
export const teamMessage = object({ text: text(1, MAX.message).required() }).noUnknown();

/** The last entry that was on a member's screen. */
export const conversationSeen = object({ entry: number().integer().min(1).max(1000).required() }).noUnknown();

export const conversationList = object({
  conversations: array(conversationSummary.required()).required(),
  ...nextCursor,
  /** Present and true where a search may have missed some: older leads, or more than one page. */
  partial: boolean(),
}).noUnknown();
/**
 * `q`: a whole e-mail or phone number, words of a lead's name, or a tag. It is asked for alone, and answers at once all
 * that it found, without a cursor. A mark and a tag narrow each other.
 */
export const conversationQuery = object({
  ...listQuery,
  q: text(1, MAX.search),
  mark: mark(),
  tag: text(1, MAX_TAG),
}).noUnknown();

/** What a member changes of it: a tag that it gets or loses, or that the visitor was seen to, such as by telephone. */
export const conversationPatch = object({
  tag: text(1, MAX_TAG),
  untag: text(1, MAX_TAG),
  answered: boolean().oneOf([true]),
}).noUnknown();

export type ConversationSummary = InferType<typeof conversationSummary>;
export type TurnNote = InferType<typeof turnNote>;
export type ConversationTurn = InferType<typeof turn>;
export type Conversation = InferType<typeof conversation>;
