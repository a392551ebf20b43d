import type { Language } from './language.ts';
import { type Country, countryLabel, regionLabel } from './regions.ts';
import { NBSP } from './typography.ts';

/** An address in Canada or the United States; `region` is a province's or state's two-letter code. */
export interface PostalAddress {
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: Country;
}

/** Canada Post never uses D, F, I, O, Q and U, and begins no code with W or Z. */
const CANADIAN = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ \u00a0-]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/i;
const ZIP = /^\d{5}(-\d{4})?$/;

/** The code as the country's post writes it ("H2X 1K4", "05401"); undefined for what is not one. */
export const canonicalPostalCode = (given: string, country: Country): string | undefined => {
  const code = given.trim();
  if (country === 'US') return ZIP.test(code) ? code : undefined;
  const parts = CANADIAN.exec(code);
  return parts ? `${parts[1]} ${parts[2]}`.toUpperCase() : undefined;
};

/** "Montréal (Québec) H2X 1K4" in French, "Montréal, QC H2X 1K4" in English. */
const cityLine = ({ city, region, postalCode, country }: PostalAddress, language: Language): string => {
  const code = postalCode.replace(' ', NBSP);
  return language === 'fr'
    ? `${city} (${regionLabel(country, region, 'fr')}) ${code}`
    : `${city}, ${region} ${code}`;
};

/** An address as its lines, from the street on; the country is named for the United States alone. */
export const addressLines = (address: PostalAddress, language: Language): readonly string[] => [
  address.line1,
  ...(address.line2 === null ? [] : [address.line2]),
  cityLine(address, language),
  ...(address.country === 'CA' ? [] : [countryLabel(address.country, language)]),
];

const onOneLine = (lines: readonly string[]): string => lines.join(', ').replaceAll(NBSP, ' ');

/** The same on one line, for a reader. */
export const addressLine = (address: PostalAddress, language: Language): string =>
  onOneLine(addressLines(address, language));

/** The address on one line, country always included, as calendar programs and maps read it. */
export const addressForMaps = (address: PostalAddress, language: Language): string =>
  onOneLine([
    ...addressLines(address, language),
    ...(address.country === 'CA' ? [countryLabel('CA', language)] : []),
  ]);
