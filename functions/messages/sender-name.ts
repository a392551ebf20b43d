import { BRAND } from '../../shared/domain/brand.ts';

/** The longest that a business's name is written before the sender's address. */
const MOST = 60;

/** All that a name is made of. A mail program would show anything more as an address, a header or nothing at all. */
const NOT_OF_A_NAME = /[^\p{L}\p{M}\p{N} .,'’&()+/-]/gu;

/**
 * The name before the sender's address: "Garage Untel via Comptoir". A name that looks like an address or a header is
 * taken apart, so that nobody writes in somebody else's name.
 */
export const senderName = (business: string): string => {
  const name = business.normalize('NFC').replace(NOT_OF_A_NAME, ' ').replace(/ {2,}/g, ' ').trim();
  const short = Array.from(name).slice(0, MOST).join('').trim();
  return short === '' ? BRAND : `${short} via ${BRAND}`;
};
