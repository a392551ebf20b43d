import metadata from 'libphonenumber-js/min/metadata';

/** Where a country's or a calling code's rules have the forms in which its numbers are written. */
const FORMATS = 4;

type Rules = readonly unknown[];

/** Without the forms, and without the blanks at the end that this leaves. */
const forReading = (rules: Rules): Rules => {
  const read = rules.map((rule, at) => (at === FORMATS ? 0 : rule));
  return read.slice(0, read.findLastIndex((rule) => rule !== 0 && rule !== null) + 1);
};

const eachForReading = (all: Readonly<Record<string, Rules>>): Readonly<Record<string, Rules>> =>
  Object.fromEntries(Object.entries(all).map(([name, rules]) => [name, forReading(rules)]));

/** The library's rules by which a number is read and judged, without those by which it is written. */
const rulesForReading = () => {
  const { version, country_calling_codes, countries, nonGeographic = {} } = metadata;
  return {
    version,
    country_calling_codes,
    countries: eachForReading({ ...countries }),
    nonGeographic: eachForReading({ ...nonGeographic }),
  };
};

/** The module that holds them, as it lies in the repository. */
export const phoneMetadataModule = (): string => `import type { MetadataJson } from 'libphonenumber-js/core';

/** Made by \`npm run phone-metadata\`: do not edit. */
const parse = (): MetadataJson =>
  JSON.parse(
    String.raw\`${JSON.stringify(rulesForReading())}\`,
  );

let parsed: MetadataJson | undefined;

/** The rules by which phone numbers are read and validated; parsed at first use. */
export const phoneMetadata = (): MetadataJson => {
  parsed ??= parse();
  return parsed;
};
`;
