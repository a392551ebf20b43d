import { globalPattern, source } from '../../patterns.ts';
import type { Mention, MentionOf, Span } from '../mention.ts';
import { NUMBER, numberOf } from '../numbers.ts';
import { matchesOf } from '../text.ts';
import { isOfThings } from './counted-things.ts';
import { oneFirstIn } from './one-first.ts';
import { areRecipients } from './recipients.ts';
import type { NamedService } from './service-matching.ts';

const PEOPLE_WORD = source`
  (?:
    personnes?|people|persons?|pers|adultes?|adults?|enfants?|kids|children|guests?|invite(?:e)?s|filles|gars
    |places|of us|d'entre nous
  )`;
const KIN = source`
  (?:mon|ma|mes|my|un|une|a) (?:\d{1,2}[- ]?(?:years?|yrs?|yo|ans?)[- ]?(?:old )?)?(?:
    mari|femme|chum|blonde|conjointe?|fils|fille|gars|mere|pere|soeur|frere|amie?|copine?|enfant|bebe|ado|wife
    |husband|son|daughter|mom|mum|dad|mother|father|sister|brother|friend|boyfriend|girlfriend|partner|kid
    |child|baby|roommate|coloc
  )(?: (?:de |is )?\d{1,2} ?(?:ans?|years? old|yrs? old|yo))?`;
const SELF = '(?:moi(?:-meme)?|me|myself|i)';
const AND = '(?:et|and|pis|puis|\\+|&)';
/** "One for me and then one for my baby". */
const THEN = '(?:(?:then|ensuite|apres|une? autre|another|also|aussi|one|une?) )*(?:pour |for )?';
const YOUNG = source`
  gars|filles|fils|garcons|enfants|kids|boys|girls|sons|daughters|ados|teens|teenagers|children|flos|bebes
  |babies|jumeaux|jumelles|twins|nieces|nephews|neveux`;
const ANIMALS = source`
  chiens|chiots|toutous|pitous|chats|chattes|chatons|minous|lapins|furets|dogs|puppies|pups|cats|kittens
  |kitties|rabbits|bunnies|ferrets|pets|animaux`;
const ANIMAL = new Set(ANIMALS.split('|'));
/** What people have several of, and bring. */
const BELONGINGS =
  'chars|autos|voitures|camions|vehicules|cars|trucks|vans|vehicles|velos|bikes|bicycles|bicyclettes';
/** An animal, or several. */
export const isAnimal = (word: string): boolean =>
  [word, `${word}s`, word.replace(/y$/, 'ies')].some((one) => ANIMAL.has(one));

const LITTLE = '(?:petite?s? |little |young |older? |gros |new |autres |other )?';
/** Several of theirs: "my two boys". */
const THEIRS = source`
  (?:mes|my|nos|our) (${NUMBER}) ${LITTLE}(?:
    (?:${YOUNG}|amis|amies|friends)|fille|garcon|enfant|kid|boy|girl|son|daughter|ado|teen|bebe|baby|flo
    |${ANIMALS}
  )`;
/** "For two puppies", "our 3 cats", "both my boys": whoever, or whatever, each of the appointments is for. */
const SEVERAL_OF = source`
  (?:pour |pr |for )?(?:(?:mes|my|nos|our|les|the|both(?: of)?(?: my| our| the)?|all) )*(?:(${NUMBER}) )?
  ${LITTLE}(?:${YOUNG}|${ANIMALS}|${BELONGINGS}|amie?s|friends)`;
const BOTH = /\bboth\b/;
/** Whoever says it, beside those whom they count. */
const SELF_TOO = 1;

const withSelf = (said: string | undefined): number | undefined => {
  const others = numberOf(said);
  return others === undefined ? undefined : others + SELF_TOO;
};

