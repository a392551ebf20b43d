import type { InferType } from 'yup';
import { MAX } from '../domain/limits.ts';
import { QUEBEC_HOLIDAYS } from '../domain/quebec-holidays.ts';
import { SPOKEN_LANGUAGES } from '../domain/spoken-languages.ts';
import { publicFaqEntry } from './faq.ts';
import { array, boolean, language, number, object, string } from './fields.ts';
import { shownPicture } from './picture.ts';
import { postalAddress } from './postal-address.ts';
import { profileTranslations } from './profile.ts';
import { serviceTranslations } from './service.ts';
import { seo, siteTranslations, TAXES, THEMES } from './site.ts';
import { industry, privacyContact } from './tenant.ts';
import { campaignQuery } from './visitor-form.ts';

const optionalPicture = () => shownPicture.default(undefined).optional();

export const publicService = object({
  id: string().required(),
  name: string().required(),
  description: string().nullable().defined(),
  /** Present when something is translated. */
  translations: serviceTranslations,
  /** Other words for it; present when there are some. */
  synonyms: array(string().required()),
  durationMin: number().required(),
  price: number().nullable().defined(),
  currency: string().required(),
  /** Present and true when the price is the least that it can cost. */
  priceFrom: boolean(),
  /** Under what heading it is shown; present when there is one. */
  category: string(),
  active: boolean().required(),
  /** Present when there is one. */
  picture: optionalPicture(),
  /** Ids of the people who perform it, when not everybody does. */
  people: array(string().required()),
}).noUnknown();

/** Somebody whom a visitor may ask for; `id` is the id of their calendar. */
const publicPerson = object({
  id: string().required(),
  name: string().required(),
  /** What they do; present when they said so. */
  title: string(),
  /** Present when there is a translation. */
  translations: profileTranslations,
  /** Present when there is one. */
  picture: optionalPicture(),
}).noUnknown();

/** One weekly opening, in the business's zone; Sunday is 0. */
const openingHours = object({
  dayOfWeek: number().required(),
  opens: string().required(),
  closes: string().required(),
}).noUnknown();

/** Local days, `from` and `to` included, on which these hours replace the week's; closed when there are none. */
const specialHours = object({
  from: string().required(),
  to: string().required(),
  hours: array(
    object({ opens: string().required(), closes: string().required() }).noUnknown().required(),
  ).required(),
  holiday: string().oneOf(QUEBEC_HOLIDAYS).nullable().defined(),
}).noUnknown();

export const publicConfig = object({
  slug: string().required(),
  title: string().required(),
  theme: string().oneOf(THEMES).required(),
  welcomeMessage: string().required(),
  description: string().nullable().defined(),
  /** Present when something is translated; all other texts are in `language`. */
  translations: siteTranslations,
  primaryColor: string().required(),
  accentColor: string().required(),
  seo: seo.required(),
  /** Of the business; present when there is one. */
  logo: optionalPicture(),
  cover: optionalPicture(),
  name: string().required(),
  industry: industry().required(),
  phone: string().nullable().defined(),
  address: postalAddress.nullable().defined(),
  language: language().required(),
  timezone: string().required(),
  services: array(publicService.required()).required(),
  openingHours: array(openingHours.required()).required(),
  /** For the next weeks, where closures change the week's hours. */
  specialHours: array(specialHours.required()).required(),
  /** Questions and answers, in the order in which they are shown; present when there are some. */
  faq: array(publicFaqEntry.required()),
  /** Present when there is a choice. */
  people: array(publicPerson.required()),
  /** Hours before the start from which a visitor can no longer move or cancel by themselves. */
  cutOffHours: number().required(),
  /** The most appointments that a visitor may book at once, by the business's limits. */
  mostAtOnce: number().required(),
  /** How many days ahead an appointment may start. */
  horizonDays: number().required(),
  /** The owner's own words on late cancellations and missed appointments; present when there are some. */
  policies: string(),
  /** How to find the door; present when it is said. */
  directions: string(),
  /** Whether taxes come on top of the prices; absent where it is not said. */
  taxes: string().oneOf(TAXES),
  /** Languages that the team speaks; present when it says so. */
  spokenLanguages: array(string().oneOf(SPOKEN_LANGUAGES).required()),
  canonicalUrl: string().nullable().defined(),
  customDomain: string().nullable().defined(),
  publicUrl: string().required(),
  /** The notice's version, and the person responsible for personal information, if the business has named one. */
  consent: object({
    version: string().required(),
    contact: privacyContact.nullable().default(undefined).optional(),
  }).noUnknown(),
  /** Present where a visitor may ask to be told of times that become free. */
  waitlist: boolean(),
  /** The version of the text by which a visitor accepts SMS; present where the business sends some. */
  smsConsent: string(),
}).noUnknown();

/**
 * `service`: the service whose times to show; `with`: the calendar of the person; `from`: the first day of the times,
 * yyyy-mm-dd in the business's zone, the soonest for what is none. A campaign's fields are kept in the redirect of a
 * renamed site, at any length; other parameters are ignored.
 */
export const siteQuery = object({
  service: string().max(MAX.id),
  with: string().max(MAX.id),
  from: string(),
  ...campaignQuery,
});

export type PublicPerson = InferType<typeof publicPerson>;
export type PublicService = InferType<typeof publicService>;
export type PublicConfig = InferType<typeof publicConfig>;
export type OpeningHours = InferType<typeof openingHours>;
export type SpecialHours = InferType<typeof specialHours>;
