import type { ServiceSaid } from '../../frame.ts';
import { globalPattern } from '../../patterns.ts';
import type { Mention, Span } from '../mention.ts';
import { erase, eraseAll, patternsOf, type Text } from '../text.ts';
import type { AgeSaid } from './ages.ts';
import { type Audience, type AudienceSaid, audiencesIn, othersIn } from './audience.ts';
import { isMixed } from './counts.ts';
import { fitting } from './for-whom.ts';
import { AUDIENCES } from './known-names.ts';
import { LENGTH_SAID, lengthSaid } from './length-said.ts';
import { named } from './named-services.ts';
import { OCCUPATIONS } from './occupations.ts';
import { apart, grouped, joined, readerOf, spanOf } from './service-groups.ts';
import { isWeak, type KnownName, likeness, type NamedService, scan, type Word } from './service-matching.ts';
import { meaningOf } from './service-words.ts';
import { withoutVerbs } from './verb-or-thing.ts';
import { weighed } from './weak-words.ts';
import { isInName, wholeNamesIn } from './whole-names.ts';
import { whoseService } from './whose-service.ts';

export interface ServicesHeard {
  readonly mentions: readonly Mention[];
  /** Words that told for whom it is. */
  readonly audiences: readonly AudienceSaid[];
  /** Words that told how long it is. */
  readonly lengths: readonly Span[];
  /** Words of services that only told for whom it is, or what is wrong with what. */
  readonly asides: readonly Span[];
  /** What is wished and named nowhere in the business: "a photo of my house". */
  readonly unknown: readonly Span[];
}

