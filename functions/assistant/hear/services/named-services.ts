import { pattern } from '../../patterns.ts';
import { type Span, within } from '../mention.ts';
import { NUMBER } from '../numbers.ts';
import { matchesOf } from '../text.ts';
import { withoutObjects } from './actions.ts';
import { isAnimal } from './animals.ts';
import { AUDIENCES } from './known-names.ts';
import { spanOf } from './service-groups.ts';
import { type KnownName, likeness, type Matched } from './service-matching.ts';
import { meaningOf } from './service-words.ts';

/** What is done was said, or what it is done to and no other service is. */
const isNamed = ({ isHead, services: [only, ...others] }: Matched): boolean =>
  isHead || (only?.sure === 'certain' && others.length === 0);

/** "A leak in the bathroom": where something is, and no second thing to do. */
const IN_A_PLACE = pattern`
  (?<!\b(?:interested|come|coming|fit|go|get|squeeze) )\b(?:
    in|inside|under|underneath|below|behind|near|dans|sous|en dessous|au-dessous|derriere|pres
  )(?: d[eu']s?)?(?: ?(?:the|my|our|her|his|their|la|le|les|l'|ma|mon|mes|notre|sa|son|ses))?
  (?: ?[a-z]+ d(?:e|u)(?: (?:la|mon|ma|notre))?)? ?$`;

/** "My roots are about four inches": how long a thing of theirs is. */
const MEASURED = pattern`
  ^(?: (?!so |and |but |can |donc |et |mais )[a-z]+){1,5}? (?:\d+|${NUMBER}) ?
  (?:inch(?:es)?|pouces?|cm|feet|foot|pieds?|mm|centimet\w+)\b`;

/** "It's for my lashes": what a message is about, before it says what is wished of it. */
const ABOUT = pattern`
  \b(?:c'?est (?:pour|a propos de)|it'?s (?:for|about)|its (?:for|about)|concernant|regarding|au sujet d[eu'])
  (?: (?:les?|la|mes|mon|ma|des?|the|my|our))? ?$`;

/** "It's for my lashes, a refill": a word that stands in the name of what is wished then is no second wish. */
const isSubject = (
  { words }: Matched,
  later: readonly Matched[],
  folded: string,
  names: readonly KnownName[],
): boolean =>
  ABOUT.test(folded.slice(0, spanOf(words).start)) &&
  later.some(({ services: [only, ...others] }) =>
    others.length > 0 || !only
      ? false
      : words.every(({ text }) =>
          names.some(({ id, words: own }) => id === only.id && own.some((name) => likeness(text, name) > 0)),
        ),
  );

const OR = /^[ ,]{0,2}(?:or|ou)(?: (?:an?|the|une?|l[ae]|my|ma|mon|just|juste))* $/;

/** "Physio or a massage": one of a list is wished as the others are. */
const isOr = (one: Matched, other: Matched, folded: string): boolean => {
  const [first, last] = [one, other].map(({ words }) => spanOf(words)).toSorted((a, b) => a.start - b.start);
  return first !== undefined && last !== undefined && OR.test(folded.slice(first.end, last.start));
};

/** Where it hurts: beside what is to be done it tells of nothing else to do. */
const BODY = pattern`
  ^(?:
    genoux?|knees?|epaules?|shoulders?|dos|back|cou|neck|chevilles?|ankles?|coudes?|elbows?|hanches?|hips?|poignets?
    |wrists?|tete|head
  )$`;

const isOfBody = ({ words, isHead }: Matched): boolean =>
  (!isHead || new Set(words).size === 1) && words.every(({ text }) => BODY.test(text));

/** "A basic tune-up for my bike": beside what is plainly named, what somebody has and words that resemble are no wish. */
const plainlyNamed = (
  all: readonly Matched[],
  folded: string,
  names: readonly KnownName[],
): readonly Matched[] => {
  const matches = all.every(isOfBody) ? all : all.filter((one) => !isOfBody(one));
  const isSaid = (one: Matched): boolean =>
    isNamed(one) || matches.some((other) => isNamed(other) && isOr(one, other, folded));
  const said = matches.some(isNamed) ? matches.filter(isSaid) : matches;
  const plain = said.filter((one, at) => !isSubject(one, said.slice(at + 1), folded, names));
  const isTold = ({ words, isHead }: Matched): boolean => {
    const { start, end } = spanOf(words);
    if (OWN.test(folded.slice(0, start)) && MEASURED.test(folded.slice(end))) return true;
    return (!isHead || new Set(words).size === 1) && IN_A_PLACE.test(folded.slice(0, start));
  };
  return plain.some((one) => !isTold(one)) ? plain.filter((one) => !isTold(one)) : plain;
};

