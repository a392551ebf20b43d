import { afterCancelling } from './acts/after-cancelling.ts';
import { casesIn } from './asides/in-case.ts';
import { othersComing } from './asides/others-coming.ts';
import { appointmentsTold, toldWithThem } from './asides/own-appointment.ts';
import type { ToldDays } from './context.ts';
import { isDay, isTime } from './marked.ts';
import { isWithin, type Mention, type Span, within } from './mention.ts';
import type { AskHeard } from './questions/asks.ts';
import type { Segment } from './segments.ts';
import type { Text } from './text.ts';

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
export const asideIn = (
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

/** What is spoken of and neither done nor wished: an appointment that stands, a case that may come, some other day. */
export const spokenOf = (segments: readonly Segment[], text: Text, supposing: readonly Span[]) => {
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
export const leftIn = (
  segments: readonly Segment[],
  story: readonly Span[],
  readers: ToldDays | undefined,
): readonly Span[] => (readers?.leavingsIn(segments) ?? []).filter((one) => isWithin(one, story));
