import type { Choice, Clause, Frame } from '../frame.ts';
import type { SpeechAct } from '../speech-acts.ts';
import { graveSpans, hearActs } from './acts/acts.ts';
import { afterCancelling } from './acts/after-cancelling.ts';
import { whoseDanger } from './acts/danger.ts';
import { hearManner } from './acts/manner.ts';
import { allMeant } from './all-of-them.ts';
import { eventHoursIn, eventMonthsIn, eventsIn, leavingsIn } from './asides/events.ts';
import { othersComing } from './asides/others-coming.ts';
import { remarksOf, writtenIn } from './asides/remarks.ts';
import { residueOf } from './asides/residue.ts';
import { storiesIn } from './asides/stories.ts';
import type { KeepingHeard } from './booked/keeping.ts';
import { hearContact } from './contact/contact.ts';
import type { HearingContext, NamesHeard, SmsHeard } from './context.ts';
import { hearLanguage } from './language.ts';
import { isDay, isTime } from './marked.ts';
import { isWithin, type Mention, type Span, within } from './mention.ts';
import { mentioned } from './mentioned.ts';
import { distinct, hasKind } from './named.ts';
import { unreadQuestions, worded } from './questions/ask-words.ts';
import { type AskHeard, hearAsks } from './questions/asks.ts';
import { withChangeFees } from './questions/change-fees.ts';
import { questionsAbout } from './questions/open-questions.ts';
import { unknownIn, unofferedIn } from './questions/unoffered.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { eraseSpans, readText, type Text } from './text.ts';
import { asTold } from './times/as-told.ts';
import { clausesOf } from './wishes/clauses.ts';
import { wishesApart } from './wishes/wish-beside.ts';
import { toldAnew, wishedOf } from './wishes/wished.ts';

export type { Awaited, HearingContext } from './context.ts';

const spanless = (segments: readonly Segment[], spans: readonly Span[]): readonly Segment[] =>
  segments.filter((segment) => !spans.some((span) => within(span, segment)));

/** Whoever does one of these is answered, or passed on, by their whole message. */
const WHOLE: ReadonlySet<SpeechAct> = new Set([
  ...(['complaint', 'late', 'emergency', 'callback', 'person', 'message', 'insult', 'help', 'drop'] as const),
]);

/** The thought in which something stands, as written. */
const thoughtOf = (span: Span, thoughts: readonly Segment[], text: Text): string =>
  writtenIn(thoughts.find((thought) => within(span, thought)) ?? { start: 0, end: text.raw.length }, text);

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
  const heard = beside ? [...beside.topical, ...beside.owners] : asks;
  const asked = heard.map(({ segment }) => segment);
  return [...heard, ...questionsAbout(spanless(segments, asked), mentions, text)];
};

/** When something else is: its day, or its hour, is not wished where another is named, and its month never. */
const elsewhere = (segments: readonly Segment[], mentions: readonly Mention[]): readonly Span[] => {
  const events = eventsIn(segments);
  const isDayElse = mentions.some((one) => one.kind === 'when' && isDay(one.when) && !isWithin(one, events));
  const hours = eventHoursIn(segments);
  const isHourElse = mentions.some((one) => one.kind === 'when' && isTime(one.when) && !isWithin(one, hours));
  const services = mentions.filter(({ kind }) => kind === 'service');
  return [...(isDayElse ? events : []), ...(isHourElse ? hours : []), ...eventMonthsIn(segments, services)];
};

