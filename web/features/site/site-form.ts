import type { Industry } from '../../../shared/domain/industries.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '../../../shared/domain/spoken-languages.ts';
import { type Site, type SiteCreate, type SitePatch, siteCreate } from '../../../shared/schemas/site.ts';
import { validateBody } from '../../lib/form-validation.ts';
import { type TranslationValues, translationsOf, translationValues } from '../../lib/translation-values.ts';

const TRANSLATED = [
  ...(['title', 'welcomeMessage', 'description', 'metaTitle', 'metaDescription'] as const),
  ...(['policies', 'directions'] as const),
] as const;

/** The form's values; a blank one counts as absent. */
export interface SiteValues {
  readonly slug: string;
  readonly title: string;
  readonly industry: Industry;
  readonly welcomeMessage: string;
  readonly replyMode: Site['replyMode'];
  readonly description: string;
  readonly translations: TranslationValues<(typeof TRANSLATED)[number]>;
  readonly theme: Site['theme'];
  readonly primaryColor: string;
  readonly accentColor: string;
  readonly seo: {
    readonly metaTitle: string;
    readonly metaDescription: string;
    readonly ogImageUrl: string;
    /** Blank: chosen by whether there is an image. */
    readonly twitterCard: '' | 'summary' | 'summary_large_image';
  };
  readonly canonicalUrl: string;
  readonly policies: string;
  readonly directions: string;
  /** Blank where nothing is said. */
  readonly taxes: '' | NonNullable<Site['taxes']>;
  readonly speaks: Readonly<Partial<Record<SpokenLanguage, boolean>>>;
}

/** Fields of a site that can be edited. */
export type EditedSite = Omit<Site, 'publicUrl' | 'customDomain' | 'faq' | 'version' | Told> & {
  readonly [Field in Told]?: Site[Field] | null;
};

/** What the owner tells clients; null for nothing. */
type Told = 'policies' | 'directions' | 'taxes';

export const siteValues = (site: EditedSite): SiteValues => ({
  slug: site.slug,
  title: site.title,
  industry: site.industry,
  welcomeMessage: site.welcomeMessage,
  replyMode: site.replyMode,
  description: site.description ?? '',
  translations: translationValues(TRANSLATED, site.translations),
  theme: site.theme,
  primaryColor: site.primaryColor,
  accentColor: site.accentColor,
  seo: {
    metaTitle: site.seo.metaTitle ?? '',
    metaDescription: site.seo.metaDescription ?? '',
    ogImageUrl: site.seo.ogImageUrl ?? '',
    twitterCard: site.seo.twitterCard ?? '',
  },
  canonicalUrl: site.canonicalUrl ?? '',
  policies: site.policies ?? '',
  directions: site.directions ?? '',
  taxes: site.taxes ?? '',
  speaks: Object.fromEntries((site.spokenLanguages ?? []).map((spoken) => [spoken, true])),
});

const seoOf = ({ seo }: Pick<SiteValues, 'seo'>): Site['seo'] => {
  const metaTitle = seo.metaTitle.trim();
  const metaDescription = seo.metaDescription.trim();
  const ogImageUrl = seo.ogImageUrl.trim();
  return {
    ...(metaTitle && { metaTitle }),
    ...(metaDescription && { metaDescription }),
    ...(ogImageUrl && { ogImageUrl }),
    ...(seo.twitterCard && { twitterCard: seo.twitterCard }),
  };
};

/** The site that the form describes: texts trimmed, blank ones null or left out. */
export const editedSite = ({ speaks, ...values }: SiteValues): EditedSite => ({
  ...values,
  slug: values.slug.trim(),
  title: values.title.trim(),
  welcomeMessage: values.welcomeMessage.trim(),
  description: values.description.trim() || null,
  translations: translationsOf(values.translations),
  primaryColor: values.primaryColor.trim(),
  accentColor: values.accentColor.trim(),
  seo: seoOf(values),
  canonicalUrl: values.canonicalUrl.trim() || null,
  policies: values.policies.trim() || null,
  directions: values.directions.trim() || null,
  taxes: values.taxes || null,
  spokenLanguages: SPOKEN_LANGUAGES.filter((spoken) => speaks[spoken]),
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The fields that differ from the site the form was filled with; empty when none do. Only these are sent, so that
 * another member's save is kept. The SEO fields are one value and are sent together.
 */
export const sitePatchOf = (values: SiteValues, before: EditedSite): Omit<SitePatch, 'version'> => {
  const old = new Map<string, unknown>(Object.entries(editedSite(siteValues(before))));
  const changed = Object.entries(editedSite(values)).filter(([name, value]) => !isSame(value, old.get(name)));
  return Object.fromEntries(changed);
};

export const hasChanges = (values: SiteValues, before: EditedSite): boolean =>
  Object.keys(sitePatchOf(values, before)).length > 0;

/** The form as a new site's body: blank fields are absent, so that the message is "required" and not "too short". */
const asBody = (values: SiteValues): Partial<SiteCreate> => {
  const { slug, title, welcomeMessage, description, primaryColor, accentColor, canonicalUrl, ...rest } =
    editedSite(values);
  return {
    ...rest,
    ...(slug && { slug }),
    ...(title && { title }),
    ...(welcomeMessage && { welcomeMessage }),
    ...(description && { description }),
    ...(canonicalUrl && { canonicalUrl }),
    primaryColor,
    accentColor,
  };
};

/** The server's own schema for what will be saved. */
export const validateSite = (values: SiteValues, language: Language) =>
  validateBody<SiteValues>(siteCreate, asBody(values), language);
