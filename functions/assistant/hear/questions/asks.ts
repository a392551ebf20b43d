import type { Ask, When } from '../../frame.ts';
import { pattern } from '../../patterns.ts';
import type { Topic } from '../../topics.ts';
import { isFunctionWord } from '../function-words.ts';
import { isDay } from '../marked.ts';
import type { Mention } from '../mention.ts';
import { distinct, servicesOf } from '../named.ts';
import { NUMBER, numberOf } from '../numbers.ts';
import type { Segment } from '../segments.ts';
import { isKnownServiceWord, isMostlyVerb } from '../services/service-words.ts';
import { wordsOf } from '../text.ts';
import { thingOf } from '../thing.ts';
import { topicsOf } from './asked-topics.ts';
import { WORKER } from './who-does.ts';

/** What reads of what a price or a length is asked; absent where none is. */
export type ThingsMeasured = typeof import('./things-measured.ts');

/** A question, and the thought in which it was put. */
export interface AskHeard {
  readonly ask: Ask;
  readonly segment: Segment;
  /** A thought beside it that the same question is about: it takes up the words, and asks nothing more. */
  readonly isSame?: boolean;
}

const isIn = (mention: Mention, { start, end }: Segment): boolean =>
  mention.start >= start && mention.start < end;

const personsOf = (mentions: readonly Mention[]): readonly string[] =>
  distinct(mentions.flatMap((mention) => (mention.kind === 'person' ? mention.persons : [])));

const whenOf = (mentions: readonly Mention[]): When | undefined => {
  const whens = mentions.flatMap((mention) => (mention.kind === 'when' ? [mention.when] : []));
  if (whens.length === 0) return undefined;
  const at = whens.find((when) => when.at)?.at;
  const endsBy = whens.find((when) => when.endsBy)?.endsBy;
  return {
    dates: whens.flatMap(({ dates }) => dates),
    weekdays: distinct(whens.flatMap(({ weekdays }) => weekdays)),
    times: whens.flatMap(({ times }) => times),
    ...(at ? { at } : {}),
    ...(endsBy === undefined ? {} : { endsBy }),
  };
};

/** "Do you do free estimates?" asks what they cost. */
const FREE_OF_CHARGE = /\b(?:free|gratuite?s?|no charge)\b(?! (?:on|at|this|next|for)\b)/;

const asksIfFree = (topic: Topic, { folded }: Segment, mentions: readonly Mention[]): boolean =>
  topic === 'is_offered' &&
  FREE_OF_CHARGE.test(folded) &&
  servicesOf(mentions).length > 0 &&
  !mentions.some(({ kind }) => kind === 'when' || kind === 'prefers');

/** "Does Léa do colouring?" is about who does it; "do you do colouring?" about whether it is done. */
const refined = (topic: Topic, mentions: readonly Mention[]): Topic => {
  if (topic === 'is_offered' && personsOf(mentions).length > 0) return 'who_performs';
  if (topic === 'people' && servicesOf(mentions).length > 0) return 'who_performs';
  return topic;
};

/** Goods are no services: "do you sell used tires?" asks about something else than changing them. */
const SELLS = pattern`
  \b(?:
    sell|vend(?:ez|s|re|u)|carry|buy|(?:r)?achetez|recycle[rz]?|reprenez
    |(?:take (?:back |in )?|prenez[- ]vous |acceptez[- ]vous )(?:(?:the|les?|l'|des?|du|de l'|mes|mon|my) ?)*
    (?:[a-z]+ )?(?:used|old|usee?s?|usagee?s?|vieux|vieilles?|empty|vides?|broken|dead)
  )\b`;
/** What a place has or takes is a service only where its words are those of one: "do you have a pool?" */
const HAS = /\b(?:avez|have|prenez|take|acceptez|accept)\b/;

/** "Do you have female instructors?" */
const OF_STAFF = new RegExp(`\\b(?:fe)?males?\\b|\\b(?:${WORKER})s? (?:who|qui|femmes?|hommes?)\\b`);

/** "How much is the call-out?": what is paid beside a service is none. */
const FEES = pattern`
  \b(?:
    deplacements?|(?:service|house) calls?|call[- ]?outs?|travel (?:fees?|charges?)|commissions?
    |(?:the|this|that|la|cette|le|ce) (?:house|condo|duplex|property|maison|propriete)
  )\b`;

