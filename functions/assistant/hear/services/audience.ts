import { globalPattern, pattern, source } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import { NUMBER, numberOf } from '../numbers.ts';
import { matchesOf } from '../text.ts';

/** For whom a service is: the word by which names of services tell it (see service-words). */
export type Audience = 'femme' | 'homme' | 'enfant' | 'bebe';

export interface AudienceSaid extends Span {
  readonly audience: Audience;
}

const FOR = "(?:pour|for|c'est pour|it's for|de|d')?\\s*";
const AGE = `(\\d{1,2}|${NUMBER})`;
/** An age by itself. What has lasted so long, or is so far away, is none: « depuis 3 mois », « enceinte de 6 mois ». */
const YEARS = source`
  (?<!
    \b(?:
      depuis|dans|durant|pendant|apres|avant|(?:y a|fait|ca fait)|enceinte|blessure|garantie|contrat|bail
      |hypotheque|since|in|within|after|pregnant
    ) (?:(?:de|pres de|plus de|environ|about|over) )?
  )${AGE}[ -]?(?:ans|an|years?[ -]old|year[ -]old|y\/?o|yrs?(?: old)?|mois|months?[ -]old)`;

/** The age of somebody who was just named. */
const AGED = source`
  ${AGE}[ -]?(?:
    ans|an|years?[ -]old|year[ -]old|y\/?o|yrs?(?: old)?|mois|semaines|(?:months?|weeks?)(?:[ -]old)?
  )(?! (?:ago|from|later|after|before|d'avance)\b)`;

/** "He's 8", "is nine and": a number alone is an age only behind these, and before no other word of its own. */
const IS_AGED = source`
  (?:he's|he is|she's|she is|is|aged|age|(?:just )?turn(?:ed|s)) ${AGE}(?![a-z0-9])
  (?:(?! ?[a-z:])|(?= (?:and|et|now|so|needs?|wants?)\b))`;

/** Somebody of a told age: a child's service is theirs up to this one. */
const LAST_CHILD_AGE = 13;

/** "My 3 kids". */
const SOME = '(?:deux|trois|quatre|cinq|two|three|four|five|[2-9])';

const SON = source`
  (?:mon |mes |my |notre |nos |our |un |a |le |son |his |her )(?:
  petits? |jeune |little |young |deux |two |trois |three |[2-9] |grand )*(?:
    gars|fils|petits?-?fils|neveux?|garcons?|boys?|sons?|grand-?sons?|nephews?
    |(?<=little |young |petit )(?:guy|man|fella|buddy|bonhomme|loup)|ti-?gars|ti-?cul|p'tit gars
  )`;
const DAUGHTER = source`
  (?:ma |mes |my |notre |nos |our |une |a |la |sa )(?:
  petites? |jeune |little |young |deux |two |trois |three |[2-9] |grande )*(?:
    filles?|petites?-?filles?|nieces?|fillettes?|daughters?|grand-?daughters?|girls?|p'tite fille
  )`;
const MAN = source`
  (?:mon |my |un |a |notre )(?:
    mari|epoux|chum|copain|pere|papa|frere|grand-pere|husband|boyfriend|dad|father|brother|grandpa|guy|man
    |homme|fiance
  )`;
const WOMAN = source`
  (?:ma |my |une |a |notre )(?:
    femme|epouse|blonde|conjointe|copine|mere|maman|soeur|grand-mere|wife|girlfriend|mom|mum|mother|sister
    |grandma|woman|fiancee
  )`;
const CHILD = source`
  (?:
    (?:(?:my|our|the|mes|nos|les|both) )+(?:twins|jumeaux|jumelles)
    |(?:my|our|mon|ma|notre) (?:little ones?|eldest|(?:plus (?:vieux|vieille|jeune))|(?:petit|ti) loup)
  |(?:my |our |the )?little guy(?='s )|(?:mon|ma|mes|my|un|une|a|our|notre|nos|(?<=\b(?:pour|for) )${SOME}) )
  (?:petite?s? |little |${SOME} )*(?:
    enfants?|kids?|child|children|toddler|ado|teen|flo|(?<!\bune? )petite?s?|youngest|oldest
  )`;

