import type { Language } from './language.ts';

export const COUNTRIES = ['CA', 'US'] as const;
export type Country = (typeof COUNTRIES)[number];

const countries: Readonly<Record<Country, Readonly<Record<Language, string>>>> = {
  CA: { fr: 'Canada', en: 'Canada' },
  US: { fr: 'États-Unis', en: 'United States' },
};

/** A name that is the same in both languages, or one for each. */
type Name = string | Readonly<Record<Language, string>>;

/** Provinces and territories of Canada, and states of the United States, by their postal codes. */
const regions: Readonly<Record<Country, Readonly<Record<string, Name>>>> = {
  CA: {
    AB: 'Alberta',
    BC: { fr: 'Colombie-Britannique', en: 'British Columbia' },
    MB: 'Manitoba',
    NB: { fr: 'Nouveau-Brunswick', en: 'New Brunswick' },
    NL: { fr: 'Terre-Neuve-et-Labrador', en: 'Newfoundland and Labrador' },
    NS: { fr: 'Nouvelle-Écosse', en: 'Nova Scotia' },
    NT: { fr: 'Territoires du Nord-Ouest', en: 'Northwest Territories' },
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: { fr: 'Île-du-Prince-Édouard', en: 'Prince Edward Island' },
    QC: { fr: 'Québec', en: 'Quebec' },
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
  US: {
    AL: 'Alabama',
    AK: 'Alaska',
    AZ: 'Arizona',
    AR: 'Arkansas',
    CA: { fr: 'Californie', en: 'California' },
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    DC: { fr: 'District de Columbia', en: 'District of Columbia' },
    FL: { fr: 'Floride', en: 'Florida' },
    GA: { fr: 'Géorgie', en: 'Georgia' },
    HI: { fr: 'Hawaï', en: 'Hawaii' },
    ID: 'Idaho',
    IL: 'Illinois',
    IN: 'Indiana',
    IA: 'Iowa',
    KS: 'Kansas',
    KY: 'Kentucky',
    LA: { fr: 'Louisiane', en: 'Louisiana' },
    ME: 'Maine',
    MD: 'Maryland',
    MA: 'Massachusetts',
    MI: 'Michigan',
    MN: 'Minnesota',
    MS: 'Mississippi',
    MO: 'Missouri',
    MT: 'Montana',
    NE: 'Nebraska',
    NV: 'Nevada',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    NM: { fr: 'Nouveau-Mexique', en: 'New Mexico' },
    NY: 'New York',
    NC: { fr: 'Caroline du Nord', en: 'North Carolina' },
    ND: { fr: 'Dakota du Nord', en: 'North Dakota' },
    OH: 'Ohio',
    OK: 'Oklahoma',
    OR: 'Oregon',
    PA: { fr: 'Pennsylvanie', en: 'Pennsylvania' },
    PR: { fr: 'Porto Rico', en: 'Puerto Rico' },
    RI: 'Rhode Island',
    SC: { fr: 'Caroline du Sud', en: 'South Carolina' },
    SD: { fr: 'Dakota du Sud', en: 'South Dakota' },
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VT: 'Vermont',
    VA: { fr: 'Virginie', en: 'Virginia' },
    WA: { fr: 'État de Washington', en: 'Washington' },
    WV: { fr: 'Virginie-Occidentale', en: 'West Virginia' },
    WI: 'Wisconsin',
    WY: 'Wyoming',
  },
};

export const isCountry = (value: unknown): value is Country => COUNTRIES.some((country) => country === value);

/** The country's name as shown to a reader of `language`. */
export const countryLabel = (country: Country, language: Language): string => countries[country][language];

/** Whether the country has a province or state of this code. */
export const isRegionOf = (country: Country, code: string): boolean => Object.hasOwn(regions[country], code);

/** The province's or state's name as shown to a reader of `language`; an unknown code is shown as it is. */
export const regionLabel = (country: Country, code: string, language: Language): string => {
  const name = regions[country][code] ?? code;
  return typeof name === 'string' ? name : name[language];
};

/** The codes of a country's provinces or states, in the order of their names. */
export const regionsOf = (country: Country, language: Language): readonly string[] =>
  Object.keys(regions[country]).toSorted((a, b) =>
    regionLabel(country, a, language).localeCompare(regionLabel(country, b, language), language),
  );