/** Whose animal it is, or for which: "shots Thursday for my two puppies", "I have a puppy that needs shots". */
const FOR_WHOM = pattern`
  (?:
    \b(?:
      pour|pr|for|j'ai|jai|on a|have|got|get|bring|'ve|ive|amener|emmener|faire|vacciner|vaccinate|steriliser|castrer
      |toiletter|neuter|spay|groom|laver|wash
    )|^|\b(?:et|and)
  )
  (?: ?(?:
      mon|ma|mes|notre|nos|my|our|the|le|la|les|une?|an?|both|all|of|new|nouve(?:au|lle)|little|young
      |petite?s?|${NUMBER}
    )
  )+ ?$`;

/** Who comes along: "there's five of us with the dog". */
const COMPANION = pattern`
  \b(?:avec|with) ?(?:mon|ma|mes|notre|nos|my|our|the|le|la|les|l'|nos|(?:${NUMBER})) ?(?:${NUMBER} )?$`;

const meets = (services: Matched['services'], other: Matched): Matched['services'] =>
  services.filter(({ id }) => other.services.some((its) => its.id === id));

/** A match with what others tell of it: of the services it may mean, those of each where there are some. */
const narrowedBy = (match: Matched, told: readonly Matched[]): Matched => {
  let { services } = match;
  for (const one of told) {
    const both = meets(services, one);
    if (both.length > 0) services = both;
  }
  return { ...match, services };
};

/** Without those that only say for whom it is, beside what is to be done: they tell which of several it may be. */
const withoutBeneficiaries = (matches: readonly Matched[], folded: string): readonly Matched[] => {
  const isFor = ({ words, isHead }: Matched): boolean => {
    if (isHead || !words.every(({ text }) => isAnimal(text))) return false;
    const before = folded.slice(0, spanOf(words).start);
    return COMPANION.test(before) || (FOR_WHOM.test(before) && matches.some((other) => other.isHead));
  };
  const beneficiaries = matches.filter(isFor);
  const done = matches.filter((one) => !isFor(one));
  return beneficiaries.length === 0 ? matches : done.map((one) => narrowedBy(one, beneficiaries));
};

