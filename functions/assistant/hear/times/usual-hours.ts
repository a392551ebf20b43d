import type { Interval } from '../../frame.ts';
import { source } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import { matchesOf } from '../text.ts';
import { at, between } from './during.ts';
import { type PartPattern, type PartWords, partPatterns } from './parts-of-day.ts';

const FIRST_HOUR: Interval = { ...between(0, at(10)), of: 'first_hour' };
const FIRST_HOURS: Interval = { ...between(0, at(10)), of: 'first_hours' };
const LAST_HOURS: Interval = { ...between(at(15), at(18)), of: 'last_hours' };
const BEFORE_WORK = between(0, at(9));
const AFTER_WORK = between(at(17));
const SCHOOL_BEGINS = at(9);
const SCHOOL_ENDS = at(15, 30);

/** Whoever tells the hour means that one. */
const NO_HOUR = '(?! ?,? ?(?:(?:at|a|vers|around|by|@) )?\\d)';
/** "First thing after lunch" is one stretch. */
const AFTER = '(?:(?:first thing|(?:la )?premiere chose) )?(?:after|apres)';

const WORK = source`
  (?:(?:the |my |our |le |mon |ma |la |notre )|l')?(?:
    work|office|jobs?|shift|travail|trav|bureau|ouvrage|boulot|taf|quart
  )`;
const TO_WORK = `(?:(?:to|for|in|at|pour|vers|sur|a|au) )*(?:${WORK}|travailler|bosser|working)`;
const FROM_WORK = `(?:(?:of|from|with|de|d'|du|a) ?)*(?:${WORK}|travailler|bosser|working)`;
const SELF = "(?:(?:i|we|je|on|nous)(?:'m|'re| am| are)? |j')";
const GO_TO_WORK = source`
  (?:
    before ${SELF}?(?:(?:have|need|got) to |gotta )?(?:go|head|leave|start|get)(?:ing)?(?: (?:off|out|back|over))?
    |avant (?:d'|de |que ${SELF})(?:m'en |me )?(?:
      aller?|aille|rentrer?|retourner?|partir|parte|commencer?|rendre|embarquer?
    )|on (?:my|the|our) way(?: (?:in|over|back))?|en (?:m'en )?(?:allant|route|partant)
  )`;
const LEAVE_WORK = source`
  (?:
    (?:when|once|after|as soon as) ${SELF}?(?:(?:get|getting|come|coming) (?:off|out|home|back)
    |finish(?:ing)?|leav(?:e|ing)|done|off|through)
    |(?:quand|lorsque|une fois que|des que|apres que) ${SELF}(?:
      finis|sors|debarque|reviens|quitte|aurai (?:fini|termine)|ai (?:fini|termine)
    )|on (?:my|the|our) way(?: (?:home|back))? (?=from)|(?:coming|straight|right) (?:home )?(?=from)
    |en (?:m'en )?(?:sortant|revenant|rentrant|finissant|debarquant|partant) (?=d)
    |(?:apres avoir|une fois) (?:fini|termine)
  )`;

const SCHOOL =
  "(?:(?:the |la )?(?:school|daycare|class|garderie|maternelle|service de garde)|l'ecole|ecole|classe)";
/** Words for them may have been read before. */
const KIDS = source`
  (?:(?:the|my|our|les|mes|nos|le|la|mon|ma) ?)?(?:
    kids?|children|boys?|girls?|son|daughter|enfants?|flos?|petite?s?|fille|fils|gars|them|·+
  )`;
const AT_SCHOOL = source`
  (?:'re|'s| are| is| sont| est| seront| sera)?(?: (?:gone|off|all|back|partie?s?|rendue?s?|retournee?s?))*
(?: (?:at|in|to|a|en|au) ${SCHOOL})`;
const ONCE_AT_SCHOOL = source`
  (?:
    (?:once|after|as soon as|une fois|(?:une fois|des|apres) que) ${KIDS}${AT_SCHOOL}
    |after (?:the )?(?:(?:${SCHOOL}|morning|kids?) )?drop[- ]?offs?
    |after (?:(?:i|we) )?drop(?:ping)?(?: off)? ${KIDS}(?: off)?(?: (?:at|to) ${SCHOOL})?
    |apres (?:avoir|que (?:je|j'|on) ?(?:ai[es]?|a|aura[i]?)) (?:depose|reconduit|laisse|mene|amene|porte)
    (?:e?s)? ${KIDS}(?: (?:a|au|en) ${SCHOOL})?
  )`;
const WHILE_AT_SCHOOL = `(?:while|when|pendant que|quand|lorsque|durant que) ${KIDS}${AT_SCHOOL}`;
const BEFORE_FETCHING = source`
  (?:
    before (?:(?:${SCHOOL}|kids?) )?pick[- ]?ups?(?! ${KIDS})|before (?:i |we )?(?:have to |need to )?
    (?:pick(?:ing)? up ${KIDS}|(?:pick(?:ing)?|get(?:ting)?|fetch(?:ing)?) ${KIDS}(?: up)?)
    |avant (?:d'|de |que ${SELF})(?:aller |aille )?(?:chercher|ramasser|recuperer|prendre) ${KIDS}
  )(?: (?:from|at|a|au|en) ${SCHOOL})?`;

