import type { Mention } from './mention.ts';
import { NUMBER, numberOf } from './numbers.ts';
import { matchesOf } from './text.ts';

const PEOPLE_WORD =
  "(?:personnes?|people|persons?|pers|adultes?|adults?|enfants?|kids|children|guests?|invite(?:e)?s|filles|gars|places|of us|d'entre nous)";
const KIN =
  '(?:mon|ma|mes|my|un|une|a) (?:\\d{1,2}[- ]?(?:years?|yrs?|yo|ans?)[- ]?(?:old )?)?(?:mari|femme|chum|blonde|conjointe?|fils|fille|gars|mere|pere|soeur|frere|amie?|copine?|enfant|bebe|ado|wife|husband|son|daughter|mom|mum|dad|mother|father|sister|brother|friend|boyfriend|girlfriend|partner|kid|child|baby|roommate|coloc)(?: (?:de |is )?\\d{1,2} ?(?:ans?|years? old|yrs? old|yo))?';
const SELF = '(?:moi(?:-meme)?|me|myself|i)';
const AND = '(?:et|and|pis|puis|\\+|&)';
/** Several of theirs: "my two boys". */
const THEIRS = `(?:mes|my|nos|our) (${NUMBER}) (?:petite?s? |little |young )?(?:gars|filles?|fils|enfants?|kids?|boys?|girls?|sons?|daughters?|ados?|teens?|children|flos|amie?s|friends|bebes?|babies)`;
/** Whoever says it, beside those whom they count. */
const SELF_TOO = 1;

const withSelf = (said: string | undefined): number | undefined => {
  const others = numberOf(said);
  return others === undefined ? undefined : others + SELF_TOO;
};

const people: readonly (readonly [RegExp, (match: RegExpExecArray) => number | undefined])[] = [
  [new RegExp(`\\b(?:pour |for )?${SELF} ${AND} ${THEIRS}(?![a-z])`, 'g'), ([, number]) => withSelf(number)],
  [
    new RegExp(
      `\\b(?:(?:pour|for|we(?:'re| are)|(?:nous )?(?:on est|sommes|serons|sera)|party of|groupe de|group of) )?(${NUMBER}) ${PEOPLE_WORD}(?![a-z])`,
      'g',
    ),
    ([, number]) => numberOf(number),
  ],
  [
    /\b(?:on (?:est|sera|serait)|nous (?:sommes|serons)|we(?:'re| are)|we'll be|there(?:'s| are| will be)|party of|groupe de|group of) (deux|trois|quatre|cinq|six|two|three|four|five|[2-9])(?= *(?:$|[,.!?;]|et\b|and\b|of us))/g,
    ([, number]) => numberOf(number),
  ],
  [
    /\b(?:pour|for) (deux|trois|quatre|cinq|two|three|four|five|[2-9])(?= *(?:$|[,.!?;]|svp|please|demain|tomorrow|samedi|saturday|merci|en meme temps|ensemble|together|at the same time))/g,
    ([, number]) => numberOf(number),
  ],
  [new RegExp(`\\b(?:pour |for )?(?:${SELF} ${AND} ${KIN}|${KIN} ${AND} ${SELF})(?![a-z])`, 'g'), () => 2],
  [new RegExp(`\\b(?:pour |for )${KIN} (?:et|and) ${KIN}(?![a-z])`, 'g'), () => 2],
  [
    new RegExp(`\\b(?:et |and |pis |puis )(?:pour |for )?${KIN} (?:aussi|too|as well|also)(?![a-z])`, 'g'),
    () => 2,
  ],
  [
    /\b(?:(?:juste|seulement|just|only) (?:pour |for )?(?:moi|me)(?! (?:et|and))|(?:pour |for )(?:moi|me) (?:seulement|only|seule?)|une seule personne|just (?:one|1) person|only one person|just me)(?![a-z])/g,
    () => 1,
  ],
  [
    /\b(?:pour nous deux|nous deux|for both of us|both of us|the two of us|en couple|for a couple)(?![a-z])/g,
    () => 2,
  ],
];

/** "My daughter and me: a cut for me": that one is for one. */
const FOR_ME =
  /\b(?:pour moi|for me)(?= *(?:$|[,.!?;]|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|a |at |on |le |avec|with))/g;

/** Only these words make "one" a number of people: "un gars" is just a boy. */
const ONE = /personne|people|person|just|seul|only/;

/** Several of one service: "deux coupes", "2 haircuts". */
const SEVERAL = new RegExp(`\\b(${NUMBER}) $`);

/** How many of a service are told right before it. */
export const severalMentions = (folded: string, services: readonly Mention[]): readonly Mention[] =>
  services.flatMap(({ start }): readonly Mention[] => {
    const match = SEVERAL.exec(folded.slice(Math.max(0, start - 12), start));
    const count = numberOf(match?.[1]);
    if (!match || count === undefined || count < 2 || count > 20) return [];
    return [{ kind: 'people', people: count, start: start - match[0].length, end: start - 1 }];
  });

/** "My wife and I have talked about it": who tells of themselves, and not for whom it is. */
const TELLS =
  /^,? (?:(?:we |nous |on )?(?:have|had|were|went|are|live|think|thought|talk(?:ed)?|decided|moved|got|just|en avons|en avait|en a|avons|avions|sommes|pens\w+|on pense|habit\w+|viv\w+|a decide|avons decide))(?![a-z])/;
const FOR_WHOM = /^(?:pour|for) /;

/** For how many people it is. */
export const peopleMentions = (folded: string): readonly Mention[] => {
  const found: Mention[] = [];
  for (const [pattern, read] of people)
    for (const match of matchesOf(folded, pattern)) {
      const count = read(match);
      const span = { start: match.index, end: match.index + match[0].length };
      const isTaken = found.some((other) => other.start < span.end && span.start < other.end);
      const isCount = count !== undefined && (count > 1 || ONE.test(match[0])) && count <= 99;
      const isDenied = /\b(?:pas|not) $/.test(folded.slice(Math.max(0, match.index - 8), match.index));
      const isTale = !FOR_WHOM.test(match[0]) && TELLS.test(folded.slice(span.end));
      if (isCount && !isTaken && !isDenied && !isTale) found.push({ kind: 'people', people: count, ...span });
    }
  const [last] = found.map(({ end }) => end).toSorted((a, b) => b - a);
  for (const match of folded.matchAll(FOR_ME))
    if (last !== undefined && match.index >= last)
      found.push({ kind: 'people', people: 1, start: match.index, end: match.index + match[0].length });
  return found;
};
