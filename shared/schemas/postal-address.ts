import type { ObjectSchema } from 'yup';
import { MAX } from '../domain/limits.ts';
import { canonicalPostalCode, type PostalAddress } from '../domain/postal-address.ts';
import { COUNTRIES, isCountry, isRegionOf } from '../domain/regions.ts';
import { object, string, text } from './fields.ts';

/** What is no text is refused by the field's own rule, which is asked after these. */
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const within = (path: string, field: keyof PostalAddress): string => (path ? `${path}.${field}` : field);

/**
 * An address in Canada or the United States: `region` is the two-letter code of a province or state of the country.
 * The postal code is taken as people write it, in either case and with or without its space.
 */
export const postalAddress: ObjectSchema<PostalAddress> = object({
  line1: text(1, MAX.name).required(),
  line2: text(1, MAX.name).nullable().defined(),
  city: text(1, MAX.name).required(),
  region: text(2, 2).required(),
  postalCode: text(1, 10).required(),
  country: string().oneOf(COUNTRIES).required(),
})
  .noUnknown()
  .test({
    name: 'region',
    skipAbsent: true,
    test: ({ country, region }, { path, createError }) =>
      !isCountry(country) || !isText(region) || isRegionOf(country, region)
        ? true
        : createError({ path: within(path, 'region'), message: 'region' }),
  })
  .test({
    name: 'postal_code',
    skipAbsent: true,
    test: ({ country, postalCode }, { path, createError }) =>
      !isCountry(country) || !isText(postalCode) || canonicalPostalCode(postalCode, country)
        ? true
        : createError({ path: within(path, 'postalCode'), message: `postal_code:${country}` }),
  });

export type { PostalAddress };
