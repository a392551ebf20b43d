import type { ToldDays } from '../context.ts';
import { type CueReach, cuePatterns } from '../cue-words.ts';
import { isDay } from '../marked.ts';
import type { Cue, Mention } from '../mention.ts';
import { NOBODY_BUT } from '../people/only-words.ts';
import { erase, eraseSpans, matchesOf, type Text } from '../text.ts';
import { SHIFT_OF_PART } from '../times/shift-words.ts';
import { nightShifts } from '../times/shifts.ts';
import { ALL_BUT, excepts, onlyRefused } from './except-words.ts';
import { correctsAfter, correctsEither, ONLY_ON, retracts } from './instead-words.ts';
import { alsoBefore, isOtherThing, SO } from './more-services.ts';
import { deniesNothing } from './no-denial-words.ts';
import { BARE_NO, NO_SUCH, refusesAfter } from './refusal-words.ts';
import { BUSY_BUT, refusesEither } from './unavailable-words.ts';
import { refusesBefore } from './unsuitable-words.ts';
import {
  asksIfFree,
  dayOff,
  opens,
  sameAfter,
  sameBefore,
  whenFree,
  wishesAfter,
  wishesBefore,
} from './wish-words.ts';

const first = cuePatterns([
  ['refuse', 'either', onlyRefused],
  ['wish', 'after', deniesNothing],
  ['wish', 'before', dayOff],
  ['wish', 'before', asksIfFree],
  ['wish', 'before', whenFree],
  ['same', 'before', sameBefore],
  ['same', 'after', sameAfter],
  ['retract', 'after', retracts],
]);

const further = cuePatterns([
  ['refuse', 'before', refusesBefore],
  ['refuse', 'either', refusesEither],
  ['refuse', 'after', ['et non(?: pas)?']],
  // « Une coupe finalement. »
  ['correct', 'before', ['(?:finalement|finallement|au final|en fait|actually|after all)(?= *(?:$|[.!;]))']],
  ['correct', 'after', correctsAfter],
  ['correct', 'either', correctsEither],
  ['except', 'after', excepts],
  ['refuse', 'after', refusesAfter],
  ['open', 'after', opens],
  ['wish', 'after', wishesAfter],
  ['wish', 'before', wishesBefore],
]);

/** "Before nine because I work" says why it is wished, and takes nothing of it back. */
const REASON =
  /\b(?:because|cause|cuz|cuse|bc|parce que?|parce qu'|pcq|pske|car|vu que|puisque?)(?: [a-z]+)? ?$/;

/**
 * The words that refuse, correct, open or wish, outside of what other readers took. Double negations ("why not",
 * « pas de problème ») are wishes.
 */
export const cueMentions = (
  text: Text,
  mentions: readonly Mention[],
  days: ToldDays | undefined,
): readonly Mention[] => {
  const named = mentions.filter((one) => one.kind === 'when' && isDay(one.when));
  const whole = eraseSpans(text, nightShifts(text.folded, named));
  let rest = eraseSpans(whole, mentions);
  const found: Mention[] = [];
  const reachOf = (reach: CueReach, index: number): CueReach =>
    reach === 'either' && REASON.test(text.folded.slice(0, index)) ? 'after' : reach;
  const take = (pattern: RegExp, cue: Cue, reach: CueReach, within: string = rest.folded): void => {
    for (const { index, 0: phrase } of matchesOf(within, pattern)) {
      const end = index + phrase.trimEnd().length;
      if (end === index || found.some((one) => one.start <= index && end <= one.end)) continue;
      if (SO.test(phrase) && isOtherThing(index, end, mentions)) continue;
      found.push({ kind: 'cue', cue, reach: reachOf(reach, index), start: index, end });
      rest = erase(rest, index, end);
    }
  };
  for (const told of [
    ...alsoBefore(text, mentions),
    ...(days?.waits(rest.folded, mentions) ?? []),
    ...(days?.elsewhereOn(text, mentions) ?? []),
    ...(days?.absences(rest.folded, mentions) ?? []),
    ...(days?.deniedBounds(rest.folded, mentions, text.folded) ?? []),
    ...(days?.busyStretches(rest.folded, mentions, text.folded) ?? []),
  ]) {
    found.push(told);
    rest = erase(rest, told.start, told.end);
  }
  take(NOBODY_BUT, 'wish', 'after', text.folded);
  take(BUSY_BUT, 'wish', 'after');
  take(NO_SUCH, 'refuse', 'after', text.folded);
  take(ALL_BUT, 'refuse', 'after', text.folded);
  take(ONLY_ON, 'correct', 'after', text.folded);
  take(BARE_NO, 'refuse', 'before');
  for (const { cue, reach, pattern } of [...first, ...(days?.notYetUp ?? []), ...further])
    take(pattern, cue, reach);
  take(SHIFT_OF_PART, 'refuse', 'after', whole.folded);
  return found.sort((a, b) => a.start - b.start);
};
