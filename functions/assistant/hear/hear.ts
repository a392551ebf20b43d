import type { Ask, Choice, Clause, Frame } from '../frame.ts';
import type { SpeechAct } from '../speech-acts.ts';
import { graveSpans, hearActs } from './acts/acts.ts';
import { afterCancelling } from './acts/after-cancelling.ts';
import { whoseDanger } from './acts/danger.ts';
import { hearManner } from './acts/manner.ts';
import { withoutReassurance } from './acts/reassurance.ts';
import { allMeant } from './all-of-them.ts';
import type { ReadSoFar } from './arranged-before.ts';
import { casesIn } from './asides/in-case.ts';
import { othersComing } from './asides/others-coming.ts';
import { appointmentsTold, toldWithThem } from './asides/own-appointment.ts';
import { remarksOf, writtenIn } from './asides/remarks.ts';
import { residueOf } from './asides/residue.ts';
import { storiesIn } from './asides/stories.ts';
import type { KeepingHeard } from './booked/keeping.ts';
import type { ChoiceHeard } from './choice.ts';
import { hearContact } from './contact/contact.ts';
import type { HearingContext, NamesHeard, SmsHeard, ToldDays } from './context.ts';
import { hearLanguage } from './language.ts';
import { isDay, isTime } from './marked.ts';
import { isWithin, type Mention, type Span, within } from './mention.ts';
import { mentioned } from './mentioned.ts';
import { distinct, hasKind } from './named.ts';
import { unreadQuestions, worded } from './questions/ask-words.ts';
import { type AskHeard, hearAsks } from './questions/asks.ts';
import { withChangeFees } from './questions/change-fees.ts';
import { withLeadingDays } from './questions/leading-days.ts';
import { questionsAbout } from './questions/open-questions.ts';
import type { Supposed } from './questions/suppositions.ts';
import { unknownIn, unofferedIn } from './questions/unoffered.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { eraseSpans, readText, type Text } from './text.ts';
import { asTold } from './times/as-told.ts';
import { clausesOf } from './wishes/clauses.ts';
import { wishesApart } from './wishes/wish-beside.ts';
import { toldAnew, wishedOf } from './wishes/wished.ts';

export type { Awaited, HearingContext } from './context.ts';

/** The thoughts without the name of who writes: "Josh Parker" asks for no place to park, "Luc Desjardins" of no insurer. */
const unsigned = (thoughts: readonly Segment[], { folded }: Text): readonly Segment[] =>
  thoughts.map((one) => ({ ...one, folded: folded.slice(one.start, one.end) }));

/** The thoughts, with what only supposes set apart. */
const supposedIn = (thoughts: readonly Segment[], { supposing }: HearingContext): Supposed =>
  supposing?.readSuppositions(thoughts) ?? { thoughts, supposing: [], asks: [] };

/** The thoughts outside of some places. */
const apartFrom = (places: readonly Span[], thoughts: readonly Segment[]): readonly Segment[] =>
  thoughts.filter((one) => !places.some(({ start, end }) => one.start < end && start < one.end));

const spanless = (segments: readonly Segment[], spans: readonly Span[]): readonly Segment[] =>
  segments.filter((segment) => !spans.some((span) => within(span, segment)));

/** Whoever does one of these is answered, or passed on, by their whole message. */
const WHOLE: ReadonlySet<SpeechAct> = new Set([
  ...(['complaint', 'late', 'emergency', 'callback', 'person', 'message', 'insult', 'help', 'drop'] as const),
]);

/** By which an appointment is made or changed. */
const MAKES: ReadonlySet<SpeechAct> = new Set([
  ...(['book', 'another_appointment', 'move', 'cancel', 'keep'] as const),
]);

/** The thought in which something stands, as written. */
const thoughtOf = (span: Span, thoughts: readonly Segment[], text: Text): string =>
  writtenIn(thoughts.find((thought) => within(span, thought)) ?? { start: 0, end: text.raw.length }, text);

const thoughtsOf = (spans: readonly Span[], thoughts: readonly Segment[], text: Text): readonly string[] =>
  spans.map((span) => thoughtOf(span, thoughts, text));

/** "Cancel everything" means all that there is to cancel. */
const choiceIn = (chosen: { readonly choice?: Choice }, all: Span | undefined): Pick<Frame, 'choice'> =>
  chosen.choice ? { choice: chosen.choice } : all ? { choice: { kind: 'all' } } : {};

