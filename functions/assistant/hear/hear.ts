import type { Ask, Choice, Frame, Manner } from '../frame.ts';
import { OF_WHOLE_MESSAGE, type SpeechAct } from '../speech-acts.ts';
import { graveSpans, hearActs } from './acts/acts.ts';
import { whoseDanger } from './acts/danger.ts';
import { hearManner } from './acts/manner.ts';
import { withoutReassurance } from './acts/reassurance.ts';
import { allMeant } from './all-of-them.ts';
import { appointmentsTold } from './asides/own-appointment.ts';
import { remarksOf, writtenIn } from './asides/remarks.ts';
import { residueOf } from './asides/residue.ts';
import type { KeepingHeard } from './booked/keeping.ts';
import type { ChoiceHeard } from './choice.ts';
import type { HearingContext } from './context.ts';
import { ownOrTeams } from './for-the-team.ts';
import { hearLanguage } from './language.ts';
import { isWithin, type Mention, type Span } from './mention.ts';
import { mentioned } from './mentioned.ts';
import { asksIn } from './message-asks.ts';
import { clausesIn } from './message-clauses.ts';
import { distinct, hasKind } from './named.ts';
import { notedIn } from './noted.ts';
import { withReasons } from './people/refused-because.ts';
import { unreadQuestions, worded } from './questions/ask-words.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { eraseSpans, readText, type Text } from './text.ts';
import {
  apartFrom,
  segmentsApart,
  spanless,
  supposedIn,
  thoughtOf,
  thoughtsOf,
  unsigned,
} from './thoughts.ts';
import { asTold } from './times/as-told.ts';
import { asideIn, leftIn, spokenOf } from './told-beside.ts';
import { whoWrites } from './who-writes.ts';

export type { Awaited, HearingContext } from './context.ts';

/** By which an appointment is made or changed. */
const MAKES: ReadonlySet<SpeechAct> = new Set([
  ...(['book', 'another_appointment', 'move', 'cancel', 'keep'] as const),
]);

/** "Cancel everything" means all that there is to cancel. */
const choiceIn = (chosen: { readonly choice?: Choice }, all: readonly Span[]): Pick<Frame, 'choice'> =>
  chosen.choice ? { choice: chosen.choice } : all.length > 0 ? { choice: { kind: 'all' } } : {};

/** Who, or what, is in need. */
const dangerIn = ({ folded }: Text, acts: readonly SpeechAct[]): Pick<Frame, 'inDanger'> =>
  acts.includes('emergency') ? { inDanger: whoseDanger(folded) } : {};

const isBound = (one: Mention): boolean => one.kind === 'when' && one.denied !== undefined;

/** What bounds the wish, whether times were just shown, and whether a time is settled and nothing is waited for. */
const standingOf = (
  { choices, awaits, before, relating, service, isTimed: wasTimed, moving }: HearingContext,
  mentions: readonly Mention[],
) => ({
  bounds: mentions.filter(isBound),
  isOffered: choices > 0 || awaits === 'confirm',
  isSettled: awaits === undefined && before?.minute !== undefined,
  isFresh: awaits === undefined && choices === 0 && service === undefined && !wasTimed,
  isTimed: hasKind(mentions, 'when'),
  changes: relating?.CHANGES_BOOKED,
  moving,
});

/** "How much for both together?" speaks of the price. */
const arrangementIn = (
  { arrangement, spans }: ReturnType<typeof mentioned>['how'],
  asked: readonly Span[],
): Pick<Frame, 'arrangement'> =>
  arrangement && !spans.every((span) => isWithin(span, asked)) ? { arrangement } : {};

const toldIn = (remarks: ReturnType<typeof remarksOf>): readonly string[] =>
  remarks.flatMap(({ words, isQuestion }) => (isQuestion ? [] : [words]));

/** What was told, with what is to be noted in no more than its own words. */
const withNotes = (told: readonly string[], noted: readonly Span[], text: Text): readonly string[] => {
  const notes = noted.map((span) => writtenIn(span, text));
  return distinct([...told.filter((one) => !notes.some((note) => one.includes(note))), ...notes]);
};

