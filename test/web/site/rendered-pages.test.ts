import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { PublicConfig } from '../../../shared/schemas/public-site.ts';
import { createRenderer, type RenderSiteInput } from '../../../web/site/renderer.tsx';
import { seededRuns } from '../../support/seeded.ts';
import { demoConfig, demoSlots } from './demo-config.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
const renderer = createRenderer({ css: 'main{color:red}', script: '/assets/site/client-x.js' }, sha256);

/** Typographic apostrophes and non-breaking spaces as plain ones. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replace(/’/g, "'");

const page = (over: Partial<PublicConfig> = {}, input: Partial<RenderSiteInput> = {}): string =>
  plain(
    renderer.renderSitePage({
      config: demoConfig(over),
      language: 'fr',
      appBase: 'https://comptoir.test',
      initialSlots: demoSlots('svc-eclat'),
      formNonce: 'n0nce',
      ...input,
    }).html,
  );

/** What is seen without scripts: the data blocks and the head left out. */
const seen = (html: string): string =>
  html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/^[\s\S]*<body>/, '');

const dataOf = (html: string, type: string): unknown =>
  JSON.parse(html.match(new RegExp(`<script[^>]*type="${type}"[^>]*>(.*?)</script>`))?.[1] ?? 'null');

describe('the public page, without scripts', () => {
  test('shows the industry label, the title, the welcome message and two anchors', () => {
    const html = seen(page());
    expect(html).toContain('Beauté &amp; esthétique');
    expect(html).toMatch(/<h1[^>]*>Studio Lumière<\/h1>/);
    expect(html).toContain('Soins du visage, massages et mise en beauté');
    expect(html).toContain('href="#contact"');
    expect(html).toContain('href="#services"');
  });

  test('lists the active services with name, description, duration and price, and no other', () => {
    const html = seen(page());
    for (const text of ['Soin éclat du visage', 'Nettoyage profond', '60 min', '75 €', '62,50 $'])
      expect(html).toContain(text);
    expect(html).not.toContain('Ancien soin');
  });

  test('has no services section when no service is active', () => {
    const html = seen(page({ services: [] }));
    expect(html).not.toContain('id="services"');
    expect(html).not.toContain('href="#services"');
  });

  test('has a form that books by itself: service, slot, name, e-mail, phone, note, consent, nonce', () => {
    const html = seen(page());
    const form = html.match(/<form[^>]*method="post"[\s\S]*?<\/form>/)?.[0] ?? '';
    expect(form).toContain('action="/site/studio-lumiere/book"');
    for (const name of [
      'slotId',
      'name',
      'email',
      'phone',
      'note',
      'nonce',
      'serviceId',
      'consent',
      'language',
    ])
      expect(form).toContain(`name="${name}"`);
    expect(form).toMatch(/name="nonce" value="n0nce"|value="n0nce" name="nonce"/);
    expect(form.match(/type="radio"/g)).toHaveLength(18);
  });

  test('loads another service’s slots by a plain link or the service form', () => {
    const html = seen(page());
    expect(html).toContain('href="?service=svc-massage#reserver"');
    expect(html).toMatch(/<select[^>]*name="service"/);
    expect(seen(page({}, { serviceId: 'svc-massage' }))).toMatch(/name="serviceId" value="svc-massage"/);
    expect(seen(page({}, { serviceId: 'svc-ancien' }))).toMatch(/name="serviceId" value="svc-eclat"/);
  });

  test('says what was wrong with a posted form, keeps what was typed, offers the alternatives', () => {
    const html = seen(
      page(
        {},
        {
          formError: {
            message: 'Ce créneau vient d’être pris.',
            issues: [{ path: 'email', message: 'Adresse e-mail invalide.' }],
            alternatives: demoSlots('alt').slice(0, 2),
          },
          formValues: { name: 'Zoé', email: 'zoe@' },
        },
      ),
    );
    expect(html).toMatch(/role="alert"[^>]*>Ce créneau vient d'être pris\./);
    expect(html).toContain('Adresse e-mail invalide.');
    expect(html).toContain('value="Zoé"');
    expect(html).toContain('value="alt.2026-11-24T14:00"');
  });

  test('shows opening hours, their zone and the phone', () => {
    const html = seen(page());
    for (const text of ['Lundi au vendredi', '9 h 00 – 17 h 00', "heure de l'Est", 'tel:5145550142'])
      expect(html).toContain(text);
  });

  test('links to the privacy and legal pages of the application', () => {
    expect(page()).toContain('href="https://comptoir.test/confidentialite"');
    expect(page()).toContain('href="https://comptoir.test/mentions"');
  });

  test('is written in the visitor’s language', () => {
    const html = page({}, { language: 'en' });
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    for (const text of ['Beauty &amp; esthetics', 'Our services', '€75', 'Monday to Friday'])
      expect(html).toContain(text);
  });

  test('opens the chat with the welcome message, or a greeting in the visitor’s language', () => {
    expect(seen(page({ welcomeMessage: '  ' }))).toMatch(/Bonjour ?! Comment puis-je vous aider \?/);
    expect(seen(page({ welcomeMessage: ' ' }, { language: 'en' }))).toContain('Hello! How can I help you?');
  });
});

describe('what search engines read', () => {
  test('is the title of the owner, else the site’s and the brand', () => {
    expect(page()).toContain('<title>Studio Lumière · Comptoir</title>');
    expect(page({ seo: { metaTitle: 'Massages à Montréal' } })).toContain(
      '<title>Massages à Montréal</title>',
    );
  });

  test('is canonical by canonicalUrl, else the custom domain, else the public URL', () => {
    const canonical = (over: Partial<PublicConfig>) =>
      page(over).match(/<link rel="canonical" href="([^"]*)"/)?.[1];
    expect(canonical({ canonicalUrl: 'https://a.test/x', customDomain: 'b.test' })).toBe('https://a.test/x');
    expect(canonical({ customDomain: 'b.test' })).toBe('https://b.test');
    expect(canonical({})).toBe('https://comptoir.test/site/studio-lumiere');
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
});

describe('every page', () => {
  const pages = (text: string) => [
    renderer.renderSitePage({
      config: demoConfig({ title: text, welcomeMessage: text, name: text, description: text, phone: text }),
      language: 'fr',
      appBase: '',
      formNonce: text,
      formValues: { name: text },
    }),
    renderer.renderEmbedPage({
      config: demoConfig({ title: text, welcomeMessage: text, name: text }),
      language: 'fr',
      appBase: '',
    }),
    renderer.renderManagePage({
      booking: {
        bookingId: 'b1',
        title: text,
        startAt: '2026-11-24T14:00:00Z',
        endAt: '2026-11-24T15:00:00Z',
        status: 'confirmed',
        manageUrl: 'https://comptoir.test/rdv/t',
        business: text,
        timezone: 'America/Toronto',
        slug: null,
      },
      language: 'fr',
      appBase: '',
    }),
  ];

  test('lets no text of a business or visitor become a tag or end a data block', () => {
    const evil = fc
      .array(
        fc.constantFrom(
          '</script>',
          '<script>',
          '<!--',
          '-->',
          '</style>',
          '"',
          "'",
          '&',
          '<img src=x>',
          '\u2028',
          'é',
        ),
        { minLength: 1 },
      )
      .map((parts) => parts.join(''));
    const blank = pages('x').map(({ html }) => html.match(/<(script|style|img)\b/g)?.length);
    fc.assert(
      fc.property(evil, (text) => {
        expect(pages(text).map(({ html }) => html.match(/<(script|style|img)\b/g)?.length)).toEqual(blank);
      }),
      seededRuns(50),
    );
  });

  test('carries no inline script and no style attribute, and names its inline styles’ hashes', () => {
    for (const { html, styleHashes } of pages('Studio')) {
      expect(html).not.toMatch(/ style="/);
      expect(html).not.toMatch(/<script(?![^>]*(src=|type="application\/))/);
      const sheets = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
        ([, css]) => `'sha256-${sha256(css ?? '')}'`,
      );
      expect(sheets).toEqual(styleHashes);
    }
  });

  test('puts a nonce on its styles when one is given', () => {
    const { html } = renderer.renderNoticePage({
      kind: 'site',
      language: 'fr',
      appBase: '',
      nonce: 'abc123',
    });
    expect(html.match(/<style nonce="abc123">/g)).toHaveLength(2);
  });
});

describe('pages with nothing to show', () => {
  const notice = (kind: 'site' | 'missing-slug' | 'booking', language: 'fr' | 'en' = 'fr') =>
    plain(renderer.renderNoticePage({ kind, language, appBase: 'https://comptoir.test' }).html);

  test('say that the site was not found', () => {
    expect(notice('site')).toContain('Site introuvable');
    expect(notice('site')).toContain("La vitrine demandée n'existe pas ou n'est plus disponible.");
    expect(notice('site', 'en')).toContain('Site not found');
  });

  test('say that the slug is missing', () => {
    expect(notice('missing-slug')).toContain('Slug de site manquant.');
  });

  test('stay out of search engines, as do the embed and an appointment', () => {
    expect(notice('booking')).toContain('name="robots" content="noindex"');
    const embed = renderer.renderEmbedPage({ config: demoConfig(), language: 'fr', appBase: '' }).html;
    expect(embed).toContain('name="robots" content="noindex"');
    expect(page()).not.toContain('noindex');
  });
});

describe('an appointment’s page', () => {
  const manage = (status: 'confirmed' | 'cancelled') =>
    plain(
      renderer.renderManagePage({
        booking: {
          bookingId: 'b1',
          title: 'Soin éclat',
          startAt: '2026-11-24T14:00:00Z',
          endAt: '2026-11-24T15:00:00Z',
          status,
          manageUrl: 'https://comptoir.test/rdv/t',
          business: 'Studio',
          timezone: 'America/Toronto',
          slug: 'studio-lumiere',
        },
        language: 'fr',
        appBase: '',
      }).html,
    );

  test('shows what, when in the business’s zone, with whom, and a calendar file', () => {
    const html = seen(manage('confirmed'));
    for (const text of ['Soin éclat', 'mar. 24 nov., 9 h 00 – 10 h 00', 'Studio', 'data:text/calendar'])
      expect(html).toContain(text);
  });

  test('offers no calendar file once it is cancelled', () => {
    const html = seen(manage('cancelled'));
    expect(html).toContain('Rendez-vous annulé');
    expect(html).not.toContain('data:text/calendar');
  });

  test('does not leave its address behind in a link', () => {
    expect(manage('confirmed')).toContain('<meta name="referrer" content="no-referrer"');
  });
});
