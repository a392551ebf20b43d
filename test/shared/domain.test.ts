import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ERROR_CODES, errorMessage, errorStatus } from '../../shared/domain/errors.ts';
import { INDUSTRIES, industryLabel } from '../../shared/domain/industries.ts';
import { issueText } from '../../shared/domain/issues.ts';
import { LANGUAGES, type Language, languageOf, localeOf } from '../../shared/domain/language.ts';
import { siteLinks } from '../../shared/domain/links.ts';
import {
  defaultCurrency,
  formatAmount,
  formatPrice,
  isTaxed,
  totalPrice,
} from '../../shared/domain/money.ts';
import { hasRole, ROLES } from '../../shared/domain/roles.ts';
import {
  GENERATED_SLUG_MAX,
  generateSlug,
  isReservedSlug,
  isValidSlug,
  slugVariant,
} from '../../shared/domain/slug.ts';
import { isTimezone } from '../../shared/domain/timezone.ts';
import { seededRuns } from '../support/seeded.ts';

describe('the language of a reader', () => {
  test('is English for a tag that starts with en, and French for everything else', () => {
    for (const tag of ['en', 'EN', 'en-CA', ' en-US,fr;q=0.9', 'en;q=0.1'])
      expect([tag, languageOf(tag)]).toEqual([tag, 'en']);
    for (const tag of ['fr', 'fr-CA', 'de', '*', '', undefined, null, 'fr,en', 'x-en'])
      expect([tag, languageOf(tag)]).toEqual([tag, 'fr']);
  });

  test('writes dates and numbers as Canadians do', () => {
    expect([localeOf('fr'), localeOf('en')]).toEqual(['fr-CA', 'en-CA']);
  });
});

describe('slugs', () => {
  const suffix = 'a1b2c3';

  test('generated ones are valid, free of reserved words, and at most 30 characters', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (name) => {
        const slug = generateSlug(name, suffix);
        expect(isValidSlug(slug)).toBe(true);
        expect(isReservedSlug(slug)).toBe(false);
        expect(slug.length).toBeLessThanOrEqual(GENERATED_SLUG_MAX);
        expect(slug).not.toMatch(/^-|-$/);
      }),
      seededRuns(300),
    );
  });

  test('are made so: lower case, hyphens for the rest, accents dropped', () => {
    expect(generateSlug('Salon Lumière & Cie', suffix)).toBe('salon-lumiere-cie');
    expect(generateSlug('  --Garage--  ', suffix)).toBe('garage');
    expect(generateSlug('', suffix)).toBe('site-a1b2c3');
    expect(generateSlug('日本', suffix)).toBe('site-a1b2c3');
    expect(generateSlug('Admin', suffix)).toBe('site-a1b2c3');
    expect(generateSlug('a'.repeat(40), suffix)).toBe('a'.repeat(30));
  });

  test('variants of a taken one differ, are valid and stay within 30 characters', () => {
    const names = fc.string({ minLength: 3 }).map((name) => generateSlug(name, suffix));
    fc.assert(
      fc.property(names, fc.integer({ min: 2, max: 99 }), (slug, n) => {
        const variant = slugVariant(slug, n);
        expect(variant).not.toBe(slug);
        expect(variant).toMatch(new RegExp(`-${n}$`));
        expect(isValidSlug(variant)).toBe(true);
        expect(variant.length).toBeLessThanOrEqual(GENERATED_SLUG_MAX);
      }),
      seededRuns(200),
    );
  });
});

