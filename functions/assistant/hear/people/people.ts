import { pattern, source } from '../../patterns.ts';
import { isTypoOf } from '../fuzzy.ts';
import type { Mention } from '../mention.ts';
import { fold, type Text, wordsOf } from '../text.ts';
import { NICKNAMES } from './nicknames.ts';

/** Somebody whom a visitor may ask for. */
export interface NamedPerson {
  readonly id: string;
  readonly name: string;
  /** Other names by which they are called. */
  readonly knownAs?: readonly string[];
}

/** What stands before somebody's name when they are asked for: their own is told in other words. */
const ASKING = '(?:avec|chez|par|with|w/?|by|voir|see|for|pour|veux|want|prefer|prefere|have|had|a)';

const spelled = (words: readonly string[]): string => words.join('[^a-z0-9]{1,3}');

const TITLE = '(?:dr|dre|docteure?|doctor|mme|madame|m|monsieur|mr|mrs|ms|miss)';
const TITLES = new RegExp(`^${TITLE}$`);

const namesOf = ({ name, knownAs = [] }: NamedPerson): readonly (readonly string[])[] =>
  [name, ...knownAs]
    .map((one) => wordsOf(fold(one)).filter((word) => !TITLES.test(word)))
    .filter((words) => words.length > 0);

interface Call {
  readonly id: string;
  readonly words: readonly string[];
}

/** Every way to call somebody; first and last names alone only where nobody else has them. */
const callsOf = (people: readonly NamedPerson[]): readonly Call[] => {
  const whole = people.flatMap((person) => namesOf(person).map((words) => ({ id: person.id, words })));
  const short = whole.flatMap(({ id, words }) => {
    const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
    const nicknames = [first, spelled(words.slice(0, 2))].flatMap((name) => NICKNAMES.get(name) ?? []);
    const double = words.length > 2 ? [{ id, words: words.slice(0, 2) }] : [];
    const single = [first, last, ...nicknames].filter((word) => word.length > 1);
    return [...double, ...single.map((word) => ({ id, words: [word] }))];
  });
  const isOnly = (call: Call): boolean =>
    !short.some((other) => other.id !== call.id && other.words.join(' ') === call.words.join(' '));
  return [...whole.filter(({ words }) => words.length > 1), ...short.filter(isOnly)];
};

interface Found {
  readonly start: number;
  readonly end: number;
  readonly ids: readonly string[];
}

const overlaps = (a: Found, b: Found): boolean => a.start < b.end && b.start < a.end;

const CAPITAL = /^\s\p{Lu}\p{Ll}+/u;

/** "Marie Tremblay" is not the Marie Roy who works here. */
const isSomebodyElse = ({ raw }: Text, end: number): boolean => CAPITAL.test(raw.slice(end));

/** First names that are words of a wish too: "a dusty rose polish". In small letters they are names behind a "with" alone. */
const WORD_NAMES = pattern`
  ^(?:
    rose|violette?|marguerite|aurore|fleur|clement|franc|grace|faith|hope|joy|summer|dawn|iris|jade|olive|ruby
    |amber|crystal|lily|may|june|april|will|mark|bill|art|desire|prudence|constance|victoire|noel|blanche
    |claire|chance|chase|rich|gene|pat|penny|pearl|ginger|jean|guy|ange|cerise|perle|celeste|star|angel|brun
    |leblanc|lebrun|roy|king|long|short|price
  )$`;
const ASKED_FOR = pattern`
  \b(?:avec|chez|par|with|w/?|by|voir|see|veux|want|prefer|prefere|is|its|it's|est-ce que)
  (?: (?:the |la |le )?(?:dre?|docteure?|doctor|mme|madame|mr|mrs|ms|miss)[. ]?)? $`;

/** « Le 6 décembre gros max », "5 pm max": the latest that will do, and nobody. */
const LIMITED = pattern`
  (?:\b(?:gros|grand|au|pm|am|midi|noon|heures?|semaine|week|[a-z]+(?:di|day|bre|ber))|\d ?(?:h ?\d{0,2}|[ap]m)?|[$%]) ?,? ?$`;

const isLimit = ({ folded }: Text, word: string | undefined, start: number): boolean =>
  word === 'max' && LIMITED.test(folded.slice(Math.max(0, start - 24), start));

const isWord = (text: Text, word: string | undefined, start: number): boolean =>
  WORD_NAMES.test(word ?? '') &&
  !/\p{Lu}/u.test(text.raw.charAt(start)) &&
  !ASKED_FOR.test(text.folded.slice(Math.max(0, start - 24), start));

const THEIRS = source`
  (?:
    cat|kitten|dog|puppy|rabbit|chatt?e?|chaton|chien(?:ne)?|chiot|lapin|son|daughter|kid|baby|husband|wife
    |partner|boyfriend|girlfriend|brother|sister|mother|father|mom|dad|friend|fils|fille|gars|bebe|mari|femme
    |conjointe?|chum|blonde|frere|soeur|mere|pere|amie?
  )`;
