import type { Topic } from '../topics.ts';
import type { HearingContext } from './context.ts';
import { type Mention, within } from './mention.ts';
import { hearAsks } from './questions/asked-in-turn.ts';
import type { AskHeard } from './questions/asks.ts';
import { withChangeFees } from './questions/change-fees.ts';
import { questionsAbout } from './questions/open-questions.ts';
import type { Segment } from './segments.ts';
import { eraseSpans, matchesOf, type Text } from './text.ts';
import { apartFrom, spanless } from './thoughts.ts';

/** What is asked by words that ask to move something: "is it too late to push my appointment?" */
const OF_WORDS: ReadonlySet<Topic> = new Set(['other', 'my_appointment', 'address', 'access']);
/** "Did you move my appointment?" asks what was done. */
const DONE = /\b(?:did|was|were|has|have you|avez|as-tu|a-t-|ete)\b/;

/** The thoughts that ask to move an appointment, and ask nothing else. */
const moving = (
  segments: readonly Segment[],
  mentions: readonly Mention[],
  text: Text,
  { moving: readers, relating, awaits, before }: HearingContext,
): readonly Segment[] => {
  const isSettled = awaits === undefined && before?.minute !== undefined;
  const words = [...(readers?.MOVE ?? []), ...(isSettled && relating ? [relating.CHANGES_BOOKED] : [])];
  if (words.length === 0) return [];
  const places = [text.folded, eraseSpans(text, mentions).folded].flatMap((folded) =>
    matchesOf(folded, words).map(({ index, 0: { length } }) => ({ start: index, end: index + length })),
  );
  return segments.filter(
    (one) => !DONE.test(one.folded) && places.some(({ start, end }) => start < one.end && end > one.start),
  );
};

/** Whether what is booked is with somebody, once it is, and nothing waits for an answer. */
const withWhom = (
  thoughts: readonly Segment[],
  mentions: readonly Mention[],
  { noting, hasBooked, awaits }: HearingContext,
): readonly AskHeard[] =>
  (hasBooked && awaits === undefined ? (noting?.withWhomIn(thoughts, mentions) ?? []) : []).map(
    (segment) => ({
      ask: { topic: 'who_performs', services: [], persons: [] },
      segment,
    }),
  );

/** "Anything under 50?": what costs no more, else what costs least; a service that is named is wished, whatever it costs. */
const cheapEnough = (
  segments: readonly Segment[],
  mentions: readonly Mention[],
  { measured, services }: HearingContext,
): readonly AskHeard[] =>
  segments.flatMap((segment): readonly AskHeard[] => {
    const most = measured?.mostToPay(segment.folded);
    if (most === undefined || mentions.some((one) => one.kind === 'service' && within(one, segment)))
      return [];
    const fit = services.filter(({ price }) => typeof price === 'number' && price > 0 && price <= most);
    const topic = fit.length > 0 ? 'price' : 'cheapest';
    return [{ ask: { topic, services: fit.map(({ id }) => id), persons: [] }, segment }];
  });

/** The questions of some thoughts, among all of the message: by their topics, those that the owner answered, and those about a service. */
export const asksIn = (
  segments: readonly Segment[],
  thoughts: readonly Segment[],
  mentions: readonly Mention[],
  text: Text,
  context: HearingContext,
): readonly AskHeard[] => {
  const { own } = context;
  const moved = moving(segments, mentions, text, context);
  const whom = withWhom(thoughts, mentions, context);
  const cheap = cheapEnough(segments, mentions, context);
  const answered = [...whom, ...cheap].map(({ segment }) => segment);
  const open = apartFrom(answered, segments);
  const isAsked = ({ ask, segment }: AskHeard): boolean =>
    !(OF_WORDS.has(ask.topic) && moved.includes(segment));
  const topical = hearAsks(open, mentions, context.measured);
  const asks = withChangeFees(topical, thoughts, mentions).filter(isAsked);
  const beside = own?.besideOwners(asks, own.ownerQuestions(open, mentions, text, context));
  const heard = own && beside ? own.markTold([...beside.topical, ...beside.owners]) : asks;
  const asked = [...heard.map(({ segment }) => segment), ...moved];
  return [...heard, ...cheap, ...questionsAbout(spanless(open, asked), mentions, text), ...whom];
};