describe('money', () => {
  test('reads in the service’s currency and the reader’s language', () => {
    const said = (price: number, currency: string, language: Language) =>
      formatPrice({ price, currency }, language).replace(/\u00a0/g, ' ');
    expect(said(45, 'EUR', 'fr')).toBe('45,00 €');
    expect(said(45, 'EUR', 'en')).toBe('€45.00');
    expect(said(45.5, 'EUR', 'fr')).toBe('45,50 €');
    expect(said(30, 'CAD', 'fr')).toBe('30,00 $');
    expect(said(30, 'CAD', 'en')).toBe('$30.00');
    expect(said(1250, 'EUR', 'fr')).toBe('1 250,00 €');
    expect(said(1250, 'JPY', 'en')).toBe('JP¥1,250');
    expect(said(45, 'XX', 'fr')).toBe('45 XX');
  });

  test('tells Canadian dollars from those of the United States, whole amounts with their cents', () => {
    const said = (price: number, currency: string, language: Language) =>
      formatPrice({ price, currency }, language).replace(/\u00a0/g, ' ');
    expect(said(45, 'USD', 'fr')).toBe('45,00 $ US');
    expect(said(45, 'USD', 'en')).toBe('US$45.00');
    expect(said(45, 'CAD', 'fr')).toBe('45,00 $');
    expect(said(45.5, 'CAD', 'en')).toBe('$45.50');
  });

  test('calls a price of nothing free, and an amount of nothing by its zeros', () => {
    expect(formatPrice({ price: 0, currency: 'CAD' }, 'fr')).toBe('Gratuit');
    expect(formatPrice({ price: 0, currency: 'EUR' }, 'en')).toBe('Free');
    expect(formatAmount(0, 'CAD', 'en')).toBe('$0.00');
  });

  test('says that a price is the least, and so is the total of what has one', () => {
    const least = { price: 30, currency: 'CAD', priceFrom: true };
    const fixed = { price: 12.1, currency: 'CAD' };
    expect(formatPrice(least, 'fr')).toBe('à partir de\u00a030,00\u00a0$');
    expect(formatPrice({ ...least, price: 0 }, 'en')).toBe('from\u00a0$0.00');
    expect(totalPrice([least, fixed])).toEqual({ price: 42.1, currency: 'CAD', priceFrom: true });
    expect(totalPrice([fixed, fixed])).toEqual({ price: 24.2, currency: 'CAD', priceFrom: false });
  });

  test('says nothing of taxes where nothing is paid', () => {
    const taxed = (price: number | null, priceFrom = false) => isTaxed({ price, currency: 'CAD', priceFrom });
    expect([taxed(null), taxed(0), taxed(0, true), taxed(10)]).toEqual([false, false, true, true]);
  });

  test('adds up nothing that has no price or another currency', () => {
    const fixed = { price: 10, currency: 'CAD' };
    expect(totalPrice([fixed, { price: null, currency: null }])).toBeUndefined();
    expect(totalPrice([fixed, { price: 10, currency: 'EUR' }])).toBeUndefined();
    expect(totalPrice([])).toBeUndefined();
  });

  test('a new service costs Canadian dollars where the business is in Canada, else euros', () => {
    const canadian = [
      ...['St_Johns', 'Halifax', 'Glace_Bay', 'Moncton', 'Goose_Bay', 'Blanc-Sablon', 'Toronto', 'Montreal'],
      ...['Nipigon', 'Thunder_Bay', 'Iqaluit', 'Pangnirtung', 'Atikokan', 'Coral_Harbour', 'Winnipeg'],
      ...['Rainy_River', 'Resolute', 'Rankin_Inlet', 'Regina', 'Swift_Current', 'Edmonton', 'Cambridge_Bay'],
      ...[
        'Yellowknife',
        'Inuvik',
        'Creston',
        'Dawson_Creek',
        'Fort_Nelson',
        'Whitehorse',
        'Dawson',
        'Vancouver',
      ],
    ];
    expect(canadian.filter((zone) => defaultCurrency(`America/${zone}`) !== 'CAD')).toEqual([]);
    expect(defaultCurrency('Canada/Eastern')).toBe('CAD');
    for (const zone of ['America/New_York', 'Europe/Paris', 'UTC', 'America/Toronto2', ''])
      expect([zone, defaultCurrency(zone)]).toEqual([zone, 'EUR']);
  });
});

describe('roles', () => {
  test('each may do what those below it may, and none of what those above it may', () => {
    for (const [power, role] of ROLES.entries())
      for (const [need, needed] of ROLES.entries())
        expect([role, needed, hasRole(role, needed)]).toEqual([role, needed, power >= need]);
  });
});