/** Somebody's own thing, of which something is told: "my toilet …", « ma toilette … ». */
const OWN = /\b(?:mon|ma|mes|notre|nos|my|our|the|le|la|les|l')(?: [a-z]+)? ?$|^\W*$/;
const TELLS_OF_IT = pattern`
  ^ (?:
    (?:
      is|are|was|s|keeps?|started?|starts|just|still|always|now|been|has|have|got|started to|est|sont|etait
      |qui|n'est|ne|se|s'est|a|ont|vient de|toujours|encore|commence a|tout|toute|all|really|completely
      |vraiment
  ) )+$`;
/** Beside what it is told of without a word between them: "my toilet leaks", « ma toilette coule ». */
const FAULT = pattern`
  ^(?:
    coul\w*|fui(?:t|ent)|goutt\w*|piss\w*|refoul\w*|debord\w*|grinc\w*|siffl\w*|cogn\w*|vibr\w*|bouche\w*
    |brise\w*|casse\w*|leak\w*|drip\w*|overflow\w*|squeak\w*|clog\w*|block\w*|broke\w*
  )$`;

/** "My toilet is leaking": what is wrong with it tells what is to be done, and the thing itself is no second wish. */
const withoutSufferers = (matches: readonly Matched[], folded: string): readonly Matched[] => {
  const faultOf = (match: Matched): Matched | undefined => {
    const { start, end } = spanOf(match.words);
    const isThing = new Set(match.words).size === 1 || !match.isHead;
    if (!isThing || !OWN.test(folded.slice(0, start))) return undefined;
    return matches.find((other) => {
      const at = spanOf(other.words);
      if (other === match || at.start < end) return false;
      const between = folded.slice(end, at.start);
      const [first] = other.words;
      return TELLS_OF_IT.test(between) || (between === ' ' && FAULT.test(first?.text ?? ''));
    });
  };
  const sufferers = matches.filter((match) => faultOf(match) !== undefined);
  return matches
    .filter((match) => !sufferers.includes(match))
    .map((match) =>
      narrowedBy(
        match,
        sufferers.filter((one) => faultOf(one) === match),
      ),
    );
};

/** Asks for what it names, and tells no story. */
const ASKED_FOR = pattern`
  \b(?:want|need|like|book|get|have|install|replace|chang(?:e|er|ement)|voudrais|veux|besoin|aimerais|prendre
  |reserver|installer|remplacer|poser|faire)\b`;
const SENTENCE = /[^.!?;]+/g;

/** "Water dripping under my sink": of what is told beside a fault, and asked for nowhere, none is a second wish. */
const withoutScene = (matches: readonly Matched[], folded: string): readonly Matched[] => {
  const sentences = matchesOf(folded, SENTENCE).map(({ index, 0: words }) => ({
    span: { start: index, end: index + words.length },
    isWish: ASKED_FOR.test(words),
  }));
  const isFault = ({ words }: Matched): boolean => words.some(({ text }) => FAULT.test(text));
  const isBeside = (match: Matched): boolean => {
    const own = sentences.find(({ span }) => within(spanOf(match.words), span));
    const isPart = new Set(match.words).size === 1 && !isFault(match);
    return (
      isPart &&
      own?.isWish === false &&
      matches.some((other) => isFault(other) && within(spanOf(other.words), own.span))
    );
  };
  const scene = matches.filter(isBeside);
  return matches
    .filter((match) => !scene.includes(match))
    .map((match) => (isFault(match) ? narrowedBy(match, scene) : match));
};

/** « Percer le nombril »: what a verb is done to tells which of the services of that verb is meant. */
const VERB = /^[a-z]{3,}er$/;
const ITS_OBJECT = /^ (?:l[ea]s?|l'|mon|ma|mes|un|une|des) ?$/;

const withoutVerbsOfObjects = (matches: readonly Matched[], folded: string): readonly Matched[] =>
  matches.filter(({ words, isHead }) => {
    const [only, ...others] = new Set(words);
    if (!only || others.length > 0 || isHead || !VERB.test(only.text)) return true;
    return !matches.some((other) => ITS_OBJECT.test(folded.slice(only.end, spanOf(other.words).start)));
  });

/** "She is a woman of taste", « je suis un gars occupé »: who somebody is; what one needs "is a kids' cut". */
const IS_ONE = pattern`
  (?<!\b(?:need|want|like|after|veux|voudrais|faut|c'|ce|it|that|ca) ?)\b(?:
    is|are|was|were|am|been|being|become|becoming|(?:i|he|she|we|you|they|who)'(?:m|s|re)|im|est|sont|etait|suis|es|etes
    |sommes|etre|ete|chu|devien\w*|devenue?s?
  )(?: (?:not|no|just|only|pas|plus|juste|now|all|tous|toutes))?(?: (?:an?|the|une?|des|la|les?))?
  (?: (?!(?:and|et|or|ou|for|pour|un|une|an?)\b)[a-z-]+){0,2} ?$`;

const tellsOnlyWhom = ({ words }: Matched): boolean =>
  words.every(({ text }) => [...AUDIENCES].some((audience) => audience === meaningOf(text)));

/** Beside what is to be done, words for people that only say who somebody is wish nothing. */
const withoutPredicates = (matches: readonly Matched[], folded: string): readonly Matched[] =>
  matches.every(tellsOnlyWhom)
    ? matches
    : matches.filter((one) => !(tellsOnlyWhom(one) && IS_ONE.test(folded.slice(0, spanOf(one.words).start))));

export interface Named {
  /** Those that name what is wished. */
  readonly wished: readonly Matched[];
  /** Where the others stand: for whom it is, or what suffers. */
  readonly asides: readonly Span[];
}

/** Tells those of some matches that name what is wished from those that say for whom it is, where, or what about. */
export const named = (matches: readonly Matched[], folded: string, names: readonly KnownName[]): Named => {
  const done = withoutVerbsOfObjects(withoutObjects(matches, folded, names), folded);
  const wished = withoutSufferers(withoutBeneficiaries(done, folded), folded);
  const told = withoutPredicates(withoutScene(wished, folded), folded);
  const kept = new Set(told.map(({ words }) => words));
  return {
    wished: plainlyNamed(told, folded, names),
    asides: matches.filter(({ words }) => !kept.has(words)).map(({ words }) => spanOf(words)),
  };
};
