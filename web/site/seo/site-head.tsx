import { BRAND } from '../../../shared/domain/brand.ts';
import { LANGUAGES, type Language, localeOf } from '../../../shared/domain/language.ts';
import type { ShownPicture } from '../../../shared/schemas/picture.ts';
import type { PublicConfig } from '../../../shared/schemas/public-site.ts';
import { addressIn, alternatesOf, canonicalOf } from './page-address.ts';
import { previewImage } from './preview-image.ts';

const DESCRIPTION_LENGTH = 160;

/** Truncates a text at a word boundary, with an ellipsis. */
const cut = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= DESCRIPTION_LENGTH
    ? plain
    : `${plain.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
};

/** The page's title: the owner's, else the site's and the brand. */
export const pageTitle = (config: PublicConfig): string =>
  config.seo.metaTitle || `${config.title} · ${BRAND}`;

/** The owner's, else the welcome that the page begins with: the site's description is written for the assistant. */
const pageDescription = (config: PublicConfig): string =>
  config.seo.metaDescription || cut(config.welcomeMessage);

/** A large card for the owner's address or a cover, a small one for a logo; the owner's choice comes first. */
const twitterCard = (config: PublicConfig): string => {
  const { twitterCard: chosen } = config.seo;
  if (!previewImage(config)) return 'summary';
  return chosen ?? (config.seo.ogImageUrl || config.cover ? 'summary_large_image' : 'summary');
};

/** What else is known of an image of the business's own. */
const ImageFacts = ({ picture: { width, height, alt } }: { readonly picture: ShownPicture }) => (
  <>
    <meta property="og:image:width" content={String(width)} />
    <meta property="og:image:height" content={String(height)} />
    <meta property="og:image:alt" content={alt} />
  </>
);

interface SiteHeadProps {
  readonly config: PublicConfig;
  readonly language: Language;
  /** Whether the address asked for the language. */
  readonly isLanguageAsked: boolean;
}

/** The page's own address: that of its language, or the one that follows the reader's. */
const ownAddress = ({ config, language, isLanguageAsked }: SiteHeadProps): string => {
  const canonical = canonicalOf(config);
  return isLanguageAsked ? addressIn(canonical, language) : canonical;
};

/** Open Graph writes a locale with an underscore. */
const openGraphLocale = (language: Language): string => localeOf(language).replace('-', '_');

const OpenGraph = (props: SiteHeadProps) => {
  const { config, language } = props;
  const image = previewImage(config);
  const own = config.seo.ogImageUrl ? undefined : (config.cover ?? config.logo);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={config.title} />
      <meta property="og:title" content={pageTitle(config)} />
      <meta property="og:description" content={pageDescription(config)} />
      <meta property="og:url" content={ownAddress(props)} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
      ))}
      {image && <meta property="og:image" content={image} />}
      {own && <ImageFacts picture={own} />}
      <meta name="twitter:card" content={twitterCard(config)} />
      <meta name="twitter:title" content={pageTitle(config)} />
      <meta name="twitter:description" content={pageDescription(config)} />
      {image && <meta name="twitter:image" content={image} />}
    </>
  );
};

/** The meta tags for search engines and link previews. */
export const SiteHead = (props: SiteHeadProps) => {
  const { config } = props;
  const canonical = canonicalOf(config);
  return (
    <>
      <meta name="description" content={pageDescription(config)} />
      <link rel="canonical" href={ownAddress(props)} />
      {alternatesOf(canonical).map(({ language: other, href }) => (
        <link key={other} rel="alternate" hrefLang={other} href={href} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={canonical} />
      <OpenGraph {...props} />
    </>
  );
};
