import { pattern } from '../../patterns.ts';
import type { Topic } from '../../topics.ts';
import type { Mention } from '../mention.ts';
import { distinct } from '../named.ts';
import type { Segment } from '../segments.ts';
import { type AskHeard, questionsIn, type ThingsMeasured } from './asks.ts';

/** "Do you do storage? Until when?" asks for no opening hours. */
const UNTIL_WHEN = /\b(?:(?:until|till|til) when|jusqu'a quand)(?!.*\b(?:open|close|ouver|ouvr|ferm))/;

const ABOUT_A_SERVICE: ReadonlySet<Topic> = new Set([
  ...(['price', 'length', 'sum', 'compare', 'about_service', 'who_performs'] as const),
]);

/** "How long and how much for highlights?": the first is asked of what the next one names. */
const askedOfNext = (asks: readonly AskHeard[]): readonly AskHeard[] =>
  asks.map((heard, at) => {
    const { ask } = heard;
    const isOfNext = ABOUT_A_SERVICE.has(ask.topic) && ask.topic !== 'sum';
    if (!isOfNext || ask.services.length > 0 || ask.thing !== undefined) return heard;
    const next = asks
      .slice(at + 1)
      .find((other) => other.ask.services.length > 0 && ABOUT_A_SERVICE.has(other.ask.topic));
    return next ? { ...heard, ask: { ...ask, services: next.ask.services } } : heard;
  });

/** "How much is a portrait, and how long is the session?": what was just asked about, by a word for any of them. */
const THE_SAME = pattern`
  \b(?:
    the (?:session|appointment|meeting|visit)|la (?:seance|rencontre|visite)|le (?:rendez-vous|rdv)
  )(?![a-z])`;

/** The questions of a message, each about what was asked about before where it names nothing itself. */
const inTurn = (
  segments: readonly Segment[],
  mentions: readonly Mention[],
  measured: ThingsMeasured | undefined,
): readonly AskHeard[] => {
  let services: readonly string[] = [];
  let day: AskHeard | undefined;
  return questionsIn(segments, mentions, measured).map((heard) => {
    const { ask } = heard;
    // "When do you open on Sundays, and when do you shut?"
    if (ask.topic === 'hours' && ask.when) day = heard;
    const isOfDay = ask.topic === 'hours' && !ask.when && day?.segment.sentence === heard.segment.sentence;
    if (isOfDay && day?.ask.when) return { ...heard, ask: { ...ask, when: day.ask.when } };
    const before = services;
    const isOfBefore = before.length === 1 && ask.services.length > 1 && THE_SAME.test(heard.segment.folded);
    if (ask.services.length > 0 && !isOfBefore) services = ask.services;
    if (ask.thing !== undefined) return heard;
    if (ask.topic === 'hours' && services.length > 0 && UNTIL_WHEN.test(heard.segment.folded))
      return { ...heard, ask: { topic: 'other', services, persons: [] } };
    // "How long is a deep clean, and what does it cost compared to the regular?"
    if (ask.topic === 'compare' && ask.services.length === 1)
      return { ...heard, ask: { ...ask, services: distinct([...before, ...ask.services]) } };
    // "How much is a cleaning, and how long does it take?"
    return ABOUT_A_SERVICE.has(ask.topic) ? { ...heard, ask: { ...ask, services } } : heard;
  });
};

/** The questions of a message, with the thoughts that they take up: what stands there is asked about, not wished. */
export const hearAsks = (
  segments: readonly Segment[],
  mentions: readonly Mention[],
  measured: ThingsMeasured | undefined,
): readonly AskHeard[] => askedOfNext(inTurn(segments, mentions, measured));