const people: readonly (readonly [RegExp, (match: RegExpExecArray) => number | undefined])[] = [
  [new RegExp(`\\b(?:pour |for )?${SELF} ${AND} ${THEIRS}(?![a-z])`, 'g'), ([, number]) => withSelf(number)],
  [
    globalPattern`
      \b(?:(?:pour|for|we(?:'re| are)|(?:nous )?(?:on est|sommes|serons|sera)|party of|groupe de|group of) )?
      (${NUMBER}) ${PEOPLE_WORD}(?![a-z])`,
    ([, number]) => numberOf(number),
  ],
  [
    globalPattern`
      \b(?:
        on (?:est|sera|serait)|nous (?:sommes|serons)|we(?:'re| are)|we'll be|there(?:'s| are| will be)
        |party of|groupe de|group of
      ) (deux|trois|quatre|cinq|six|two|three|four|five|[2-9])(?= *(?:$|[,.!?;]|et\b|and\b|of us))`,
    ([, number]) => numberOf(number),
  ],
  [
    globalPattern`
      (?<!\b(?:work|job|school|office|bureau|travail|ecole|class|home|there|ready|back|cegep) )\b(?:pour|for) (
        deux|trois|quatre|cinq|two|three|four|five|[2-9]
      )(?= *(?:
          $|[,.!?;]|svp|please|demain|tomorrow|samedi|saturday|merci|en meme temps|ensemble|together
          |at the same time
        )
      )`,
    ([, number]) => numberOf(number),
  ],
  [
    globalPattern`
      \b(?:${KIN}|(?:wife|husband|girlfriend|boyfriend|partner|femme|chum|blonde|mari)) ${AND} ${SELF} (?:
      (?:on|nous) )?(?:each|both|(?:a|avons) chacune?) (?:have|has|got|need|want|une?|d'une?)(?![a-z])`,
    () => 2,
  ],
  [
    new RegExp(
      `\\b(?:pour |for )?(?:${SELF},? ${AND} ${THEN}${KIN}|${KIN},? ${AND} ${THEN}${SELF})(?![a-z])`,
      'g',
    ),
    () => 2,
  ],
  // Whoever types in a hurry leaves out whose they are: "wife and I".
  [
    globalPattern`
      (?<=^|[.!?,;] ?)(?:
        wife|husband|hubby|girlfriend|boyfriend|partner|gf|bf|chum|blonde|femme|mari|mom|dad|son|daughter
      )(?: (?:and|&|et|pis)) (?:i|me|myself|moi)(?![a-z])`,
    () => 2,
  ],
  [new RegExp(`\\b(?:pour |for )${KIN} (?:et|and) ${KIN}(?![a-z])`, 'g'), () => 2],
  [
    new RegExp(`\\b${SEVERAL_OF}(?![a-z])`, 'g'),
    ([words, number]) => (number === undefined && BOTH.test(words) ? 2 : numberOf(number)),
  ],
  [
    new RegExp(`\\b(?:et |and |pis |puis )(?:pour |for )?${KIN} (?:aussi|too|as well|also)(?![a-z])`, 'g'),
    () => 2,
  ],
  [
    globalPattern`
      \b(?:
        (?:juste|seulement|just|only) (?:pour |for )?(?:moi|me)(?! (?:et|and))
        |(?:pour |for )(?:moi|me) (?:seulement|only|seule?)|une seule personne|just (?:one|1) person
        |only one person|just me
      )(?![a-z])`,
    () => 1,
  ],
  [
    /\b(?:pour nous deux|nous deux|for both of us|both of us|the two of us|en couple|for a couple)(?![a-z])/g,
    () => 2,
  ],
];

/** "My daughter and me: a cut for me": that one is for one. */
const FOR_ME = globalPattern`
  \b(?:pour moi|for me)
  (?= *(?:
      $|[,.!?;]|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|monday|tuesday|wednesday|thursday
      |friday|saturday|sunday|tomorrow|a |at |on |le |avec|with
    )
  )`;

const IS_ONE = /^(?:pour moi|for me)\b|\b(?:juste|seulement|just|only|seule?)\b/;

/** Only these words make "one" a number of people: "un gars" is just a boy. */
const ONE = /personne|people|person|just|seul|only/;

/** Several of one service: "deux coupes", "2 haircuts". */
const SEVERAL = new RegExp(`\\b(${NUMBER}) $`);

/** How many of a service are told right before it; not of the things that it is done to: "change my four tires". */
export const severalMentions = (
  folded: string,
  services: readonly Mention[],
  known: readonly NamedService[],
): readonly Mention[] =>
  services.flatMap((mention): readonly Mention[] => {
    const { start } = mention;
    const match = SEVERAL.exec(folded.slice(Math.max(0, start - 12), start));
    const count = numberOf(match?.[1]);
    if (!match || count === undefined || count < 2 || count > 20) return [];
    if (isOfThings(mention, folded, known)) return [];
    return [{ kind: 'people', people: count, start: start - match[0].length, end: start - 1 }];
  });

