import { globalPattern, pattern, source } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import { NUMBER, numberOf } from '../numbers.ts';
import { matchesOf } from '../text.ts';
import { ageGroupOf, isOfAge } from './age-groups.ts';

/** How old somebody is said to be. */
export interface AgeSaid extends Span {
  readonly years: number;
  /** Whoever writes tells it of themselves. */
  readonly isOwn: boolean;
  /** Whether what some names call is for somebody so old, as far as they tell an age. */
  readonly suits: (names: readonly string[]) => boolean;
}

const WEEKS = '(?:semaines?|sem|weeks?|wks?)';
const MONTHS = '(?:mois|months?|mos?)';
const YEARS = '(?:ans?|years?|yrs?|y\\/?o|y(?=[ -]?old))';
const OLD = '(?:[ -]?(?:olds?|of age))';
const UNIT = `(?:${YEARS}|${MONTHS}|${WEEKS})`;
const MORE = `(?:,? (?:(?:et|and|pis) )?(?:(?<more>${NUMBER}) ?${MONTHS}|demie?\\b|a half))?`;
/** « 14 mois », « 1 an et 2 mois », "8 weeks old". */
const LONG = `(?<number>${NUMBER})[ -]?(?<unit>${UNIT})${OLD}?${MORE}`;
/** The ages of several at once: the first of them stands for all. */
const FIRST = `(?:(?<number>${NUMBER})(?: ?ans)?(?:,| et| and| &) )${NUMBER}[ -]?(?<unit>${YEARS})${OLD}?`;
/** A number alone that can be an age where it stands: it ends a thought, or what it is of follows. */
const ALONE = source`
  (?<number>\d{1,2}|${NUMBER})
  (?= *(?:$|[,.!?;)])(?![,.]\d)| (?:and|et|pis|so|now|la|needs?|wants?|mind|years?|but|mais|by the way|btw|lol)\b)`;

const KIN = source`
  (?:
    (?:grand-?|belle-?|beau-?|step-?|petite?-?)?(?:
      fils|fille?s?|garcons?|gars|mere|pere|soeurs?|freres?|sons?|daughters?|mother|father|boys?|girls?|ma|pa
    )|mom|mum|dad|maman|papa|mamie|papi|grandma|grandpa|enfants?|kids?|child|children|bebes?|baby|babies|toddler
    |ado|teen(?:ager)?|niece|neveu|nephew|mari|femme|chum|blonde|conjointe?|husband|wife|girlfriend|boyfriend
    |friend|amie?|coloc|roommate|tante|oncle|aunt|uncle|(?:plus )?(?:petite?|jeune|vieux|vieille)|youngest
    |oldest|homme|man|woman|dame|monsieur|client|chiens?|chiots?|chats?|chattes?|chatons?|dogs?|puppy|puppies
    |cats?|kittens?|lapin|rabbit
  )`;
const SOMEBODY = source`
  (?:he|she|who|they|il|elle|ils|elles|qui|(?:mon|ma|mes|my|our|notre|nos|le|la|the|une?|an?|son|sa|his|her)
  (?: [a-z-]+){0,2}? ${KIN})`;
const HAS =
  "(?:'s| is| are| ont| was|s| a| aura| avait|,? (?:just )?turn(?:ed|s)| vient d'avoir| va avoir| will be)";
const NEARLY = source`
  (?: (?:only|just|about|almost|nearly|already|now|deja|presque|juste|seulement|environ|maintenant|genre))*`;
const I_AM = "(?:j'ai|jai|g|j'aurai|i'm|im|i am)";

/** What makes so long a time no age: "5 weeks ago", « 10 ans d'expérience », « 65 ans et plus ». */
const NO_AGE = source`
  (?! ?(?:
      \+|ago|from|later|after|before|apres|avant|plus tard|left|off|d'avance|(?:de |d')[a-z]
      |of(?! age)|in|(?:et|ou) (?:plus|moins)
      |(?:and|or) (?:over|under|older|up|younger)|pregnant|along
    )(?![a-z-]* ?old)
  )(?![a-z0-9])`;

/** Whatever stands before it tells how long something lasts: « ça fait longtemps, genre 5 ans ». */
const LASTS = pattern`
  (?:depuis|dans|durant|pendant|apres|avant|longtemps|fait|y a|since|within|in|after|for|every|enceinte
  |pregnant|blessure|garantie|contrat|bail|hypotheque)(?:,? [a-z']+){0,2}?,? ?$`;

