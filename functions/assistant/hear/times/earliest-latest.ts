import { source } from '../../patterns.ts';

/** "The latest that we can make", "the latest for me". */
export const WHO_CAN = source`
  (?:
    (?: that)? (?:i|s?he|we|they)(?:'d|'ll|'m|'re)? (?:[a-z]+ ?){1,6}?
    | for (?:me|us|him|her|them)| pour (?:moi|nous|lui|elle|eux)
    | (?:que |qu')(?:je |j'|on |nous |ils? |elles? )(?:[a-z]+,? ?){1,5}?
  )`;
const IS = "(?:is|would be|'s|c'est|ce (?:serait|sera)|serait)";

/** English may leave the article out: « c'est plus tôt » compares. */
const ENGLISH = '(?:(?:the|my) )?';

const leading = (words: string): string => `(?:${words})${WHO_CAN} ?${IS}`;
const trailing = (words: string): string =>
  `,? ${IS} (?:${words})(?:${WHO_CAN}(?= *(?:$|[.,;:!?)]|(?:so|and|but|et|donc|faque|mais)(?![a-z]))))?`;

const EARLIEST = `${ENGLISH}(?:earliest|soonest)|le plus tot`;
const LATEST = `${ENGLISH}latest|le plus tard`;

/** "The earliest she could be there is twelve", "earliest I can make it is", « le plus tôt que je peux, c'est ». */
export const EARLIEST_IS = leading(EARLIEST);
/** "Twelve is the earliest she could be there". */
export const IS_EARLIEST = trailing(EARLIEST);
/** "The latest I can do is four". */
export const LATEST_IS = leading(LATEST);
/** « 16 h, c'est le plus tard que je peux ». */
export const IS_LATEST = trailing(LATEST);
