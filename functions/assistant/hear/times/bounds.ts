import { pattern, source } from '../../patterns.ts';
import { GREAT_DAY } from '../activity-words.ts';
import { NEAR } from './date-hit.ts';
import { EARLIEST_IS, IS_EARLIEST, IS_LATEST, LATEST_IS, WHO_CAN } from './earliest-latest.ts';
import { LEAVE } from './leaving-words.ts';
import { BUSY, HOME } from './until-then.ts';

/**
 * How a phrase bounds the time that is named after it. "by three" and "until three" take three itself in, "before
 * three" does not; "after three" begins at three, "later than three" behind it; "out by three" is over at three. "Three
 * or a bit after" is soon after it.
 */
export type Bound =
  | 'before'
  | 'until'
  | 'from'
  | 'after'
  | 'later_than'
  | 'over_by'
  | 'soon_after'
  | 'shortly_before';

export interface BoundFound {
  readonly bound: Bound;
  /** Characters of the bounding words, beside the time. */
  readonly length: number;
  /** It says what somebody does then, and a refusal before it speaks of something else: "I work, I'm done at two". */
  readonly isTold?: boolean;
}

const ARTICLE = "(?: (?:le|la|les|du|on|the|a|at|vers|around|environ|about|l'))?";
/** Words that bound a time, longer phrases first. */
export type BoundTable = readonly (readonly [Bound, string])[];

