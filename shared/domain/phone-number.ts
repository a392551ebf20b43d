import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { phoneMetadata } from './phone-metadata.ts';

/** A phone number as E.164, read as Canadian without a country code; undefined when it cannot be dialled. */
export const readPhone = (phone: string): string | undefined => {
  const number = parsePhoneNumberFromString(phone, 'CA', phoneMetadata());
  return number?.isValid() ? number.number : undefined;
};

/** The country calling code and the other digits of an E.164 number; undefined for other text. */
export const partsOfPhone = (
  phone: string,
): { readonly code: string; readonly national: string } | undefined => {
  const number = parsePhoneNumberFromString(phone, phoneMetadata());
  return number && { code: number.countryCallingCode, national: number.nationalNumber };
};

/** Countries whose numbers are sent SMS. */
const SMS_COUNTRIES: ReadonlySet<unknown> = new Set(['CA', 'US']);

/** Whether a number is of Canada or the United States: other countries share their calling code. */
export const isSmsPhone = (phone: string): boolean => {
  const number = parsePhoneNumberFromString(phone, phoneMetadata());
  return number?.isValid() === true && SMS_COUNTRIES.has(number.country);
};