/** Who, or what, is in need. */
const dangerIn = ({ folded }: Text, acts: readonly SpeechAct[]): Pick<Frame, 'inDanger'> =>
  acts.includes('emergency') ? { inDanger: whoseDanger(folded) } : {};

/** The questions of some thoughts, among all of the message: by their topics, those that the owner answered, and those about a service. */
const asksIn = (
  segments: readonly Segment[],
  thoughts: readonly Segment[],
  mentions: readonly Mention[],
  text: Text,
  context: HearingContext,
): readonly AskHeard[] => {
  const { own } = context;
  const asks = withChangeFees(hearAsks(segments, mentions), thoughts, mentions);
  const beside = own?.besideOwners(asks, own.ownerQuestions(segments, mentions, text, context));
  const heard = own && beside ? own.markTold([...beside.topical, ...beside.owners]) : asks;
  const asked = heard.map(({ segment }) => segment);
  return [...heard, ...questionsAbout(spanless(segments, asked), mentions, text)];
};

/** When something else is: its day, or its hour, is not wished where another is named, and its month never. */
const elsewhere = (
  segments: readonly Segment[],
  mentions: readonly Mention[],
  readers: ToldDays | undefined,
): readonly Span[] => {
  if (!readers) return [];
  const events = readers.eventsIn(segments);
  const isDayElse = mentions.some((one) => one.kind === 'when' && isDay(one.when) && !isWithin(one, events));
  const hours = readers.eventHoursIn(segments);
  const isHourElse = mentions.some((one) => one.kind === 'when' && isTime(one.when) && !isWithin(one, hours));
  const services = mentions.filter(({ kind }) => kind === 'service');
  return [
    ...(isDayElse ? events : []),
    ...(isHourElse ? hours : []),
    ...readers.eventMonthsIn(segments, services),
  ];
};

/** What is told beside the wish: when something else is, what went wrong, who else comes. */
const asideIn = (
  segments: readonly Segment[],
  mentions: readonly Mention[],
  asks: readonly AskHeard[],
  grave: readonly Span[],
  readers: ToldDays | undefined,
): readonly Span[] => [
  ...elsewhere(segments, mentions, readers),
  ...segments.filter((segment) => grave.some((span) => within(span, segment))),
  ...(asks.some(({ ask }) => ask.topic === 'their_appointment') ? othersComing(segments) : []),
];

/** The thoughts with wishes cut from what they are joined to; what is told of the past is no wish. */
const segmentsApart = (
  thoughts: readonly Segment[],
  mentions: readonly Mention[],
  told: readonly Span[],
): readonly Segment[] =>
  wishesApart(
    withLeadingDays(thoughts, mentions),
    mentions.filter((mention) => !isWithin(mention, told)),
  );

const isBound = (one: Mention): boolean => one.kind === 'when' && one.denied !== undefined;

/** What bounds the wish, whether times were just shown, and whether a time is settled and nothing is waited for. */
const standingOf = ({ choices, awaits, before }: HearingContext, mentions: readonly Mention[]) => ({
  bounds: mentions.filter(isBound),
  isOffered: choices > 0 || awaits === 'confirm',
  isSettled: awaits === undefined && before?.minute !== undefined,
});

/** "How much for both together?" speaks of the price. */
const arrangementIn = (
  { arrangement, spans }: ReturnType<typeof mentioned>['how'],
  asked: readonly Span[],
): Pick<Frame, 'arrangement'> =>
  arrangement && !spans.every((span) => isWithin(span, asked)) ? { arrangement } : {};

const toldIn = (remarks: ReturnType<typeof remarksOf>): readonly string[] =>
  remarks.flatMap(({ words, isQuestion }) => (isQuestion ? [] : [words]));

/** "We'd like our tub replaced. How much is an estimate?": what only may be wished tells of what is asked about. */
const besideAsked = (clauses: readonly Clause[], asks: readonly AskHeard[]): readonly Clause[] => {
  const isPriced = asks.some(({ ask }) => ask.topic === 'price' && ask.services.length > 0);
  const isTelling = ({ polarity, services, when, prefers, anyTime, every, people, opens }: Clause): boolean =>
    polarity === 'wanted' &&
    services.length > 0 &&
    services.every(({ sure }) => sure === 'likely') &&
    (when ?? prefers ?? anyTime ?? every ?? people ?? opens) === undefined;
  return isPriced ? clauses.filter((clause) => !isTelling(clause)) : clauses;
};

