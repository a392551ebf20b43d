import { givenTranslations } from '../../../shared/domain/translations.ts';
import type { PublicConfig } from '../../../shared/schemas/public-site.ts';
import type { EditedSite } from './site-form.ts';

/** The public config as it would be once the form is saved; `now` is the present config. */
export const previewConfig = (now: PublicConfig, site: EditedSite): PublicConfig => ({
  ...now,
  slug: site.slug,
  title: site.title,
  theme: site.theme,
  welcomeMessage: site.welcomeMessage,
  description: site.description,
  translations: givenTranslations(site.translations).translations,
  primaryColor: site.primaryColor,
  accentColor: site.accentColor,
  seo: site.seo,
  industry: site.industry,
  canonicalUrl: site.canonicalUrl,
  policies: site.policies ?? undefined,
  directions: site.directions ?? undefined,
  taxes: site.taxes ?? undefined,
  spokenLanguages: site.spokenLanguages?.length ? site.spokenLanguages : undefined,
  publicUrl: now.publicUrl.replace(/[^/]*$/, site.slug),
});
