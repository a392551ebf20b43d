import { isByName, isOnlyDay, isOnlyTime, isStretch, isTime, type Marked } from '../marked.ts';
import { CLOSE, SEPARATES } from './steps.ts';

/** "Weekends in the afternoon, during the week I'm at school": workdays are no more of a list that ends on weekends. */
const isOtherPart = (before: Marked | undefined, tail: readonly Marked[]): boolean => {
  const [first, ...others] = tail.map(({ mention }) => mention);
  if (others.length > 0 || first?.kind !== 'when' || before?.mention.kind !== 'when') return false;
  return first.when.weekdays.length === 5 && isTime(before.mention.when);
};

/** "Mornings, afternoons I'm at work", "Thursday, this weekend we're away": of two that differ the last is refused. */
const isOfOtherKind = (marked: readonly Marked[], from: number): boolean => {
  const [earlier, before] = [marked[from - 2], marked[from - 1]];
  const [first, ...others] = marked.slice(from).map(({ mention }) => mention);
  if (!before || !first || others.length > 0) return false;
  if (isOnlyTime(before.mention) && isOnlyTime(first)) return !(earlier && isOnlyTime(earlier.mention));
  return isStretch(first) && isOnlyDay(before.mention) && !isStretch(before.mention);
};

/** "Wednesday, mornings I can't", "a cut Wednesday, Saturday mornings I have class": the day before the comma is wished. */
const isApart = (marked: readonly Marked[], from: number): boolean => {
  const before = marked[from - 1];
  const tail = marked.slice(from);
  if (isOtherPart(before, tail) || isOfOtherKind(marked, from)) return true;
  if (before && isStretch(before.mention) && tail.every(({ mention }) => isByName(mention))) return true;
  if (!before || !isOnlyDay(before.mention)) return false;
  if (tail.every(({ mention }) => isOnlyTime(mention))) return true;
  return marked[from - 2]?.mention.kind === 'service' && before.glue === 'tight';
};

/** What is said of some times is said of nothing before them, unless they are listed with it. */
const standsAlone = ({ mention, glue }: Marked): boolean =>
  mention.kind === 'when' && mention.isAlone === true && glue !== 'and' && glue !== 'or';

/** How many of the last mentions stand in one breath. */
export const lastBreath = (marked: readonly Marked[]): number => {
  const from = marked.findLastIndex(({ glue }) => !CLOSE.has(glue));
  return marked.length - Math.max(0, from);
};

/** How many of the last mentions make one phrase: the days of a list with their times. */
export const lastPhrase = (marked: readonly Marked[]): number => {
  let count = 0;
  for (let index = marked.length - 1; index >= 0; index -= 1) {
    const item = marked[index];
    if (!item || item.isLoose || (item.mention.kind !== 'when' && count > 0)) break;
    count += 1;
    if (SEPARATES.has(item.glue) || item.glue === 'words' || item.isFresh || standsAlone(item)) break;
    if (item.glue === 'comma' && isApart(marked, index)) break;
  }
  return count;
};

/** "Not Monday, Tuesday afternoon works": where the day behind the last comma begins, with its hours. */
export const lastBehindComma = (tail: readonly Marked[]): number => {
  const from = tail.findLastIndex(({ glue }) => glue === 'comma');
  // "I work Monday, Tuesday and Wednesday I'm off", "I work Monday and the week after I'm off".
  const isList = tail.slice(from + 1).every(({ glue }) => glue === 'tight' || glue === 'and');
  const isOne = tail.slice(from + 1).every(({ glue }) => glue === 'tight');
  if (from >= 0 && (isOne || (isList && tail[from]?.isFresh === false))) return from;
  const last = tail.findLastIndex(({ glue }) => glue === 'and');
  return last > 0 && tail.slice(last + 1).every(({ glue }) => glue === 'tight') ? last : tail.length;
};
