import type { InferType } from 'yup';
import { LANGUAGES, type Language } from '../../shared/domain/language.ts';
import { array, boolean, number, object, string } from '../../shared/schemas/fields.ts';
import { publicSlot } from '../../shared/schemas/slot.ts';
import { wish } from './time/wish.ts';

const VERSION = 1;

const dialogueState = object({
  version: number()
    .oneOf([VERSION] as const)
    .required(),
  task: string().oneOf(['book', 'message', 'callback'] as const),
  /** The question that the last reply ended with. */
  pending: string().oneOf(['service', 'slot', 'details', 'confirm', 'message', 'contact', 'offer'] as const),
  serviceId: string(),
  anyService: boolean(),
  /** The person asked for; absent for anyone. */
  personId: string(),
  /** Services named in the last reply, in that order. */
  serviceChoices: array(string().required()).required(),
  wish: wish.default(undefined).optional(),
  /** Slots of the last offer, then those of earlier offers. */
  offered: array(publicSlot.required()).required(),
  earlier: array(publicSlot.required()).required(),
  chosen: publicSlot.default(undefined).optional(),
  name: string(),
  email: string(),
  phone: string(),
  /** The text of a request that cannot be filed until there is a contact. */
  draft: string(),
  bookedSlotId: string(),
  greeted: boolean().required(),
  misses: number().required(),
}).noUnknown();

const conversation = object({
  language: string().oneOf(LANGUAGES).required(),
  state: dialogueState.required(),
}).noUnknown();

export type DialogueState = InferType<typeof dialogueState>;

/** Plain JSON: what is read back equals what was stored. */
export type Conversation = InferType<typeof conversation>;

export const newConversation = (language: Language): Conversation => ({
  language,
  state: {
    version: VERSION,
    serviceChoices: [],
    offered: [],
    earlier: [],
    greeted: false,
    misses: 0,
  },
});

/** A stored conversation read back; `undefined` when it is of another version, so that a new one starts. */
export const readConversation = (value: unknown): Conversation | undefined =>
  conversation.isValidSync(value, { strict: true }) ? value : undefined;
