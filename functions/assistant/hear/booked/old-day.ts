import { globalPattern } from '../../patterns.ts';
import type { Span } from '../mention.ts';

const DAY = '(?:[a-z]+day|tomorrow|the \\d{1,2}(?:st|nd|rd|th))';
const MOVE = '(?:move|moving|push|bump|shift|switch|change|reschedule|postpone)';

/** "Move both from Thursday to Friday": the day that is given up is no wish, and no beginning of one. */
const FROM_DAY = globalPattern`
  (?<=\b${MOVE}(?: (?!to |any|some)[a-z]+){1,4} )from (?:this |next )?${DAY}(?: (?:morning|afternoon|evening))?
  (?= to )`;

/** Where a message tells from which day something that is booked is moved. */
export const oldDaysIn = (folded: string): readonly Span[] =>
  [...folded.matchAll(FROM_DAY)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
