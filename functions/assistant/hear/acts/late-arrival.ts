import { globalPattern, pattern, source } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import type { Segment } from '../segments.ts';
import { matchesOf } from '../text.ts';

const CLOCK = "(\\d{1,2})(?: ?[:h] ?([0-5]\\d)?)?(?: ?[ap]\\.?m\\.?| ?o'?clock)?(?![\\d:])";

const ARRIVES = source`
  (?:
    be (?:there|in|over|here)|get (?:there|in)|make it(?: there| in)?|show up
    |(?:etre|serai|serais|sera|serons|suis) la|j?'?arriv(?:e|er|erai|erons|ons|ing)
  )(?: (?:
      at|a|vers|around|about|by|before|till|until|avant|only|just|more|like|plus|plutot|environ|juste
      |probablement|probably|maybe
    )
  )* ?`;

const APPOINTMENT = source`
  (?:rendez[- ]?vous|rdv|rv|reservation|appointment|appt|booking)
  (?: (?:is|was|'s|est|etait|at|a|de|for|pour|with|avec|[a-z]{1,12})){0,3}?`;

/** "I'll be there around 9:10 for my 9 o'clock." */
const FOR_MINE = globalPattern`
  \b${ARRIVES}${CLOCK}(?: [a-z]+){0,2}? (?:for|pour) (?:my|our|the|mon|ma|notre|le|la)\b[^.,!?;]{0,40}?(?<!\d)
  \b${CLOCK}`;

/** "My appointment is at 10 but I'll be there at 10:25", "I have a 9 o'clock, I'll be there at 9:20". */
const MINE_FIRST = globalPattern`
  \b(?:(?:my|our|the|an|mon|notre|le|un) ${APPOINTMENT}|j'?ai ${APPOINTMENT}|j'?ai un|have an?|got an?) (?:
  a |at |de )?${CLOCK}[^.!?;]{0,90}?\b${ARRIVES}${CLOCK}`;

const ON_THE_WAY = source`
  (?:
    trains?|trucks?|plows?|snow ?plows?|buses|bus|metro|subway|rem|ferry|traversier|camions?|charrues?
    |grattes?|accident|collision|tra+f+ic|circulation|bouchon|embouteillage|construction|road ?work|detour
    |bridge|pont|tunnel|highway|autoroute|barrage|crossing|passage a niveau|\d{1,3}
  )`;
const STANDS = source`
  (?:(?:is|are|'s|est|sont) )?(?:all )?(?:
    stopped|stuck|down|delayed|blocked|closed|jammed|backed up|at a (?:standstill|stop)|not moving|arretee?s?
    |immobilisee?s?|en panne|bloquee?s?|fermee?s?|paralysee?s?|congestionnee?s?
  )`;
/** Whoever is on the road does not get on: "stuck behind a train", "there's an accident on the bridge". */
const HELD_UP = new RegExp(
  `(?<![a-z])(?:${[
    source`
      (?:
        (?:stuck|held up|trapped) (?:behind|in|on|at|by)
        |(?:prise?|pognee?|coincee?|bloquee?|arretee?) (?:en arriere|derriere|dans|sur|su|au|a|par|en)
      ) ?(?:[a-z']+ ){0,3}?(?:[dl]'?)?(?:un |une )?${ON_THE_WAY}`,
    source`
      (?:there's|theres|there is|there was|y a(?: eu)?|ya(?: eu)?|y'a) (?:
      (?:un|une|an?|big|huge|gros|grosse) )*(?:accident|collision|crash|tra+f+ic|bouchon)`,
    `${ON_THE_WAY} ${STANDS}`,
    source`
      (?:nothing(?:'s|s| is)|(?:isn't|not)(?: even)?) moving
      |(?:ca|rien|tout) (?:ne |n')?(?:bouge|avance)(?: (?:pu|pus|plus|pas))?
      |(?:(?:je|on) (?:ne |n')?|j'?(?:n')?)(?:bouge|avance) (?:pu|pus|plus|pas)`,
    '(?:accident|collision|crash) (?:(?:right|up|juste) )?(?:ahead|en avant|devant)',
  ].join('|')})(?![a-z0-9])`,
  'g',
);
const COMING = pattern`
  \b(?:
    be (?:there|in|over|late)|get (?:there|in)|make it|on (?:my|our) way|j'?arriv\w*|arriver\w*
    |(?:serai|serons|sera|etre) la|en chemin|en route|en retard
  )(?![a-z])`;

/** What holds up somebody who is on their way here. */
const delays = (segments: readonly Segment[]): readonly Span[] =>
  segments.some(({ folded }) => COMING.test(folded))
    ? segments.flatMap(({ folded, start, isQuestion }) =>
        (isQuestion ? [] : matchesOf(folded, HELD_UP)).map(({ index, 0: words }) => ({
          start: start + index,
          end: start + index + words.length,
        })),
      )
    : [];

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
const afterTheirHour = (segments: readonly Segment[]): readonly Span[] =>
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

/** Where somebody says that they come late, or what keeps them. */
export const lateArrivals = (segments: readonly Segment[]): readonly Span[] => [
  ...afterTheirHour(segments),
  ...delays(segments),
];