const NOTHING_KEPT: KeepingHeard = { acts: [], spans: [], agreed: {} };

/** What is kept as it is, what is to be noted with it, and what is told besides: nothing that is named there is wished. */
const standingIn = (
  text: Text,
  thoughts: readonly Segment[],
  mentions: readonly Mention[],
  context: HearingContext,
) => {
  const { keeping, telling } = context;
  const kept = keeping?.hearKeeping(text, thoughts) ?? NOTHING_KEPT;
  const noted = notedIn(thoughts, mentions, context);
  const apart = [...kept.spans, ...noted];
  return { kept, noted, apart, told: [...(telling?.storiesIn(thoughts) ?? []), ...apart] };
};

const mannerOf = (text: Text, supposes: boolean, isNoted: boolean): Manner => ({
  ...hearManner(text, supposes),
  ...(isNoted ? { isNoted } : {}),
});

/** What is chosen of what was put forward, if anything was; the second of several that is moved or taken away is no offer. */
const chosenIn = (text: Text, context: HearingContext): ChoiceHeard => {
  const { showing, choosing, shown = [], today, changing } = context;
  if ((changing?.placesIn(text, context) ?? []).length > 0) return { rest: text };
  return (
    showing?.shownTimeIn(text, shown, today) ??
    choosing?.hearChoice(text, { ofTimes: context.awaits !== 'service', choices: context.choices }) ?? {
      rest: text,
    }
  );
};

/** What is done by the message: its acts, what is agreed to beside them, who is in danger by it, and whether it protests. */
const doneIn = (
  text: Text,
  acts: readonly SpeechAct[],
  kept: KeepingHeard,
  { protesting }: HearingContext,
): Pick<Frame, 'acts' | 'inDanger' | 'protests' | 'agreesFirst'> => ({
  acts: distinct([...acts, ...kept.acts]),
  ...(protesting?.protestsIn(text.folded) ? { protests: true } : {}),
  ...dangerIn(text, acts),
  ...kept.agreed,
});