const MEAL_NOON = '(?:midi|diner|lunch)';
const LUNCH = '(?:my |le |mon )?(?:lunch|diner)';

/** Where children are, told as the hours of it. */
const OF_CHILDREN: readonly PartWords[] = [
  [`${ONCE_AT_SCHOOL}${NO_HOUR}`, between(SCHOOL_BEGINS)],
  [`${WHILE_AT_SCHOOL}${NO_HOUR}`, between(SCHOOL_BEGINS, at(15))],
  [`${BEFORE_FETCHING}${NO_HOUR}`, between(0, at(15))],
];

const AFTER_WORK_WORDS = source`
  ${AFTER} (?:
    (?:le |mon |ma |la |l')?(?:
      travail|trav|job|jobs?|bureau|ouvrage|boulot|taf|shift|journee(?: de travail)?|quart
    )|(?:my )?(?:work|shift|the office)
  )`;
const AFTER_SCHOOL_WORDS =
  "(?:after|apres) (?:(?:l'|les )?(?:ecole|cours|classes?)|school|class(?:es)?)(?: pick[- ]?ups?)?";
const ENDS_AT = source`
  (?:
    off|done|out|over|finish(?:es)?|ends?|lets out|finis|fini|finit|finissent|finie|termine(?:nt)?|sor(?:[st]|tent)
    |debarque(?:nt)?|free|libre
  )(?: [a-z'·-]+){0,3}? ?(?:at|a|vers|around|@)? ?(?:\d|noon|midi|half|quarter)`;
/** The hour at which whoever writes is done with work. */
const OWN_END = source`
  (?<![a-z'])(?:
    (?:i|we)(?:'m|m|'re| am| are)?(?: (?:only|always))?(?: get| got)?
    |(?:je|j'|on|ch'?u|ch'?uis)(?: ?(?:suis|est|ai|a))?
    |(?:my|mon|ma|notre|our) (?:work|shift|day|job|journee|shift|quart|chiffre)(?:'s| is| est)?
  ) ?${ENDS_AT}`;
/** The hour at which school is over. */
const SCHOOL_END = source`
  (?:
    ${OWN_END}
    |(?<![a-z'])(?:
      (?:s?he|they|it|ils?|elles?|y|class|school|ecole|(?:the|my|our|his|her|les?|la|mes|mon|ma|l') ?[a-z]+|·+)
    )(?:'s|'re| is| are| est| sont)?(?: gets?)? ${ENDS_AT}
  )`;
/** "After my shift which ends at two". */
const WHICH_ENDS = `,? (?:which|that|qui) ${ENDS_AT}`;
const WHICH_BEGINS = ',? (?:which|that|qui) (?:starts?|begins?|commence|debute)';
const BEFORE_WORK_WORDS = source`
  (?:
    avant (?:le |mon |ma |la |l')?(?:travail|job|bureau|ouvrage|boulot|shift|quart)
    |(?:before|b4) (?:my )?(?:work|shift)
  )`;
/** The hour at which whoever writes begins to work. */
const OWN_START = source`
  \b(?:(?:i|we|je|on)(?:'m| am)?(?: only| usually)? ?(?:start|begin|on at|commence|rentre|punche)|im on at)[a-z' ]{0,24}\d`;
/** Words for a part of the day with the hour behind them at which it begins: that hour is meant. */
const besideOwnHour = (words: string, end: string): string => `${words}(?=[^!]{0,30}?${end}|${WHICH_ENDS})`;

