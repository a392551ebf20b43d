import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { PERSON_COLOURS } from '../../../shared/domain/person-colours.ts';
import { NEUTRAL_COLOURS, PEOPLE_COLOURS, PRODUCT_COLOURS } from '../../../shared/domain/theme-colours.ts';
import { contrast, parseHex, type Rgb } from '../../../web/lib/colour/contrast.ts';
import { tokensCss } from '../../../web/ui/tokens-css.ts';

const colour = (hex: string): Rgb => {
  const found = parseHex(hex);
  if (!found) throw new Error(`${hex} is no colour`);
  return found;
};

const THEMES = ['light', 'dark'] as const;

test('tokens.css is made of the one list of colours (COMPTOIR_WRITE_DOCS=1 writes it)', () => {
  if (process.env.COMPTOIR_WRITE_DOCS === '1') writeFileSync('web/ui/tokens.css', tokensCss());
  expect(readFileSync('web/ui/tokens.css', 'utf8')).toBe(tokensCss());
});

test('what a browser shows before the page is the page’s own ground', () => {
  const page = readFileSync('web/app/index.html', 'utf8');
  for (const theme of THEMES) {
    const media = `(prefers-color-scheme: ${theme})`;
    expect(page).toContain(
      `<meta name="theme-color" media="${media}" content="${NEUTRAL_COLOURS[theme].bg}" />`,
    );
  }
  const { background_color } = JSON.parse(readFileSync('web/public/site.webmanifest', 'utf8'));
  expect(background_color).toBe(NEUTRAL_COLOURS.light.bg);
});

test.each(THEMES)('text reads on every ground that it meets (4.5), %s', (theme) => {
  const [own, all] = [PRODUCT_COLOURS[theme], NEUTRAL_COLOURS[theme]];
  const pairs: ReadonlyArray<readonly [text: string, ground: string]> = [
    ...[all.ink, all.muted].flatMap((ink) =>
      [all.bg, all.surface, own.raised, all.hover].map((ground) => [ink, ground] as const),
    ),
    ...[all.surface, all.bg, all.hover, own.raised].map((ground) => [own.link, ground] as const),
    [own['on-primary'], own.primary],
    [own['on-primary'], own['primary-hover']],
    [own.warn, own['warn-soft']],
    [all.positive, all['positive-soft']],
    [all.danger, all['danger-soft']],
    [own['on-danger'], all.danger],
    [own.link, own.soft],
  ];
  for (const [text, ground] of pairs)
    expect([text, ground, contrast(colour(text), colour(ground)) >= 4.5]).toEqual([text, ground, true]);
});

test.each(THEMES)('each person’s colour reads on its own ground and on the page’s (4.5), %s', (theme) => {
  const { ink, surface, bg } = NEUTRAL_COLOURS[theme];
  const unread = PERSON_COLOURS.flatMap((name) => {
    const { strong, soft } = PEOPLE_COLOURS[theme][name];
    const pairs = [
      [strong, soft],
      [ink, soft],
      [strong, surface],
      [strong, bg],
    ] as const;
    return pairs.filter(([text, ground]) => contrast(colour(text), colour(ground)) < 4.5);
  });
  expect(unread).toEqual([]);
  expect(new Set(PERSON_COLOURS.map((name) => PEOPLE_COLOURS[theme][name].strong)).size).toBe(
    PERSON_COLOURS.length,
  );
});
