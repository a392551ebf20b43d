import type { InferType } from 'yup';
import { MAX_FAQ } from '../domain/faq.ts';
import { MAX } from '../domain/limits.ts';
import { SLUG_PATTERN } from '../domain/slug.ts';
import { SPOKEN_LANGUAGES } from '../domain/spoken-languages.ts';
import { faqEntry } from './faq.ts';
import { array, byLanguage, hexColor, httpsUrl, number, object, string, text, version } from './fields.ts';
import { industry } from './tenant.ts';

export const THEMES = ['light', 'dark'] as const;
/** Whether taxes come on top of the prices that are shown, or are part of them. */
export const TAXES = ['extra', 'included'] as const;
export const REPLY_MODES = ['greeting-only', 'llm'] as const;

export const slug = () => string().matches(SLUG_PATTERN, 'slug');

const seoTexts = { metaTitle: text(0, MAX.name), metaDescription: text(0, 320) };

export const seo = object({
  ...seoTexts,
  ogImageUrl: httpsUrl(),
  twitterCard: string().oneOf(['summary', 'summary_large_image'] as const),
}).noUnknown();

export const siteTranslations = byLanguage(
  object({
    title: text(1, MAX.name),
    welcomeMessage: text(4, MAX.welcomeMessage),
    description: text(10, MAX.description),
    policies: text(0, MAX.policies),
    directions: text(0, MAX.directions),
    /** Of `seo`. */
    metaTitle: seoTexts.metaTitle,
    metaDescription: seoTexts.metaDescription,
  }).noUnknown(),
);

const editable = {
  theme: string().oneOf(THEMES),
  replyMode: string().oneOf(REPLY_MODES),
  description: text(10, MAX.description),
  translations: siteTranslations,
  industry: industry(),
  primaryColor: hexColor(),
  accentColor: hexColor(),
  seo: seo.default(undefined).optional(),
  canonicalUrl: httpsUrl(),
  /** The owner's own words on late cancellations and missed appointments; null for none. */
  policies: text(0, MAX.policies).nullable(),
  /** How clients find the door; null for nothing. */
  directions: text(0, MAX.directions).nullable(),
  /** Null where nothing is said of taxes. */
  taxes: string().oneOf(TAXES).nullable(),
  spokenLanguages: array(string().oneOf(SPOKEN_LANGUAGES).required()).max(SPOKEN_LANGUAGES.length),
};

export const siteCreate = object({
  ...editable,
  slug: slug().required(),
  title: text(1, MAX.name).required(),
  welcomeMessage: text(4, MAX.welcomeMessage).required(),
}).noUnknown();

export const sitePatch = object({
  ...editable,
  description: editable.description.nullable(),
  canonicalUrl: editable.canonicalUrl.nullable(),
  slug: slug(),
  title: text(1, MAX.name),
  welcomeMessage: text(4, MAX.welcomeMessage),
  /** All of them, in the order in which they are shown. */
  faq: array(faqEntry.required()).max(MAX_FAQ),
  version: version().required(),
}).noUnknown();

export const site = object({
  slug: string().required(),
  title: string().required(),
  theme: editable.theme.required(),
  welcomeMessage: string().required(),
  replyMode: editable.replyMode.required(),
  description: string().nullable().defined(),
  translations: siteTranslations,
  industry: industry().required(),
  primaryColor: string().required(),
  accentColor: string().required(),
  seo: seo.required(),
  /** In the order in which they are shown. */
  faq: array(faqEntry.required()).required(),
  canonicalUrl: string().nullable().defined(),
  /** This and the next two are present where the owner said something. */
  policies: string(),
  directions: string(),
  taxes: string().oneOf(TAXES),
  /** Languages that the team speaks; none where it does not say. */
  spokenLanguages: array(string().oneOf(SPOKEN_LANGUAGES).required()),
  customDomain: string().nullable().defined(),
  publicUrl: string().required(),
  version: number().required(),
}).noUnknown();

export const siteLinksSchema = object({
  configUrl: string().required(),
  chatUrl: string().required(),
  previewUrl: string().required(),
  publicUrl: string().required(),
  widgetScriptUrl: string().required(),
}).noUnknown();

export type Site = InferType<typeof site>;
export type SiteCreate = InferType<typeof siteCreate>;
export type SitePatch = InferType<typeof sitePatch>;
