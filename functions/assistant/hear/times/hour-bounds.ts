import { source } from '../../patterns.ts';
import { GAP } from '../text.ts';
import { BACK_BY } from './back-by.ts';
import {
  type BoundFound,
  type BoundTable,
  firstBound,
  leadingIn,
  NO_SUBJECT,
  NO_TIME_BEHIND,
  trailingIn,
} from './bounds.ts';
import { NEAR } from './date-hit.ts';
import { EARLIEST_IS, IS_TOO_EARLY, IS_TOO_LATE, LATEST_IS } from './earliest-latest.ts';
import { AFTER_DOING, BEFORE_DOING, BUSY_UNTIL, FINISH, HOME_AT } from './free-from.ts';
import { OVER } from './over-by.ts';
import { FREES, LANDS_THEN, NOT_YET, TAKES } from './whose-hours.ts';

/** Words before an hour alone: "I'm off at four" tells when one is free, "I'm off Tuesday" does not. */
const BEFORE_HOURS: BoundTable = [
  ['from', EARLIEST_IS],
  ['from', '(?:(?:the )?earliest,?|as early as)'],
  ['until', '(?:(?:the )?latest,?|as late as)'],
  ['until', LATEST_IS],
  ['from', AFTER_DOING],
  ['over_by', BEFORE_DOING],
  // "Before my three o'clock".
  ['before', '(?:before|b4|avant) (?:my|our|his|her|mon|ma|son|sa)'],
];

/** What somebody does at an hour, before it. */
const TOLD: BoundTable = [
  ['over_by', NOT_YET],
  ['over_by', LANDS_THEN],
  ...BACK_BY.map((words) => ['over_by', words] as const),
  ...FREES.map((words) => ['from', words] as const),
  ['over_by', OVER],
  ['from', BUSY_UNTIL],
  ['from', FINISH],
  ['from', HOME_AT],
  ...TAKES.map((words) => ['over_by', words] as const),
];

const PAUSE = source`
  (?: ·+)?[,;.]? ?(?:(?:so|donc|faque|fait que|alors|et|and|pis|mais|but|either|soit|c'est) )*
  (?:(?:(?:an?|une?|the|my|la|le|ma|mon) )?·+ )?(?:
    any ?time |sometime |right |just |juste |n'importe quand |tout de suite |shortly |soon
  )*`;
const AT_ANY = '(?:·+ )?(?:(?:right|just|juste|sometime|tout de suite) )?';
/** « Je peux venir », "I can be there", behind the hour at which something else is over. */
const CAN_COME = source`
  [,;.]? ?(?:(?:so|donc|faque|fait que|alors|et|and|pis|then|la) )*(?:
    (?:i|we|he|she)(?:'ll| can| could| will| would)?(?:'m| am| be)? ?(?:
      be (?:there|free)|come(?: in| over| by)?|make it|stop by|get there|swing by|drop in|head (?:over|there)|leave
      |free|available|good|open|there|off
    )?(?: over| by)?
    |(?:je|on|il|elle) (?:peux|peut|pourrais|pourrait|suis|serais|serai|sera|est) ?(?:
      venir|passer|arriver|partir|etre la|m'en venir|libre|dispo(?:nible)?|la
    )?
  )`;
const THERE_AFTER = source`
  ${CAN_COME} (?:(?:right|just|any ?time|·+|juste|tout de suite|shortly|soon) )*
  (?:after(?:wards?)?(?: that)?|apres(?: ca)?|from (?:then|there)(?: on)?|ensuite|a partir de la)
  (?= *(?:$|[.,;:!?)]))`;
const THEN_FREE = source`
  [,;.]? ?(?:(?:and|so|et|pis|puis|mais|but) )?(?:then|after(?: that)?|la|apres(?: ca)?|ensuite) (?:
    (?:i |we )?(?:(?:i'?m|am|i'll be|we're) )?(?:free|available|good|all yours|wide open|(?:can|could) (?:leave|come|go))
    |(?:je|j'|on|chu|ch'?suis|jsuis) ?(?:suis|serai|est|peux|peut)? ?(?:libre|dispo\w*|partir|venir)
  )`;
