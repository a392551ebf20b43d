import type { InferType } from 'yup';
import { MAX, MAX_HISTORY } from '../domain/limits.ts';
import { basketOffer } from './basket.ts';
import { array, boolean, id, language, number, object, string, text } from './fields.ts';
import { publicBooking } from './public-booking.ts';
import { publicSlot } from './slot.ts';
import { optionalUtm } from './utm.ts';

export const chatMessage = object({
  role: string()
    .oneOf(['user', 'assistant'] as const)
    .required(),
  content: text(1, MAX.message).required(),
}).noUnknown();

export const chatRequest = object({
  message: text(1, MAX.message).required(),
  history: array(chatMessage.required()).max(MAX_HISTORY),
  convId: id(),
  language: language(),
  source: string().oneOf(['chat', 'widget'] as const),
  consent: boolean(),
  /** The handle of an offered slot, or of a whole basket, that the visitor picked by its button. */
  slotId: string().min(1).max(MAX.offer),
  preview: boolean(),
  utm: optionalUtm(),
}).noUnknown();

/** Who answers: `person` where a member of the team does, and the message was only taken down. */
export const CHAT_MODES = ['llm', 'rules', 'greeting', 'person'] as const;

/** The person of the team who answers in the assistant's place, by their first name where they gave one. */
const attendant = object({ name: string().nullable().defined() }).noUnknown();

/** What was offered with a reply: times for one appointment, or whole baskets of several, best first. */
const suggestions = object({
  slots: array(publicSlot.required()).required(),
  baskets: array(basketOffer.required()),
}).noUnknown();

/** What a turn booked; of several appointments at once `booking` is the first, and `basket` all of them. */
const made = {
  booking: publicBooking.default(undefined).optional(),
  basket: array(publicBooking.required()),
};

export const chatAnswer = object({
  reply: string().defined(),
  suggestions,
  ...made,
  lead: object({ leadId: string().required() }).noUnknown().default(undefined).optional(),
  convId: string().required(),
  mode: string().oneOf(CHAT_MODES).required(),
  attendedBy: attendant.default(undefined).optional(),
}).noUnknown();

/** Something said to the visitor that no message of theirs asked for: by a person of the team, or by the assistant. */
const spoken = object({
  /** Its place in the conversation; later ones have higher numbers. */
  entry: number().required(),
  /** Who of the team it was; absent where it was the assistant. */
  person: attendant.default(undefined).optional(),
  reply: string().defined(),
  suggestions,
  ...made,
}).noUnknown();

/** What a visitor's page asks for while it is open: whether a person answers, and what was said meanwhile. */
export const chatNews = object({
  /** Of the conversation: also the answer's ETag. */
  version: number().required(),
  attendedBy: attendant.default(undefined).optional(),
  messages: array(spoken.required()).required(),
}).noUnknown();

/** The last entry that the page has; all of them without it. */
export const chatNewsQuery = object({ after: string().matches(/^\d{1,3}$/, 'invalid') }).noUnknown();

export type ChatNews = InferType<typeof chatNews>;
export type Spoken = ChatNews['messages'][number];
export type ChatMessage = InferType<typeof chatMessage>;
export type ChatRequest = InferType<typeof chatRequest>;
export type ChatAnswer = InferType<typeof chatAnswer>;
