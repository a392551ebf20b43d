import type { PostalAddress } from '../../../shared/domain/postal-address.ts';
import type { PublicFaqEntry } from '../../../shared/schemas/faq.ts';
import type {
  OpeningHours,
  PublicConfig,
  PublicService,
  SpecialHours,
} from '../../../shared/schemas/public-site.ts';
import { canonicalOf } from './page-address.ts';
import { previewImage } from './preview-image.ts';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** schema.org has no "24:00": a day that ends at midnight closes at 23:59. */
const lastMinute = (time: string): string => (time === '24:00' ? '23:59' : time);

const opening = ({ dayOfWeek, opens, closes }: OpeningHours) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: `https://schema.org/${days[dayOfWeek] ?? 'Monday'}`,
  opens,
  closes: lastMinute(closes),
});

/** A closed day opens and closes at 00:00. */
const CLOSED = { opens: '00:00', closes: '00:00' };

const special = ({ from, to, hours }: SpecialHours) =>
  (hours.length > 0 ? hours : [CLOSED]).map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens,
    closes: lastMinute(closes),
  }));

/** A least price is no price: it is said as the bound that it is. */
const priced = ({ price, currency: priceCurrency, priceFrom }: PublicService, { taxes }: PublicConfig) => {
  if (price === null) return {};
  if (!priceFrom && !taxes) return { price, priceCurrency };
  return {
    priceSpecification: {
      '@type': 'PriceSpecification',
      ...(priceFrom ? { minPrice: price } : { price }),
      priceCurrency,
      ...(taxes ? { valueAddedTaxIncluded: taxes === 'included' } : {}),
    },
  };
};

const offer = (service: PublicService, config: PublicConfig) => ({
  '@type': 'Offer',
  ...priced(service, config),
  ...(service.category ? { category: service.category } : {}),
  itemOffered: {
    '@type': 'Service',
    name: service.name,
    ...(service.description ? { description: service.description } : {}),
  },
});

const postal = ({ line1, line2, city, region, postalCode, country }: PostalAddress) => ({
  '@type': 'PostalAddress',
  streetAddress: line2 === null ? line1 : `${line1}, ${line2}`,
  addressLocality: city,
  addressRegion: region,
  postalCode,
  addressCountry: country,
});

const question = ({ question, answer }: PublicFaqEntry) => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
});

/** The business as a schema.org Organization and LocalBusiness. */
export const structuredData = (config: PublicConfig) => {
  const canonical = canonicalOf(config);
  const image = previewImage(config);
  const offers = config.services.filter(({ active }) => active).map((service) => offer(service, config));
  return {
    '@context': 'https://schema.org',
    '@type': ['Organization', 'LocalBusiness'],
    '@id': `${canonical}#business`,
    name: config.name,
    ...(config.title === config.name ? {} : { alternateName: config.title }),
    url: canonical,
    description: config.seo.metaDescription || config.welcomeMessage,
    ...(config.spokenLanguages ? { knowsLanguage: config.spokenLanguages } : {}),
    ...(config.phone ? { telephone: config.phone } : {}),
    ...(config.address ? { address: postal(config.address) } : {}),
    ...(image ? { image } : {}),
    ...(config.logo ? { logo: config.logo.url } : {}),
    ...(config.openingHours.length > 0
      ? { openingHoursSpecification: config.openingHours.map(opening) }
      : {}),
    ...(config.specialHours.length > 0
      ? { specialOpeningHoursSpecification: config.specialHours.flatMap(special) }
      : {}),
    ...(offers.length > 0 ? { makesOffer: offers } : {}),
    ...(config.faq ? { subjectOf: { '@type': 'FAQPage', mainEntity: config.faq.map(question) } } : {}),
    potentialAction: { '@type': 'ReserveAction', target: `${config.publicUrl}#reserver` },
  };
};