/** "I've a dinner at seven, so we'd need to be finished": before it. */
const MUST_BE_OVER = source`
  ${PAUSE}(?:
    (?:i|we|it|that|she|he)(?:'d|'ll|'s| would| will)? (?:need|needs|have|has|gotta|got|want|must|should|like)
    (?: to)? be (?:all )?(?:done|finished|over|out(?: of there)?|gone|back|home|ready)
    |(?:il )?(?:faut|faudrait|doit|dois) (?:que )?(?:(?:ce|ca|je|j'|on) ?)?(?:soit|sois|aie|ait|etre|avoir) (?:
      fini|termine|sorti|parti|revenu|rentre
    )e?s?
  )(?: (?:before(?: (?:that|then))?|by then|avant(?: ca)?|d'ici la|pour ca))?(?= *(?:$|[.,;:!?)]))`;
/** "Five is when I have to leave", « à 17 h, faut que je parte »: unless the hour of it follows. */
const LEAVES_THEN = source`
  (?: is when)?,? ?(?:
    (?:i|we|he|she|they) ?(?:gotta|(?:have|has|need|needs|got) to|must) (?:
      leave|go|head (?:out|home)|be (?:gone|out)
    )|(?:je |j'?|on |il |elle )(?:dois|doit) (?:(?:re)?partir|m'en aller|s'en aller)
    |faut (?:que |qu')(?:je |j'?|on |il |elle )(?:(?:re)?parte|m'en aille|s'en aille)
  )(?= *(?:$|[.,;:!?)]|(?:so|and|but|because|donc|faque|et|pis|mais|car|parce)(?![a-z])))`;

/** "My husband finishes at five, after that", « à midi, avant ça »: the hour that was just told bounds the wish. */
const BEHIND_HOURS: BoundTable = [
  ['over_by', LEAVES_THEN],
  ['over_by', MUST_BE_OVER],
  ['from', THERE_AFTER],
  ['from', THEN_FREE],
  ['before', IS_TOO_LATE],
  ['later_than', IS_TOO_EARLY],
  [
    'from',
    source`
      ${PAUSE}(?:after (?:that|then)|(?<=any ?time )after|apres (?:ca|cela)|from then on|a partir de la)
      ${NO_SUBJECT}${NO_TIME_BEHIND}`,
  ],
  // "So anytime after", « donc avant ».
  ['from', `,? ?(?:so|donc|faque|alors|fait que) ${AT_ANY}(?:after|apres)(?= *(?:$|[.,;:!?)]))`],
  ['before', `,? ?(?:so|donc|faque|alors|fait que) ${AT_ANY}(?:before|avant)(?= *(?:$|[.,;:!?)]))`],
  ['before', `${PAUSE}(?:before (?:that|then)|avant (?:ca|cela))${NO_SUBJECT}${NO_TIME_BEHIND}`],
];

const leading = leadingIn(BEFORE_HOURS);
const told = leadingIn(TOLD);
const trailing = trailingIn(BEHIND_HOURS);

/** As far back as the words may begin that bound an hour: they say who does what until then. */
const REACH = 90;

const BEGINS_ANEW =
  /^[ ,]*(?:i|we|he|she|they|my|our|je|on|nous|ils?|elles?|mon|ma|mes|notre)(?:'| |[a-z]'|m )|^[ ,]*j'/;

/** The words that end at `start` and bound the wish by the hour that follows them. */
export const hourBoundBefore = (folded: string, start: number): BoundFound | undefined => {
  const before = folded.slice(Math.max(0, start - REACH), start);
  const found = firstBound(leading, before);
  if (found) return found;
  // "This weekend but Saturday we're busy until three": not from a time on that was told before.
  const own = before.slice(before.lastIndexOf(GAP) + 1);
  const doing = (BEGINS_ANEW.test(own) ? firstBound(told, own) : undefined) ?? firstBound(told, before);
  return doing && { ...doing, isTold: doing.bound === 'from' };
};

/** The words that begin at `end` and bound the wish by the hour that stands before them. */
export const hourBoundApart = (folded: string, end: number): BoundFound | undefined =>
  firstBound(trailing, folded.slice(end, end + NEAR));
