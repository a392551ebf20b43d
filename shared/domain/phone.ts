import { NBSP } from './typography.ts';

const NORTH_AMERICAN = /^\+1(\d{3})(\d{3})(\d{4})$/;
const FRENCH = /^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/;

/** Calling codes of one and two digits (ITU-T E.164, annex); all others have three. */
const SHORT_CODES = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
const INTERNATIONAL = /^\+(\d{8,15})$/;

/** Digits in groups of three, the last one of two to four, so that no digit is left alone. */
const inThrees = (digits: string): string =>
  digits.length <= 4 ? digits : `${digits.slice(0, 3)}${NBSP}${inThrees(digits.slice(3))}`;

/**
 * An E.164 number as people read it: "514 555-0142" for North America, "+33 1 23 45 67 89" for France, "+44 207 946
 * 0958" elsewhere. Spaces are non-breaking. Other text is shown as it is.
 */
export const formatPhone = (phone: string): string => {
  const here = NORTH_AMERICAN.exec(phone);
  if (here) return `${here[1]}${NBSP}${here[2]}-${here[3]}`;
  const french = FRENCH.exec(phone);
  if (french) return ['+33', ...french.slice(1)].join(NBSP);
  const digits = INTERNATIONAL.exec(phone)?.[1];
  if (digits === undefined) return phone;
  const code = SHORT_CODES.exec(digits)?.[0] ?? digits.slice(0, 3);
  return `+${code}${NBSP}${inThrees(digits.slice(code.length))}`;
};
