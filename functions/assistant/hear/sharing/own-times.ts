import type { Mention, MentionOf, WhenMention } from '../mention.ts';
import type { Text } from '../text.ts';

const isDay = ({ when: { dates, weekdays } }: WhenMention): boolean =>
  dates.length === 1 ? dates[0]?.from === dates[0]?.to : dates.length === 0 && weekdays.length === 1;

const isHour = ({ when: { dates, weekdays, at }, denied, isWished }: WhenMention): boolean =>
  at !== undefined && dates.length + weekdays.length === 0 && denied === undefined && !isWished;

const ofKind = <K extends Mention['kind']>(mentions: readonly Mention[], kind: K): readonly MentionOf<K>[] =>
  mentions.filter((one): one is MentionOf<K> => one.kind === kind);

/** "Tuesday and Thursday", « 9 h pis 9 h 30 »: a list of which all is meant. */
const ALL_MEANT = /\b(?:and|et|pis|puis|then)\b|[&+]/;
const EITHER = /\b(?:or|ou|either|soit|any|whichever|maybe|peut-etre|between|entre)\b|\//;

const areAllMeant = (folded: string, first: Mention, last: Mention): boolean => {
  const between = folded.slice(Math.max(0, first.start - 10), last.end);
  return (
    ALL_MEANT.test(between) && !EITHER.test(between) && !/[.!?]/.test(folded.slice(first.end, last.start))
  );
};

const opening = ({ start }: Mention): Mention => ({
  kind: 'cue',
  ...{ cue: 'open', reach: 'after', start: start - 1, end: start },
});

/** "Two lessons, Tuesday and Thursday": as many of one service as days, each on a day of its own, at the hours of all. */
const onOwnDays = (folded: string, mentions: readonly Mention[]): readonly Mention[] | undefined => {
  const [service, ...others] = ofKind(mentions, 'service');
  const days = ofKind(mentions, 'when').filter(isDay);
  const count = ofKind(mentions, 'people').find(({ end }) => end + 1 === service?.start);
  const [first, last] = [days[0], days.at(-1)];
  if (!service || others.length > 0 || !first || !last || count?.people !== days.length) return undefined;
  if (first.start < service.end || !areAllMeant(folded, first, last)) return undefined;
  const isTimed = mentions.some(
    ({ kind, start }) => kind === 'when' && start > first.start && start < last.start,
  );
  const hours = isTimed ? [] : ofKind(mentions, 'when').filter(({ start }) => start > last.start);
  const copies = days.flatMap((day): readonly Mention[] => [
    ...(day === first ? [] : [opening(day), { ...service, start: day.start, end: day.start }]),
    ...(day === last ? [] : hours.map((hour) => ({ ...hour, start: day.end, end: day.end }))),
  ]);
  return [...mentions.filter((one) => one !== count), ...copies];
};

/** "A men's cut and a kids' cut, at nine and nine thirty": as many hours as services, told in their order. */
const atOwnHours = (folded: string, mentions: readonly Mention[]): readonly Mention[] | undefined => {
  const services = ofKind(mentions, 'service');
  const hours = ofKind(mentions, 'when').filter(isHour);
  const [first, last, before] = [hours[0], hours.at(-1), services.at(-1)];
  if (services.length < 2 || hours.length !== services.length || !first || !last || !before) return undefined;
  if (first.start < before.end || !areAllMeant(folded, first, last)) return undefined;
  const moved = services.flatMap((service, at): readonly Mention[] => {
    const hour = hours[at];
    return hour ? [{ ...hour, start: service.end, end: service.end }] : [];
  });
  const opens = services.slice(1).map(opening);
  return [...mentions.filter((one) => !hours.some((hour) => hour === one)), ...moved, ...opens];
};

/** The mentions of a message with each of several beside the day or the hour that is its own. */
export const withOwnTimes = ({ folded }: Text, mentions: readonly Mention[]): readonly Mention[] => {
  if (mentions.some(({ kind }) => kind === 'every')) return mentions;
  const apart = onOwnDays(folded, mentions) ?? atOwnHours(folded, mentions);
  return apart ? [...apart].sort((a, b) => a.start - b.start) : mentions;
};