/** What is paid more than a price for something in particular: the price alone does not answer it. */
const SURCHARGE = pattern`
  \b(?:
    (?:charge|pay|costs?|cost(?:s|ing)?|is (?:it|that)) (?:any )?(?:more|extra|higher)
    |(?:extra|additional|weekend|added) (?:fees?|charges?|costs?)
    |surcharges?|supplements?|same price|meme prix|plus (?:cher|chere|eleve|elevee|dispendieux)s?(?! de tous)
    |frais (?:de plus|supplementaires?|additionnels?)|(?:charge[rz]?|coute[rz]?|paie|payer) (?:de )?plus|en extra
  )(?![a-z])`;

const isOfService = (thing: string): boolean =>
  !OF_STAFF.test(thing) && wordsOf(thing).some((word) => isKnownServiceWord(word) && !isMostlyVerb(word));

/** One or the other, « celui d'une heure et celui de deux »: each by itself. */
const OR = /\b(?:or|ou|ou bien|versus|vs|celui|celle|ceux|celles)\b/;

/**
 * A word that means one of several services has no one price: each is told, and nothing is added up. "Oil change and
 * tires, how much?" is about both together, "a cut or a colouring" about each.
 */
const pricedTogether = (topic: Topic, mentions: readonly Mention[], { folded }: Segment): Topic => {
  if (topic !== 'sum' && topic !== 'price') return topic;
  const named = mentions.flatMap((mention) => (mention.kind === 'service' ? [mention.services] : []));
  if (named.some(({ length }) => length > 1)) return 'price';
  const isSeveral = distinct(named.flatMap(([only]) => only?.id ?? [])).length > 1;
  return isSeveral && !OR.test(folded) ? 'sum' : topic;
};

const SESSIONS = pattern`
  \b(${NUMBER}) (?:[a-z]+ )?(?:
    sessions?|seances?|lessons?|lecons?|cours|classes|visits?|visites?|treatments?|traitements?|rendez-vous
    |appointments?|hours?|heures?|fois
  )(?: (?:of|de|d'|du|en|in)|d')? ?$`;
const MOST_SESSIONS = 20;

/** Shorter words mean nothing by themselves. */
const SHORTEST = 3;

/** How often a service is counted right before it: "two kids' cuts", "ten sessions of English". */
const countBefore = (mention: Mention, mentions: readonly Mention[], { folded, start }: Segment): number => {
  const before = mentions.find(({ kind, end }) => kind === 'people' && end + 1 === mention.start);
  if (before?.kind === 'people') return before.people;
  const sessions = numberOf(SESSIONS.exec(folded.slice(0, Math.max(0, mention.start - start)))?.[1]);
  return sessions !== undefined && sessions <= MOST_SESSIONS ? sessions : 1;
};

/** "Two kids' cuts and a women's cut": each service as often as it is counted, where one is counted more than once. */
const countedOf = (mentions: readonly Mention[], segment: Segment): readonly string[] => {
  const counted = mentions.flatMap((mention) =>
    mention.kind === 'service' && mention.services.length === 1
      ? [{ id: mention.services[0]?.id ?? '', count: countBefore(mention, mentions, segment) }]
      : [],
  );
  const all = counted.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
  return counted.some(({ count }) => count > 1) && all.length > distinct(all).length ? all : [];
};

/** "Until what time are you open?" asks of one day, and "what are your hours?" of the week. */
const OF_ONE_DAY = pattern`
  \b(?:
    (?:until|till|til) (?:what time|how late)|how late|what time (?:(?:do|does|are|r) )?(?:you|u|it|ya) .{0,12}?(?:open|close)
    |(?:you|u|guys) (?:open|close) (?:at )?(?:when|what time)|jusqu'a quelle heure
    |a quelle heure .{0,20}?(?:ouvr|ferm)[a-z]*|(?:ouvr|ferm)[a-z]*(?:[- ]vous)? (?:a|vers) quelle heure
    |(?:that|this|ce|cette) (?:day|night|evening|morning|jour|soir|soiree|journee|matin)(?:-la)?
  )(?![a-z])`;