/** Reads a text once, for all that it may hold; what one reader took, the next does not see. */
const frameOf = (text: Text, context: HearingContext): Frame => {
  const { contact, sms, signed, others } = whoWrites(text, context);
  const supposed = supposedIn(unsigned(segmentsOf(sms.rest), signed.rest), context);
  const { thoughts, supposing } = supposed;
  const chosen = chosenIn(signed.rest, context);
  const wished = mentioned(chosen.rest, context, contact.name !== undefined);
  const { mentions, spans, rest, length, how, unknown, parties, days } = wished;
  const { kept, noted, apart, told } = standingIn(text, thoughts, mentions, context);
  const segments = withReasons(segmentsApart(thoughts, mentions, told), mentions, text);
  const real = apartFrom(supposing, segments);
  const grave = graveSpans(real);
  const doing = apartFrom(noted, real);
  const open = spanless(doing, [...grave, ...kept.spans]);
  const asks = [...asksIn(open, doing, mentions, text, context), ...supposed.asks];
  const asked = asks.map(({ segment }) => segment);
  const spoken = spokenOf(real, text, supposing);
  const now = eraseSpans(rest, [...spoken.acts, ...apart]);
  const acts = hearActs(now, { ...standingOf(context, mentions), segments: doing, asked: new Set(asked) });
  const story = [...told, ...asideIn(segments, mentions, asks, grave, days), ...spoken.story];
  const language = hearLanguage(signed.rest);
  const isAnswer = chosen.choice !== undefined || contact.phone !== undefined || contact.email !== undefined;
  const soFar = { text, mentions, arranging: how.spans, asks, segments, plain: rest.folded, isAnswer };
  const clauses = clausesIn(soFar, story, acts.acts, context);
  const said = { rest, text, several: context.relating?.SEVERAL_MOVED };
  const all = allMeant(acts.acts, said, context.awaits === 'which_booking');
  const read = [mentions, spans, signed.spans, spoken.cases, acts.spans, apart, all].flat();
  const isWhole = language?.asked || acts.acts.some((act) => OF_WHOLE_MESSAGE.has(act));
  const beside = real.filter((segment) => !asked.some(({ start }) => start === segment.start));
  const wishes = acts.acts.includes('book') || hasKind(mentions, 'when', 'prefers', 'service');
  const wish = { text, rest: chosen.rest, read, mentions, unknown, wishes };
  const unoffered = context.seeking?.soughtIn(isWhole ? [] : spanless(beside, story), wish) ?? [];
  const taken = [...read, ...unoffered.map(({ span }) => span)];
  const remarks = isWhole ? [] : remarksOf(text, chosen.rest, beside, { mentions, spans: taken });
  const isBeside = clauses.length > 0 || context.awaits !== undefined;
  const untold = [...leftIn(isWhole ? [] : beside, story, days), ...parties, ...others];
  const besides = thoughtsOf(untold, beside, text);
  const facts = isWhole ? [] : thoughtsOf(context.confiding?.toldFactsIn(real) ?? [], real, text);
  const ages = context.aging?.agesIn(chosen.rest.folded);
  return {
    text: text.raw,
    wordCount: text.raw.split(' ').filter(Boolean).length,
    manner: mannerOf(text, supposing.length > 0, noted.length > 0),
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
    ...doneIn(text, acts.acts, kept, context),
    ...(length ? { length: { minutes: length.minutes, words: thoughtOf(length, thoughts, text) } } : {}),
    contact,
    ...(sms.sms ? { sms: sms.sms } : {}),
    remarks: withNotes([...toldIn(remarks), ...besides, ...facts], noted, text),
    residue: residueOf(chosen.rest, [...taken, ...asked, ...story], ages),
  };
};

/** Whoever only tells of an appointment may have it looked up. */
const asksOfTold = (text: Text, { asks, clauses, acts }: Frame): readonly Ask[] => {
  const isElse = acts.some((act) => OF_WHOLE_MESSAGE.has(act) || MAKES.has(act));
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

const NO_WISH = { polarity: 'wanted', persons: [], services: [] } as const;

/** The frame with the hour that a number alone asks for, where nothing on offer has it. */
const withHourAsked = (frame: Frame, { choosing, choices, shown = [], awaits }: HearingContext): Frame => {
  const { choice, ...rest } = frame;
  // "The earliest", while a service is asked for, tells when.
  if (choice?.kind === 'superlative' && awaits === 'service')
    return { ...rest, clauses: [...rest.clauses, { ...NO_WISH, prefers: choice.which }] };
  const isAnswer = choice?.kind === 'number' && (shown.length > 0 || awaits === 'service');
  const when = isAnswer ? choosing?.hourMeant(choice.value, choices, shown) : undefined;
  return when ? { ...rest, clauses: [{ ...NO_WISH, when }, ...rest.clauses] } : frame;
};

/** Hears a message by rules. Never throws. */
export const hear = (message: string, context: HearingContext): Frame => {
  const whole = readText(message);
  const reassured = withoutReassurance(whole);
  const text = reassured ?? whole;
  const heard = withHourAsked(frameOf(text, context), context);
  const own = ownOrTeams(heard, text, context.saidLast !== undefined);
  const frame = reassured ? reassuring(own, whole) : own;
  const clauses = asTold(frame.clauses, frame.text, context.today);
  const days = clauses.some(({ when }) => when) ? context.toldDays() : undefined;
  const misdated = days?.misdatedIn(text.folded, context.today) ?? [];
  const told = {
    ...frame,
    clauses,
    asks: asksOfTold(text, frame),
    ...(misdated.length > 0 ? { misdated } : {}),
  };
  const asked = context.womanOrMan?.withWomanOrMan(told, text) ?? told;
  return context.own?.withEntries(asked, context) ?? asked;
};