/** "My cat Hugo", « ma fille Julie »: theirs, and nobody of the team. */
const NAMESAKE = pattern`
  \b(?:my|our|mon|ma|notre|a|an|un|une|his|her)(?: (?!with|avec|for|pour)[a-z-]+){0,2} ${THEIRS},?
  (?: (?:named|called|nommee?|s'appelle))? $`;

const isNamesake = ({ folded }: Text, start: number): boolean =>
  NAMESAKE.test(folded.slice(Math.max(0, start - 60), start));

/** "Anaïs, in that case", « Karim d'abord »: of the team, though the visitor's own name is asked for. */
const CHOSEN = source`
  (?:
    (?![a-z0-9])(?=,? (?:
      dans ce cas|d'?abord|alors|svp|stp|plutot|then|in that case|please|pls|instead
      |(?:c'est|is) (?:parfait|fine|good|perfect|correct)
    )(?![a-z]))
  )`;

const exact = (text: Text, calls: readonly Call[], needsAsking: boolean): readonly Found[] =>
  calls.flatMap(({ id, words }) => {
    const name = `(?<![a-z0-9])${spelled(words)}(?![a-z0-9])`;
    const isAsked = needsAsking || (words[0]?.length ?? 0) < 3;
    const pattern = new RegExp(isAsked ? `(?<=\\b${ASKING} )${name}|${name}${CHOSEN}` : name, 'g');
    return [...text.folded.matchAll(pattern)]
      .map((match) => ({ start: match.index, end: match.index + match[0].length, ids: [id] }))
      .filter(
        ({ start, end }) =>
          words.length > 1 ||
          (!isSomebodyElse(text, end) &&
            !isWord(text, words[0], start) &&
            !isLimit(text, words[0], start) &&
            !isNamesake(text, start)),
      );
  });

/** How a name sounds, roughly, in either language. */
const soundOf = (name: string): string =>
  name
    .replace(/ph/g, 'f')
    .replace(/(?:ie|y|ee|ey)$/, 'i')
    .replace(/y/g, 'i')
    .replace(/qu|k|ck/g, 'c')
    .replace(/(.)\1/g, '$1')
    .replace(/h|e$/g, '');

const isLike = (typed: string, name: string): boolean =>
  isTypoOf(typed, name) || (name.length > 3 && soundOf(typed) === soundOf(name));

const NAMED = new RegExp(
  `\\b(?:avec|chez|with|w/?|by|voir|see) (?:(?:la |le |the )?${TITLE}[. ]{1,2})?([a-z][a-z'-]{2,20})`,
  'g',
);

const misspelled = (text: Text, calls: readonly Call[]): readonly Found[] =>
  [...text.folded.matchAll(NAMED)].flatMap((match) => {
    const typed = match[1] ?? '';
    const ids = calls.filter(({ words: [word = ''] }) => isLike(typed, word)).map(({ id }) => id);
    const only = [...new Set(ids)];
    const start = match.index + match[0].length - typed.length;
    return only.length === 1 ? [{ start, end: start + typed.length, ids: only }] : [];
  });

const withoutOverlaps = (found: readonly Found[]): readonly Found[] => {
  const kept: Found[] = [];
  for (const one of found) if (!kept.some((other) => overlaps(one, other))) kept.push(one);
  return kept;
};

const OR = new RegExp(
  `^[\\s,]*(?:ou|or|et|and|/)\\s*(?:avec |with )?(?:(?:la |le |the )?${TITLE}[. ]{1,2})?$`,
);

/** "Marie or Karim" is one wish that either fulfils. */
const joined = (found: readonly Found[], folded: string): readonly Found[] => {
  const done: Found[] = [];
  for (const one of [...found].sort((a, b) => a.start - b.start)) {
    const last = done.at(-1);
    if (last && OR.test(folded.slice(last.end, one.start)))
      done.splice(-1, 1, { start: last.start, end: one.end, ids: [...last.ids, ...one.ids] });
    else done.push(one);
  }
  return done;
};

const LEAD = new RegExp(`(?:\\b(?:avec|chez|par|with|w/?|by) )?(?:\\b(?:la |le |the )?${TITLE}[. ]{1,2})?$`);

/**
 * Who of the business is asked for. A first or last name that two share is nobody's; typos are forgiven after "with".
 * `needsAsking`: a bare name is not theirs, since the visitor was just asked for their own.
 */
export const personsIn = (
  text: Text,
  people: readonly NamedPerson[],
  needsAsking: boolean,
): readonly Mention[] => {
  const calls = callsOf(people);
  const found = withoutOverlaps([...exact(text, calls, needsAsking), ...misspelled(text, calls)]);
  return joined(found, text.folded).map(({ start, end, ids }): Mention => {
    const lead = LEAD.exec(text.folded.slice(0, start))?.[0].length ?? 0;
    return { kind: 'person', start: start - lead, end, persons: [...new Set(ids)] };
  });
};
