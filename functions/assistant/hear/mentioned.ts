import { globalPattern } from '../patterns.ts';
import type { ToldOfBooked } from './booked/after-booked.ts';
import type { HearingContext, ToldDays } from './context.ts';
import { goodWishesIn } from './good-wishes.ts';
import type { Mention, MentionOf, Span } from './mention.ts';
import { hasKind } from './named.ts';
import { anyoneIn } from './people/anyone.ts';
import { countsOfOwn, peopleIn, severalMentions, tellsNumber } from './services/counts.ts';
import type { LengthSaid } from './services/lengths.ts';
import { sharedAmong } from './services/recipients.ts';
import { hearServices } from './services/services.ts';
import { eraseAll, eraseSpans, type Text } from './text.ts';
import { SAYINGS } from './times/no-times.ts';
import { whenMentions } from './times/when.ts';
import { type ArrangementHeard, hearArrangement } from './wishes/arrangement.ts';
import { indifferences } from './wishes/awaited-any.ts';
import { cueMentions } from './wishes/cues.ts';
import { refusalsBefore } from './wishes/no-before.ts';

/** "She knows my hair" says why, and names no service. */
const KNOWS = globalPattern`
  \b(?:(?:elle|il|qui|she|he|they|who) )?(?:connait|comprend|knows?|understands?) (?:bien |deja |already )?
  (?:mes|mon|ma|my|our|this|that|ce|cette|cet) (?:(?:old|bad|vieux|vieille|mauvaise?) )?[a-z]+`;

/** "A couple of days" is how many, and no « coupe » that is misspelt. */
const COUPLE_OF = globalPattern`
  \bcouple (?:of |de |d')?(?=(?:
    days|jours|nights|nuits|weeks|semaines|months|mois|years|ans|annees|hours|heures|minutes|times|fois|questions?
    |things|choses
  )(?![a-z]))|\bfin (?:de |d'|du )(?=(?:la |l')?(?:sem|jour|apres|avant|matin|mois|soir|annee|pm))`;

const isService = (mention: Mention): mention is MentionOf<'service'> => mention.kind === 'service';

const spansIn = (folded: string, words: RegExp): readonly Span[] =>
  [...folded.matchAll(words)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));

export interface Mentioned {
  /** In the order of the text. */
  readonly mentions: readonly Mention[];
  /** Read, and no part of a wish by themselves. */
  readonly spans: readonly Span[];
  /** How long the appointment is to take. */
  readonly length?: LengthSaid;
  /** How several are to lie to each other. */
  readonly how: ArrangementHeard;
  /** What is wished and named nowhere in the business. */
  readonly unknown: readonly Span[];
  /** The people who are to come to one and the same appointment: the team is to know. */
  readonly parties: readonly Span[];
  /** What reads the days, where one is named, once it is loaded. */
  readonly days: ToldDays | undefined;
  /** The text without what wishes are made of. */
  readonly rest: Text;
}

/** What is told, and makes no wish: why somebody is wished, and how often one comes already. */
const toldIn = ({ folded }: Text, { repeating }: HearingContext): readonly Span[] => [
  ...spansIn(folded, KNOWS),
  ...(repeating?.habitsIn(folded) ?? []),
];

/** "Jess & Tyler Moreau": one more of those who sign, and nobody of the team. */
const isBesideName = ({ folded }: Text, { start, end }: Mention): boolean =>
  /^ ?(?:&|\+|\/|and|et|pis) ?·/.test(folded.slice(end)) ||
  /· ?(?:&|\+|\/|and|et|pis) ?$/.test(folded.slice(0, start));

/** Who is asked for: anyone, somebody by their name, or whom the conversation spoke of before. */
const whoIn = (
  text: Text,
  { team, people, personBefore }: HearingContext,
  isNameAwaited: boolean,
  isSigned: boolean,
): readonly Mention[] => {
  const bare = (team?.personsIn(text, people, isNameAwaited && !isSigned) ?? []).filter(
    (one) => !isNameAwaited || !isBesideName(text, one),
  );
  const called = [...anyoneIn(text.folded), ...bare];
  return called.length > 0 ? called : (team?.whoBefore(text.folded, personBefore) ?? []);
};

