import type { InferType } from 'yup';
import { AUTOMATION_KINDS, AUTOMATION_VARIABLES } from '../domain/automations.ts';
import { PLANS } from '../domain/plans.ts';
import { array, boolean, number, object, string, text, version } from './fields.ts';

/** The longest subject of an e-mail, and the longest body. */
const MAX_SUBJECT = 150;
const MAX_BODY = 2000;
const MAX_HOURS = 24 * 7;

/** A subject and a body with `{variables}`; an SMS has no subject. */
const messageText = object({
  subject: text(1, MAX_SUBJECT).nullable().defined(),
  body: text(1, MAX_BODY).required(),
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

export type Automation = InferType<typeof automation>;
export type AutomationList = InferType<typeof automationList>;
export type AutomationPatch = InferType<typeof automationPatch>;
