import { globalPattern, pattern, source } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import { matchesOf } from '../text.ts';
import type { AgeSaid } from './ages.ts';
import { FIRST_ADULT_AGE, FIRST_CHILD_AGE, FIRST_SENIOR_AGE, LAST_CHILD_AGE } from './life-stages.ts';

/** For whom a service is: the word by which names of services tell it (see service-words). */
export type Audience = 'femme' | 'homme' | 'enfant' | 'bebe' | 'adulte' | 'aine';

export interface AudienceSaid extends Span {
  readonly audience: Audience;
  /** How old they are, where it is told. */
  readonly age?: Pick<AgeSaid, 'years' | 'suits'>;
}

const FOR = "(?:pour|for|c'est pour|it's for|de|d')?\\s*";

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

const I_AM = "(?:je suis|j'?suis|ch'?uis?|chu|i'?m|i am|moi,? (?:c'est|chu|je suis))";

const young = (age: number | undefined): Audience =>
  age !== undefined && age < FIRST_CHILD_AGE ? 'bebe' : 'enfant';

const orGrown =
  (grown: Audience) =>
  (age: number | undefined): Audience =>
    age !== undefined && age > LAST_CHILD_AGE ? grown : young(age);

const always = (audience: Audience) => (): Audience => audience;

type Read = (age: number | undefined) => Audience;

const told: readonly (readonly [RegExp, Read])[] = [
  // Whoever says it of themselves is no child.
  [new RegExp(`\\b${I_AM} (?:un |an? )?(?:homme|gars|man|guy|dude|male)(?![a-z])`, 'g'), always('homme')],
  [
    new RegExp(`\\b${I_AM} (?:une |an? )?(?:femme|fille|dame|woman|girl|lady|female)(?![a-z])`, 'g'),
    always('femme'),
  ],
  [new RegExp(`\\b${FOR}${SON}(?![a-z])`, 'g'), orGrown('homme')],
  [new RegExp(`\\b${FOR}${DAUGHTER}(?![a-z])`, 'g'), orGrown('femme')],
  [new RegExp(`\\b${FOR}${BABY}(?![a-z])`, 'g'), always('bebe')],
  [new RegExp(`\\b${FOR}${CHILD}(?![a-z])`, 'g'), young],
  [new RegExp(`\\b${FOR}${MAN}(?![a-z])`, 'g'), always('homme')],
  [new RegExp(`\\b${FOR}${WOMAN}(?![a-z])`, 'g'), always('femme')],
  [/\b(?:pour hommes?|for men|for a man|for guys?|for him)(?![a-z])/g, always('homme')],
  [/\b(?:pour (?:femmes?|dames?)|for women|for ladies|for a woman|for her)(?![a-z])/g, always('femme')],
  [/\b(?:pour enfants?|for kids?|for children|for a child)(?![a-z])/g, always('enfant')],
  [
    globalPattern`
      \b(?:c'?est|ce serait|it'?s|it is) (?:(?:juste|plutot|just|actually) )?(?:pour moi|for me)
      (?! (?:et|and|pis)\b)(?![a-z])`,
    always('adulte'),
  ],
];

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

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

const APPOSED = /^[ ,(]{0,2}$/;
const SHE_OR_HE = /^(?:he|she|il|elle|y)\b/;

/** The age of somebody: told with them, right behind them, or of "him" and "her" afterwards. */
const ageOf = (who: Span, ages: readonly AgeSaid[], folded: string): AgeSaid | undefined =>
  ages.find((age) => overlaps(age, who)) ??
  ages.find(({ start }) => start >= who.end && APPOSED.test(folded.slice(who.end, start))) ??
  ages.find(({ start, end }) => start >= who.end && SHE_OR_HE.test(folded.slice(start, end)));

const NOUN = /^ (son|boy|daughter|girl|kid|child|baby)(?![a-z])/;

/** Somebody who is told of by their age alone. */
const byAge = ({ end, years }: AgeSaid, folded: string): Audience | undefined => {
  if (years <= LAST_CHILD_AGE) return young(years);
  const noun = NOUN.exec(folded.slice(end))?.[1] ?? '';
  if (/son|boy/.test(noun)) return 'homme';
  if (/daughter|girl/.test(noun)) return 'femme';
  if (years >= FIRST_SENIOR_AGE) return 'aine';
  return years >= FIRST_ADULT_AGE ? 'adulte' : undefined;
};

const withAge = (who: Span, age: AgeSaid | undefined, audience: Audience, folded: string): Told => {
  const isNext = age !== undefined && age.start <= who.end + 2;
  const end = isNext ? Math.max(who.end, age.end) : who.end;
  const span = { start: isNext ? Math.min(who.start, age.start) : who.start, end };
  return { ...span, audience, ...(age ? { age } : {}), isOfStory: isOfStory(span, folded) };
};

const toldIn = (folded: string, ages: readonly AgeSaid[]): readonly Told[] => {
  const found: Told[] = [];
  const taken: AgeSaid[] = [];
  for (const [pattern, read] of told)
    for (const match of matchesOf(folded, pattern)) {
      const who = { start: match.index, end: match.index + match[0].length };
      if (found.some((other) => overlaps(other, who))) continue;
      const age = ageOf(who, ages, folded);
      if (age) taken.push(age);
      found.push(withAge(who, age, read(age?.years), folded));
    }
  for (const age of ages) {
    const audience = taken.includes(age) ? undefined : byAge(age, folded);
    if (audience) found.push(withAge(age, age, audience, folded));
  }
  return found.sort((a, b) => a.start - b.start);
};

/** Whoever a message says an appointment is for, as far as it tells services apart, by the ages told in it too. Each word counts once. */
export const audiencesIn = (folded: string, ages: readonly AgeSaid[]): readonly AudienceSaid[] =>
  toldIn(folded, ages).flatMap(({ isOfStory: isTold, ...said }) => (isTold ? [] : [said]));

/** Words for people of whom something is told, and for whom nothing is wished. */
export const othersIn = (folded: string, ages: readonly AgeSaid[]): readonly Span[] =>
  toldIn(folded, ages).filter(({ isOfStory: isTold }) => isTold);
