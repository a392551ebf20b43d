import { expect } from '@jest/globals';

export const letters = (count: number): string => 'x'.repeat(count);
const digits = (count: number): string => '5'.repeat(count);
const address = (count: number): string => `${letters(count - 6)}@ex.ca`;
export const https = (count: number): string => `https://ex.ca/${letters(count - 14)}`;

export type Bound = readonly [
  field: string,
  within: readonly unknown[],
  beyond: ReadonlyArray<readonly [unknown, string]>,
];

/** A text's last length that is accepted, the first that is not. */
export const upTo = (field: string, most: number, text: (count: number) => string = letters): Bound => [
  field,
  [text(most)],
  [[text(most + 1), `too_long:${most}`]],
];

export const from = (field: string, least: number, most: number): Bound => [
  field,
  [letters(least), letters(most)],
  [
    [letters(least - 1), least === 1 ? 'required' : `too_short:${least}`],
    [letters(most + 1), `too_long:${most}`],
  ],
];

/** The same for a text that may be left out: empty is then too short, not missing. */
export const optional = (field: string, least: number, most: number): Bound => [
  field,
  [letters(least), letters(most), undefined],
  [
    [letters(least - 1), `too_short:${least}`],
    [letters(most + 1), `too_long:${most}`],
  ],
];

export const whole = (field: string, least: number, most: number, step = 1): Bound => [
  field,
  [least, most],
  [
    [least - step, `too_small:${least}`],
    [most + step, `too_large:${most}`],
    [least + step / 2, step === 1 ? 'not_integer' : expect.stringMatching(/^(not_integer|multiple_of:5)$/)],
    [Number.NaN, 'wrong_type'],
    [Number.POSITIVE_INFINITY, expect.stringMatching(/^(not_integer|too_large:.*)$/)],
    [String(least), 'wrong_type'],
  ] as ReadonlyArray<readonly [unknown, string]>,
];

export const phone: Bound = [
  'phone',
  [digits(7), `+${digits(31)}`, '', undefined],
  [
    [digits(6), 'phone'],
    [digits(33), 'too_long:32'],
    ['appelez-moi', 'phone'],
  ],
];

export const email: Bound = [
  'email',
  [address(254), 'a@b.co', ''],
  [
    [address(255), 'too_long:254'],
    ...['a', 'a@b', 'a b@c.co', '@b.co', 'a@b.c', 'a@@b.co', 'a@b.co,c@d.co', 'a?bcc=c@d.co'].map(
      (bad) => [bad, 'email'] as const,
    ),
  ],
];

/** An invitation goes nowhere without one. */
export const requiredEmail: Bound = [email[0], [address(254)], [...email[2], ['', 'required']]];

export const zone: Bound = [
  'timezone',
  ['America/Toronto', 'UTC', undefined],
  ['', 'Mars/Olympus', '+05:00', '-03', letters(65)].map((bad) => [
    bad,
    bad.length > 64 ? 'too_long:64' : 'timezone',
  ]),
];

export const instant = (field: string): Bound => [
  field,
  ['2026-11-24T15:00Z', '2026-11-24T15:00:00Z', '2026-11-24T15:00:00.123Z', '2028-02-29T23:59Z'],
  [
    ...['2026-11-24', '2026-11-24T15:00:00', '2026-11-24T15:00:00+00:00', 'demain'],
    ...['2026-13-01T00:00Z', '2026-02-30T10:00Z', '2027-02-29T10:00Z', '2026-04-31T10:00:00.000Z'],
  ].map((bad) => [bad, 'instant']),
];

export const colour = (field: string): Bound => [
  field,
  ['#fff', '#0EA5E9'],
  ['', '#ff', '#ffff', '#fffffff', 'fff', '#ggg', 'red', '#fff '].map((bad) => [bad, 'hex_color']),
];

export const url = (field: string): Bound => [
  field,
  [https(500), 'https://ex.ca', 'https://ex.ca:8443/a?b#c'],
  [
    [https(501), 'too_long:500'],
    ...[
      'http://ex.ca',
      'javascript:alert(1)',
      'https://',
      'https://a@ex.ca',
      'https://ex.ca\\@evil',
      '//ex.ca',
    ].map((bad) => [bad, 'url'] as const),
  ],
];

export const slug: Bound = [
  'slug',
  ['abc', letters(50), 'a-1', '---'],
  ['ab', letters(51), 'Abc', 'a_b', 'été', 'a b', 'abc\n'].map((bad) => [bad, 'slug']),
];

export const price: Bound = [
  'price',
  [0, 0.01, 19.99, 1_000_000, 0.07, 1.1, null],
  [
    [-0.01, 'too_small:0'],
    [1_000_000.01, 'too_large:1000000'],
    [0.001, 'decimals:2'],
    [10.000000001, 'decimals:2'],
    [1e-9, 'decimals:2'],
    [Number.POSITIVE_INFINITY, 'too_large:1000000'],
    ['10', 'wrong_type'],
  ],
];

export const currency: Bound = [
  'currency',
  ['CAD', 'eur', 'XX'],
  ['', 'C', 'CADX', 'C4D', 'ÉUR', '€'].map((bad) => [bad, 'invalid']),
];

export const time = (field: string, last: string, beyond: string): Bound => [
  field,
  ['00:00', last],
  [beyond, '9:00', '09:60', '09:00:00', 'neuf'].map((bad) => [bad, 'time']),
];

export const handle: Bound = ['slotId', [letters(1), letters(400)], [[letters(401), 'too_long:400']]];

export const date = (field: string): Bound => [
  field,
  ['2000-01-01', '2028-02-29', '2099-12-31'],
  ['1999-12-31', '2100-01-01', '2026-02-29', '2026-13-01', '2026-1-1', '2026-11-24T00:00Z', 'demain'].map(
    (bad) => [bad, 'date'],
  ),
];

export const manyIds = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => `id-${n}`);

/** Eight tags at most. */
export const tags: Bound = ['tags', [[], manyIds(8), [letters(30)]], [[manyIds(9), 'too_many:8']]];

export const birthday: Bound = [
  'birthday',
  ['02-29', '12-31', '1900-01-01', '2000-02-29', undefined],
  ['1899-12-31', '2100-01-01', '1999-02-29', '04-31', '00-10', '13-01', '1-2', '', 'demain'].map((bad) => [
    bad,
    'birthday',
  ]),
];