const TOLD_OF = [
  globalPattern`\b${SOMEBODY}${HAS}${NEARLY} (?:${FIRST})${NO_AGE}`,
  globalPattern`\b${SOMEBODY}${HAS}${NEARLY} (?:${LONG})${NO_AGE}`,
  globalPattern`\b(?:he|she|who|il|elle|(?<!\bil )y|my [a-z]+|mon [a-z]+|ma [a-z]+)${HAS}${NEARLY} (?:${ALONE})`,
  globalPattern`\b${KIN}(?:,? (?:de |d'|age de |agee de |aged? )?| ?\()(?:${FIRST})\)?${NO_AGE}`,
  globalPattern`\b${KIN}(?:,? (?:de |d'|age de |agee de |aged? )?| ?\()(?:${LONG})\)?${NO_AGE}`,
  globalPattern`\b${KIN} ?\((?<number>\d{1,2})\)`,
  globalPattern`\b(?:agee?s? de|aged?) (?:(?:${LONG})${NO_AGE}|(?<number2>\d{1,2})(?![a-z0-9]))`,
  globalPattern`(?<![a-z0-9])(?<number>${NUMBER})[ -]?(?<unit>${UNIT})${OLD}(?![a-z])`,
  globalPattern`(?<![a-z0-9])(?<number>${NUMBER})[ -]?(?<unit>y\/?o)(?![a-z])`,
  globalPattern`(?<=(?:^|[.,;!?(]) ?)(?:genre )?(?<number>${NUMBER}) ?(?<unit>ans|mois)(?= *(?:$|[.,;!?)]))`,
];
const OWN = [
  globalPattern`\b${I_AM} (?<number>${NUMBER})[ -]?(?<unit>ans|years?(?= old)|yrs?(?= old)|y\/?o)${OLD}?${NO_AGE}`,
  globalPattern`\b(?:i'm|im|i am) (?<number>[1-9]\d)(?= *(?:$|[,.!?;)](?!\d)| (?:and|so|now|but|by the way|btw|lol)\b))`,
];

const MONTHS_IN_YEAR = 12;
const WEEKS_IN_YEAR = 52;

const yearsOf = ({ groups = {} }: RegExpExecArray): number | undefined => {
  const { number, number2, unit = '', more } = groups;
  const age = numberOf(number ?? number2);
  if (age === undefined) return undefined;
  if (/^(?:sem|w)/.test(unit)) return age / WEEKS_IN_YEAR;
  return /^mo/.test(unit) ? age / MONTHS_IN_YEAR : age + (numberOf(more) ?? 0) / MONTHS_IN_YEAR;
};

/** How old a thing is: "my prescription is 3 years old", « mes lunettes ont 4 ans ». */
const OF_A_THING = pattern`
  \b(?:
    rx|prescriptions?|glasses|lens(?:es)?|contacts|frames|tires?|brakes?|battery|tank|heater|furnace|roof|faucet|phone|photos?
    |pictures?|tattoo|piercing|bike|car|truck|house|ordonnance|lunettes|verres|montures?|pneus?|freins?|batterie
    |chauffe-eau|fournaise|toit|robinet|tatouage|velo|auto|char|maison
  )(?: (?:is|are|was|est|ont|a|sont|date|has)(?: (?:like|about|over|almost|at least|genre|environ|de|presque))*)? ?$`;

/** Told of nobody, and by no word such as "old", so that it may be how long something lasts. */
const isBare = (words: string): boolean => /^(?:genre )?[a-z0-9-]+ ?(?:ans|mois)$/.test(words);

const isLasting = (folded: string, { index, 0: words }: RegExpExecArray): boolean =>
  isBare(words) && LASTS.test(folded.slice(Math.max(0, index - 40), index));

const suitsAge =
  (years: number) =>
  (names: readonly string[]): boolean => {
    const group = ageGroupOf(names);
    return group !== undefined && isOfAge(years, group);
  };

/** The ages of people, and animals, that a text tells, in its order; how long something lasts is none. */
export const agesIn = (folded: string): readonly AgeSaid[] => {
  const found: AgeSaid[] = [];
  for (const [patterns, isOwn] of [
    [OWN, true],
    [TOLD_OF, false],
  ] as const)
    for (const match of patterns.flatMap((one) => matchesOf(folded, one))) {
      const span = { start: match.index, end: match.index + match[0].length };
      const years = yearsOf(match);
      const isTaken = found.some(({ start, end }) => start < span.end && span.start < end);
      const isOfThing = OF_A_THING.test(folded.slice(Math.max(0, match.index - 60), match.index));
      if (years !== undefined && !isTaken && !isOfThing && !isLasting(folded, match))
        found.push({ ...span, years, isOwn, suits: suitsAge(years) });
    }
  return found.toSorted((a, b) => a.start - b.start);
};
