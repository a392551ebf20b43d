import type { InferType } from 'yup';
import { AUTOMATION_KINDS, AUTOMATION_VARIABLES } from '../domain/automations.ts';
import { MAX } from '../domain/limits.ts';
import { MESSAGE_REASONS, MESSAGE_STATUSES } from '../domain/messages.ts';
import { PLANS } from '../domain/plans.ts';
import { array, boolean, id, language, number, object, string, text, version } from './fields.ts';

const MAX_HOURS = 24 * 7;

/** A subject and a body with `{variables}`; an SMS has no subject. */
const messageText = object({
  subject: text(1, MAX.messageSubject).nullable().defined(),
  body: text(1, MAX.messageBody).required(),
}).noUnknown();

const ownTexts = object({
  fr: messageText.nullable().default(undefined).optional(),
  en: messageText.nullable().default(undefined).optional(),
}).noUnknown();

/** What is named changes; `null` for a language puts our text back. */
export const automationPatch = object({
  version: version().required(),
  isOn: boolean(),
  /** Of the message's choices. */
  hours: number().integer().min(1).max(MAX_HOURS),
  texts: ownTexts.default(undefined).optional(),
}).noUnknown();

const shownText = object({
  subject: string().nullable().defined(),
  body: string().required(),
  /** Whether the business wrote it. */
  isOwn: boolean().required(),
}).noUnknown();

export const automation = object({
  kind: string().oneOf(AUTOMATION_KINDS).required(),
  channel: string()
    .oneOf(['email', 'sms'] as const)
    .required(),
  /** The least plan under which it is sent. */
  plan: string().oneOf(PLANS).required(),
  isOn: boolean().required(),
  /** Hours before the appointment or after the request; null for a message that follows at once. */
  hours: number().nullable().defined(),
  variables: array(string().oneOf(AUTOMATION_VARIABLES).required()).required(),
  fr: shownText.required(),
  en: shownText.required(),
  version: version().required(),
}).noUnknown();

export const automationList = object({
  /** Whether the business's plan lets it change them. */
  canEdit: boolean().required(),
  automations: array(automation.required()).required(),
}).noUnknown();

/** A text to be looked at, as it stands in the form. */
export const previewAsk = object({
  language: language().required(),
  text: messageText.required(),
}).noUnknown();

const previewRow = object({
  label: string().defined(),
  lines: array(string().required()).required(),
  /** Stands to the right. */
  isPrice: boolean(),
}).noUnknown();

const previewBlock = object({
  type: string()
    .oneOf(['paragraph', 'facts', 'button', 'note'] as const)
    .required(),
  /** What a paragraph, a note or a button says. */
  text: string(),
  rows: array(previewRow.required()),
}).noUnknown();

/** A message as it would be sent now, with an example's booking; one of the two, as its channel is. */
export const messagePreview = object({
  email: object({
    /** The name before the sender's address. */
    from: string().required(),
    subject: string().required(),
    heading: string().required(),
    blocks: array(previewBlock.required()).required(),
    footer: array(string().required()).required(),
  })
    .noUnknown()
    .nullable()
    .defined(),
  sms: object({ text: string().required(), segments: number().required() }).noUnknown().nullable().defined(),
}).noUnknown();

export const testAsk = object({ language: language().required() }).noUnknown();

export const testAsked = object({ testId: id().required() }).noUnknown();

/** What became of a test; null until it was tried. */
export const testOutcome = object({
  status: string().oneOf(MESSAGE_STATUSES).nullable().defined(),
  reason: string().oneOf(MESSAGE_REASONS).nullable().defined(),
}).noUnknown();

export type MessagePreview = InferType<typeof messagePreview>;
export type TestOutcome = InferType<typeof testOutcome>;
export type Automation = InferType<typeof automation>;
export type AutomationList = InferType<typeof automationList>;
export type AutomationPatch = InferType<typeof automationPatch>;
