import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { INDUSTRIES } from '../../../shared/domain/industries.ts';
import { type Site, sitePatch } from '../../../shared/schemas/site.ts';
import {
  type EditedSite,
  editedSite,
  hasChanges,
  type SiteValues,
  sitePatchOf,
  siteValues,
  validateSite,
} from '../../../web/features/site/site-form.ts';
import { seededRuns } from '../../support/seeded.ts';

const site: Site = {
  slug: 'studio-lumiere',
  title: 'Studio Lumière',
  theme: 'light',
  welcomeMessage: 'Bonjour!',
  replyMode: 'llm',
  description: null,
  industry: 'beaute',
  primaryColor: '#0ea5e9',
  accentColor: '#10b981',
  seo: {},
  canonicalUrl: null,
  faq: [],
  version: 1,
  customDomain: null,
  publicUrl: 'https://comptoir.test/site/studio-lumiere',
};

const values = (changed: Partial<SiteValues> = {}): SiteValues => ({ ...siteValues(site), ...changed });
const seo = (changed: Partial<SiteValues['seo']>): SiteValues =>
  values({ seo: { ...values().seo, ...changed } });

const text = fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('', ' ', ' x ', 'Élan & « co »'));
const translated = fc.record({
  title: text,
  welcomeMessage: text,
  description: text,
  metaTitle: text,
  metaDescription: text,
  policies: text,
  directions: text,
});
const hex = fc.nat(0xffffff).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const anyValues: fc.Arbitrary<SiteValues> = fc.record({
  slug: text,
  title: text,
  industry: fc.constantFrom(...INDUSTRIES),
  welcomeMessage: text,
  replyMode: fc.constantFrom<Site['replyMode']>('llm', 'greeting-only'),
  description: text,
  translations: fc.record({ fr: translated, en: translated }),
  theme: fc.constantFrom<Site['theme']>('light', 'dark'),
  primaryColor: hex,
  accentColor: hex,
  seo: fc.record({
    metaTitle: text,
    metaDescription: text,
    ogImageUrl: text,
    twitterCard: fc.constantFrom<SiteValues['seo']['twitterCard']>('', 'summary', 'summary_large_image'),
  }),
  canonicalUrl: text,
  policies: text,
  directions: text,
  taxes: fc.constantFrom<SiteValues['taxes']>('', 'extra', 'included'),
  speaks: fc.record({ fr: fc.boolean(), vi: fc.boolean() }),
});

describe('what is sent of the site form', () => {
  test('is nothing for an untouched form, whatever the site', () => {
    fc.assert(
      fc.property(anyValues, (any) => {
        const saved = editedSite(any);
        expect(hasChanges(siteValues(saved), saved)).toBe(false);
      }),
      seededRuns(200),
    );
  });

  test('makes the saved site the one that the form describes', () => {
    fc.assert(
      fc.property(anyValues, anyValues, (before, after) => {
        const saved = editedSite(before);
        const merged: EditedSite = Object.assign({ ...saved }, sitePatchOf(after, saved));
        expect(merged).toEqual(editedSite(after));
      }),
      seededRuns(200),
    );
  });

  test('is only what was changed, so that what another person saved stands', () => {
    expect(sitePatchOf(values({ title: ' Atelier ' }), site)).toEqual({ title: 'Atelier' });
  });

  test('clears what was emptied: null for a description or an address, absent for an SEO field', () => {
    const before: Site = {
      ...site,
      description: 'Soins du visage',
      canonicalUrl: 'https://lumiere.example',
      seo: { metaTitle: 'Soins', twitterCard: 'summary' },
    };
    const form = siteValues(before);
    const emptied = { ...form, description: ' ', canonicalUrl: '', seo: { ...form.seo, metaTitle: '' } };
    const patch = sitePatchOf(emptied, before);
    expect(patch).toEqual({
      description: null,
      canonicalUrl: null,
      seo: { twitterCard: 'summary' },
    });
    expect(sitePatch.isValidSync({ ...patch, version: 1 }, { strict: true })).toBe(true);
  });

  test('is every language of what was translated, so that emptying one takes it away', () => {
    const before: Site = {
      ...site,
      translations: { en: { welcomeMessage: 'Hello!', description: 'Facials and massages' } },
    };
    const form = siteValues(before);
    const en = { ...form.translations.en, welcomeMessage: ' Welcome! ', description: ' ' };
    const patch = sitePatchOf({ ...form, translations: { ...form.translations, en } }, before);
    expect(patch).toEqual({ translations: { en: { welcomeMessage: 'Welcome!' } } });
  });

  test('is no change when only spaces around a text were typed', () => {
    expect(hasChanges(values({ title: 'Studio Lumière ' }), site)).toBe(false);
  });
});

describe('the site form is valid', () => {
  test('with a slug of 3, a title, a welcome message of 4 and no description', () => {
    expect(validateSite(values({ slug: 'abc', title: 'T', welcomeMessage: 'Allô' }), 'fr')).toEqual({});
  });

  test.each<[string, SiteValues, object]>([
    ['a slug of 2', values({ slug: 'ab' }), { slug: expect.any(String) }],
    ['no title', values({ title: ' ' }), { title: 'Ce champ est requis.' }],
    ['no welcome message', values({ welcomeMessage: '' }), { welcomeMessage: 'Ce champ est requis.' }],
    [
      'a welcome message of 3',
      values({ welcomeMessage: 'Hé!' }),
      { welcomeMessage: '4 caractères au minimum.' },
    ],
    [
      'a description of 9',
      values({ description: 'Neuf sign' }),
      { description: '10 caractères au minimum.' },
    ],
    [
      'an English welcome of 3',
      values({
        translations: {
          ...values().translations,
          en: { ...values().translations.en, welcomeMessage: 'Hi!' },
        },
      }),
      { translations: { en: { welcomeMessage: '4 caractères au minimum.' } } },
    ],
    ['a colour that is no hex', values({ primaryColor: 'bleu' }), { primaryColor: expect.any(String) }],
    ['no accent colour', values({ accentColor: '' }), { accentColor: expect.any(String) }],
    [
      'an image that is not https',
      seo({ ogImageUrl: 'http://x.test/a.png' }),
      { seo: { ogImageUrl: expect.any(String) } },
    ],
    [
      'a canonical address that is none',
      values({ canonicalUrl: 'lumiere' }),
      { canonicalUrl: expect.any(String) },
    ],
  ])('never with %s', (_, wrong, issues) => {
    expect(validateSite(wrong, 'fr')).toEqual(issues);
  });
});
