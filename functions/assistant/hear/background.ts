import type { Span } from './mention.ts';
import { DAY, phrasesOf, toldOfPast } from './past.ts';
import type { Segment } from './segments.ts';

/** Facts that are no wish at all: who they are, what others do, that the clocks change. */
const FACTS =
  /\b(?:(?:je suis|i'm|i am) (?:un |une |a )?(?:nouve(?:au|lle)|new)(?: (?:client\w*|customer|patient\w*|here))?|(?:c'est|it's|this is) (?:ma|my) (?:premiere|first) (?:fois|visite|time|visit)|(?:ma|mon|my|mes) [a-z]+ (?:va (?:a |au |chez|toujours)|voit|always|usually|often|toujours|goes|sees|loves?|adore|aime)|je (?:demenage|viens de demenager)|(?:the )?clocks? (?:go(?:es)?|went|change[sd]?|fall|spring|turn(?:ed)?)|(?:on )?(?:change|changeait|recule|avance) (?:l'heure|d'heure)|l'heure (?:change|recule|avance))(?![a-z])/g;

const OCCASION =
  '(?:mariage|ceremonie|fete|party|wedding|ceremony|funerals?|funerailles|bapteme|bal|prom|souper|diner|concert|recital|gala|5 a 7|spectacle|show|match|game|entrevue|interview|vol|flight|reception|grad(?:uation)?)';
/** When something else is: "the wedding is at one". */
const ELSEWHERE = new RegExp(
  `\\b(?:le|la|l'|mon|ma|notre|the|my|our) ?${OCCASION} (?:est|is|commence|starts?|begins?|debute)(?: (?:le|on))?(?: ·)? (?:a|at)`,
  'g',
);
const EVENT = `(?:(?:office|christmas|xmas|birthday|staff|work|holiday|family|my|our|the|mon|ma|notre|un|une|le|la|a|an) ?)*${OCCASION}(?: (?:de|du|d') ?(?:bureau|noel|famille|la job|fete))?`;
/** "Office party on Friday": when something else is, and no wish for that day beside one for another. */
const EVENT_DAY = new RegExp(`\\b${EVENT} (?:(?:is|est|c'est) )?(?:on |this |next |le |ce )?${DAY}`, 'g');
/** "For the party on Friday": then the day bounds the wish. */
const BOUNDED =
  /\b(?:for|before|pour|avant|until|jusqu'a|d'ici|by|after|apres|before my|veille d[eu]|day before) ?$/;

/** The events of a message, with their days. */
export const eventsIn = (segments: readonly Segment[]): readonly Span[] =>
  segments.flatMap(({ folded, start }) =>
    [...folded.matchAll(EVENT_DAY)]
      .filter(({ index }) => !BOUNDED.test(folded.slice(0, index)))
      .map(({ index, 0: words }) => ({ start: start + index, end: start + index + words.length })),
  );

/** What a message tells about the visitor and does not wish. */
export const storiesIn = (segments: readonly Segment[]): readonly Span[] =>
  segments.flatMap(({ folded, start }) =>
    [...phrasesOf(folded, FACTS), ...phrasesOf(folded, ELSEWHERE), ...toldOfPast(folded)].map((span) => ({
      start: start + span.start,
      end: start + span.end,
    })),
  );