const NOTHING_KEPT: KeepingHeard = { acts: [], spans: [], agreed: {} };

/** What is sought and may not be offered; beside a service that is, only what is asked for in so many words. */
const soughtIn = (
  open: readonly Segment[],
  rest: Text,
  read: readonly Span[],
  mentions: readonly Mention[],
) => unofferedIn(open, rest, read, hasKind(mentions, 'service'));

/** What is wished and refused; of an emergency nothing is. */
const clausesIn = (
  read: ReadSoFar,
  story: readonly Span[],
  acts: readonly SpeechAct[],
  context: HearingContext,
): readonly Clause[] => {
  if (acts.includes('emergency')) return [];
  const { text, mentions, asks } = read;
  const meant = context.changing?.meant(read, context) ?? {
    mentions,
    asked: asks.map(({ segment }) => segment),
  };
  const wishes = wishedOf(
    meant.mentions,
    meant.asked,
    story,
    acts,
    toldAnew(text, acts, context.arranged !== undefined),
  );
  const heard = clausesOf(text, wishes);
  const wished = context.changing?.told(text, heard, wishes, context) ?? heard;
  return acts.includes('book') ? wished : besideAsked(wished, asks);
};

/** What is spoken of and neither done nor wished: an appointment that stands, a case that may come, some other day. */
const spokenOf = (segments: readonly Segment[], text: Text, supposing: readonly Span[]) => {
  const own = appointmentsTold(segments);
  const cases = casesIn(text.folded);
  const later = [...afterCancelling(text), ...supposing];
  return {
    acts: [...later, ...own, ...cases],
    story: [...later, ...toldWithThem(text.folded, own), ...cases],
    cases,
  };
};

/** Where what is to be worked on is left or fetched, which the team is to know. */
const leftIn = (
  segments: readonly Segment[],
  story: readonly Span[],
  readers: ToldDays | undefined,
): readonly Span[] => (readers?.leavingsIn(segments) ?? []).filter((one) => isWithin(one, story));

/** Who is named, where somebody may be. */
const namedIn = (text: Text, context: HearingContext, hasContact: boolean): NamesHeard =>
  context.naming?.hearName(text, context, hasContact) ?? { contact: {}, rest: text, spans: [] };

/** What is chosen of what was put forward, if anything was; the second of several that is moved or taken away is no offer. */
const chosenIn = (text: Text, context: HearingContext): ChoiceHeard => {
  const { showing, choosing, shown = [], today, changing } = context;
  if ((changing?.placesIn(text, context) ?? []).length > 0) return { rest: text };
  return showing?.shownTimeIn(text, shown, today) ?? choosing?.hearChoice(text) ?? { rest: text };
};

/** Who writes, how they are reached and what they say of SMS; `signed` has the text without all of it. */
const whoWrites = (text: Text, context: HearingContext) => {
  const { contact, rest } = hearContact(text, context);
  const sms: SmsHeard = context.consenting?.hearSms(rest, context) ?? { rest };
  const signed = namedIn(sms.rest, context, Object.keys(contact).length > 0);
  return { contact: { ...contact, ...signed.contact }, sms, signed };
};

