import { NEUTRAL_COLOURS, PRODUCT_COLOURS } from '../../shared/domain/theme-colours.ts';

const light = { ...NEUTRAL_COLOURS.light, ...PRODUCT_COLOURS.light };
type Token = keyof typeof light;
const dark: Readonly<Record<Token, string>> = { ...NEUTRAL_COLOURS.dark, ...PRODUCT_COLOURS.dark };

const isToken = (name: string): name is Token => name in light;

/** `tokens.css`, the colours of the product's own screens for Tailwind: a generated file. */
export const tokensCss = (): string =>
  [
    '/* Made of shared/domain/theme-colours.ts: see test/web/ui/tokens.test.ts. */',
    '@import "./scale.css";',
    '',
    "/* A page's theme is its `color-scheme`: both values of each colour stand side by side. */",
    '@theme {',
    '  --color-*: initial;',
    ...Object.keys(light)
      .filter(isToken)
      .map((name) => `  --color-${name}: light-dark(${light[name]}, ${dark[name]});`),
    '  --color-backdrop: rgb(11 18 32 / 0.55);',
    '',
    '  /* The sidebar becomes a sheet under 900 px. */',
    '  --breakpoint-nav: 56.25rem;',
    '}',
    '',
  ].join('\n');
