import { atLeastBefore } from '../at-least-before.ts';
import type { DateHit } from '../date-hit.ts';
import { byBounds } from './bounds.ts';
import { byDays } from './days.ts';
import { byArticle, byWeekdays } from './weekdays.ts';
import { byWeeks } from './weeks.ts';

/**
 * Days told by the one before them: the day before it, the week before it, or any day before it. `whole` is the text
 * with the days that were read in it.
 */
export const besideLast = (hits: readonly DateHit[], folded: string, whole: string): readonly DateHit[] => {
  const least = atLeastBefore(hits, folded);
  // "A week before" is read once.
  const isRead = least !== hits;
  const byOthers = byArticle(byWeekdays(byDays(least, folded), folded, whole), whole);
  return byBounds(isRead ? byOthers : byWeeks(byOthers, whole), folded);
};