/** Words before a time, longer phrases first. */
const BEFORE_IT: BoundTable = [
  ['from', EARLIEST_IS],
  ['until', LATEST_IS],
  ['from', BUSY],
  ['from', HOME],
  ['before', LEAVE],
  [
    'from',
    source`
      (?:(?:i|we)(?:'m|'re| am| are|'ll be)? (?:
        arriv(?:e|ing)|land(?:ing)?|get(?:ting)? (?:in|to town|to [a-z]{4,})
        |com(?:e|ing) (?:to town|in from [a-z]+)
      )|(?:j'|on |nous )(?:arrive|atterris|debarque)(?:ons)?)(?: (?:(?:in|to|at|from|a|au|en|de|d[eu']) ?)[a-z]{3,})?`,
  ],
  // "I need them for the 4th", « il m'en faut pour vendredi »: ready by then.
  [
    'until',
    source`
      (?:
        (?:need|needs|want|must have|gotta have)
        (?: (?:it|them|this|that|those|these|the [a-z]+|my [a-z]+|·+))(?: (?:done|ready|back|fixed|finished|all set))?
        |(?:en (?:ai|aurais|avons)|(?:m'|nous )?en faut|le faut|les faut|la faut|me (?:le|la|les) faut)(?: besoin)?
      ) (?:for|pour)`,
  ],
  [
    'until',
    source`
      (?:
        (?:pas|jamais|rien|not|no|never|nothing|any) (?:plus tard|later)(?: que?| than)
        |(?:between|entre) (?:right )?(?:now|maintenant) (?:and|et)|from now (?:on )?(?=(?:to|until|till) )
        |up (?:to|until|till) and including|d'ici(?: a)?|au plus tard|(?:gros |big )?max(?:imum)?|jusqu'(?:a|au|en)?
        |(?<!\b(?:come|coming|stop|stopping|swing|drop|pop|pass|passing) )by|until|till|'?til|thru|through|jusque|up to
      )`,
  ],
  [
    'from',
    source`
      (?:
        (?:pas|jamais|not|no|never) (?:plus tot|earlier|sooner|before then)(?: qu[e']?| than)|au plus tot
        |at (?:the )?(?:(?:very|absolute) )?(?:earliest|soonest)
        |a partir d(?:e|u|')|a compter d(?:e|u)|apartir de|des|starting(?: from| at)?|start(?:ing)? on
        |(?<!(?:apart|aside|away) )from|as of|beginning
      )`,
  ],
  [
    'before',
    source`
      (?:avant|before|b4) (?:mon|ma|mes|my|notre|our) (?!job\b|shift\b)(?:[a-z-]+ )??[a-z]{3,}
      (?:,? (?:which is |that's |qui est )?(?:on|of|du|de|le|ce|this))?`,
  ],
  // "After my treatments, which end on the 4th", "my exams finish the 10th".
  [
    'after',
    source`
      (?:(?:apres|after|once|une fois) )?(?:(?:my|our|the|his|her|mon|ma|mes|nos|le|la|les) |l')(?:[a-z'-]+ ){0,3}?(?:
        school|session|semester|term|exams?|finals|course|class(?:es)?|cours|ecole|examens?|treatments?|traitements?
        |vacation|vacances|internship|stage|camp|leave|conge|radio|chemo|chimio
      ),? (?:qui |which |that )?(?:
        ends?|finish(?:es)?|(?:is|are) (?:over|done)|fini(?:t|ssent)|(?:se )?termine(?:nt)?
      )(?: (?:on|le|the))?`,
  ],
  // "Before I start my new job on the 14th".
  [
    'before',
    source`
      (?:before|b4) (?:i|we|he|she|they|it|school|work|classes|(?:my|our|the|his|her) (?:[a-z]+ )?[a-z]+)(?:'s)? (?:
        starts?|begins?|resumes?|arrives?|comes?|gets? (?:here|back|in|home|married)|moves?|turns?|returns?
        |goes? (?:back|away|on|in)|sees?|expires?|ends?
      )(?: (?!after|before|but|or|and)[a-z'-]+){0,5}?
      |avant (?:que |qu'|de |d')(?:(?:je|j'|on|il|elle|ils|elles|l'[a-z]+|(?:mon|ma|mes|le|la|les) [a-z]+) ?)?(?:
        (?:re)?commence[rnt]*|arrive[rnt]*|revien[a-z]+|debute[rnt]*|demenage[rnt]*|me marie[r]?|entre[r]?
      )(?: (?!apres|avant|mais|ou|et)[a-z'-]+){0,4}?`,
  ],
  // "Before the office thing, which is Friday".
  [
    'before',
    source`
      (?:avant|before|b4) (?!i |we |you |je |j'|on |qu[e'])[a-z'· -]{3,40}?(?:
        ,? (?:which|that|qui) ?(?:is|'s|est|falls|tombe|a lieu|will be|sera)|,? c'est
      )(?: (?:on|du|de|le|ce|this))?`,
  ],
  // "Before the wedding on the 5th", « avant leur départ, le 5 »: whatever it is, it bounds the wish.
  [
    'before',
    source`
      (?:avant|before|b4) (?:(?:the|his|her|their|le|la|les|son|sa|ses|leurs?|un|une|an?) |l')?(?:[a-z-]+ )??
      ${GREAT_DAY}(?: (?:d[eu']|of) ?(?:(?:ma|mon|mes|la|le|my|the) )?[a-z]+)?
      (?:,? (?:(?:which is|that's|qui est|that is|c'est) )?(?:on|of|du|de|le|ce|this)?)?`,
  ],
  [
    'before',
    source`
      (?:avant|before|b4) (?:your|votre|vos|the|le|la|l'|my|mon|ma) ?(?:
        (?:lunch|coffee|dinner|noon)? ?(?:break|pause|lunch|dinner|diner|souper|supper)|closing|fermeture
      )(?: time)?,?(?: (?:at|a|de|d'|which is at))?`,
  ],
  ['before', "(?:avant(?: qu')?|before|b4|plus tot qu[e']|(?:earlier|sooner) than|prior to)"],
  ['later_than', '(?:plus tard que|later than)'],
  ['after', '(?:(?:any ?time )?after|aft(?= ?$)|apr(?:e)?s|past|(?<!\\b(?:je|j|tu|on) )passe)'],
];

/** "Saturday, or after five": the bound is that of the hour behind it. */
export const NO_TIME_BEHIND = source`
  (?! ?(?:at |a |the |le |la |mon |ma |my )?(?:
      \d
      |(?:noon|midi|minuit|work|school|lunch|supper|dinner|travail|job|ecole|l'ecole|souper|diner)(?![a-z])
    )
  )`;

/** "At five, after that I work": what comes then is something else. */
export const NO_SUBJECT = "(?! ?,? ?(?:i|i'm|i'll|we|he|she|they|je|j'|on|nous|il|elle|ils)\\b)";