const askOf = (
  topicSaid: Topic,
  segment: Segment,
  mentions: readonly Mention[],
  measured: ThingsMeasured | undefined,
): Ask => {
  const said = asksIfFree(topicSaid, segment, mentions) ? 'price' : topicSaid;
  const when = whenOf(mentions);
  const services = servicesOf(mentions);
  const named = said === 'is_offered' && services.length === 0 ? thingOf(segment.folded) : undefined;
  const isElse = named !== undefined && HAS.test(segment.folded) && !isOfService(named);
  const isFee = said === 'price' && services.length === 0 && FEES.test(segment.folded);
  const isMore = said === 'price' && distinct(services).length < 2 && SURCHARGE.test(segment.folded);
  const isSold =
    isFee || (isMore && services.length === 0) || (said === 'is_offered' && SELLS.test(segment.folded));
  const counted = said === 'price' || said === 'sum' ? countedOf(mentions, segment) : [];
  const topic =
    isElse || isSold
      ? 'other'
      : isMore
        ? 'about_service'
        : counted.length > 0
          ? 'sum'
          : pricedTogether(said, mentions, segment);
  const isNamed = mentions.some(({ kind }) => kind === 'service' || kind === 'when' || kind === 'person');
  const priced = said === 'price' && !isNamed ? measured?.pricedThing(segment.folded) : undefined;
  const lasting = said === 'length' && !isNamed ? measured?.lastingThing(segment.folded) : undefined;
  const thing = isSold ? undefined : (named ?? priced ?? lasting);
  return {
    topic: refined(topic, mentions),
    services: counted.length > 0 ? counted : services,
    persons: personsOf(mentions),
    ...(when ? { when } : {}),
    ...(topic === 'hours' && OF_ONE_DAY.test(segment.folded) ? { isOfOneDay: true } : {}),
    ...(thing ? { thing } : {}),
  };
};

/** What stands beside a question in its sentence and is no wish by itself: "coupe homme, c'est combien?". */
const neighbours = (segment: Segment, segments: readonly Segment[]): readonly Segment[] =>
  segments.filter((other) => other.sentence === segment.sentence && other !== segment);

const WANTED = pattern`
  \b(?:
    veux|veut|voudrai[st]|aimerai[st]|wants?|like|needs?|book|besoin|faut|reserver|rdv|rendez|prendre|cherche
    |cancel|annuler
  )\b`;

const isBare = ({ folded }: Segment, mentions: readonly Mention[]): boolean =>
  !mentions.some(({ kind }) => kind === 'when') && !WANTED.test(folded);

/** "On Thursday, what time do you close?": a thought that is nothing but a day. */
const isDayAlone = ({ folded, start }: Segment, mentions: readonly Mention[]): boolean => {
  const isTaken = (at: number): boolean => mentions.some((one) => one.start <= at && at < one.end);
  const words = [...folded.matchAll(/[a-z0-9]+/g)].filter(({ index }) => !isTaken(start + index));
  return (
    mentions.every((one) => one.kind === 'when' && isDay(one.when)) &&
    words.every(({ 0: word }) => word.length < SHORTEST || isFunctionWord(word))
  );
};

/** "The colouring, does it include the cut?" is about both. */
const INCLUDES = /\b(?:inclut|inclus(?:e|es)?|comprend|includes?|included)\b/;

/** "Manicure, how much?": what is priced stands in another thought of the sentence. */
const pricedBeside = (
  ask: Ask,
  segment: Segment,
  segments: readonly Segment[],
  measured: ThingsMeasured | undefined,
): readonly AskHeard[] => {
  const others = neighbours(segment, segments);
  if (ask.topic !== 'price' || ask.thing !== undefined || ask.services.length > 0 || others.length === 0)
    return [{ ask, segment }];
  const sentence = segments.filter((one) => one.sentence === segment.sentence);
  const thing = measured?.pricedThing(sentence.map(({ folded }) => folded).join(''));
  if (thing === undefined) return [{ ask, segment }];
  const told = { ...ask, thing };
  return [{ ask: told, segment }, ...others.map((other) => ({ ask: told, segment: other, isSame: true }))];
};

/** The questions of a message, each by the words of its own thought and of those beside it. */
export const questionsIn = (
  segments: readonly Segment[],
  mentions: readonly Mention[],
  measured: ThingsMeasured | undefined,
): readonly AskHeard[] =>
  segments.flatMap((segment) => {
    const own = mentions.filter((mention) => isIn(mention, segment));
    const topics = topicsOf(segment, own);
    if (topics.length === 0) return [];
    const beside = neighbours(segment, segments)
      .map((other) => ({ other, its: mentions.filter((one) => one.kind !== 'cue' && isIn(one, other)) }))
      .filter(({ other, its }) => its.length > 0 && topicsOf(other, its).length === 0)
      .filter(({ other, its }) => isBare(other, its) || (topics.includes('hours') && isDayAlone(other, its)));
    const lacks = servicesOf(own).length === 0 || INCLUDES.test(segment.folded);
    const about = lacks ? [...own, ...beside.flatMap(({ its }) => its)] : own;
    return [
      ...topics.flatMap((topic) =>
        about.length === 0
          ? pricedBeside(askOf(topic, segment, about, measured), segment, segments, measured)
          : [{ ask: askOf(topic, segment, about, measured), segment }],
      ),
      ...(lacks
        ? beside.map(({ other }) => ({
            ask: askOf(topics[0] ?? 'other', segment, about, measured),
            segment: other,
            isSame: true,
          }))
        : []),
    ];
  });
