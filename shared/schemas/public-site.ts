import type { InferType } from 'yup';
import { array, boolean, number, object, string } from './fields.ts';
import { site } from './site.ts';
import { industry, language } from './tenant.ts';

export const publicService = object({
  id: string().required(),
  name: string().required(),
  description: string().nullable().defined(),
  durationMin: number().required(),
  price: number().nullable().defined(),
  currency: string().required(),
  active: boolean().required(),
}).noUnknown();

/** One weekly opening, in the business's zone; Sunday is 0. */
const openingHours = object({
  dayOfWeek: number().required(),
  opens: string().required(),
  closes: string().required(),
}).noUnknown();

const { slug, title, theme, welcomeMessage, description, primaryColor, accentColor, seo } = site.fields;

export const publicConfig = object({
  slug,
  title,
  theme,
  welcomeMessage,
  description,
  primaryColor,
  accentColor,
  seo,
  name: string().required(),
  industry: industry().required(),
  phone: string().nullable().defined(),
  language: language().required(),
  timezone: string().required(),
  services: array(publicService.required()).required(),
  openingHours: array(openingHours.required()).required(),
  canonicalUrl: string().nullable().defined(),
  customDomain: string().nullable().defined(),
  publicUrl: string().required(),
  consent: object({ version: string().required() }).noUnknown(),
}).noUnknown();

export type PublicService = InferType<typeof publicService>;
export type PublicConfig = InferType<typeof publicConfig>;
export type OpeningHours = InferType<typeof openingHours>;