const LATER = '(?:(?:plus|\\+) ?tard|plus|\\+|later)';

const A_BIT =
  '(?:(?:just |juste )?(?:a (?:bit|little(?: bit)?|tad|touch)|slightly|somewhat|un (?:petit )?peu))';

/** Words behind a time. */
const BEHIND_IT: BoundTable = [
  [
    'soon_after',
    source`
      ,? ?(?:ou|or|et|and) (?:${A_BIT} (?:apres|after(?:wards?)?|past(?: it)?|${LATER})
        |(?:just|right|shortly|soon|juste) (?:after|apres))
      ${NO_SUBJECT}${NO_TIME_BEHIND}`,
  ],
  [
    'shortly_before',
    source`
      ,? ?(?:ou|or|et|and) (?:${A_BIT} (?:avant|before|earlier|sooner|plus tot)|(?:just|right|shortly|juste) (?:before|avant))
      ${NO_SUBJECT}${NO_TIME_BEHIND}`,
  ],
  ['from', IS_EARLIEST],
  ['until', IS_LATEST],
  [
    'until',
    source`
      (?:
        ,? ?(?:au plus tard|at (?:the )?(?:very |absolute )?latest|latest|(?:gros |big )?max(?:imum)?|tops)
        (?!${WHO_CAN}| ?(?:a |at |vers )?(?:\d|midi|noon)| (?:is|would be|will be) )
        |,? ?(?:ou|or) (?:plus tot|moins tard|earlier|sooner|(?:avant|before)${NO_TIME_BEHIND})
      )`,
  ],
  [
    'from',
    source`
      (?:
        ,? ?(?:
          (?:au plus tot|at (?:the )?(?:(?:very|absolute) )?(?:earliest|soonest))
          (?! (?:possible|you|that you|u)(?![a-z])| ?(?:a |at |vers )?(?:\d|midi|noon))
          |minimum|earliest(?= *(?:$|[.,;!?)]))
        )
        |,? ?(?:ou|et|or|and) (?:
          ${LATER}|onwards?|up|beyond|(?:apres|after|passe)${NO_SUBJECT}${NO_TIME_BEHIND}
        )|onwards?|(?:and )?on(?= *(?:$|[.,;!?)]))|(?<! )\+|\+(?= ?(?:$|[.,;!?)]))
      )`,
  ],
];

/** "By Thursday inclusive": a bound takes its own day in all the same. */
const INCLUDED = pattern`
  ^,? ?(?:inclusivement|inclus(?:e|es)?|inclusive(?:ly)?|included|y compris|compris|all day included)(?![a-z])`;

/** How many characters behind a day only say that it is one of those meant. */
export const includedBehind = (folded: string, end: number): number =>
  INCLUDED.exec(folded.slice(end, end + NEAR))?.[0].length ?? 0;

/** The same as patterns. */
export type BoundPatterns = readonly { readonly bound: Bound; readonly pattern: RegExp }[];

export const leadingIn = (table: BoundTable): BoundPatterns =>
  table.map(([bound, words]) => ({ bound, pattern: new RegExp(`(?<![a-z'])${words}${ARTICLE} ?$`) }));

const leading = leadingIn(BEFORE_IT);

export const trailingIn = (table: BoundTable): BoundPatterns =>
  table.map(([bound, words]) => ({ bound, pattern: new RegExp(`^ ?${words}(?![a-z])`) }));

const trailing = trailingIn(BEHIND_IT);

/** The first of these that a text has. */
export const firstBound = (patterns: BoundPatterns, text: string): BoundFound | undefined => {
  for (const { bound, pattern } of patterns) {
    const match = pattern.exec(text);
    if (match) return { bound, length: match[0].length };
  }
  return undefined;
};

/** The words that end at `start` and bound the time that follows them. */
export const boundBefore = (folded: string, start: number, reach = NEAR): BoundFound | undefined =>
  firstBound(leading, folded.slice(Math.max(0, start - reach), start));

/** The words that begin at `end` and bound what stands before them. */
export const boundBehind = (folded: string, end: number): BoundFound | undefined =>
  firstBound(trailing, folded.slice(end, end + NEAR));
