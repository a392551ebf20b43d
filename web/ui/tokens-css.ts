import { PERSON_COLOURS } from '../../shared/domain/person-colours.ts';
import { NEUTRAL_COLOURS, PEOPLE_COLOURS, PRODUCT_COLOURS } from '../../shared/domain/theme-colours.ts';

const light = { ...NEUTRAL_COLOURS.light, ...PRODUCT_COLOURS.light };
type Token = keyof typeof light;
const dark: Readonly<Record<Token, string>> = { ...NEUTRAL_COLOURS.dark, ...PRODUCT_COLOURS.dark };

const isToken = (name: string): name is Token => name in light;

const both = (name: string, lightValue: string, darkValue: string): string =>
  `  --color-${name}: light-dark(${lightValue}, ${darkValue});`;

const peopleTokens = (): readonly string[] =>
  PERSON_COLOURS.flatMap((name) => {
    const [inLight, inDark] = [PEOPLE_COLOURS.light[name], PEOPLE_COLOURS.dark[name]];
    return [
      both(`person-${name}`, inLight.strong, inDark.strong),
      both(`person-${name}-soft`, inLight.soft, inDark.soft),
    ];
  });

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
      .map((name) => both(name, light[name], dark[name])),
    ...peopleTokens(),
    '  --color-backdrop: rgb(11 18 32 / 0.55);',
    '',
    '  /* The sidebar becomes a sheet under 900 px. */',
    '  --breakpoint-nav: 56.25rem;',
    '}',
    '',
  ].join('\n');