/** Reads a text once, for all that it may hold; what one reader took, the next does not see. */
const frameOf = (text: Text, context: HearingContext): Frame => {
  const { contact, sms, signed } = whoWrites(text, context);
  const supposed = supposedIn(unsigned(segmentsOf(sms.rest), signed.rest), context);
  const { thoughts, supposing } = supposed;
  const chosen = chosenIn(signed.rest, context);
  const { mentions, spans, rest, length, how, unknown, parties, days } = mentioned(chosen.rest, context);
  const kept = context.keeping?.hearKeeping(text, thoughts) ?? NOTHING_KEPT;
  const told = [...storiesIn(thoughts), ...kept.spans];
  const segments = segmentsApart(thoughts, mentions, told);
  const real = apartFrom(supposing, segments);
  const grave = graveSpans(real);
  const open = spanless(real, [...grave, ...kept.spans]);
  const asks = [...asksIn(open, real, mentions, text, context), ...supposed.asks];
  const asked = asks.map(({ segment }) => segment);
  const spoken = spokenOf(real, text, supposing);
  const now = eraseSpans(rest, [...spoken.acts, ...kept.spans]);
  const acts = hearActs(now, { ...standingOf(context, mentions), segments: real, asked: new Set(asked) });
  const story = [...told, ...asideIn(segments, mentions, asks, grave, days), ...spoken.story];
  const language = hearLanguage(signed.rest);
  const soFar = { text, mentions, asks, segments, plain: rest.folded };
  const clauses = clausesIn(soFar, story, acts.acts, context);
  const all = allMeant(acts.acts, rest, text, context.awaits === 'which_booking');
  const read = [mentions, spans, signed.spans, spoken.cases, acts.spans, kept.spans, all ? [all] : []].flat();
  const isWhole = language?.asked || acts.acts.some((act) => WHOLE.has(act));
  const beside = real.filter((segment) => !asked.some(({ start }) => start === segment.start));
  const wishes = acts.acts.includes('book') || hasKind(mentions, 'when', 'prefers', 'service');
  const sought = isWhole ? [] : spanless(beside, story);
  const named = unknownIn(sought, text, unknown);
  const unoffered = named.length > 0 || !wishes ? named : soughtIn(sought, chosen.rest, read, mentions);
  const taken = [...read, ...unoffered.map(({ span }) => span)];
  const remarks = isWhole ? [] : remarksOf(text, chosen.rest, beside, { mentions, spans: taken });
  const isBeside = clauses.length > 0 || context.awaits !== undefined;
  const left = leftIn(isWhole ? [] : beside, story, days);
  const facts = isWhole ? [] : thoughtsOf(context.confiding?.toldFactsIn(real) ?? [], real, text);
  const ages = context.aging?.agesIn(chosen.rest.folded);
  return {
    text: text.raw,
    wordCount: text.raw.split(' ').filter(Boolean).length,
    manner: hearManner(text, supposing.length > 0),
    ...(language ? { language: language.language } : {}),
    asksLanguage: language?.asked ?? false,
    clauses,
    ...choiceIn(chosen, all),
    ...arrangementIn(how, asked),
    asks: [
      ...worded(asks, remarks, { text, rest: chosen.rest, read, isBeside }),
      ...unoffered.map(({ ask }) => ask),
      ...unreadQuestions(remarks),
    ],
    acts: distinct([...acts.acts, ...kept.acts]),
    ...dangerIn(text, acts.acts),
    ...kept.agreed,
    ...(length ? { length: { minutes: length.minutes, words: thoughtOf(length, thoughts, text) } } : {}),
    contact,
    ...(sms.sms ? { sms: sms.sms } : {}),
    remarks: distinct([...toldIn(remarks), ...thoughtsOf([...left, ...parties], beside, text), ...facts]),
    residue: residueOf(chosen.rest, [...taken, ...asked, ...story], ages),
  };
};

/** Whoever only tells of an appointment may have it looked up. */
const asksOfTold = (text: Text, { asks, clauses, acts }: Frame): readonly Ask[] => {
  const isElse = acts.some((act) => WHOLE.has(act) || MAKES.has(act));
  if (asks.length + clauses.length > 0 || isElse) return asks;
  const told = appointmentsTold(segmentsOf(text));
  return told.length > 0 ? [{ topic: 'my_appointment', services: [], persons: [] }] : asks;
};

/** What is said beside "it's not an emergency"; where nothing is, that is quoted. */
const reassuring = (frame: Frame, { raw }: Text): Frame => ({
  ...frame,
  text: frame.text || raw,
  manner: { ...frame.manner, isNoEmergency: true },
});

/** Hears a message by rules. Never throws. */
export const hear = (message: string, context: HearingContext): Frame => {
  const whole = readText(message);
  const reassured = withoutReassurance(whole);
  const text = reassured ?? whole;
  const frame = reassured ? reassuring(frameOf(text, context), whole) : frameOf(text, context);
  const clauses = asTold(frame.clauses, frame.text, context.today);
  const days = clauses.some(({ when }) => when) ? context.toldDays() : undefined;
  const misdated = days?.misdatedIn(text.folded, context.today) ?? [];
  const told = {
    ...frame,
    clauses,
    asks: asksOfTold(text, frame),
    ...(misdated.length > 0 ? { misdated } : {}),
  };
  return context.own?.withEntries(told, context) ?? told;
};
