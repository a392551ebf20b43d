import { source } from '../../patterns.ts';

/** "The latest that we can make", "the latest for me". */
export const WHO_CAN = source`
  (?:
    (?: that)? (?:i|s?he|we|they)(?:'d|'ll|'m|'re)? (?:[a-z]+ ?){1,6}?
    | for (?:me|us|him|her|them)| pour (?:moi|nous|lui|elle|eux)
    | (?:que |qu')(?:je |j'|on |nous |ils? |elles? )(?:[a-z]+,? ?){1,5}?
  )`;
const IS = "(?:is|would be|will be|'s|c'est|(?:ce|ca) (?:serait|sera)|serait)";

/** English may leave the article out: « c'est plus tôt » compares. */
const ENGLISH = '(?:(?:the|my) )?';

/** "The earliest would be five"; whose it is may be left out. */
const leading = (words: string): string => `(?:${words})(?:${WHO_CAN})? ?(?:${IS}|:)`;
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

const FOR_THEM = '(?: (?:pour|for) (?:moi|nous|elle|lui|me|us|her|him|(?:mes|mon|ma|my|our|nos) [a-z]+))?';
const IS_MUCH = source`
  ,? ?(?:(?:c'?est|c|ca fait|ce serait|est|is|'s|it's|that's|would be|serait) )
  (?:(?:
    un peu|vraiment|pas mal|bien|beaucoup|a (?:bit|little|tad)|way|kind of|kinda|rather|quite|pretty|awfully
    |just|really|still|deja|already|assez|ben
  ) )*`;
/** A little is told of what is too much. */
const SOMEWHAT =
  '(?:(?:a (?:bit|little|tad)|rather|quite|pretty|kinda|kind of|awfully|un (?:petit )?peu|pas mal|assez|ben) )';
const TOO_LATE = `(?:trop tard|too late|(?<=${SOMEWHAT})(?:late|tard))`;
const TOO_EARLY = `(?:trop tot|too early|(?<=${SOMEWHAT})(?:early|tot|de bonne heure))`;

/** "Six thirty is too late for me", « 18 h 30, c'est trop tard »: what is wished is before it. */
export const IS_TOO_LATE = `${IS_MUCH}${TOO_LATE}${FOR_THEM}(?! (?:to|pour|de|d') ?[a-z])`;
/** "Nine is a bit too early", « 9 h, c'est trop tôt »: what is wished is later. */
export const IS_TOO_EARLY = `${IS_MUCH}${TOO_EARLY}${FOR_THEM}(?! (?:to|pour|de|d') ?[a-z])`;
