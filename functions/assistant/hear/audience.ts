import type { Span } from './mention.ts';

/** For whom a service is: the word by which names of services tell it (see service-words). */
export type Audience = 'femme' | 'homme' | 'enfant';

export interface AudienceSaid extends Span {
  readonly audience: Audience;
}

const FOR = "(?:pour|for|c'est pour|it's for|de|d')?\\s*";
const YEARS = '(\\d{1,2})[ -]?(?:ans|an|years?[ -]old|year[ -]old|y\\/?o|yrs?(?: old)?|mois|months?[ -]old)';

/** "He's 8": a number alone is an age only behind these. */
const IS_AGED = "(?:he's|he is|she's|she is|aged|age) (\\d{1,2})(?! ?[a-z:])";

/** Somebody of a told age: a child's service is theirs up to this one. */
const LAST_CHILD_AGE = 13;

const SON =
  "(?:mon |mes |my |notre |our |un |a |le |son |his |her )(?:petits? |jeune |little |young |deux |two |grand )*(?:gars|fils|garcons?|boys?|sons?|ti-?gars|ti-?cul|p'tit gars)";
const DAUGHTER =
  "(?:ma |mes |my |notre |our |une |a |la |sa )(?:petites? |jeune |little |young |deux |two |grande )*(?:filles?|fillettes?|daughters?|girls?|p'tite fille)";
const MAN =
  '(?:mon |my |un |a |notre )(?:mari|epoux|chum|copain|pere|papa|frere|grand-pere|husband|boyfriend|dad|father|brother|grandpa|guy|man|homme|fiance)';
const WOMAN =
  '(?:ma |my |une |a |notre )(?:femme|epouse|blonde|conjointe|copine|mere|maman|soeur|grand-mere|wife|girlfriend|mom|mum|mother|sister|grandma|woman|fiancee)';
const CHILD =
  '(?:(?:mon|ma|mes|my|un|une|a|our|notre|nos) )(?:petite?s? |little |deux |two )*(?:enfants?|kids?|child|children|bebes?|baby|toddler|ado|teen|flo|petits?|petites?|youngest|oldest)';

const grown = (words: string): Audience | undefined => {
  if (/ (?:son|boy)$/.test(words)) return 'homme';
  return / (?:daughter|girl)$/.test(words) ? 'femme' : undefined;
};

const told: readonly (readonly [RegExp, (age: number | undefined, words: string) => Audience | undefined])[] =
  [
    [
      new RegExp(
        `\\b${FOR}${SON}(?:[ ,]{1,2}(?:(?:qui a |who is |who's |aged? |age de |de |il a |he's |he is )?${YEARS}|${IS_AGED}))?(?![a-z])`,
        'g',
      ),
      (age) => (age !== undefined && age > LAST_CHILD_AGE ? 'homme' : 'enfant'),
    ],
    [
      new RegExp(
        `\\b${FOR}${DAUGHTER}(?:[ ,]{1,2}(?:(?:qui a |who is |who's |aged? |age de |de |elle a |she's |she is )?${YEARS}|${IS_AGED}))?(?![a-z])`,
        'g',
      ),
      (age) => (age !== undefined && age > LAST_CHILD_AGE ? 'femme' : 'enfant'),
    ],
    [
      new RegExp(
        `\\b${FOR}(?:my |a |mon |un |une |ma )?${YEARS}(?: (?:old )?(?:son|boy|daughter|girl|kid|child))?(?![a-z])`,
        'g',
      ),
      (age, words) => (age !== undefined && age <= LAST_CHILD_AGE ? 'enfant' : grown(words)),
    ],
    [new RegExp(`\\b${FOR}${CHILD}(?![a-z])`, 'g'), () => 'enfant'],
    [new RegExp(`\\b${FOR}${MAN}(?![a-z])`, 'g'), () => 'homme'],
    [new RegExp(`\\b${FOR}${WOMAN}(?![a-z])`, 'g'), () => 'femme'],
    [/\b(?:pour hommes?|for men|for a man|for guys?|for him)(?![a-z])/g, () => 'homme'],
    [/\b(?:pour (?:femmes?|dames?)|for women|for ladies|for a woman|for her)(?![a-z])/g, () => 'femme'],
    [/\b(?:pour enfants?|for kids?|for children|for a child)(?![a-z])/g, () => 'enfant'],
    [/\b(?:je suis (?:un )?(?:homme|gars)|i'?m (?:a )?(?:man|guy|dude|male))(?![a-z])/g, () => 'homme'],
    [
      /\b(?:je suis (?:une )?(?:femme|fille)|i'?m (?:a )?(?:woman|girl|lady|female))(?![a-z])/g,
      () => 'femme',
    ],
  ];

const ageOf = (match: RegExpExecArray): number | undefined => {
  const digits = match[1] ?? match[2];
  if (digits === undefined) return undefined;
  return /mois|month/.test(match[0]) ? 0 : Number(digits);
};

/** Whoever a message says an appointment is for, as far as it tells services apart. Each word counts once. */
export const audiencesIn = (folded: string): readonly AudienceSaid[] => {
  const found: AudienceSaid[] = [];
  for (const [pattern, read] of told)
    for (const match of folded.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      if (found.some((other) => other.start < span.end && span.start < other.end)) continue;
      const audience = read(ageOf(match), match[0]);
      if (audience) found.push({ ...span, audience });
    }
  return found.sort((a, b) => a.start - b.start);
};