describe('time zones', () => {
  test('are IANA names that this runtime knows', () => {
    for (const zone of ['America/Toronto', 'Europe/Paris', 'UTC', 'Asia/Kathmandu'])
      expect([zone, isTimezone(zone)]).toEqual([zone, true]);
    for (const zone of ['', ' ', 'Mars/Olympus', '+05:00', '-05:00', 'America/Toronto\n', '../etc/passwd'])
      expect([zone, isTimezone(zone)]).toEqual([zone, false]);
  });
});

describe('public links', () => {
  test('are the agreed five, on the host of the pages', () => {
    expect(siteLinks('garage', 'https://pages.example')).toEqual({
      configUrl: 'https://pages.example/public/sites/garage/config',
      chatUrl: 'https://pages.example/public/sites/garage/chat',
      previewUrl: 'https://pages.example/site/garage',
      publicUrl: 'https://pages.example/site/garage',
      widgetScriptUrl: 'https://pages.example/widget.js',
    });
  });
});

/** What French typography forbids: a straight apostrophe, or a plain space before a tall sign or inside guillemets. */
const STRAIGHT = /'| [:;!?»]|« /;

describe('errors', () => {
  test.each(ERROR_CODES)('%s: a snake_case word, a 4xx or 5xx, a sentence in both languages', (code) => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(errorStatus(code)).toBeGreaterThanOrEqual(400);
    expect(errorStatus(code)).toBeLessThan(600);
    expect(errorMessage(code, 'fr')).not.toBe(errorMessage(code, 'en'));
    for (const language of LANGUAGES) expect(errorMessage(code, language)).toMatch(/^[A-Z].*\S$/);
    expect(errorMessage(code, 'fr')).not.toMatch(STRAIGHT);
    expect(errorMessage(code, 'en')).not.toContain("'");
  });

  test('only a token makes a 401, since a client signs out on it', () => {
    expect(ERROR_CODES.filter((code) => errorStatus(code) === 401)).toEqual(['unauthenticated']);
  });

  test('the agreed texts are there word for word', () => {
    expect(errorMessage('rate_limited', 'fr')).toBe('Trop de demandes, réessayez dans quelques minutes.');
    expect(errorMessage('site_not_found', 'fr')).toBe('Site introuvable');
    expect(errorMessage('slug_taken', 'fr')).toBe('Ce slug est déjà utilisé.');
    expect([errorStatus('rate_limited'), errorStatus('site_not_found'), errorStatus('slug_taken')]).toEqual([
      403, 404, 409,
    ]);
  });
});

describe('issues', () => {
  test('an unknown key still says something', () => {
    for (const key of ['', 'nonsense', 'constructor', '__proto__', 'toString:1'])
      expect([issueText(key, 'fr'), issueText(key, 'en')]).toEqual(['Valeur invalide.', 'Invalid value.']);
  });

  test('one is singular, as it is written', () => {
    expect(issueText('too_short:1', 'fr')).toBe('1 caractère au minimum.');
    expect(issueText('too_short:2', 'fr')).toBe('2 caractères au minimum.');
    expect(issueText('too_many:1', 'en')).toBe('At most 1 item.');
  });

  test('the agreed text of a missing name is there word for word', () => {
    expect(issueText('service_name_required', 'fr')).toBe('Le nom du service est requis.');
    expect(issueText('start_required', 'en')).toBe('Start time is required.');
    expect(issueText('end_required', 'en')).toBe('End time is required.');
  });
});

describe('industries', () => {
  test('have the agreed labels, and English ones', () => {
    expect(INDUSTRIES.map((industry) => industryLabel(industry, 'fr'))).toEqual([
      'Services professionnels',
      'Santé & mieux-être',
      'Immobilier',
      'Automobile',
      'Beauté & esthétique',
      'Autre',
    ]);
    expect(new Set(INDUSTRIES.map((industry) => industryLabel(industry, 'en'))).size).toBe(6);
  });
});
