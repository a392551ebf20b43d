import { BRAND } from '../../../shared/domain/brand.ts';
import { PLAN_PRICE_CAD, PLANS } from '../../../shared/domain/plans.ts';

/** What search engines are told of the product: the organization, the site with its search, the two plans. */
export const structuredData = (appBase: string, description: string) => ({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'Organization', '@id': `${appBase}/#organization`, name: BRAND, url: `${appBase}/` },
    {
      '@type': 'WebSite',
      '@id': `${appBase}/#website`,
      name: BRAND,
      url: `${appBase}/`,
      description,
      inLanguage: ['fr-CA', 'en-CA'],
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${appBase}/site/{search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    ...PLANS.map((plan) => ({
      '@type': 'Product',
      name: `${BRAND} ${plan === 'pro' ? 'Pro' : 'Basic'}`,
      brand: { '@type': 'Brand', name: BRAND },
      offers: {
        '@type': 'Offer',
        price: PLAN_PRICE_CAD[plan],
        priceCurrency: 'CAD',
        availability: 'https://schema.org/InStock',
        url: `${appBase}/#pricing`,
      },
    })),
  ],
});
