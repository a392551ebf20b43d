import { source } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import { matchesOf } from '../text.ts';

/** One of several: themselves, a number, somebody or something of theirs. */
const SELF = '(?:moi|me|mine|mien|mienne)';
const THEIRS = '(?:my|mon|ma|our|notre)(?= [a-z])';
const ONE = source`
  (?:
    (?:the |le |la |l')?(?:${SELF}|${THEIRS})|(?:just |juste )?(?:one|une?)(?! (?:of the )?(?:cut|coupe))
    |pour moi|for me
  )`;
const PAUSE = '[ ,:;.-]{1,3}';

const FIRST = [
  // "Let's start with mine", « commençons par la Mazda ».
  source`
    (?:start|begin|commence[rz]?|commencons|debute[rz]?|debutons|go|y aller)(?: (?:with|by|par|avec|d'abord))+ (?:
      ${ONE}|(?:the|le|la|l')(?= ?[a-z])
    )`,
  // "First is my Mazda", "first me", « d'abord moi », « le premier : ma Mazda ».
  source`
    (?:the |le |la )?(?:first|premiere?|premierement|d'abord)(?: (?:one|up))?(?:
      ,? (?:is|will be|would be|comes|c'est|est|ce serait|for|pour)|${PAUSE}
    )? ?(?:for |pour )?(?:(?:le |la )?${SELF}|${THEIRS})`,
  // "Me first", « la mienne en premier ».
  `(?:(?:le |la )?${SELF}|pour moi|for me) (?:first|en premier|d'abord|pour commencer|to start)`,
  `(?:my|mon|ma)(?= [a-z'-]+ (?:first|en premier|d'abord|pour commencer|to start)\\b)`,
  // "One at a time: my Mazda".
  `(?:one (?:at a time|by one)|une? (?:a la fois|par une?))${PAUSE}(?:${THEIRS}|${SELF})`,
].map((words) => new RegExp(`(?<![a-z'])(?:${words})(?![a-z])`, 'g'));

/** "My first appointment", "my son's first cut": of that one there is no second. */
const OF_ONE_KIND = /\b(?:my|mon|ma|mes|his|her|son|sa|(?<!\blet)'s) $/;

/** Where several are told to be done one after the other, with one of them now: the others are told of later. */
export const oneFirstIn = (folded: string): readonly Span[] =>
  matchesOf(folded, FIRST)
    .filter(({ index }) => !OF_ONE_KIND.test(folded.slice(0, index)))
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
