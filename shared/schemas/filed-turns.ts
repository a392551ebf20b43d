import type { InferType } from 'yup';
import { faqEntry } from './faq.ts';
import { array, boolean, language, number, object, string } from './fields.ts';
import { postalAddress } from './postal-address.ts';
import { SCENARIO_KINDS } from './scenario.ts';
import { serviceTranslations } from './service.ts';
import { industry } from './tenant.ts';

const texts = () => array(string().required()).required();

/** What the assistant knows of a business, without what identifies it in the table. */
const business = object({
  name: string().required(),
  industry: industry().required(),
  phone: string().nullable().defined(),
  timezone: string().required(),
  language: language().required(),
  address: postalAddress.nullable().defined(),
  welcome: string().required(),
  services: array(
    object({
      name: string().required(),
      durationMin: number().required(),
      price: number().nullable().defined(),
      priceFrom: boolean(),
      translations: serviceTranslations,
      synonyms: texts(),
      /** Names of those who perform it; empty for everybody. */
      people: texts(),
    })
      .noUnknown()
      .required(),
  ).required(),
  /** Names of those who take bookings; none where the business has one calendar. */
  people: texts(),
  /** When anybody can be booked, by weekday; Sunday is 0. */
  hours: array(
    object({ day: number().required(), opens: string().required(), closes: string().required() })
      .noUnknown()
      .required(),
  ).required(),
  faq: array(faqEntry.required()).required(),
}).noUnknown();

/** A filed turn with all that the visitor said up to it. */
const filedTurn = object({
  kind: string().oneOf(SCENARIO_KINDS).required(),
  language: language().required(),
  /** ISO instant of the turn. */
  at: string().required(),
  said: array(string().required()).min(1).required(),
  /** The answer that was filed. */
  answered: string().defined(),
  /** What a member says was expected. */
  expected: string(),
  /** The entry of the questions and answers that answers it now. */
  faqId: string(),
}).noUnknown();

/** The file that a business downloads of its filed turns, so that the same conversations can be had again elsewhere. */
export const filedTurns = object({
  business,
  turns: array(filedTurn.required()).required(),
}).noUnknown();

export type FiledTurns = InferType<typeof filedTurns>;
export type FiledTurn = FiledTurns['turns'][number];
