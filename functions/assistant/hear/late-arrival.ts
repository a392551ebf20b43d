import type { Span } from './mention.ts';
import type { Segment } from './segments.ts';

const CLOCK = "(\\d{1,2})(?: ?[:h] ?([0-5]\\d)?)?(?: ?[ap]\\.?m\\.?| ?o'?clock)?(?![\\d:])";

const ARRIVES =
  "(?:be (?:there|in|over|here)|get (?:there|in)|make it(?: there| in)?|show up|(?:etre|serai|serais|sera|serons|suis) la|j?'?arriv(?:e|er|erai|erons|ons|ing))(?: (?:at|a|vers|around|about|by|before|till|until|avant|only|just|more|like|plus|plutot|environ|juste|probablement|probably|maybe))* ?";

const APPOINTMENT =
  "(?:rendez[- ]?vous|rdv|rv|reservation|appointment|appt|booking)(?: (?:is|was|'s|est|etait|at|a|de|for|pour|with|avec|[a-z]{1,12})){0,3}?";

/** "I'll be there around 9:10 for my 9 o'clock." */
const FOR_MINE = new RegExp(
  `\\b${ARRIVES}${CLOCK}(?: [a-z]+){0,2}? (?:for|pour) (?:my|our|the|mon|ma|notre|le|la)\\b[^.,!?;]{0,40}?(?<!\\d)\\b${CLOCK}`,
  'g',
);

/** "My appointment is at 10 but I'll be there at 10:25", "I have a 9 o'clock, I'll be there at 9:20". */
const MINE_FIRST = new RegExp(
  `\\b(?:(?:my|our|the|an|mon|notre|le|un) ${APPOINTMENT}|j'ai ${APPOINTMENT}|j'ai un|have an?|got an?) (?:a |at |de )?${CLOCK}[^.!?;]{0,40}?\\b${ARRIVES}${CLOCK}`,
  'g',
);

/** Later than that an hour is another one. */
const MOST_LATE = 120;
const HALF_DAY = 12 * 60;

const minuteOf = (hour: string | undefined, minute: string | undefined): number =>
  Number(hour) * 60 + Number(minute ?? 0);

/** Whether one comes after the other on a clock's face: people say "9:10" in the morning and at night. */
const isAfter = (come: number, due: number): boolean => {
  const late = (come - due + 4 * HALF_DAY) % HALF_DAY;
  return late > 0 && late <= MOST_LATE;
};

/** Where somebody says that they come after the hour of their appointment. */
export const lateArrivals = (segments: readonly Segment[]): readonly Span[] =>
  segments.flatMap(({ folded, start }) => {
    const found = [
      ...[...folded.matchAll(FOR_MINE)].map((match) => ({
        match,
        come: match.slice(1, 3),
        due: match.slice(3),
      })),
      ...[...folded.matchAll(MINE_FIRST)].map((match) => ({
        match,
        come: match.slice(3),
        due: match.slice(1, 3),
      })),
    ];
    return found
      .filter(({ come, due }) => isAfter(minuteOf(come[0], come[1]), minuteOf(due[0], due[1])))
      .map(({ match }) => ({ start: start + match.index, end: start + match.index + match[0].length }));
  });