/** The only service that a text names, or that is arranged before it. */
const onlyServiceIn = (text: Text, { services, service, arranged = [] }: HearingContext) => {
  const [first, ...others] = hearServices(text, services, false).mentions.filter(isService);
  if (first) return others.length === 0 ? first : undefined;
  const [known, ...further] = new Set(arranged.flat());
  const id = service ?? (further.length === 0 ? known : undefined);
  return id === undefined
    ? undefined
    : { kind: 'service' as const, services: [{ id, sure: 'certain' as const }], start: 0, end: 0 };
};

/** The services of a text without those that only tell of what is booked, and how many each is for. */
const servicesIn = (text: Text, others: readonly Span[], context: HearingContext, isNameAwaited: boolean) => {
  const { counts: spoken, bystanders } = peopleIn(text.folded);
  const heard = hearServices(
    eraseSpans(text, [...others, ...bystanders]),
    context.services,
    isNameAwaited,
    spoken.filter((one) => !bystanders.includes(one)),
    context.aging?.agesIn(text.folded),
  );
  const ofBooked = context.besideBooked?.toldOfBooked(heard.mentions, text, context.booked ?? []) ?? [];
  const isWished = (mention: Mention): boolean => ofBooked.every(({ service }) => service !== mention);
  const told = { ...heard, mentions: heard.mentions.filter(isWished) };
  // "A couple's massage" is one service.
  const isName = (one: Span): boolean =>
    told.mentions.some(({ start, end }) => one.start < end && start < one.end) &&
    !tellsNumber(one, text.folded);
  const own = countsOfOwn(
    text.folded,
    spoken.filter((one) => !isName(one)),
    told.mentions,
  );
  const isOfPlaces = (context.changing?.placesIn(text, context) ?? []).length > 0;
  const each = isOfPlaces
    ? undefined
    : context.sharing?.membersIn(text, (alone) => onlyServiceIn(alone, context));
  if (!each)
    return {
      told,
      ofBooked,
      ...sharedAmong(own, told.mentions, context.services, { service: context.service, folded: text.folded }),
    };
  const asides = [...told.asides, ...told.mentions, ...own];
  return { told: { ...told, mentions: each.services, asides }, ofBooked, counts: [], parties: [], each };
};

/** The times of a text, by the clock, by the calendar and by what is booked. */
const timesIn = (
  text: Text,
  services: readonly Mention[],
  ofBooked: readonly ToldOfBooked[],
  context: HearingContext,
): readonly Mention[] => {
  const { besideBooked: readers, booked = [] } = context;
  if (!readers) return whenMentions(text, context);
  const beside = readers.besideIn(text, services, booked);
  const clock = whenMentions(beside ? eraseSpans(text, [beside.span]) : text, context);
  const near = beside ? readers.timesBeside(beside, clock) : [];
  return [...clock, ...readers.timesByBooked(ofBooked, clock), ...near];
};

/** "Max right after": whoever is next is in a row with those before. */
const inTurn = (spoken: ArrangementHeard, nexts: readonly Span[] = []): ArrangementHeard =>
  nexts.length === 0 ? spoken : { arrangement: 'in_a_row', spans: [...spoken.spans, ...nexts] };

/** How several appointments are to lie to each other; nothing where there is one alone. */
const howAmong = (isForSeveral: boolean, folded: string, { before }: HearingContext): ArrangementHeard =>
  isForSeveral ? hearArrangement(folded, before !== undefined) : { spans: [] };

/** Words that count or name people, of whom the appointment is for none. */
const saidOtherwise = (text: Text, { usual, womanOrMan }: HearingContext): readonly Span[] => [
  ...spansIn(text.folded, COUPLE_OF),
  ...(usual?.childrenElsewhere(text.folded) ?? []),
  ...(womanOrMan?.spansOfThem(text) ?? []),
];

/** Words that tell of what is booked: beside what another is to be, or from which day it is moved. */
const spansOfBooked = (
  ofBooked: readonly ToldOfBooked[],
  { folded }: Text,
  { besideBooked }: HearingContext,
): readonly Span[] => [...ofBooked.map(({ span }) => span), ...(besideBooked?.oldDaysIn(folded) ?? [])];