const TABLE: readonly PartWords[] = [
  ...OF_CHILDREN,
  [`(?:first thing|(?:la )?premiere chose|right|juste) (?:after|apres) ${LUNCH}`, between(at(13), at(15))],
  [
    source`
      (?:
        a la premiere heure|first thing(?: in the morning| in the am)?(?! (?:after|i|we|you|is|to)(?![a-z]))
      )`,
    FIRST_HOUR,
  ],
  [
    source`
      (?:
        (?<!plus )(?:tres )?tot (?:en|dans la) journee|early(?: on)? in the day
        |(?:au |en )?debut de (?:la )?journee|(?:at the )?(?:start|beginning) of (?:the|your) day
      )`,
    FIRST_HOURS,
  ],
  ['plus tard en journee', between(at(15), at(18))],
  [
    source`
      (?:en |a la )?fin de (?:la |votre )?journee|(?:at )?(?:the )?(?:very )?end of (?:the |your )?day
      |\beod\b|\bcob\b|close of business
      |late in the day|(?<!plus )(?:tres )?tard (?:en|dans la) journee`,
    LAST_HOURS,
  ],
  ['(?:(?:au|in the|the) )?(?:milieu de (?:la )?journee|middle of (?:the )?day)', between(at(11), at(14))],
  [
    '(?:(?:the |la )?(?:first half|premiere moitie)(?: of| de)?(?: the| la)? (?:day|journee))',
    between(0, at(12)),
  ],
  [
    '(?:(?:the |la )?(?:second half|last half|deuxieme moitie)(?: of| de)?(?: the| la)? (?:day|journee))',
    between(at(12)),
  ],
  [besideOwnHour(AFTER_WORK_WORDS, OWN_END), between(0)],
  [AFTER_WORK_WORDS, AFTER_WORK],
  [`${LEAVE_WORK} ?${FROM_WORK}${NO_HOUR}`, AFTER_WORK],
  // "I start at ten so before work": that hour is meant.
  [
    `(?<=${OWN_START}[^.!?]{0,24})${BEFORE_WORK_WORDS}|${BEFORE_WORK_WORDS}(?=[^!]{0,24}?${OWN_START}|${WHICH_BEGINS})`,
    between(0),
  ],
  [BEFORE_WORK_WORDS, BEFORE_WORK],
  [`${GO_TO_WORK} ${TO_WORK}${NO_HOUR}`, BEFORE_WORK],
  [besideOwnHour(AFTER_SCHOOL_WORDS, SCHOOL_END), between(0)],
  [AFTER_SCHOOL_WORDS, between(SCHOOL_ENDS)],
  [
    source`
      (?:when|once|after|quand|une fois que) (?:school|l'ecole)(?:'s| is| gets| lets| est)? (?:
        out|over|done|finie?|finit|termine)${NO_HOUR}`,
    between(SCHOOL_ENDS),
  ],
  [
    "(?:avant (?:l'|les )?(?:ecole|cours)|before (?:school|class))(?! (?:lets|gets|ends|is|finish|fini|termine))",
    between(0, SCHOOL_BEGINS),
  ],
  [`${AFTER} (?:(?:le |mon )?souper|supper|dinner)`, between(at(18))],
  ['(?:avant (?:le |mon )?souper|before (?:supper|dinner))', between(0, at(17))],
  [`${AFTER} ${LUNCH}`, between(at(13), at(18))],
  [`(?:avant|before) ${LUNCH}`, between(0, at(12))],
  [
    source`
      (?:(?:a|sur|pendant|durant) )?(?:l'|mon )?heure (?:du|de|de mon) souper|supper ?(?:time|hour)
      |dinner ?(?:time|hour)`,
    between(at(17), at(19)),
  ],
  [
    source`
      (?:(?:sur|a|pendant|durant) )?(?:l'|mon |ma )?(?:heure |pause[- ])(?:(?:du|de|de mon|d') ?)?${MEAL_NOON}
      |(?:(?:a|sur|pendant|durant|ce) )(?:l'|le |mon )?(?:diner|lunch)
      |(?:(?:at|over|during|on) )?(?:my )?lunch ?(?:time|hour|break)|(?:at|over|during) lunch
      |(?:(?:over|during|at|around) )?(?:the )?(?:noon|lunch)[- ]?(?:hour|time)`,
    between(at(11, 30), at(13, 30)),
  ],
  [
    '(?<!plus (?:tot|tard) )(?:durant|pendant|dans) (?:le jour|la journee)(?! d[eu])|during the day|daytime',
    between(at(9), at(17)),
  ],
];

/** Parts of the day by what is usually done then, longer phrases before the words that they hold. */
export const USUAL_HOURS: readonly PartPattern[] = partPatterns(TABLE);

const SOME_KIDS =
  '(?:the|my|our|his|her|les|mes|nos) (?:kids|children|little ones|twins|boys|girls|enfants|flos)';
/** Children who are minded, fetched or put to bed meanwhile: none of them comes. */
const MINDED = source`
  (?:
    watch|mind|babysit|look(?:ing)? after|takes? over|takes? care of|drops?(?: off)?|picks?(?: up)?
    |gard(?:e|er|ent)|(?:va|vais|aller) chercher|ramasse|recupere|depose|couche|reconduis|surveille
  )(?:es|s|ing)? ${SOME_KIDS}(?! (?:for (?:their|a)|pour (?:leur|une)))
  |(?:finish|(?:get )?out of|leave|after|before|last|finis|sors d[eu]|j'ai) (?:my |mes |mon )?(?:class(?:es)?|cours)
  (?= (?:at|a|until|till|jusqu|ends?|finit|from|de \d|on))
  |${SOME_KIDS}(?: are|'re| go(?:es)?)? (?:
    down|to (?:bed|sleep)|in bed|asleep|se couchent|(?:sont )?couches|deposes|dorment|font dodo
  )`;

const CHILDREN: readonly PartPattern[] = partPatterns([...OF_CHILDREN, [MINDED, between(0)]]);

/** Where a text tells hours by where children are: these are not whom the appointment is for. */
export const childrenElsewhere = (folded: string): readonly Span[] =>
  CHILDREN.flatMap(({ pattern }) =>
    matchesOf(folded, pattern).map(({ index, 0: words }) => ({ start: index, end: index + words.length })),
  );
