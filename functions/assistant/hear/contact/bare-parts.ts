import { pattern } from '../../patterns.ts';
import { isNoName, WORDS_AND_NAMES } from '../function-words.ts';
import { fold, GAP, readText, type Text } from '../text.ts';
import { nameAt } from './name-at.ts';
import { tidyName } from './name-words.ts';

const FILLERS = pattern`
  ^(?:
    (?:
      c'?est|c(?! ?(?:ou|quoi|qui|combien|cb|quand|comment|tu)(?![a-z]))|moi|oui|ouais|yes|yep|sure|ok|okay
      |parfait|voici|bonjour|bonsoir|salut|hello|hi|it's|its|i'm|im|chu|ben|bin|bah|voyons|omg|ugh
      |je suis|mon|my|nom|name|is|est|le|la|et|and|tel|telephone|cell|cellulaire|phone|number|numero|courriel
      |e-?mail|email|at|au|a|or|ou|on|non|no|ben(?= la\b|,)|lol|ugh|omg|heille|svp|please|merci|thanks|pour|for|under|sous
    )(?=$|[^a-z0-9'])[ :=,.!-]*
  )+`;

/** Said with a sigh behind a name. */
const SIGHS =
  /(?:[ ,]+(?:la|lol|omg|wtf|ffs|jeez|haha|again|encore|already|deja|svp|stp|please|pls|thx|thanks|merci))+[\s.!]*$/;

const STATEMENTS = new RegExp(`[^${GAP},;:()!?\\n]+\\??`, 'g');

/** A stop behind a word, and not behind an initial. */
const SENTENCE_END = /(?<=[\p{L}\d]{2})(?<!\b(?:dre?|mme|mlle|mrs?|ms))\.\s+/iu;

export interface Bare {
  readonly name: string;
  readonly typed: string;
  readonly isCapitalised: boolean;
  readonly isOfKin?: boolean;
}

/** All of a part that is a name, past what may stand before one. */
const wholeName = (part: string): Bare | undefined => {
  const typed = part.replace(/\.$/, '');
  const found = typed.length < 2 ? undefined : nameAt(readText(typed), 0, true);
  if (found?.end !== typed.length) return undefined;
  // "Dog Max", « ma mère va venir »: something before a name, or none at all.
  const isMixed = !found.isWritten && /\p{Lu}/u.test(typed.slice(found.start));
  if (isMixed || (found.isOfKin && !found.isWritten)) return undefined;
  return { name: found.name, typed, isCapitalised: found.isWritten, isOfKin: found.isOfKin };
};

/** What reads like names and nothing else, each between two commas. A question is no name. */
export const bareNames = ({ raw }: Text): readonly Bare[] => {
  if (/[@<>{}[\]\\/$%#]/.test(raw)) return [];
  return (raw.match(STATEMENTS) ?? [])
    .flatMap((part) => part.split(SENTENCE_END))
    .map((part) => part.trim())
    .map((part) => part.slice(FILLERS.exec(fold(part))?.[0].length ?? 0).trim())
    .map((part) => part.slice(0, SIGHS.exec(fold(part))?.index))
    .flatMap((part) => wholeName(part) ?? []);
};

/** All of a message that is a name, past what may stand before one: "LUC BERGERON", « c'est pierre-luc lavoie ». */
export const nameAlone = ({ raw }: Text): Bare | undefined => {
  const said = raw.replaceAll(GAP, ' ').replace(/^[\s,.!…]+|[\s,.!…]+$/g, '');
  return wholeName(said.slice(FILLERS.exec(fold(said))?.[0].length ?? 0).trim());
};

/** Two or three words in capitals between a pause and a phone number or an address: "…on Friday. Tom Hardy 514 …". */
const BESIDE_CONTACT =
  /(?:^|[.!?,;:] )((?:\p{Lu}[\p{L}'-]+ ){1,2}\p{Lu}[\p{L}'-]+)(?: here| ici| speaking)?[ ,:]*·/u;

export const besideContact = ({ raw }: Text): Bare | undefined => {
  const typed = BESIDE_CONTACT.exec(raw)?.[1];
  return typed === undefined ? undefined : wholeName(typed);
};

/** What leads from a name to a contact. */
const LEADS_TO = pattern`
  ^(?:
    au|a|at|on|tel|telephone|cell?|cellulaire|numero|number|phone|courriel|e-?mail|mon|ma|my|le|et|and|est|is
    |c'?est|cest|c|here|ici|speaking
  )$`;
/** Words with which a time or a choice is taken, and no name begins. */
const TAKES = pattern`
  ^(?:
    bon|bons|bonne|marche|marchera|fonctionne|convient|conviendrait|prend|prends|prendrai|choisis|garde|reserve
    |va|vont|irait|ira|fera|good|works?|suits?|best|better|sounds|take|pick|mine|then|dac|daccord|vendu|nickel
    |jprend|jprends|jva|jvais|ok|oki|k|gros|big|deux|two
  )$`;
/** Words before a contact that are looked at, and of these the most that are a name. */
const WORDS_LOOKED_AT = 12;
const MOST_WORDS = 3;

const isOfNoName = (word: string): boolean => {
  const plain = fold(word).replace(/[^a-z0-9]/g, '');
  return /[\d,.:;!?]/.test(word) || plain.length < 2 || isNoName(plain) || TAKES.test(plain);
};

/** The name right before a place, past what leads from it there: "ok 13h kevin roy au ·". */
const nameLeadingTo = (before: string): Bare | undefined => {
  const words = before.trim().split(' ').slice(-WORDS_LOOKED_AT);
  const end = words.findLastIndex((word) => !LEADS_TO.test(fold(word).replace(/[:,.]+$/, ''))) + 1;
  const told = words.slice(0, end).map((word, at) => (at === end - 1 ? word.replace(/[,:;.-]+$/, '') : word));
  const own = told.slice(told.findLastIndex(isOfNoName) + 1);
  return own.length > 1 && own.length <= MOST_WORDS ? wholeName(own.join(' ')) : undefined;
};

/** Beside a contact that comes with a time or a choice, two or three words in small letters. */
export const namesBesideContact = ({ raw }: Text): readonly Bare[] =>
  [...raw.matchAll(new RegExp(`(?<!${GAP})${GAP}`, 'g'))].flatMap(
    ({ index }) => nameLeadingTo(raw.slice(0, index)) ?? [],
  );

/** Months that are first names by themselves, and those that are one beside a last name. */
const GIVEN_NAME = /^(?:avril|april|june|may|august)$/;

/** "C'est avril", "avril tremblay, 514 …" in answer to the question for a name: a month is one, alone or before another word. */
export const monthName = ({ raw }: Text, hasContact: boolean): Bare | undefined => {
  const said = raw.trim();
  const own = said.slice(FILLERS.exec(fold(said))?.[0].length ?? 0);
  const typed = /^\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*)?/u.exec(own)?.[0] ?? '';
  const isAlone = /^[\s·,.!]*$/.test(own.slice(typed.length));
  const [first = '', last] = typed.split(' ');
  const isName =
    last === undefined
      ? GIVEN_NAME.test(fold(first))
      : (GIVEN_NAME.test(fold(first)) || (hasContact && WORDS_AND_NAMES.has(fold(first)))) &&
        last.length > 1 &&
        !isNoName(fold(last));
  return isAlone && isName ? { name: tidyName(typed), typed, isCapitalised: true } : undefined;
};
