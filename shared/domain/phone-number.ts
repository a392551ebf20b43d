import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { phoneMetadata } from './phone-metadata.ts';

/** A phone number as E.164, read as a Canadian one without a country code; undefined for what nobody could dial. */
export const readPhone = (phone: string): string | undefined => {
  const number = parsePhoneNumberFromString(phone, 'CA', phoneMetadata());
  return number?.isValid() ? number.number : undefined;
};

/** The calling code and the further digits of an E.164 number; undefined for what is none. */
export const partsOfPhone = (
  phone: string,
): { readonly code: string; readonly national: string } | undefined => {
  const number = parsePhoneNumberFromString(phone, phoneMetadata());
  return number && { code: number.countryCallingCode, national: number.nationalNumber };
};
