import type { When } from '../../frame.ts';
import { pattern, source } from '../../patterns.ts';
import { dateFrom } from '../../time/date-from.ts';
import { isDay, isOnlyDay } from '../marked.ts';
import type { Mention, Span, WhenMention } from '../mention.ts';
import type { Text } from '../text.ts';

const KIN = '(?:grand-?(?:ma|pa|mere|pere|maman)|nana|granny|mamie|papi|mom|mum|dad|maman|papa|hubby)';
/** Of whom something is told. */
const SUBJECT = source`
  (?:
    (?:i|we)(?:'m|'re|'ve| am| are| have| got| promised| teach| drive)|im|he|she|they|it's
    |(?:my|our|the|his|her) [a-z·-]+(?:'s)?|${KIN}|je|j'|on|nous|(?:mon|ma|mes|notre|la|le|les) [a-z·-]+|il
    |elle|ils|elles|y a|c'est
  )`;
/** Whoever says one of these of a day can come, or wants to. */
const AVAILABLE = [
  "free|off|available|open|home|good|fine|better|best|works?|ok|okay|perfect|suits?|can|could|would|i'd|we'd",
  'want|like|need|prefer|rather|come|coming|book|take|libres?|dispos?|disponibles?|conge|maison|peux|peut',
  'pourrais?|veux|voudrais?|aimerais?|prefere|besoin|marche|convient|bien|arrange|adonne|viens|vient|venir',
  'prends|prendrais|reserve',
].join('|');
/** Something is told of the day, and not that it would do. */
const STORY = new RegExp(
  `(?<![a-z'])${SUBJECT}[ ']?(?!(?:${AVAILABLE})(?![a-z']))[a-z'·-]+(?![a-z'])(?!.*(?<![a-z'])(?:${AVAILABLE})(?![a-z']))`,
);
/** "Monday is my day off", "Friday is the best": these tell that it would do. */
const NO_STORY = source`
  ${AVAILABLE}|days?|only|favou?rites?|first|second|choice|chance|seule?s?|jours?|journees?|preferee?s?
  |meilleure?s?|mieux`;
const IS_THEIRS = source`
  (?:is|are|c'?est|c) (?:my|our|his|her|the|mon|ma|mes|notre|nos|le|la|les) (?!.*(?<![a-z'])(?:${NO_STORY})(?![a-z]))`;
/** What is told of a day right behind it and its hours. */
const TELLS_BEHIND = new RegExp(`^[ ·]*(?:${STORY.source}|${IS_THEIRS})`);

/** "Thursday then", « dimanche d'abord »: the day right before it is what is wished now. */
const THEN_BEHIND = /^[^.!?;]{0,25}?(?<![a-z])(?:then|d'?abord|alors)(?![a-z'])/;
const THEN_BEFORE = new RegExp(
  `(?<![a-z'])(?:${[
    source`
      let's (?:say|do|go(?: with| for)?|make it)|make it|(?:i'll|we'll|i will) (?:take|do|go with)
      |(?:how|what) about`,
    '(?:could|can) (?:we|i|you) (?:do|make it)|mettons|disons|je (?:vais )?prend(?:s|re|rais)|va pour',
    'so|donc|faque|moi',
  ].join('|')})(?: (?:le|la|the|on|for|pour|it|ca|to|a))* ?$`,
);
const ASKED_BEHIND = /^[^.!?;,]{0,20}\?/;
const PAUSE = /[.,;:!?…()]/;
/** "… and she will not be moved" tells more of it. */
const ENDS = pattern`
  [.,;:!?…()]| (?:and|but|so|et|pis|mais|donc|faque) (?=(?:i|we|she|he|they|it|je|on|elle|il|ils|ca)(?![a-z]))`;

interface Phrase extends Span {
  /** The words before the day, and those behind it. */
  readonly ahead: string;
  readonly behind: string;
  readonly isAsked: boolean;
}

/** The words of a thought about a time. */
export const phraseOf = ({ folded }: Text, day: Span): Phrase => {
  const start = [...folded.slice(0, day.start)].findLastIndex((letter) => PAUSE.test(letter)) + 1;
  const length = folded.slice(day.end).search(ENDS);
  const end = length < 0 ? folded.length : day.end + length;
  return {
    start,
    end,
    ahead: folded.slice(start, day.start),
    behind: folded.slice(day.end, end),
    isAsked: folded.at(end) === '?',
  };
};

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** A service, or words that refuse or wish the day. */
const isOfWish = (one: Mention): boolean =>
  one.kind === 'service' || (one.kind === 'cue' && (one.cue === 'refuse' || one.cue === 'wish'));

const weekdaysOf = ({ weekdays, dates }: When): readonly (number | undefined)[] => [
  ...weekdays,
  ...dates.flatMap(({ from, to }) => (from === to ? [dateFrom(from)?.dayOfWeek] : [])),
];

const isSameDay = ({ when: a }: WhenMention, { when: b }: WhenMention): boolean =>
  (a.weekdays.length > 0 && a.weekdays.some((day) => weekdaysOf(b).includes(day))) ||
  a.dates.some(({ from, to }) => b.dates.some((other) => other.from <= to && from <= other.to));

/** Whether a later day is said to be the one, now that this one cannot be. */
const isConcluded = ({ folded }: Text, { start, end }: Span): boolean =>
  THEN_BEFORE.test(folded.slice(0, start)) ||
  THEN_BEHIND.test(folded.slice(end)) ||
  ASKED_BEHIND.test(folded.slice(end));

const isStory = ({ ahead, behind, isAsked }: Phrase): boolean =>
  !isAsked && (TELLS_BEHIND.test(behind) || STORY.test(ahead));

/**
 * "Tuesday I'm babysitting. Thursday then": a day of which something else is told, where another is concluded to, is
 * given up. Right behind it stands a refusal that nobody wrote.
 */
export const givenUp = (text: Text, mentions: readonly Mention[]): readonly Mention[] => {
  const days = mentions.filter(
    (one): one is WhenMention => one.kind === 'when' && isDay(one.when) && !one.denied,
  );
  return days.flatMap((day): readonly Mention[] => {
    const hours = mentions.find((one) => one.kind === 'when' && one.start === day.end + 1);
    const phrase = phraseOf(text, { start: day.start, end: hours?.end ?? day.end });
    const isToldOtherwise = mentions.some((one) => overlaps(one, phrase) && isOfWish(one));
    if (!isOnlyDay(day) || isToldOtherwise || !isStory(phrase)) return [];
    const next = days.find(({ start }) => start >= phrase.end);
    if (!next || isSameDay(day, next) || !isConcluded(text, next)) return [];
    const times = mentions.filter((one) => one.kind === 'when' && overlaps(one, phrase));
    const at = Math.max(...times.map(({ end }) => end));
    return [{ kind: 'cue', cue: 'refuse', reach: 'before', start: at, end: at }];
  });
};
