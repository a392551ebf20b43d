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
