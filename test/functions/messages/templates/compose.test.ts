import { describe, expect, test } from '@jest/globals';
import { compose } from '../../../../functions/messages/templates/compose.ts';
import { LANGUAGES } from '../../../../shared/domain/language.ts';
import { COMPOSING, EMAILS, variantsOf } from './all-facts.ts';

const SIZE_LIMIT = 60 * 1024;

const composed = EMAILS.map((one) => ({ ...one, email: compose(one.facts, one.language, COMPOSING) }));

const withOffer = composed.filter(({ facts }) => 'appointment' in facts || 'offer' in facts);

describe.each(composed)('$name', ({ facts, language, email }) => {
  test('is small, loads nothing, and is written in its language', () => {
    expect(Buffer.byteLength(email.html)).toBeLessThan(SIZE_LIMIT);
    expect(email.html).not.toMatch(/<(img|link|script|iframe)\b|url\(|@import/i);
    expect(email.html).toContain(`<html lang="${language}">`);
  });

  test('says the same in HTML and in text', () => {
    const plain = email.html
      .replace(/<(style|title)>.*?<\/\1>/gs, '')
      .replace(/<[^>]+>/g, '\n')
      .replace(/&amp;/g, '&');
    const told = plain
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    for (const line of told) expect(email.text).toContain(line);
    for (const [, url = ''] of email.html.matchAll(/href="([^"]+)"/g)) expect(email.text).toContain(url);
  });

  test('names the business, and whoever sends it with their address', () => {
    const sender =
      'operator' in facts ? facts.operator.address : '12, rue Notre-Dame Est, Bureau 300, Montréal';
    for (const said of [email.html, email.text]) {
      expect(said).toContain(sender);
      if (facts.kind !== 'owner_welcome') expect(said).toContain(facts.business.name);
    }
  });

  test('has a subject of one line that fits', () => {
    expect(email.subject).toMatch(/^[^\p{Cc}]{5,150}$/u);
  });

  test('leaves no variable unfilled', () => {
    expect(`${email.subject}${email.text}`).not.toMatch(/[{}]|undefined|null/);
  });

  if (language === 'fr')
    test('has French spaces and apostrophes', () => {
      const words = `${email.subject}\n${email.text}`.replace(/https?:\S+/g, '');
      expect(words).not.toMatch(/ [:;!?»]|« |[a-zà-ü]'[a-zà-ü]/i);
    });
});

test.each(withOffer)(
  '$name says what, with whom, when in which zone, and the price',
  ({ language, email }) => {
    const when =
      language === 'fr'
        ? ['mardi 24 novembre 2026', '16\u00a0h\u00a000 – 17\u00a0h\u00a000 (heure de l’Est)']
        : ['Tuesday, November 24, 2026', '4:00\u00a0p.m. – 5:00\u00a0p.m. (Eastern Time)'];
    const price = language === 'fr' ? '85,00\u00a0$' : '$85.00';
    const title = language === 'fr' ? 'Première rencontre' : 'First appointment';
    for (const part of [title, 'Camille Tremblay', ...when, price]) expect(email.text).toContain(part);
    expect(email.html).toMatch(new RegExp(`text-align:right[^>]*>${price.replace('$', '\\$')}<`));
  },
);

test.each(LANGUAGES)(
  'each of several appointments, and their total, has its price to the right (%s)',
  (language) => {
    const several = variantsOf(language).filter((facts) => 'others' in facts && facts.others?.length === 2);
    expect(several).toHaveLength(2);
    const [price, total] = language === 'fr' ? ['85,00\u00a0$', '255,00\u00a0$'] : ['$85.00', '$255.00'];
    for (const facts of several) {
      const { html, text } = compose(facts, language, COMPOSING);
      const toTheRight = [...html.matchAll(/text-align:right[^>]*>([^<]+)</g)].map(([, said]) => said);
      expect(toTheRight).toEqual([price, price, price, total]);
      expect(text.split(price)).toHaveLength(4);
    }
  },
);

test('a visitor’s booking leads to its manage page, and a member’s to the dashboard', () => {
  const ofOne = composed.flatMap(({ facts, email }) => ('appointment' in facts ? [{ facts, email }] : []));
  expect(ofOne.some(({ facts }) => 'recordUrl' in facts)).toBe(true);
  expect(ofOne.some(({ facts }) => !('recordUrl' in facts))).toBe(true);
  for (const { facts, email } of ofOne) {
    const [own, other] =
      'recordUrl' in facts
        ? [facts.recordUrl, facts.appointment.manageUrl]
        : [facts.appointment.manageUrl, '/dashboard'];
    expect(email.html).toContain(own);
    expect(email.html).not.toContain(other);
  }
});

test('says who moved or cancelled, and from when', () => {
  const texts = composed.filter(({ facts }) => 'by' in facts).map(({ email }) => email.text);
  expect(texts).toHaveLength(4);
  for (const text of texts) expect(text).toMatch(/(par|by) Studio Lumière/);
  const moved = composed.filter(({ facts }) => 'from' in facts).map(({ email }) => email.text);
  for (const text of moved)
    expect(text).toMatch(/lundi 23 novembre 2026 à 16|Monday, November 23, 2026 at 4:00/);
});

test('no sentence ends in two full stops', () => {
  for (const { email } of composed) expect(email.text).not.toMatch(/(?<!\.)\.\.(?!\.)/);
});

test('lines are as pale as their paint, not as the text', () => {
  const borders = composed.flatMap(({ email }) => email.html.match(/border[^"]*1px solid[^"]*"/g) ?? []);
  expect(borders.length).toBeGreaterThan(0);
  for (const border of borders) expect(border).toMatch(/border-color:#e2e8f0[^:]*"$|border-color:#e2e8f0"$/);
});

test('only a follow-up can be unsubscribed from, and always can', () => {
  for (const { facts, email } of composed)
    expect(/\/public\/unsubscribe\//.test(email.html)).toBe(facts.kind === 'follow_up');
});

test('a wording of the business replaces the subject and the paragraphs, and keeps the facts', () => {
  const [first] = EMAILS;
  const wording = { subject: 'À bientôt chez {business}', body: 'Stationnez derrière.\n\nÀ {start}!' };
  const email = first && compose(first.facts, 'fr', { ...COMPOSING, wording });
  expect(email?.subject).toBe('À bientôt chez Studio Lumière');
  expect(email?.text).toContain('Stationnez derrière.\n\nÀ mardi 24 novembre 2026 à 16\u00a0h\u00a000!');
  expect(email?.text).toContain('85,00');
  expect(email?.text).not.toContain('C’est noté');
});
