import type { Clause } from '../frame.ts';
import type { SpeechAct } from '../speech-acts.ts';
import type { ReadSoFar } from './arranged-before.ts';
import type { HearingContext } from './context.ts';
import type { Span } from './mention.ts';
import type { AskHeard } from './questions/asks.ts';
import { eraseSpans } from './text.ts';
import { clausesOf } from './wishes/clauses.ts';
import { toldAnew, wishedOf } from './wishes/wished.ts';

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

/** What is wished and refused; of an emergency nothing is. */
export const clausesIn = (
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
  const heard = clausesOf(eraseSpans(text, read.arranging), wishes);
  const wished = context.changing?.told(text, heard, wishes, context) ?? heard;
  return acts.includes('book') ? wished : besideAsked(wished, asks);
};
