import type { Language } from './language.ts';

export const COUNTRIES = ['CA', 'US'] as const;
export type Country = (typeof COUNTRIES)[number];

const countries: Readonly<Record<Country, Readonly<Record<Language, string>>>> = {
  CA: { fr: 'Canada', en: 'Canada' },
  US: { fr: 'États-Unis', en: 'United States' },
};

type Names = Readonly<Record<string, Readonly<Record<Language, string>>>>;

const same = (name: string) => ({ fr: name, en: name });

/** Provinces and territories of Canada, and states of the United States, by their postal codes. */
const regions: Readonly<Record<Country, Names>> = {
  CA: {
    AB: same('Alberta'),
    BC: { fr: 'Colombie-Britannique', en: 'British Columbia' },
    MB: same('Manitoba'),
    NB: { fr: 'Nouveau-Brunswick', en: 'New Brunswick' },
    NL: { fr: 'Terre-Neuve-et-Labrador', en: 'Newfoundland and Labrador' },
    NS: { fr: 'Nouvelle-Écosse', en: 'Nova Scotia' },
    NT: { fr: 'Territoires du Nord-Ouest', en: 'Northwest Territories' },
    NU: same('Nunavut'),
    ON: same('Ontario'),
    PE: { fr: 'Île-du-Prince-Édouard', en: 'Prince Edward Island' },
    QC: { fr: 'Québec', en: 'Quebec' },
    SK: same('Saskatchewan'),
    YT: same('Yukon'),
  },
  US: {
    AL: same('Alabama'),
    AK: same('Alaska'),
    AZ: same('Arizona'),
    AR: same('Arkansas'),
    CA: { fr: 'Californie', en: 'California' },
    CO: same('Colorado'),
    CT: same('Connecticut'),
    DE: same('Delaware'),
    DC: { fr: 'District de Columbia', en: 'District of Columbia' },
    FL: { fr: 'Floride', en: 'Florida' },
    GA: { fr: 'Géorgie', en: 'Georgia' },
    HI: { fr: 'Hawaï', en: 'Hawaii' },
    ID: same('Idaho'),
    IL: same('Illinois'),
    IN: same('Indiana'),
    IA: same('Iowa'),
    KS: same('Kansas'),
    KY: same('Kentucky'),
    LA: { fr: 'Louisiane', en: 'Louisiana' },
    ME: same('Maine'),
    MD: same('Maryland'),
    MA: same('Massachusetts'),
    MI: same('Michigan'),
    MN: same('Minnesota'),
    MS: same('Mississippi'),
    MO: same('Missouri'),
    MT: same('Montana'),
    NE: same('Nebraska'),
    NV: same('Nevada'),
    NH: same('New Hampshire'),
    NJ: same('New Jersey'),
    NM: { fr: 'Nouveau-Mexique', en: 'New Mexico' },
    NY: same('New York'),
    NC: { fr: 'Caroline du Nord', en: 'North Carolina' },
    ND: { fr: 'Dakota du Nord', en: 'North Dakota' },
    OH: same('Ohio'),
    OK: same('Oklahoma'),
    OR: same('Oregon'),
    PA: { fr: 'Pennsylvanie', en: 'Pennsylvania' },
    PR: { fr: 'Porto Rico', en: 'Puerto Rico' },
    RI: same('Rhode Island'),
    SC: { fr: 'Caroline du Sud', en: 'South Carolina' },
    SD: { fr: 'Dakota du Sud', en: 'South Dakota' },
    TN: same('Tennessee'),
    TX: same('Texas'),
    UT: same('Utah'),
    VT: same('Vermont'),
    VA: { fr: 'Virginie', en: 'Virginia' },
    WA: { fr: 'État de Washington', en: 'Washington' },
    WV: { fr: 'Virginie-Occidentale', en: 'West Virginia' },
    WI: same('Wisconsin'),
    WY: same('Wyoming'),
  },
};

export const isCountry = (value: unknown): value is Country => COUNTRIES.some((country) => country === value);

/** The country's name as shown to a reader of `language`. */
export const countryLabel = (country: Country, language: Language): string => countries[country][language];

/** Whether the country has a province or state of this code. */
export const isRegionOf = (country: Country, code: string): boolean => Object.hasOwn(regions[country], code);

/** The province's or state's name as shown to a reader of `language`; an unknown code is shown as it is. */
export const regionLabel = (country: Country, code: string, language: Language): string =>
  regions[country][code]?.[language] ?? code;

/** The codes of a country's provinces or states, in the order of their names. */
export const regionsOf = (country: Country, language: Language): readonly string[] =>
  Object.keys(regions[country]).toSorted((a, b) =>
    regionLabel(country, a, language).localeCompare(regionLabel(country, b, language), language),
  );