/** What is told beside the wish: when something else is, what went wrong, who else comes. */
const asideIn = (
  segments: readonly Segment[],
  mentions: readonly Mention[],
  asks: readonly AskHeard[],
  grave: readonly Span[],
): readonly Span[] => [
  ...elsewhere(segments, mentions),
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
    thoughts,
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

/** Thoughts as they were cut with their names: "Elaine Parker" asks for no parking. */
const withoutNames = (thoughts: readonly Segment[], { folded }: Text): readonly Segment[] =>
  thoughts.map((thought) => ({ ...thought, folded: folded.slice(thought.start, thought.end) }));

/** Who is named, where somebody may be. */
const namedIn = (text: Text, context: HearingContext, hasContact: boolean): NamesHeard =>
  context.naming?.hearName(text, context, hasContact) ?? { contact: {}, rest: text, spans: [] };

/** Reads a text once, for all that it may hold; what one reader took, the next does not see. */
const frameOf = (text: Text, context: HearingContext): Frame => {
  const contact = hearContact(text, context.readPhone);
  const sms: SmsHeard = context.consenting?.hearSms(contact.rest, context) ?? { rest: contact.rest };
  const signed = namedIn(sms.rest, context, Object.keys(contact.contact).length > 0);
  const thoughts = withoutNames(segmentsOf(sms.rest), signed.rest);
  const chosen = context.choosing?.hearChoice(signed.rest) ?? { rest: signed.rest };
  const { mentions, spans, rest, length, how, unknown, parties } = mentioned(chosen.rest, context);
  const kept = context.keeping?.hearKeeping(text, thoughts) ?? NOTHING_KEPT;
  const told = [...storiesIn(thoughts), ...kept.spans];
  const segments = segmentsApart(thoughts, mentions, told);
  const grave = graveSpans(segments);
  const asks = asksIn(spanless(segments, [...grave, ...kept.spans]), segments, mentions, text, context);
  const asked = asks.map(({ segment }) => segment);
  const now = eraseSpans(rest, [...afterCancelling(text), ...kept.spans]);
  const acts = hearActs(now, { ...standingOf(context, mentions), segments, asked: new Set(asked) });
  const story = [...told, ...asideIn(segments, mentions, asks, grave), ...afterCancelling(text)];
  const language = hearLanguage(signed.rest);
  const wished = clausesOf(text, wishedOf(mentions, asked, story, acts.acts, toldAnew(text, acts.acts)));
  const asking = acts.acts.includes('book') ? wished : besideAsked(wished, asks);
  const clauses = acts.acts.includes('emergency') ? [] : asking;
  const all = allMeant(acts.acts, rest, text, context.awaits === 'which_booking');
  const read = [mentions, spans, signed.spans, acts.spans, kept.spans, all ? [all] : []].flat();
  const isWhole = language?.asked || acts.acts.some((act) => WHOLE.has(act));
  const beside = segments.filter((segment) => !asked.some(({ start }) => start === segment.start));
  const wishes = acts.acts.includes('book') || hasKind(mentions, 'when', 'prefers');
  const open = spanless(beside, story);
  const named = isWhole ? [] : unknownIn(open, text, unknown);
  const isSought = !isWhole && (wishes || hasKind(mentions, 'service'));
  const unoffered = named.length > 0 || !isSought ? named : soughtIn(open, chosen.rest, read, mentions);
  const taken = [...read, ...unoffered.map(({ span }) => span)];
  const remarks = isWhole ? [] : remarksOf(text, chosen.rest, beside, { mentions, spans: taken });
  const isBeside = clauses.length > 0 || context.awaits !== undefined;
  const left = leavingsIn(isWhole ? [] : beside).filter((one) => isWithin(one, story));
  return {
    text: text.raw,
    wordCount: text.raw.split(' ').filter(Boolean).length,
    manner: hearManner(text),
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
    contact: { ...contact.contact, ...signed.contact },
    ...(sms.sms ? { sms: sms.sms } : {}),
    remarks: distinct([
      ...toldIn(remarks),
      ...[...left, ...parties].map((span) => thoughtOf(span, beside, text)),
    ]),
    residue: residueOf(chosen.rest, [...taken, ...asked, ...story]),
  };
};

/** Hears a message by rules. Never throws. */
export const hear = (message: string, context: HearingContext): Frame => {
  const frame = frameOf(readText(message), context);
  const clauses = asTold(frame.clauses, frame.text, context.today);
  const told = { ...frame, clauses };
  return context.own?.withEntries(told, context) ?? told;
};
