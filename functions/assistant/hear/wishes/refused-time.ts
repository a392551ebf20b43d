import { type Content, isDay, isOnlyDay, isOnlyTime, type Marked } from '../marked.ts';
import { CLOSE, type Step } from './steps.ts';

const isOneDay = (mention: Content): boolean =>
  isOnlyDay(mention) &&
  mention.kind === 'when' &&
  mention.when.dates.length === 1 &&
  mention.when.dates.every(({ from, to }) => from === to);

/** "Not in the morning Wednesday", where no other day is named: Wednesday is wished, its morning is not. */
export const besideRefusedTime = (marked: readonly Marked[]): readonly Marked[] => {
  const namesDay = marked.some(
    ({ mention, polarity }) => polarity === 'wanted' && mention.kind === 'when' && isDay(mention.when),
  );
  if (namesDay) return marked;
  return marked.map((item, at) => {
    const before = marked[at - 1];
    const isBehind = before?.polarity === 'refused' && before.isFresh && isOnlyTime(before.mention);
    const isTied = !item.isFresh && CLOSE.has(item.glue) && item.polarity === 'refused';
    return isBehind && isTied && isOneDay(item.mention) ? { ...item, polarity: 'wanted' } : item;
  });
};

/** Says of a time that it is meant each time: « le matin », "in the morning". */
const EACH = /\b(?:les?|l'|the) ?(?:[a-z]+)?$/;

/**
 * "No lessons on Wednesdays", « pas de cours le matin »: behind a refusal the time is refused, and not what would be
 * done then.
 */
export const isOfRefusedTime = ({ kind }: Content, next: Step | undefined): boolean => {
  if (kind !== 'service' || next?.glue !== 'tight' || next.event.kind !== 'when') return false;
  const { weekdays, dates } = next.event.when;
  return (weekdays.length > 0 && dates.length === 0) || EACH.test(`${next.between}${next.phrase}`);
};
