import type { Language } from '../../../shared/domain/language.ts';
import { servicesIn } from '../../../shared/domain/service-categories.ts';
import { inLanguage } from '../../../shared/domain/translations.ts';
import type { PublicConfig } from '../../../shared/schemas/public-site.ts';

/** The SEO fields in the page's language, as far as they are translated. */
const seoIn = ({ seo, translations }: PublicConfig, language: Language): PublicConfig['seo'] => {
  const { metaTitle, metaDescription } = translations?.[language] ?? {};
  return { ...seo, ...(metaTitle ? { metaTitle } : {}), ...(metaDescription ? { metaDescription } : {}) };
};

/** The business in the language of the page. */
export const configIn = (config: PublicConfig, language: Language): PublicConfig => ({
  ...inLanguage(config, language),
  seo: seoIn(config, language),
  services: [...servicesIn(config.services, language)],
  ...(config.faq ? { faq: config.faq.map((entry) => inLanguage(entry, language)) } : {}),
});
