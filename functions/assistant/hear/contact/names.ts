import { pattern } from '../../patterns.ts';
import { hearActs } from '../acts/acts.ts';
import type { HearingContext, NameHeard } from '../context.ts';
import { isNoName, NAME_PARTICLES, WORDS_AND_NAMES } from '../function-words.ts';
import { numberOf } from '../numbers.ts';
import { segmentsOf } from '../segments.ts';
import { hearServices } from '../services/services.ts';
import { erase, fold, GAP, readText, type Text } from '../text.ts';
import { pricedThing } from '../thing.ts';
import { CALENDAR, HOUR, isWrittenAsName, leadingName, tidyName } from './name-words.ts';

const INTRODUCTIONS: readonly RegExp[] = [
  pattern`
    \b(?:
      je m'appelle|je me nomme|mon nom(?: complet)? (?:est|c'est)|mon nom *:|moi,? c(?:'?est)?(?= )
      |(?:au|sous (?:le|mon)) nom(?![a-z])(?: d[e'])?
    )\s*:?\s*`,
  pattern`
    \b(?:
      my (?:full )?name is(?: spell?e(?:d|t))?|my name's|my name *:|the name is|name's
      |under (?:the|my) name(?: of)?
      |(?<!\b(?:can you|could you|would you|will you|please|to|and|or|have (?:them|him|her|someone)) )call me
      (?! back| at| on| when| tomorrow| an? )
    )\s*:?\s*`,
  /(?:^|[.,;!] ?)(?:nom|name) *: */,
];

/** Somebody for whom it is, told to whoever asks for a name: "my father's name is …". */
const OF_SOMEBODY: readonly RegExp[] = [
  pattern`
    \b(?:
      (?:my|his|her|the) (?!email|e-mail|last|first|family)[a-z-]+(?:'s)? name(?:'s| is)
      |(?:le )?nom d(?:e |')(?:mon |ma |l')[a-z-]+(?: est| c'est|,? c)|(?:he|she) is called
      |(?:il|elle) s'appelle
    )\s*:?\s*`,
];

