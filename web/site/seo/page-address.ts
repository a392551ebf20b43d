import { LANGUAGES, type Language } from '../../../shared/domain/language.ts';
import type { PublicConfig } from '../../../shared/schemas/public-site.ts';

type Addresses = Pick<PublicConfig, 'canonicalUrl' | 'customDomain' | 'publicUrl'>;

const withScheme = (domain: string): string => (domain.includes('://') ? domain : `https://${domain}`);

/** The canonical URL: canonicalUrl, else customDomain, else publicUrl. */
export const canonicalOf = ({ canonicalUrl, customDomain, publicUrl }: Addresses): string =>
  canonicalUrl || (customDomain ? withScheme(customDomain) : publicUrl);

/** The address of a page in a language. */
export const addressIn = (canonical: string, language: Language): string => {
  const url = new URL(canonical);
  url.searchParams.set('lang', language);
  return url.href;
};

/** The same page in each language. */
export const alternatesOf = (canonical: string): ReadonlyArray<{ language: Language; href: string }> =>
  LANGUAGES.map((language) => ({ language, href: addressIn(canonical, language) }));
