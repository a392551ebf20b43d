import { source } from '../../patterns.ts';
import {
  type BoundFound,
  firstBound,
  leadingIn,
  NO_SUBJECT,
  NO_TIME_BEHIND,
  type Table,
  trailingIn,
} from './bounds.ts';
import { NEAR } from './date-hit.ts';
import { EARLIEST_IS, IS_TOO_EARLY, IS_TOO_LATE, LATEST_IS } from './earliest-latest.ts';
import { AFTER_DOING, BEFORE_DOING, BUSY_UNTIL, FINISH, HOME_AT } from './free-from.ts';
import { OVER } from './over-by.ts';

/** Words before an hour alone: "I'm off at four" tells when one is free, "I'm off Tuesday" does not. */
const BEFORE_HOURS: Table = [
  ['from', EARLIEST_IS],
  ['until', LATEST_IS],
  ['from', AFTER_DOING],
  ['over_by', BEFORE_DOING],
  ['over_by', OVER],
  ['from', BUSY_UNTIL],
  ['from', FINISH],
  ['from', HOME_AT],
];

const PAUSE = source`
  [,;.]? ?(?:(?:so|donc|faque|alors|et|and|pis|mais|but) )?(?:
  any ?time |sometime |right |just |juste |n'importe quand )?`;
/** "Five is when I have to leave", « à 17 h, faut que je parte »: unless the hour of it follows. */
const LEAVES_THEN = source`
  (?: is when)?,? ?(?:
    (?:i|we|he|she|they) ?(?:gotta|(?:have|has|need|needs|got) to|must) (?:
      leave|go|head (?:out|home)|be (?:gone|out)
    )|(?:je |j'?|on |il |elle )(?:dois|doit) (?:(?:re)?partir|m'en aller|s'en aller)
    |faut (?:que |qu')(?:je |j'?|on |il |elle )(?:(?:re)?parte|m'en aille|s'en aille)
  )(?= *(?:$|[.,;:!?)]|(?:so|and|but|because|donc|faque|et|pis|mais|car|parce)(?![a-z])))`;

/** "My husband finishes at five, after that", « à midi, avant ça »: the hour that was just told bounds the wish. */
const BEHIND_HOURS: Table = [
  ['over_by', LEAVES_THEN],
  ['before', IS_TOO_LATE],
  ['later_than', IS_TOO_EARLY],
  [
    'from',
    source`
      ${PAUSE}(?:after (?:that|then)|(?<=any ?time )after|apres (?:ca|cela)|from then on|a partir de la)
      ${NO_SUBJECT}${NO_TIME_BEHIND}`,
  ],
  ['before', `${PAUSE}(?:before (?:that|then)|avant (?:ca|cela))${NO_SUBJECT}${NO_TIME_BEHIND}`],
];

const leading = leadingIn(BEFORE_HOURS);
const trailing = trailingIn(BEHIND_HOURS);

/** As far back as the words may begin that bound an hour: they say who does what until then. */
const REACH = 90;

/** The words that end at `start` and bound the wish by the hour that follows them. */
export const hourBoundBefore = (folded: string, start: number): BoundFound | undefined =>
  firstBound(leading, folded.slice(Math.max(0, start - REACH), start));

/** The words that begin at `end` and bound the wish by the hour that stands before them. */
export const hourBoundApart = (folded: string, end: number): BoundFound | undefined =>
  firstBound(trailing, folded.slice(end, end + NEAR));
