import { source } from '../../patterns.ts';

const WHO_CAN = source`
  (?:
    (?: that)? (?:i|s?he|we|they)(?:'d|'ll)? (?:[a-z]+ ?){1,6}?
    | (?:que |qu')(?:je |j'|on |nous |ils? |elles? )(?:[a-z]+,? ?){1,5}?
  )`;
const IS = "(?:is|would be|'s|c'est|ce (?:serait|sera)|serait)";

const leading = (words: string): string => `(?:the|my|le) (?:${words})${WHO_CAN} ?${IS}`;
const trailing = (words: string): string =>
  `,? ${IS} (?:the|my|le) (?:${words})(?:${WHO_CAN}(?= *(?:$|[.,;:!?)]|(?:so|and|but|et|donc|faque|mais)(?![a-z]))))?`;

const EARLIEST = 'earliest|soonest|plus tot';
const LATEST = 'latest|plus tard';

/** "The earliest she could be there is twelve", « le plus tôt que je peux, c'est ». */
export const EARLIEST_IS = leading(EARLIEST);
/** "Twelve is the earliest she could be there". */
export const IS_EARLIEST = trailing(EARLIEST);
/** "The latest I can do is four". */
export const LATEST_IS = leading(LATEST);
/** « 16 h, c'est le plus tard que je peux ». */
export const IS_LATEST = trailing(LATEST);
