import { Temporal } from 'temporal-polyfill';
import { pattern } from '../../patterns.ts';
import { isDay, isStretch, isTime } from '../marked.ts';
import type { Mention, Span, WhenMention } from '../mention.ts';
import type { Text } from '../text.ts';
import { FAR_DAYS } from '../times/date-hit.ts';
import {
  BEFORE_IT,
  BEGINS,
  BIRTH,
  CELEBRATES,
  FOR_IT,
  LEADS,
  OCCASIONS,
  OF_NEWBORN,
  OTHERS,
  STARTS_THEN,
} from './occasion-words.ts';

/** As far back as the words about an occasion may begin. */
const REACH = 70;
/** From its first day to its last. */
const LEAST_OF_MONTH = 27;
/** Who bounds the wish themselves is understood by that. */
const BOUNDED =
  /(?:\b(?:before|after|until|till|by|avant|apres|jusqu'a|d'ici|for|pour|not|pas)(?: (?:that|que|qu'))? ?)$/;
/** An hour right behind the day is the occasion's too. */
const ITS_HOUR = pattern`
  ^,? ?(?:(?:and |et |pis )?(?:it|ca|c'|qui|which|that) ?(?:starts?|begins?|commence|debute|is|est)? ?)?
  (?:(?:at|a|vers|around|@|des|starting|from|in the|le|en|during the)? ?)*$`;

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

interface Occasion extends Span {
  readonly day: WhenMention;
  /** It is somebody else's, and bounds nothing. */
  readonly isOthers?: boolean;
  /** On its day, too, one may come. */
  readonly isJoyful: boolean;
  /** What is wished follows it: pictures of a baby who is due. */
  readonly isAfter?: boolean;
}

/** "She died in September": too long to be a day that is wished. */
const isMonth = ({ when: { dates } }: WhenMention): boolean =>
  dates.length > 0 &&
  dates.every(({ from, to }) => Temporal.PlainDate.from(from).until(to).days >= LEAST_OF_MONTH);

const isWeekly = ({ when: { dates, weekdays } }: WhenMention): boolean =>
  dates.length === 0 && weekdays.length > 0;

/** Where the words about a day stand: right before it, or behind it where it begins a thought. */
const wordsAbout = (
  { folded }: Text,
  day: WhenMention,
): (Span & { readonly isOthers?: boolean }) | undefined => {
  const from = Math.max(0, day.start - REACH);
  const before = folded.slice(from, day.start);
  const match = OCCASIONS.map((pattern) => pattern.exec(before)).find((found) => found !== null);
  if (match) return { start: from + match.index, end: day.end };
  const behind = BEGINS.test(before) ? LEADS.exec(folded.slice(day.end, day.end + REACH)) : null;
  if (behind) return { start: day.start, end: day.end + behind[0].length };
  const others = OTHERS.exec(before);
  return others ? { start: from + others.index, end: day.end, isOthers: true } : undefined;
};

const occasionsWith = (text: Text, mentions: readonly Mention[]): readonly Occasion[] =>
  mentions.flatMap((day): Occasion[] => {
    if (day.kind !== 'when' || day.denied || isTime(day.when)) return [];
    const words = wordsAbout(text, day);
    if (!words || (isWeekly(day) && !words.isOthers)) return [];
    const { start } = words;
    const isBounded = BOUNDED.test(text.folded.slice(0, start));
    const isRefused = mentions.some((one) => one.kind === 'cue' && overlap(one, { start, end: day.start }));
    const isForIt = FOR_IT.test(text.folded.slice(day.end));
    if (isBounded || isRefused || isForIt) return [];
    const told = text.folded.slice(start, words.end);
    const isAfter = BIRTH.test(told) && OF_NEWBORN.test(text.folded);
    return [{ day, ...words, isJoyful: CELEBRATES.test(told), isAfter }];
  });

const isRefused = (day: WhenMention, mentions: readonly Mention[]): boolean =>
  mentions.some(
    (one) =>
      one.kind === 'cue' &&
      one.cue === 'refuse' &&
      ((one.end <= day.start && day.start - one.end <= 12) ||
        (one.start >= day.end && one.start - day.end <= 3)),
  );

const bounded = (
  { day: { when, ...day }, isJoyful, isAfter }: Occasion,
  today: Temporal.PlainDate,
): WhenMention => {
  const date = Temporal.PlainDate.from(when.dates[0]?.from ?? today.toString());
  const last = isJoyful ? date : date.subtract({ days: 1 });
  // A baby who is due is photographed once there.
  if (isAfter)
    return {
      ...day,
      when: {
        dates: [{ from: date.toString(), to: date.add({ days: FAR_DAYS }).toString() }],
        weekdays: [],
        times: [],
      },
      isWished: true,
    };
  const isPast = Temporal.PlainDate.compare(last, today) < 0;
  const dates = isPast ? [] : [{ from: today.toString(), to: last.toString() }];
  // "It's no small thing, and she marries on the 19th": what is denied before it is something else.
  return { ...day, when: { dates, weekdays: [], times: [] }, isWished: true };
};

/** Whoever speaks of somebody else turns to themselves: "…, I'd like Friday", « moi vendredi ». */
const OWN_TURN = /\b(?:moi|me|i|i'd|i'll|i'm|je|j'|j?aimerais|jveux|we|on|nous|so|donc|faque)(?![a-z])/;
const OF_ANOTHER = /\b(?:or|ou)\b|\b(?:my|mon|ma|mes|his|her|son|sa) (?!appointment|rendez|rdv)[a-z]/;

/** Whether another day is wished apart from that of somebody else: "my sister comes Thursday, I'd like Friday". */
const isApart = (
  { folded }: Text,
  theirs: Occasion,
  other: WhenMention,
  services: readonly Mention[],
): boolean => {
  // « Un dimanche, mes parents sont là du 11 au 15 »: one of those.
  if (isStretch(theirs.day) && isWeekly(other)) return false;
  if (other.end <= theirs.start) return BEGINS.test(folded.slice(other.end, theirs.start));
  const between = folded.slice(theirs.day.end, other.start);
  if (OWN_TURN.test(between)) return true;
  const isNamed = services.some(({ start }) => start > theirs.day.end && start < other.end + REACH / 2);
  return isNamed && /[,;.!]/.test(between) && !OF_ANOTHER.test(between);
};

/** "A gala on the 5th, a blow-dry the same day". */
const SAME_DAY = pattern`
  (?<![a-z])(?:
    (?:on |le |la |the |a )*(?:same|meme) (?:day|date|jour(?:nee)?|afternoon|morning)
    |that (?:same |very )?(?:day|morning|afternoon|evening|night)
    |(?:ce|cet|cette) (?:jour(?:nee)?|matin(?:ee)?|(?:apres|avant)-midi|soir)[- ]la
    |(?:le (?:jour|matin|soir)|la journee|l'(?:apres|avant)-midi) meme
  )(?![a-z])(?! (?:as|que|de|of)\b)`;

/** Read, and wished by nobody. */
const unmeant = ({ start, end }: WhenMention): WhenMention => ({
  ...{ kind: 'when', start, end },
  when: { dates: [], weekdays: [], times: [] },
});

/** The words that say "the same day", or "before it", are read with the day. */
const wordsOfIt = ({ end }: Occasion, { index, 0: words }: RegExpExecArray): readonly WhenMention[] => [
  unmeant({
    kind: 'when',
    when: { dates: [], weekdays: [], times: [] },
    start: end + index,
    end: end + index + words.length,
  }),
];

/** Whether what is wished is before it: the month of a birthday, or when somebody is old enough, bounds nothing. */
const isBound = ({ folded }: Text, { day: { when, end }, isJoyful }: Occasion): boolean =>
  isDay(when) &&
  !(isJoyful && (when.dates.some(({ from, to }) => from !== to) || STARTS_THEN.test(folded.slice(end))));

/**
 * The day of an occasion is no wish: what is wished is before it, and where another day is wished that day alone
 * counts. A service that is named for the occasion alone ("my exam is on the 12th") is not wished beside another. When
 * somebody else comes, or is busy, is no wish beside a day of one's own.
 */
export const besideOccasions = (
  text: Text,
  mentions: readonly Mention[],
  today: Temporal.PlainDate,
): readonly Mention[] => {
  const services = mentions.filter(({ kind }) => kind === 'service');
  const named = occasionsWith(text, mentions).filter((one) => {
    const own = services.filter((service) => overlap(one, service));
    return own.length === 0 || own.length < services.length;
  });
  if (named.length === 0) return mentions;
  const others = mentions.flatMap((one) => {
    const isDayOfOther =
      one.kind === 'when' && isDay(one.when) && !isMonth(one) && !named.some(({ day }) => day === one);
    return isDayOfOther && !isRefused(one, mentions) ? [one] : [];
  });
  const occasions = named.filter(
    (one) => !one.isOthers || others.some((other) => isApart(text, one, other, services)),
  );
  const [first] = occasions;
  const again = first && others.length === 0 ? SAME_DAY.exec(text.folded.slice(first.end)) : null;
  const ahead = first ? BEFORE_IT.exec(text.folded.slice(first.end)) : null;
  const isTheirHour = (one: WhenMention, occasion: Occasion): boolean =>
    isTime(one.when) &&
    !isDay(one.when) &&
    one.start >= occasion.end &&
    ITS_HOUR.test(text.folded.slice(occasion.end, one.start));
  /** « À deux heures | de l'après-midi ». */
  const isPartOfHour = (one: WhenMention, occasion: Occasion): boolean =>
    isTime(one.when) &&
    mentions.some((other) => other.end + 1 === one.start && isTheirs(other, occasion) && !isDay(one.when));
  const isTheirs = (one: Mention, occasion: Occasion): boolean =>
    (one.kind === 'service' && overlap(occasion, one)) ||
    // "My in-laws arrive Saturday, eleven people."
    (one.kind === 'people' && /^,? ?$/.test(text.folded.slice(occasion.end, one.start))) ||
    (one.kind === 'when' && (isTheirHour(one, occasion) || isPartOfHour(one, occasion)));
  const isOfSome = (one: Mention): boolean => occasions.some((occasion) => isTheirs(one, occasion));
  return mentions.flatMap((one) => {
    const occasion = occasions.find(({ day }) => day === one);
    if (!occasion && one.kind === 'when' && isOfSome(one)) return [unmeant(one)];
    if (!occasion) return isOfSome(one) ? [] : [one];
    if (again && occasion === first) return [occasion.day, ...wordsOfIt(first, again)];
    if (ahead && occasion === first)
      return [bounded({ ...first, isJoyful: false }, today), ...wordsOfIt(first, ahead)];
    const isKept = others.length === 0 && occasion === occasions[0] && isBound(text, occasion);
    return [isKept ? bounded(occasion, today) : unmeant(occasion.day)];
  });
};
