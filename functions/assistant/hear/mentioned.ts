import { indifferences } from './awaited-any.ts';
import type { HearingContext } from './context.ts';
import { peopleMentions, severalMentions } from './counts.ts';
import { cueMentions } from './cues.ts';
import { type LengthSaid, lengthsIn } from './lengths.ts';
import type { Mention, Span } from './mention.ts';
import { refusalsBefore } from './no-before.ts';
import { hearPeople } from './people.ts';
import { repetitionMentions } from './repetition.ts';
import { hearServices, servicesFor } from './services.ts';
import { strangersIn } from './strangers.ts';
import { erase, type Text } from './text.ts';
import { whenMentions } from './when.ts';

export interface Mentioned {
  /** In the order of the text. */
  readonly mentions: readonly Mention[];
  /** Read, and no part of a wish by themselves. */
  readonly spans: readonly Span[];
  /** How long the appointment is to take. */
  readonly length?: LengthSaid;
  /** The text without what wishes are made of. */
  readonly rest: Text;
}

const without = (text: Text, spans: readonly Span[]): Text =>
  spans.reduce((rest, { start, end }) => erase(rest, start, end), text);

/** All that a wish may be made of, each word read once. */
export const mentioned = (text: Text, context: HearingContext): Mentioned => {
  const isNameAwaited = context.awaits === 'details' || context.awaits === 'contact';
  const people = hearPeople(text, context.people, isNameAwaited);
  const afterPeople = without(text, people);
  const every = repetitionMentions(afterPeople.folded);
  const counts = peopleMentions(afterPeople.folded);
  const told = hearServices(without(afterPeople, every), context.services, isNameAwaited, counts);
  const isWhich = context.awaits === 'service' && told.mentions.length === 0;
  const services = isWhich ? servicesFor(told.audiences, context.services) : told.mentions;
  const several = severalMentions(afterPeople.folded, services);
  const lengths = lengthsIn(afterPeople.folded);
  const aside = [...told.audiences, ...told.lengths, ...lengths];
  const before = [...people, ...services, ...counts, ...several, ...every];
  const rest = without(text, [...before, ...aside]);
  const content = [...before, ...whenMentions(rest, context), ...indifferences(rest.folded, context.awaits)];
  const strangers = strangersIn(without(rest, content), context.people);
  const refusals = refusalsBefore(text, [...people, ...services]);
  const all = [...content, ...strangers, ...refusals];
  const cues = cueMentions(without(text, lengths), all);
  const length = lengths.at(-1);
  return {
    mentions: [...all, ...cues].sort((a, b) => a.start - b.start),
    spans: aside,
    ...(length ? { length } : {}),
    rest: without(rest, all),
  };
};