/** One time was put forward, and is not booked yet. */
const isPutForward = ({ awaits, before }: HearingContext): boolean =>
  before?.minute !== undefined && (awaits === 'details' || awaits === 'confirm');

/** "If nothing Thursday", where Thursday was told already: what another day takes the place of. */
const spansOfInstead = ({ folded }: Text, { supposing }: HearingContext): readonly Span[] =>
  supposing ? spansIn(folded, supposing.IF_NOT_THAT) : [];

/** All that a wish may be made of, each word read once; `isSigned`: whoever writes is named beside. */
export const mentioned = (said: Text, context: HearingContext, isSigned: boolean): Mentioned => {
  const text = eraseSpans(eraseAll(said, SAYINGS), spansOfInstead(said, context));
  const isNameAwaited = context.awaits === 'details' || context.awaits === 'contact';
  const people = whoIn(text, context, isNameAwaited, isSigned);
  const afterPeople = eraseSpans(text, people);
  const every = context.repeating?.repetitionMentions(afterPeople.folded, isPutForward(context)) ?? [];
  const known = toldIn(afterPeople, context);
  const { told, ofBooked, counts, parties, each } = servicesIn(
    afterPeople,
    [...every, ...known, ...saidOtherwise(afterPeople, context)],
    context,
    isNameAwaited,
  );
  const { prices, meant } = context.meaning?.meantBy(afterPeople, told, counts, context) ?? {
    prices: [],
    meant: told.mentions,
  };
  const shared = each ? meant : (context.sharing?.withRecipients(afterPeople, meant) ?? meant);
  const services = [...shared, ...(context.changing?.placesIn(afterPeople, context) ?? [])];
  const several = severalMentions(afterPeople.folded, services, context.services);
  const lengths = context.lasting?.lengthsIn(afterPeople.folded) ?? [];
  const isForSeveral = counts.length + several.length > 0 || services.length > 1;
  const unspoken = eraseSpans(afterPeople, every).folded;
  // Where nothing is several, "at the same time" is the hour of the moment before.
  const first = inTurn(howAmong(isForSeveral, unspoken, context), each?.nexts);
  // For whom it is must reach the team where it chooses no service.
  const audiences = services.length > 0 || counts.length > 0 ? told.audiences : [];
  const aside = [
    ...[...audiences, ...told.lengths, ...prices, ...told.asides],
    ...lengths,
    ...known,
    ...parties,
    ...spansOfBooked(ofBooked, afterPeople, context),
    ...first.spans,
  ];
  const before = [...people, ...services, ...counts, ...several, ...every];
  const rest = eraseSpans(text, [...before, ...aside]);
  const whens = timesIn(rest, services, ofBooked, context);
  const how = isForSeveral ? first : hearArrangement(eraseSpans(rest, whens).folded);
  const content = [...before, ...whens, ...indifferences(rest.folded, context.awaits)];
  const strangers = context.team?.strangersIn(eraseSpans(rest, content), context.people) ?? [];
  const refusals = refusalsBefore(text, [...people, ...told.mentions]);
  const changed = context.changing?.changed(text, content, context) ?? content;
  const all = [...changed, ...strangers, ...refusals];
  const days = hasKind(all, 'when') ? context.toldDays() : undefined;
  const cues = cueMentions(eraseSpans(text, lengths), all, days);
  const unsaid = days?.givenUp(text, [...all, ...cues]) ?? [];
  const mentions = [...all, ...cues, ...(each?.opens ?? []), ...unsaid].sort((a, b) => a.start - b.start);
  const length = lengths.findLast(({ isTooLong }) => !isTooLong);
  return {
    mentions: days?.asMeant(text, mentions, context.today) ?? mentions,
    spans: [...aside, ...how.spans, ...goodWishesIn(text), ...spansOfInstead(said, context)],
    ...(length ? { length } : {}),
    how,
    parties,
    days,
    unknown: services.length > 0 ? [] : told.unknown,
    rest: eraseSpans(rest, all),
  };
};