const CAPITALISED = /^\p{Lu}[\p{Ll}'-]/u;

const typedWords = ({ raw, folded }: Text): readonly Word[] =>
  scan(folded).map((word) => {
    const isCapitalised = CAPITALISED.test(raw.slice(word.start));
    const isFollowed = CAPITALISED.test(raw.slice(word.end).trimStart());
    return { ...word, isProper: isCapitalised && (word.start > 0 || isFollowed) };
  });

/** For whom the words of a service say that it is: « coupe homme ». */
const toldBy = (words: readonly Word[]): readonly Audience[] =>
  [...AUDIENCES].filter((audience) => words.some(({ text }) => audience === meaningOf(text)));

const byLength = (services: readonly ServiceSaid[], folded: string, names: readonly KnownName[]) => {
  const length = services.length > 1 ? lengthSaid(folded) : undefined;
  if (length === undefined) return services;
  const fit = services.filter(({ id }) => names.some((one) => one.id === id && one.words.includes(length)));
  return fit.length > 0 ? fit : services;
};

/** A service whose name tells its length. */
const isLong = (services: readonly ServiceSaid[], names: readonly KnownName[]): boolean =>
  services.some(({ id }) =>
    names.some((one) => one.id === id && one.words.some((word) => /^\d{2,3}$/.test(word))),
  );

/** Why or when, not what: "because of the kids", "after I drop the kids". */
const CAUSE = globalPattern`
  \bpass\w+ tout droit\b
  |\b(?:my|our|his|her) (?:winter|summer)
  (?! (?:tires?|tyres?|storage|service|tune|prep\w*|package|check|camp|session)\b)(?: [a-z]+)?
  |\b(?:my|mes|ma|mon|her|his|sa|son|ses) (?:hair|cheveux|nails|ongles|teeth|dents|car|auto|char) (?:
    is|are|was|were|est|sont|etait|ont|feels?|looks?|makes?|fait
  )\b
  |\b(?:
    pendant que|while|when|quand|depose[rz]?|drop(?:ping)?(?: off)?|amene[rz]?|pick(?:ing)?(?: up)?|chercher
  ) (?:my|mes|les|the|our|nos) (?:enfants?|kids?|children)\b
  |\brepousse[rz]?(?= (?:(?:ca|le|la|mon|ma|tout|cela)\b|d'une?\b|de (?:une?|deux|trois|\d)))
  |\b(?:
    as an? (?:kid|child|baby|teen)|(?:when|quand|lorsque) (?:i was|j'etais|j'etait)(?: an?| une?)?(?: [a-z]+)?
  )\b
  |\b(?:because of|(?:cause|cuz|cus) of|a cause d(?:es|e|u)|due to|thanks to)
  (?: (?:the|my|mes|mon|ma|les|la|le|our|nos))? [a-z]+
  |\b(?:because|cause|cuz|parce que|vu que|car|pcq) (?:the|my|mes|les|mon|ma|our|nos) (?:
    enfants?|kids?|children|boys|girls|petits?
  )\b`;

/** Whom one travels to: "to see family", « rejoindre la famille à Dakar ». */
const VISITED = globalPattern`
  \b(?:voir|visiter|rejoindre|retrouver|recevoir|chez|visit(?:ing)?|see(?:ing)?|join(?:ing)?|host(?:ing)?)
  (?: (?:de|toute|all))?(?: (?:la|ma|notre|sa|my|our|the|his|her))? (?:belle-)?(?:famille|family)
  (?= *(?:
      $|[.,;!?]
      |(?:a|au|aux|en|in|at|to|and|et|for|pour|dans|over|overseas|abroad|back|this|next|ce|cet|cette)\b
    )
  )`;

/** What is counted is asked about: "how many photos come with the family session?" */
const COUNTED =
  /\b(?:how many|number of|(?:combien|cb|nombre) d(?:e |'))(?: ?(?:les|mes|vos|the|my|your))? ?[a-z]+/g;

/** "In the same visit", « une seule visite suffit »: the appointment itself, whatever is done in it. */
const OF_IT = globalPattern`
  \b(?:
    (?:same|single|one|each|per|every|last|meme|seule|chaque|derniere) (?:visit|session|consultation|visite|seance
    |rencontre|meeting)
    (?! (?:with|avec|for|pour|of|de|d'))
  )(?![a-z])`;

/** "He ate half a bag of choc chips", « elle a avalé une micropuce »: what was eaten. */
const EATEN = globalPattern`
  \b(?:ate|eaten|eating|swallowed|swallowing|mange|mangee|avalee?|gobe|bouffe)
  (?: (?!and|but|so|can|need|before|after|et|mais|pis|fak|avant|apres|faut|peu)[a-z0-9'-]+){1,8}`;

/** What takes their time names no service: « le hockey des enfants », "I have the kids Wednesday". */
const OCCUPIED = patternsOf(OCCUPATIONS);

const BETWEEN_SAME = /^[\s,.:;-]*(?:(?:un|une|a|an|the|le|la|pour|for) )*$/;

/** "Physio, a follow-up": the plainer of two words for one service says which. */
const plainer = (mentions: readonly Mention[], folded: string): readonly Mention[] =>
  mentions.filter((mention, index) => {
    if (mention.kind !== 'service' || mention.services.length < 2) return true;
    return ![mentions[index - 1], mentions[index + 1]].some((other) => {
      if (other?.kind !== 'service' || other.services.length >= mention.services.length) return false;
      const [first, last] = mention.start < other.start ? [mention, other] : [other, mention];
      const isInside = other.services.every(({ id }) => mention.services.some((one) => one.id === id));
      return isInside && BETWEEN_SAME.test(folded.slice(first.end, last.start));
    });
  });

const SHORTEST_ELIDED = 5;

/** « Lhelix », « dhuile »: typed without its apostrophe, an article is no part of a name. */
const withoutArticle = (word: Word, vocabulary: readonly string[]): Word => {
  const rest = word.text.slice(1);
  const isElided = /^[ld]/.test(word.text) && rest.length >= SHORTEST_ELIDED;
  return isElided && vocabulary.includes(rest) && !vocabulary.includes(word.text)
    ? { ...word, text: rest }
    : word;
};

/** Words of services that one message is read for; further ones are a list, not a wish. */
const MOST_WORDS = 40;

const heardWords = (text: Text, names: readonly KnownName[], least: number): readonly Word[] => {
  const vocabulary = [...new Set(names.flatMap(({ words }) => words))];
  const likest = new Map<string, number>();
  const likenessOf = (word: string): number => {
    const known = likest.get(word) ?? Math.max(0, ...vocabulary.map((name) => likeness(word, name)));
    likest.set(word, known);
    return known;
  };
  return typedWords(text)
    .map((word) => withoutArticle(word, vocabulary))
    .filter((word) => likenessOf(word.text) >= (word.isProper ? 1 : least))
    .slice(0, MOST_WORDS);
};

/**
 * The services that a text names: by whole or partial names, in either language, typos forgiven unless `isStrict`.
 * What stands together is one mention; what one mention may mean are alternatives. `several`: words that tell of more
 * than one person, which choose no service for both.
 */
export const hearServices = (
  text: Text,
  services: readonly NamedService[],
  isStrict: boolean,
  several: readonly Span[] = [],
  ages: readonly AgeSaid[] = [],
): ServicesHeard => {
  const told = [OCCUPIED, COUNTED, VISITED, OF_IT, EATEN].reduce(eraseAll, withoutVerbs(text));
  const audiences = audiencesIn(told.folded, ages);
  const mixed = several.filter((one) => isMixed(one, told.folded, several));
  const alone = audiences.filter(
    (one) => !mixed.some(({ start, end }) => one.start < end && start < one.end),
  );
  const counted = audiences.filter((one) => !alone.includes(one));
  if (services.length === 0) return { mentions: [], audiences, lengths: [], asides: [], unknown: [] };
  const reader = readerOf(services, isStrict);
  const people = [...audiences, ...othersIn(told.folded, ages)];
  const plain = people.reduce((rest, { start, end }) => erase(rest, start, end), told);
  const caused = eraseAll(plain, CAUSE);
  const words = heardWords(caused, reader.names, isStrict ? 1 : 0.5);
  const whole = wholeNamesIn(text.folded, services);
  const groups = joined(grouped(words, text.folded, whole), text.folded, reader).flatMap((group) =>
    apart(group, reader),
  );
  const matches = groups
    .filter((group) => !group.every(({ text: word }) => isWeak(word)))
    .flatMap((group) => reader.match(group) ?? []);
  const { matches: meant, unknown } = weighed(matches, caused, reader.names);
  const { wished, asides } = named(meant, text.folded, reader.names);
  const spans = wished.map(({ words }) => spanOf(words));
  const mentions = wished.map((matched): Mention => {
    const words = spanOf(matched.words);
    const name = matched.words.length > 1 ? whole.find((one) => isInName(words, [one])) : undefined;
    const span = name ?? words;
    const whose = whoseService(span, spans, alone, text.folded);
    const fit = fitting(matched.services, whose, counted, reader.names, toldBy(matched.words));
    const services = byLength(fit, text.folded, reader.names);
    return { kind: 'service', services, isNamed: name !== undefined, ...span };
  });
  const isByLength = mentions.some(
    (mention) => mention.kind === 'service' && isLong(mention.services, reader.names),
  );
  const length = isByLength ? LENGTH_SAID.exec(text.folded) : null;
  const lengths = length ? [{ start: length.index, end: length.index + length[0].length }] : [];
  return { mentions: plainer(mentions, text.folded), audiences, lengths, asides, unknown };
};
