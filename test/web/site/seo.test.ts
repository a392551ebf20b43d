import { describe, expect, test } from '@jest/globals';
import type { PublicConfig } from '../../../shared/schemas/public-site.ts';
import { demoAddress, demoConfig } from './demo-config.ts';
import { dataOf, page } from './rendered.ts';

describe('what search engines read', () => {
  test('is the title of the owner, else the site’s and the brand', () => {
    expect(page()).toContain('<title>Studio Lumière · Comptoir</title>');
    expect(page({ seo: { metaTitle: 'Massages à Montréal' } })).toContain(
      '<title>Massages à Montréal</title>',
    );
  });

  test('is described by the owner’s text, else by the welcome, never by what is written for the assistant', () => {
    const over = { description: 'Ton chaleureux et précis.', welcomeMessage: 'Soins du visage à Montréal.' };
    const described = (html: string) =>
      [...html.matchAll(/<meta (?:name|property)="(?:og:|twitter:)?description" content="([^"]*)"/g)].map(
        ([, text]) => text,
      );
    expect(described(page(over))).toEqual(Array.from({ length: 3 }, () => 'Soins du visage à Montréal.'));
    expect(described(page({ ...over, seo: { metaDescription: 'Massages.' } }))).toEqual(
      Array.from({ length: 3 }, () => 'Massages.'),
    );
    expect(page(over)).not.toContain('Ton chaleureux');
  });

  test('is canonical by canonicalUrl, else the custom domain, else the public URL', () => {
    const canonical = (over: Partial<PublicConfig>) =>
      page(over).match(/<link rel="canonical" href="([^"]*)"/)?.[1];
    expect(canonical({ canonicalUrl: 'https://a.test/x', customDomain: 'b.test' })).toBe('https://a.test/x');
    expect(canonical({ customDomain: 'b.test' })).toBe('https://b.test');
    expect(canonical({})).toBe('https://comptoir.test/site/studio-lumiere');
  });

  test('is canonical by its language where the address asks for it, as the alternate of that language', () => {
    for (const language of ['fr', 'en'] as const) {
      const html = page({}, { language, isLanguageAsked: true });
      const address = `https://comptoir.test/site/studio-lumiere?lang=${language}`;
      expect(html).toContain(`<link rel="canonical" href="${address}"`);
      expect(html).toContain(`<meta property="og:url" content="${address}"`);
      expect(html).toContain(`hrefLang="${language}" href="${address}"`);
    }
  });

  test('says whether taxes are in the prices, and bounds of prices that are the least', () => {
    const [first, ...others] = demoConfig().services;
    if (!first) throw new Error('The demo has services.');
    const services = [{ ...first, priceFrom: true }, ...others];
    const offers = (taxes?: 'extra' | 'included') =>
      dataOf(page({ services, ...(taxes ? { taxes } : {}) }), 'application/ld\\+json');
    const of = (value: object) => ({ makesOffer: expect.arrayContaining([expect.objectContaining(value)]) });
    const specified = { '@type': 'PriceSpecification', priceCurrency: 'EUR', minPrice: 75 };
    expect(offers()).toMatchObject(of({ priceSpecification: specified }));
    expect(offers()).toMatchObject(of({ price: 62.5, priceCurrency: 'CAD' }));
    expect(offers('extra')).toMatchObject(
      of({ priceSpecification: { ...specified, valueAddedTaxIncluded: false } }),
    );
    expect(offers('included')).toMatchObject(
      of({
        priceSpecification: {
          ...{ '@type': 'PriceSpecification', price: 62.5, priceCurrency: 'CAD' },
          valueAddedTaxIncluded: true,
        },
      }),
    );
  });

  test('names both languages', () => {
    const html = page();
    expect(html).toContain('hrefLang="fr" href="https://comptoir.test/site/studio-lumiere?lang=fr"');
    expect(html).toContain('hrefLang="en" href="https://comptoir.test/site/studio-lumiere?lang=en"');
    expect(html).toContain('hrefLang="x-default"');
  });

  test('is a large card with an image, else a summary', () => {
    expect(page()).toContain('name="twitter:card" content="summary"');
    const html = page({ seo: { ogImageUrl: 'https://img.test/a.png' } });
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
    expect(html).toContain('property="og:image" content="https://img.test/a.png"');
  });

  test('shows the cover with its sides and its text, or else the logo as a small card', () => {
    const shown = (name: string) => ({
      ...{ url: `https://comptoir.test/media/${name}.webp`, width: 1600, height: 900, alt: `De ${name}` },
    });
    const [logo, cover] = [shown('logo'), shown('cover')];
    const both = page({ logo, cover });
    expect(both).toContain(`property="og:image" content="${cover.url}"`);
    expect(both).toContain('property="og:image:width" content="1600"');
    expect(both).toContain('property="og:image:alt" content="De cover"');
    expect(both).toContain('name="twitter:card" content="summary_large_image"');
    expect(dataOf(both, 'application/ld\\+json')).toMatchObject({ image: cover.url, logo: logo.url });
    const one = page({ logo });
    expect(one).toContain(`property="og:image" content="${logo.url}"`);
    expect(one).toContain('name="twitter:card" content="summary"');
    const owners = page({ logo, cover, seo: { ogImageUrl: 'https://img.test/a.png' } });
    expect(owners).toContain('property="og:image" content="https://img.test/a.png"');
    expect(owners).not.toContain('og:image:width');
  });

  test('is an Organization and a LocalBusiness with its hours and services', () => {
    expect(dataOf(page(), 'application/ld\\+json')).toMatchObject({
      '@type': ['Organization', 'LocalBusiness'],
      url: 'https://comptoir.test/site/studio-lumiere',
      telephone: '514 555-0142',
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({
          dayOfWeek: 'https://schema.org/Saturday',
          opens: '13:00',
          closes: '23:59',
        }),
      ]),
      makesOffer: expect.arrayContaining([
        expect.objectContaining({
          price: 75,
          priceCurrency: 'EUR',
          itemOffered: expect.objectContaining({ name: 'Soin éclat du visage' }),
        }),
      ]),
    });
  });

  test('has a postal address, if the business gives one', () => {
    const address = demoAddress;
    expect(dataOf(page({ address }), 'application/ld\\+json')).toMatchObject({
      address: {
        '@type': 'PostalAddress',
        streetAddress: '4210, rue Saint-Denis, Bureau 2',
        addressLocality: 'Montréal',
        addressRegion: 'QC',
        postalCode: 'H2J 2K8',
        addressCountry: 'CA',
      },
    });
    expect(dataOf(page(), 'application/ld\\+json')).not.toHaveProperty('address');
  });

  test('tells search engines the days on which other hours hold', () => {
    const specialHours = [
      { from: '2026-12-24', to: '2026-12-24', hours: [{ opens: '09:00', closes: '24:00' }], holiday: null },
      { from: '2026-12-25', to: '2026-12-27', hours: [], holiday: null },
    ];
    const of = (from: string, to: string, opens: string, closes: string) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      opens,
      closes,
    });
    const type = 'application/ld\\+json';
    expect(dataOf(page({ specialHours }), type)).toMatchObject({
      specialOpeningHoursSpecification: [
        of('2026-12-24', '2026-12-24', '09:00', '23:59'),
        of('2026-12-25', '2026-12-27', '00:00', '00:00'),
      ],
    });
    expect(dataOf(page(), type)).not.toHaveProperty('specialOpeningHoursSpecification');
  });
});