const BABY = source`
  (?:(?:mon|ma|mes|my|un|une|a|our|notre|nos) )(?:petite?s? |little |new |deux |two |[2-9] )*
  (?:bebes?|baby|babies|nourrissons?|poupons?|infants?)`;

const HAS = source`
  (?:
    (?:qui |il |elle )?(?:a|aura|vient d'avoir) |(?:who |he |she )?(?:is|'s|just turned|turned) |who's |he's |
  she's |aged? (?:de )?|de )?`;

const grown = (words: string): Audience | undefined => {
  if (/ (?:son|boy)$/.test(words)) return 'homme';
  return / (?:daughter|girl)$/.test(words) ? 'femme' : undefined;
};

const I_AM = "(?:je suis|j'?suis|ch'?uis?|chu|i'?m|i am|moi,? (?:c'est|chu|je suis))";

/** "For my daughter Friday, she's 22": an age told after them, in the same message. */
const AGED_AFTER: Readonly<Record<'son' | 'daughter', RegExp>> = {
  son: pattern`
    \b(?:he's|he is|il a|y a)(?: deja| now| almost| presque)? ${AGE}(?! ?(?:min(?:ute)?s?\b|h\b|\$|[:%]))
    (?: ?(?:ans|years?|yo)|(?= *(?:$|[,.!])| (?:mind|la|now|and|et)\b))`,
  daughter: pattern`
    \b(?:she's|she is|elle a|a)(?: deja| now| almost| presque)? ${AGE}(?! ?(?:min(?:ute)?s?\b|h\b|\$|[:%]))
    (?: ?(?:ans|years?|yo)|(?= *(?:$|[,.!])| (?:mind|la|now|and|et)\b))`,
};

const isGrown = (said: number | undefined, whose: 'son' | 'daughter', behind: string): boolean => {
  const age = said ?? numberOf(AGED_AFTER[whose].exec(behind)?.[1]);
  return age !== undefined && age > LAST_CHILD_AGE;
};

/** A baby's service is theirs until this age, in years. */
const FIRST_CHILD_AGE = 2;

const young = (age: number | undefined): Audience =>
  age !== undefined && age < FIRST_CHILD_AGE ? 'bebe' : 'enfant';

type Read = (age: number | undefined, words: string, behind: string) => Audience | undefined;

const told: readonly (readonly [RegExp, Read])[] = [
  // Whoever says it of themselves is no child.
  [new RegExp(`\\b${I_AM} (?:un |an? )?(?:homme|gars|man|guy|dude|male)(?![a-z])`, 'g'), () => 'homme'],
  [
    new RegExp(`\\b${I_AM} (?:une |an? )?(?:femme|fille|dame|woman|girl|lady|female)(?![a-z])`, 'g'),
    () => 'femme',
  ],
  [
    new RegExp(`\\b${FOR}${SON}(?:[ ,]{1,2}(?:${HAS}${AGED}|${IS_AGED}))?(?![a-z])`, 'g'),
    (age, _, behind) => (isGrown(age, 'son', behind) ? 'homme' : young(age)),
  ],
  [
    new RegExp(`\\b${FOR}${DAUGHTER}(?:[ ,]{1,2}(?:${HAS}${AGED}|${IS_AGED}))?(?![a-z])`, 'g'),
    (age, _, behind) => (isGrown(age, 'daughter', behind) ? 'femme' : young(age)),
  ],
  [new RegExp(`\\b${FOR}${BABY}(?:[ ,]{1,2}(?:${HAS}${AGED}|${IS_AGED}))?(?![a-z])`, 'g'), () => 'bebe'],
  [new RegExp(`\\b${FOR}${CHILD}(?:[ ,]{1,2}(?:${HAS}${AGED}|${IS_AGED}))?(?![a-z])`, 'g'), young],
  [
    globalPattern`
      \b${FOR}(?:my |a |mon |un |une |ma )?${YEARS}(?: (?:old )?(?:son|boy|daughter|girl|kid|child|baby))?
      (?![a-z])`,
    (age, words) => (age !== undefined && age <= LAST_CHILD_AGE ? young(age) : grown(words)),
  ],
  [
    new RegExp(`\\b(?:he|she)(?:'s| is)(?: only| just)? ${AGE}(?= ?(?:$|[,.!)]))`, 'g'),
    (age) => (age !== undefined && age <= LAST_CHILD_AGE ? young(age) : undefined),
  ],
  [new RegExp(`\\b${FOR}${MAN}(?![a-z])`, 'g'), () => 'homme'],
  [new RegExp(`\\b${FOR}${WOMAN}(?![a-z])`, 'g'), () => 'femme'],
  [/\b(?:pour hommes?|for men|for a man|for guys?|for him)(?![a-z])/g, () => 'homme'],
  [/\b(?:pour (?:femmes?|dames?)|for women|for ladies|for a woman|for her)(?![a-z])/g, () => 'femme'],
  [/\b(?:pour enfants?|for kids?|for children|for a child)(?![a-z])/g, () => 'enfant'],
];

