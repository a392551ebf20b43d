import { FOLLOWED, type FollowedTopic, type State } from '../conversation.ts';
import { type Ask, does, type Frame, type When } from '../frame.ts';
import { namesDays, namesTimes } from '../time/fits.ts';

const isFollowed = (topic: Ask['topic']): topic is FollowedTopic => FOLLOWED.some((one) => one === topic);

/** The question of a message that the next may follow up: the first of such, whatever else is asked. */
export const followedBy = ({ asks }: Frame): FollowedTopic | undefined => {
  const topics = asks.flatMap(({ topic }) => (isFollowed(topic) ? [topic] : []));
  return topics[0];
};

/** "And on weekends?", once the hours were asked: those days, and nothing else. */
const daysAlone = ({ clauses }: Frame): When | undefined => {
  const [only, ...others] = clauses;
  if (!only?.when || others.length > 0) return undefined;
  const { polarity, when, services, persons, prefers, people, every, opens, corrects } = only;
  const isBare = !prefers && !every && !opens && !corrects && people === undefined;
  const isOfNothing = services.length === 0 && persons.length === 0;
  return polarity === 'wanted' && isBare && isOfNothing && namesDays(when) && !namesTimes(when)
    ? when
    : undefined;
};

/** A service named alone behind a question about another is asked the same, and no wish. */
export const followingUp = (frame: Frame, { asked, pending }: State): Frame => {
  const { clauses, asks, manner } = frame;
  const days = asked === 'hours' && manner.followsUp && asks.length === 0 ? daysAlone(frame) : undefined;
  if (days && !does(frame, 'book', 'another_appointment'))
    return { ...frame, clauses: [], asks: [{ topic: 'hours', services: [], persons: [], when: days }] };
  const services = clauses.flatMap((clause) => clause.services.map(({ id }) => id));
  const isBare = clauses.every(
    ({ polarity, when, prefers, anyTime, every, opens, corrects }) =>
      polarity === 'wanted' && !when && !prefers && !anyTime && !every && !opens && !corrects,
  );
  const isFree = pending === undefined || pending === 'look' || pending === 'offer';
  if (
    asked === undefined ||
    asked === 'hours' ||
    !isFree ||
    asks.length > 0 ||
    services.length === 0 ||
    !isBare
  )
    return frame;
  if (does(frame, 'book', 'another_appointment') || !manner.followsUp) return frame;
  return { ...frame, clauses: [], asks: [{ topic: asked, services: [...new Set(services)], persons: [] }] };
};
