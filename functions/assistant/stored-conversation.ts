import { LANGUAGES } from '../../shared/domain/language.ts';
import { MAX } from '../../shared/domain/limits.ts';
import { MATTERS } from '../../shared/domain/matter.ts';
import { ARRANGEMENTS, offeredBasket } from '../../shared/schemas/basket.ts';
import { array, boolean, number, object, string } from '../../shared/schemas/fields.ts';
import { publicBooking } from '../../shared/schemas/public-booking.ts';
import { publicSlot } from '../../shared/schemas/slot.ts';
import {
  type Conversation,
  FOLLOWED,
  LONGEST_REMARK,
  MOST_APPOINTMENTS,
  MOST_BESIDES,
  MOST_EARLIER,
  MOST_OFFERED,
  MOST_REMARKS,
  MOST_TOLD,
  QUESTIONS,
  STATE_VERSION,
} from './conversation.ts';
import { DANGERS } from './frame.ts';
import { MOST_IN_WISH, whenSchema, wishSchema } from './wish.ts';

const whole = offeredBasket.shape({ arrangement: string().oneOf(ARRANGEMENTS).required() }).noUnknown();

const offeredSlot = publicSlot.shape({ personId: string(), whole: whole.default(undefined).optional() });

const appointment = object({
  wish: wishSchema.required(),
  offered: array(offeredSlot.required()).max(MOST_OFFERED).required(),
  earlier: array(offeredSlot.required()).max(MOST_EARLIER).required(),
  chosen: offeredSlot.default(undefined).optional(),
  agreed: boolean(),
  booked: publicBooking.default(undefined).optional(),
  bookedUnder: string(),
  moves: string(),
  movesAll: array(string().required()).max(MOST_APPOINTMENTS).default(undefined).optional(),
  isOtherService: boolean(),
  isPlanned: boolean(),
  isFurther: boolean(),
  every: object({ weeks: number().required(), left: number().required() })
    .noUnknown()
    .default(undefined)
    .optional(),
  besides: array(wishSchema.required()).max(MOST_BESIDES).default(undefined).optional(),
  arrangement: string().oneOf(['in_a_row', 'together'] as const),
  isOneByOne: boolean(),
}).noUnknown();

const stateSchema = object({
  version: number()
    .oneOf([STATE_VERSION] as const)
    .required(),
  appointments: array(appointment.required()).max(MOST_APPOINTMENTS).required(),
  current: number(),
  pending: string().oneOf(QUESTIONS),
  name: string(),
  writer: string(),
  guest: string(),
  email: string(),
  phone: string(),
  sms: object({ version: string().required(), answer: string().oneOf(['accepted', 'refused'] as const) })
    .noUnknown()
    .default(undefined)
    .optional(),
  draft: object({
    matter: string().oneOf(MATTERS).required(),
    text: string().max(MAX.message).defined(),
  })
    .noUnknown()
    .default(undefined)
    .optional(),
  remarks: array(string().max(LONGEST_REMARK).required()).max(MOST_REMARKS).default(undefined).optional(),
  told: array(string().required()).max(MOST_TOLD).default(undefined).optional(),
  cancels: array(string().required()).max(MOST_APPOINTMENTS).default(undefined).optional(),
  movesTo: array(whenSchema.required()).max(MOST_IN_WISH).default(undefined).optional(),
  asked: string().oneOf(FOLLOWED),
  filed: string().oneOf(MATTERS),
  isCancelFiled: boolean(),
  onlyAsks: boolean(),
  isCautioned: boolean(),
  said: array(string().max(MAX.message).required()).default(undefined).optional(),
  danger: string().oneOf(DANGERS),
  reply: string(),
  repeats: number(),
  protests: number(),
  misses: number().required(),
  greeted: boolean().required(),
}).noUnknown();

const conversation = object({
  language: string().oneOf(LANGUAGES).required(),
  state: stateSchema.required(),
}).noUnknown();

/** A stored conversation read back; `undefined` when it is of another version, so that a new one starts. */
export const readConversation = (value: unknown): Conversation | undefined =>
  conversation.isValidSync(value, { strict: true }) ? value : undefined;