const MONTHS_IN_YEAR = 12;
const WEEKS_IN_YEAR = 52;

/** In years. */
const ageOf = (match: RegExpExecArray): number | undefined => {
  const digits = match[1] ?? match[2];
  if (digits === undefined) return undefined;
  const age = numberOf(digits);
  if (age === undefined) return undefined;
  if (/semaine|week/.test(match[0])) return age / WEEKS_IN_YEAR;
  return /mois|month/.test(match[0]) ? age / MONTHS_IN_YEAR : age;
};

/** Somebody of a story, not of the appointment: "lifting my son", « en jouant avec ma fille », "I had a baby". */
const STORY_BEFORE = pattern`
  \b(?:
    en (?!amen|emmen|venant|prenant|reservant)[a-z]+ant(?: avec)?
    |(?:
      lift|carry|hold|play|skat|ski|runn|chas|pick|wrestl|walk|driv|push|catch|rock|feed|nurs|danc|wrestl
      |fight|cuddl|bath|tobogg?an+|sledd
    )ing(?: up| after| with| around with)?
    |(?:(?:aller|vais|va|venir|dois) )?(?:chercher|recuperer|reconduire|deposer)|(?:pick|drop)(?: (?:up|off))?|fetch
    |(?:j'ai|on a|ai) eu|had|accouche d[e']?|\bas|when i was
    |quand j'etais
  ) ?$`;
/** "My kid jumped on me", « mon gars m'a sauté dessus ». */
const STORY_BEHIND =
  /^ (?:m'|me |nous a|[a-z]+ (?:on|into|over) (?:me|my)\b|(?:hit|kicked|bit|pushed|tackled) (?:me|my)\b)/;

/** "Not a child", « plus une enfant »: nobody's appointment. */
const DENIED_BEFORE = /\b(?:pas|plus|pus|not|no longer|isn't|n'est pas|est pas)(?: vraiment| really)? ?$/;

const isOfStory = ({ start, end }: Span, folded: string): boolean =>
  DENIED_BEFORE.test(folded.slice(Math.max(0, start - 20), start)) ||
  STORY_BEFORE.test(folded.slice(Math.max(0, start - 40), start)) ||
  STORY_BEHIND.test(folded.slice(end));

interface Told extends AudienceSaid {
  readonly isOfStory: boolean;
}

const toldIn = (folded: string): readonly Told[] => {
  const found: Told[] = [];
  for (const [pattern, read] of told)
    for (const match of matchesOf(folded, pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      if (found.some((other) => other.start < span.end && span.start < other.end)) continue;
      const audience = read(ageOf(match), match[0], folded.slice(span.end));
      if (audience) found.push({ ...span, audience, isOfStory: isOfStory(span, folded) });
    }
  return found.sort((a, b) => a.start - b.start);
};

/** Whoever a message says an appointment is for, as far as it tells services apart. Each word counts once. */
export const audiencesIn = (folded: string): readonly AudienceSaid[] =>
  toldIn(folded).flatMap(({ isOfStory: isTold, ...said }) => (isTold ? [] : [said]));

/** Words for people of whom something is told, and for whom nothing is wished. */
export const othersIn = (folded: string): readonly Span[] =>
  toldIn(folded).filter(({ isOfStory: isTold }) => isTold);
