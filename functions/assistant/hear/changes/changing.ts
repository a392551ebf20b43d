import { servicesKey } from '../../frame.ts';
import type { Topic } from '../../topics.ts';
import type { ArrangedBefore, Changing } from '../arranged-before.ts';
import { type Mention, type MentionOf, within } from '../mention.ts';
import { eraseSpans } from '../text.ts';
import { addedIn } from './added-to.ts';
import { exchanged } from './exchanged.ts';
import { hindered } from './hindered.ts';
import { areServicesAll, onlyOneIn } from './only-words.ts';
import { broughtAlong, strayServices } from './stray-services.ts';
import { takenAway } from './taken-away.ts';

export { placesIn } from './places.ts';

const arrangedIn = ({ arranged = [] }: ArrangedBefore): readonly string[] => arranged.flat();

const servicesOf = (mentions: readonly Mention[]): ReadonlyArray<MentionOf<'service'>> =>
  mentions.filter((one) => one.kind === 'service');

const bookedIn = ({ booked = [] }: ArrangedBefore): readonly string[] => booked.map(({ service }) => service);

/** Adds what a message takes away of what is arranged, or gives up for another, and that one is enough. */
export const changed: Changing['changed'] = (text, mentions, known) => {
  const plain = eraseSpans(text, mentions).folded;
  const services = servicesOf(mentions);
  const exchanges = exchanged(services, plain, [...arrangedIn(known), ...bookedIn(known)]);
  const out = hindered(mentions, plain);
  if (!known.arranged || exchanges.length > 0) return [...mentions, ...exchanges, ...out];
  // « Une seule visite suffit » counts a visit, and names none.
  const counting = onlyOneIn(text.folded);
  const counted = services.filter(({ start, end }) =>
    counting.some((span) => span.start <= start && end <= span.end),
  );
  const isNone = counted.length === services.length;
  const ones = isNone ? counting : [];
  return [
    ...mentions.filter((one) => !isNone || !counted.some((service) => service === one)),
    ...out,
    ...addedIn(services, text, mentions, arrangedIn(known)),
    ...takenAway(services, plain, arrangedIn(known)),
    ...ones.map((span) => ({ kind: 'people' as const, people: 1, ...span })),
  ];
};

/** Questions that wish for what they name, where it is to be all: "do you have just the cut, earlier?" */
const WISHING: ReadonlySet<Topic> = new Set([
  ...(['is_offered', 'who_performs', 'about_service', 'other'] as const satisfies readonly Topic[]),
]);

/** Leaves out services that are named and not wished for, and counts no question that wishes. */
export const meant: Changing['meant'] = ({ text, mentions, asks, segments, plain, isAnswer }, known) => {
  const isWish = ({ ask, segment }: (typeof asks)[number]): boolean =>
    WISHING.has(ask.topic) &&
    areServicesAll(
      servicesOf(mentions).filter((one) => within(one, segment)),
      text.folded,
    );
  const strays = known.arranged
    ? strayServices(text, mentions, { segments, plain, isAnswer }, arrangedIn(known))
    : broughtAlong(text, mentions, { segments, plain });
  return {
    mentions: known.isServiceAwaited ? mentions : mentions.filter((one) => !strays.includes(one)),
    asked: asks.flatMap((one) => (isWish(one) ? [] : [one.segment])),
  };
};

/** Marks the clauses that are to take the place of all that is being arranged. */
export const told: Changing['told'] = (text, clauses, mentions, known) => {
  if (!known.arranged) return clauses;
  const content = mentions.filter(({ kind }) => kind !== 'cue');
  const plain = eraseSpans(text, content).folded;
  const services = servicesOf(mentions);
  const named = new Set(
    clauses.flatMap(({ services }) => (services.length > 0 ? servicesKey(services) : [])),
  );
  const isOne = named.size < 2 && onlyOneIn(text.folded).length > 0;
  const isNaming = ({ polarity, services: [first], people }: (typeof clauses)[number]): boolean =>
    polarity === 'wanted' && (first !== undefined || (services.length === 0 && people === 1));
  return isOne || areServicesAll(services, plain)
    ? clauses.map((clause) => (isNaming(clause) ? { ...clause, alone: true } : clause))
    : clauses;
};
