import type { Language } from '../../../shared/domain/language.ts';
import { servicesIn } from '../../../shared/domain/service-categories.ts';
import { inLanguage } from '../../../shared/domain/translations.ts';
import type { ShownPicture } from '../../../shared/schemas/picture.ts';
import type { PublicConfig } from '../../../shared/schemas/public-site.ts';

/** The SEO fields in the page's language, as far as they are translated. */
const seoIn = ({ seo, translations }: PublicConfig, language: Language): PublicConfig['seo'] => {
  const { metaTitle, metaDescription } = translations?.[language] ?? {};
  return { ...seo, ...(metaTitle ? { metaTitle } : {}), ...(metaDescription ? { metaDescription } : {}) };
};

/** A picture with its text in a language, and in no other. */
const pictureIn = (picture: ShownPicture, language: Language): ShownPicture => {
  const { translations: _, ...shown } = inLanguage(picture, language);
  return shown;
};

const withPicture = <Thing extends { readonly picture?: ShownPicture | undefined }>(
  thing: Thing,
  language: Language,
): Thing => (thing.picture ? { ...thing, picture: pictureIn(thing.picture, language) } : thing);

/** The business in the language of the page. */
export const configIn = (config: PublicConfig, language: Language): PublicConfig => ({
  ...inLanguage(config, language),
  seo: seoIn(config, language),
  services: servicesIn(config.services, language).map((service) => withPicture(service, language)),
  ...(config.logo ? { logo: pictureIn(config.logo, language) } : {}),
  ...(config.cover ? { cover: pictureIn(config.cover, language) } : {}),
  ...(config.people
    ? { people: config.people.map((person) => withPicture(inLanguage(person, language), language)) }
    : {}),
  ...(config.faq ? { faq: config.faq.map((entry) => inLanguage(entry, language)) } : {}),
});
