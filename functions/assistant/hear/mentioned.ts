import { globalPattern } from '../patterns.ts';
import type { ToldOfBooked } from './booked/after-booked.ts';
import type { HearingContext, ToldDays } from './context.ts';
import { goodWishesIn } from './good-wishes.ts';
import type { Mention, Span } from './mention.ts';
import { hasKind } from './named.ts';
import { anyoneIn } from './people/anyone.ts';
import type { LengthSaid } from './services/lengths.ts';
import { servicesMeant } from './services-meant.ts';
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

/** "In the same visit" names none. */
const ONE_VISIT = /\b(?:(?:the|a|la|une?) )?(?:same|single|one|meme|seule) (?:visit|visite|trip)(?![a-z])/g;

/** Words that count or name people, of whom the appointment is for none. */
const saidOtherwise = (text: Text, { usual, womanOrMan }: HearingContext): readonly Span[] => [
  ...spansIn(text.folded, COUPLE_OF),
  ...spansIn(text.folded, ONE_VISIT),
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
  const told = servicesMeant(
    afterPeople,
    [...every, ...known, ...saidOtherwise(afterPeople, context)],
    context,
    isNameAwaited,
  );
  const { services, several, counts, parties, opens } = told;
  const lengths = context.lasting?.lengthsIn(afterPeople.folded) ?? [];
  const isForSeveral = counts.length + several.length > 0 || services.length > 1;
  const unspoken = eraseSpans(afterPeople, every).folded;
  // Where nothing is several, "at the same time" is the hour of the moment before.
  const first = inTurn(howAmong(isForSeveral, unspoken, context), told.nexts);
  // For whom it is must reach the team where it chooses no service.
  const audiences = services.length > 0 || counts.length > 0 ? told.audiences : [];
  const aside = [
    ...[...audiences, ...told.lengths, ...told.prices, ...told.asides],
    ...lengths,
    ...known,
    ...parties,
    ...spansOfBooked(told.ofBooked, afterPeople, context),
    ...first.spans,
  ];
  const before = [...people, ...services, ...counts, ...several, ...every];
  const rest = eraseSpans(text, [...before, ...aside]);
  const whens = timesIn(rest, services, told.ofBooked, context);
  const how = isForSeveral ? first : hearArrangement(eraseSpans(rest, whens).folded);
  const content = [...before, ...whens, ...indifferences(rest.folded, context.awaits)];
  const strangers = context.team?.strangersIn(eraseSpans(rest, content), context.people) ?? [];
  const refusals = refusalsBefore(text, [...people, ...told.named]);
  const changed = context.changing?.changed(text, content, context) ?? content;
  const all = [...changed, ...strangers, ...refusals];
  const days = hasKind(all, 'when') ? context.toldDays() : undefined;
  const cues = cueMentions(eraseSpans(text, lengths), all, days);
  const unsaid = days?.givenUp(text, [...all, ...cues]) ?? [];
  const mentions = [...all, ...cues, ...opens, ...unsaid].sort((a, b) => a.start - b.start);
  const length = lengths.findLast(({ isTooLong }) => !isTooLong);
  const meantThen = days?.asMeant(text, mentions, context.today) ?? mentions;
  const apart = context.sharing?.withOwnTimes(text, meantThen) ?? meantThen;
  const shifted = meantThen.filter((one) => !apart.includes(one));
  return {
    mentions: apart,
    spans: [...aside, ...how.spans, ...goodWishesIn(text), ...spansOfInstead(said, context), ...shifted],
    ...(length ? { length } : {}),
    how,
    parties,
    days,
    unknown: services.length > 0 ? [] : told.unknown,
    rest: eraseSpans(rest, all),
  };
};
