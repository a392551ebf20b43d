import type { HearingContext } from './context.ts';
import type { Mention } from './mention.ts';
import { hearAsks } from './questions/asked-in-turn.ts';
import type { AskHeard } from './questions/asks.ts';
import { withChangeFees } from './questions/change-fees.ts';
import { questionsAbout } from './questions/open-questions.ts';
import type { Segment } from './segments.ts';
import type { Text } from './text.ts';
import { spanless } from './thoughts.ts';

/** The questions of some thoughts, among all of the message: by their topics, those that the owner answered, and those about a service. */
export const asksIn = (
  segments: readonly Segment[],
  thoughts: readonly Segment[],
  mentions: readonly Mention[],
  text: Text,
  context: HearingContext,
): readonly AskHeard[] => {
  const { own } = context;
  const asks = withChangeFees(hearAsks(segments, mentions, context.measured), thoughts, mentions);
  const beside = own?.besideOwners(asks, own.ownerQuestions(segments, mentions, text, context));
  const heard = own && beside ? own.markTold([...beside.topical, ...beside.owners]) : asks;
  const asked = heard.map(({ segment }) => segment);
  return [...heard, ...questionsAbout(spanless(segments, asked), mentions, text)];
};