const TELLS_NUMBER = /\b(?:both|[2-9]|1\d|deux|trois|quatre|cinq|six|two|three|four|five)\b/;

/** A number in so many words: "for two" counts, "en couple" may be no more than a service's name. */
export const tellsNumber = ({ start, end }: Span, folded: string): boolean =>
  TELLS_NUMBER.test(folded.slice(start, end));

/** Told of different people at once: no one service need be for all of them. */
const OF_MANY_KINDS = /[+&]|\b(?:et|and|pis|puis|moi|me|myself)\b/;

/** Whether a number of people may be of different kinds: "me and my son", two adults beside three children. */
export const isMixed = ({ start, end }: Span, folded: string, counts: readonly Span[]): boolean => {
  const words = folded.slice(start, end);
  const others = counts.filter(
    (one) => one.start !== start && !IS_ONE.test(folded.slice(one.start, one.end)),
  );
  return OF_MANY_KINDS.test(words) || others.length > 0;
};

export interface PeopleCounted {
  /** For how many people it is. */
  readonly counts: readonly MentionOf<'people'>[];
  /** People who are told of and for whom it is not: who only speak, who come along, whose turn comes later. */
  readonly bystanders: readonly Span[];
}

const SPEAKS = /\b(?:moi|me|myself|i)\b/;

const isDenied = ({ start }: Span, folded: string): boolean =>
  /\b(?:pas|not) $/.test(folded.slice(Math.max(0, start - 8), start));

/** All who are counted, each word once. */
const allCounted = (folded: string): readonly MentionOf<'people'>[] => {
  const found: MentionOf<'people'>[] = [];
  for (const [pattern, read] of people)
    for (const match of matchesOf(folded, pattern)) {
      const count = read(match);
      const span = { start: match.index, end: match.index + match[0].length };
      const isTaken = found.some((other) => other.start < span.end && span.start < other.end);
      const isCount = count !== undefined && (count > 1 || ONE.test(match[0])) && count <= 99;
      if (isCount && !isTaken && !isDenied(span, folded))
        found.push({ kind: 'people', people: count, ...span });
    }
  return found;
};

/** For how many people it is, and who else is told of. */
export const peopleIn = (folded: string): PeopleCounted => {
  const all = allCounted(folded);
  const counts = all.filter((one) => areRecipients(one, folded));
  const others = all.filter((one) => !counts.includes(one) && SPEAKS.test(folded.slice(one.start, one.end)));
  const first = oneFirstIn(folded).filter(({ start }) => counts.some(({ end }) => end <= start));
  const turn = first[0];
  const later = turn ? counts.filter(({ end }) => end <= turn.start) : [];
  const last = Math.max(-1, ...counts.map(({ end }) => end));
  const mine = matchesOf(folded, FOR_ME)
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
    .filter(({ start }) => last >= 0 && start >= last && !first.some((one) => one.end > start));
  const ones = [...first, ...mine].map((span) => ({ kind: 'people' as const, people: 1, ...span }));
  return { counts: [...counts, ...ones], bystanders: [...others, ...later] };
};

/** "A cleaning for me and check-ups": what stands between two services says that the first is one. */
const FOR_ONE = /\b(?:pour moi|for me|for myself)\b/;

/** "A cleaning and check-ups": one of the first, and the number behind belongs to the last alone. */
const ONE_BEFORE = /\b(?:an?|une?|one|1|my|mon|ma) (?:[a-z]+ )?$/;

/**
 * The numbers of people with those marked that count one of several services alone: another service follows, or each
 * one before it is told to be one.
 */
export const countsOfOwn = (
  folded: string,
  counts: readonly MentionOf<'people'>[],
  services: readonly Span[],
): readonly MentionOf<'people'>[] =>
  counts.map((count) => {
    const before = services.filter(({ start }) => start < count.start);
    const isFollowed = services.some(({ start }) => start >= count.end);
    const isOne = ({ start, end }: Span): boolean => {
      const next = services.find((other) => other.start >= end);
      return ONE_BEFORE.test(folded.slice(0, start)) || FOR_ONE.test(folded.slice(end, next?.start ?? end));
    };
    const [last, ...others] = before.toReversed();
    const isOfLast = last !== undefined && others.length > 0 && others.every(isOne) && !isOne(last);
    return last && (isFollowed || isOfLast || IS_ONE.test(folded.slice(count.start, count.end)))
      ? { ...count, isOfOne: true }
      : count;
  });