/** Said of many things besides oneself: taken only before words written as names are. */
const SOFT_INTRODUCTIONS: readonly RegExp[] = [
  pattern`
    \b(?:
      (?:
        it's|it is|put (?:it|me)(?: down)?|book (?:it|me)|c'est|mets(?:[- ](?:le|ca))?
        |mettez(?:[- ](?:le|ca))?
    ) )?(?:under|sous)\s+`,
  /\b(?:c'est|ici|je suis)\s+/,
  /\b(?:i'm|i am|this is|it's|im)\s+/,
];

/** "C'est Karim qui me coupe", "it's Karim or nobody": said of somebody else. */
const WHO = /^ (?:qui|que|who|that|avec|pour|for|with|ou (?:rien|personne)|or no(?:thing|body| ?one))\b/;

/** "My name is April, like the month." */
const LIKE_THE_MONTH = pattern`
  ^,? ?(?:(?:oui|yes|yeah),? )?(?:[a-z]+ )?(?:like|comme|as in) (?:the |le )?(?:month|mois|spring|printemps)
  (?![a-z])`;

const introducedBy = (text: Text, pattern: RegExp, soft: boolean): NameHeard | undefined => {
  const match = pattern.exec(text.folded);
  if (!match) return undefined;
  const start = match.index + match[0].length;
  const name = leadingName(text.raw.slice(start));
  if (name.length < 2 || (soft && !isWrittenAsName(name))) return undefined;
  if (soft && WHO.test(text.folded.slice(start + name.length))) return undefined;
  const behind = LIKE_THE_MONTH.exec(text.folded.slice(start + name.length))?.[0].length ?? 0;
  return { name: tidyName(name), rest: erase(text, match.index, start + name.length + behind) };
};

/** A name that the text introduces ("je m'appelle …", "my name is …"), taken out of it. */
const hearIntroduction = (text: Text, patterns: readonly RegExp[], soft: boolean): NameHeard =>
  patterns.map((pattern) => introducedBy(text, pattern, soft)).find(Boolean) ?? { rest: text };

const FILLERS = pattern`
  ^(?:
    (?:
      c'est|moi|oui|ouais|yes|yep|sure|ok|okay|parfait|voici|bonjour|bonsoir|salut|hello|hi|it's|its|i'm
      |je suis|mon|my|nom|name|is|est|le|la|et|and|tel|telephone|cell|cellulaire|phone|number|numero|courriel
      |e-?mail|email|at|au|a|or|ou|on|non|no|svp|please|merci|thanks|pour|for|under|sous
    )(?=$|[^a-z0-9'])[ :=,.!-]*
  )+`;

const STATEMENTS = new RegExp(`[^${GAP},;:()!?\\n]+\\??`, 'g');

/** A stop behind a word, and not behind an initial. */
const SENTENCE_END = /(?<=[\p{L}\d]{2})(?<!\b(?:dre?|mme|mlle|mrs?|ms))\.\s+/iu;

interface Bare {
  readonly name: string;
  readonly typed: string;
  readonly isCapitalised: boolean;
}

/** What reads like a name and nothing else, between two commas. A question is no name. */
const bareName = ({ raw }: Text): Bare | undefined => {
  if (/[@<>{}[\]\\/$%#]/.test(raw)) return undefined;
  const [first] = (raw.match(STATEMENTS) ?? [])
    .flatMap((part) => part.split(SENTENCE_END))
    .map((part) => part.trim())
    .map((part) => part.slice(FILLERS.exec(fold(part))?.[0].length ?? 0).trim())
    .filter((part) => part.length >= 2 && leadingName(part) === part.replace(/\.$/, ''))
    .map((part) => part.replace(/\.$/, ''));
  if (first === undefined) return undefined;
  return { name: tidyName(first), typed: first, isCapitalised: isWrittenAsName(first) };
};

const isNamed = ({ people }: HearingContext, name: string): boolean =>
  people.some((one) => fold(one.name) === fold(name));

/** "Aidez-moi", "prenez-vous": a verb with its pronoun. */
const VERB = /-(?:moi|toi|vous|nous|tu|je|il|elle|on|le|la|les|y|en|ca|t)$/;

/** Words of a service, not one that a surname only resembles. */
const isOfService = (
  text: Text,
  { services }: HearingContext,
  isCapitalised: boolean,
  isExpected: boolean,
): boolean =>
  hearServices(text, services, false).mentions.some((mention) => {
    if (mention.kind !== 'service') return false;
    const isMost = mention.end - mention.start > 0.6 * text.folded.length;
    // "Frank Waters, 438 …", asked for a name: one word of it alone is like a service.
    const isCertain = mention.services.some(({ sure }) => sure === 'certain');
    return isMost ? isCertain || !isCapitalised : isCertain && !isExpected;
  });

/** Speaks of a service, or does something by speaking: a name typed without care is all that stays. */
const isSomethingElse = (
  context: HearingContext,
  { typed, isCapitalised }: Bare,
  isExpected: boolean,
): boolean => {
  const text = readText(typed);
  const words = text.folded.split(' ');
  if (!isCapitalised && (NAME_PARTICLES.has(words[0] ?? '') || numberOf(words[0]) !== undefined)) return true;
  if (words.some((word) => VERB.test(word))) return true;
  if (isOfService(text, context, isCapitalised, isExpected && words.length > 1)) return true;
  const segments = segmentsOf(text);
  const { acts } = hearActs(text, {
    segments,
    asked: new Set(),
    isOffered: false,
    isSettled: false,
    bounds: [],
  });
  return acts.length > 0 && !(isCapitalised && words.length > 1);
};

/** Two or three words in capitals between a pause and a phone number or an address: "…on Friday. Tom Hardy 514 …". */
const BESIDE_CONTACT =
  /(?:^|[.!?,;:] )((?:\p{Lu}[\p{L}'-]+ ){1,2}\p{Lu}[\p{L}'-]+)(?: here| ici| speaking)?[ ,:]*·/u;

const besideContact = ({ raw }: Text): Bare | undefined => {
  const typed = BESIDE_CONTACT.exec(raw)?.[1];
  return typed === undefined ? undefined : bareName(readText(typed));
};

/** Months that are first names by themselves, and those that are one beside a last name. */
const GIVEN_NAME = /^(?:avril|april|june|may|august)$/;

/** "C'est avril", "avril tremblay, 514 …" in answer to the question for a name: a month is one, alone or before another word. */
const monthName = ({ raw }: Text, hasContact: boolean): Bare | undefined => {
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

const DAYS_AND_MONTHS = CALENDAR.source.replace(/^\^|\$$/g, '');

/** "Mrs Friday", « ici madame Samedi, Gladys Samedi ». */
const TITLED = pattern`
  \b(?:(?:mrs?|ms|miss|mme|mlle)[. ]?|(?:ici|je suis|c'est|this is|i'm|im|it's) (?:monsieur|madame|mister)) (
    ${DAYS_AND_MONTHS}
  )(?![a-z])(?:,? ([a-z'-]{2,20}) \1(?![a-z]))?`;

/** A day that is a surname, with the first name where both are told. */
const hearTitled = (text: Text): NameHeard => {
  const match = TITLED.exec(text.folded);
  if (!match) return { rest: text };
  const end = match.index + match[0].length;
  if (HOUR.test(text.folded.slice(end).replace(/^ /, ''))) return { rest: text };
  const rest = erase(text, match.index, end);
  const [, surname = '', first] = match;
  if (first === undefined || isNoName(first)) return { rest };
  const typed = text.raw.slice(end - first.length - surname.length - 1, end);
  return { name: tidyName(typed), rest };
};

/**
 * Who the visitor says they are, taken out of the text. Only on evidence: words that introduce a name, a bare answer
 * where one was asked for, or capitals beside a phone number or an address.
 */
export const hearName = (said: Text, context: HearingContext, hasContact: boolean): NameHeard => {
  const titled = hearTitled(said);
  if (titled.name !== undefined) return titled;
  const text = titled.rest;
  const isAwaited = context.awaits === 'details' || context.awaits === 'contact';
  const own = hearIntroduction(text, INTRODUCTIONS, false);
  if (own.name !== undefined) return own;
  const whose = isAwaited ? hearIntroduction(text, OF_SOMEBODY, false) : { rest: text };
  if (whose.name !== undefined) return whose;
  const introduced = hearIntroduction(text, SOFT_INTRODUCTIONS, true);
  if (introduced.name !== undefined && (isAwaited || hasContact || !isNamed(context, introduced.name)))
    return introduced;
  if (!isAwaited && !hasContact) return { rest: text };
  const bare =
    bareName(text) ??
    (hasContact ? besideContact(text) : undefined) ??
    (isAwaited ? monthName(text, hasContact) : undefined);
  // Whoever is asked for their name may bear that of somebody who works there.
  const isNamesake = bare && isAwaited && bare.name.includes(' ');
  const isName = bare && (isAwaited || bare.isCapitalised) && (isNamesake || !isNamed(context, bare.name));
  const isPriced = bare?.isCapitalised === false && pricedThing(text.folded) !== undefined;
  if (!bare || !isName || isPriced || isSomethingElse(context, bare, isAwaited && hasContact))
    return { rest: text };
  const start = text.raw.indexOf(bare.typed);
  return { name: bare.name, rest: erase(text, start, start + bare.typed.length) };
};
