import type { PublicSlot } from '../../../../shared/schemas/slot.ts';
import { type ClockToken, clockTokens } from '../../hear/clock-tokens.ts';
import { hearDates } from '../../hear/dates.ts';
import { NUMBER, numberOf } from '../../hear/numbers.ts';
import { eraseAll, type Text } from '../../hear/text.ts';
import { hoursOn } from '../../time/hours-on.ts';
import { localMoment } from '../../time/local-time.ts';
import { isAsked } from './asked.ts';
import type { Known } from './known.ts';

const HOUR_MIN = 60;
const NOON = 12 * HOUR_MIN;

/** Says that something is to be had, as against asking for it or being sorry that it is not. */
const AVAILABLE =
  /\b(?:libres?|disponibles?|dispos?|disponibilites?|places?|creneaux?|plages?|free|available|availability|openings?|slots?|spots?|propose|offer|offre)\b/;
const SORRY =
  /\b(?:pas|plus|rien|aucune?|jamais|complet|ferme[es]*|malheureusement|desole[es]*|not|no|nothing|none|never|unfortunately|sorry|full|fully|closed|isn't|aren't|don't|doesn't|can't|cannot|won't)\b/;

/** Words of refusal that refuse nothing. */
const COURTESIES =
  /\b(?:no (?:problem|worries)|not (?:a problem|at all)|pas de (?:probleme|souci)s?|aucun (?:probleme|souci)|sans (?:probleme|souci))\b/g;
/** Says so even where the sentence ends in a question: "3 pm is free, shall I book it?" */
const ASSERTED = new RegExp(
  `\\b(?:is|are|est|sont|have|has|there's|there is|j'ai|avons|on a|il y a|reste|it's|c'est)\\b[^?]{0,40}${AVAILABLE.source}`,
);

const LENGTHS =
  /\b(?:dure|durent|duree|durees|prend|prennent|prevoir|prevoyez|compter|comptez|lasts?|takes?|length|duration|about|environ|de|d'|minimum|jusqu'a|up to|at least|au moins)(?: (?:de|d'|environ|about|:|est|is|moins))*\s?(\d{1,2})\s?(?:h|heures?|hours?|hrs?)(?:\s?(\d{2}))?(?![a-z\d])|(\d{1,2})\s?(?:h|heures?|hours?|hrs?)(?: (?:avant|a l'avance|d'avance|before|in advance|ahead|notice|de preavis|prior))/g;
const MINUTES = /\b(\d{1,3})\s?(?:-\s?)?min(?:utes?|s)?\b/g;
const SPELLED = new RegExp(`\\b(?!\\d)(${NUMBER})(?: (?:thirty|fifteen))? ?([ap])\\.?\\s?m(?![a-z])`, 'g');

const lengthsOf = ({ business: { services, policy } }: Known): ReadonlySet<number> =>
  new Set([
    ...services.map(({ durationMin }) => durationMin),
    policy.cutOffHours * HOUR_MIN,
    policy.minNoticeMin,
    policy.slotMinutes,
  ]);

/** Takes out the lengths that are those of the records; what is left reads as a time of day, and is judged as one. */
const withoutLengths = (text: Text, known: Known): Text => {
  const lengths = lengthsOf(known);
  const [match] = [...text.folded.matchAll(LENGTHS)].filter(([, hours, minutes, before]) =>
    lengths.has(Number(hours ?? before) * HOUR_MIN + Number(minutes ?? 0)),
  );
  if (!match) return text;
  return withoutLengths(
    eraseAll(text, new RegExp(match[0].replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g')),
    known,
  );
};

const hasUntrueMinutes = (text: Text, known: Known): boolean => {
  const lengths = lengthsOf(known);
  return [...text.folded.matchAll(MINUTES)].some(
    ([phrase, count]) => !lengths.has(Number(count)) && !known.ownWords.includes(phrase),
  );
};

const spelledTokens = (text: Text): readonly ClockToken[] =>
  [...text.folded.matchAll(SPELLED)].flatMap(([, hour, half]) => {
    const number = numberOf(hour);
    return number === undefined
      ? []
      : [{ min: ((number % 12) + (half === 'p' ? 12 : 0)) * HOUR_MIN, start: 0, end: 0 }];
  });

interface Moment {
  readonly day: string;
  readonly minute: number;
}

/** Starts alone: an end that is told as a time to come would be a lie. */
const momentsOf = (slots: readonly PublicSlot[], zone: string): readonly Moment[] =>
  slots.map(({ startAt }) => {
    const { date, minuteOfDay } = localMoment(Date.parse(startAt), zone);
    return { day: date.toString(), minute: minuteOfDay };
  });

const minuteOf = (wallTime: string): number => {
  const [hour = 0, minute = 0] = wallTime.split(':').map(Number);
  return hour * HOUR_MIN + minute;
};

/** Whether a token can be read as one of the minutes; an end of a stretch must be one as well. */
const isAmong = ({ min, alt, until }: ClockToken, minutes: ReadonlySet<number>): boolean => {
  const has = (minute: number) => minutes.has(minute) || (minute === 0 && minutes.has(2 * NOON));
  return (has(min) || (alt !== undefined && has(alt))) && (until === undefined || has(until));
};

/** "November 30: 4:00 p.m.": the colon of a list parts a day from its times, and makes no time of the day. */
const listed = ({ raw, folded }: Text): Text => ({
  raw: raw.replace(/(?<=\d):(?=\s)/g, ','),
  folded: folded.replace(/(?<=\d):(?=\s)/g, ','),
});

/** The single days that a text names; whole weeks and months say nothing of one. */
const daysOf = (text: Text, { today, language }: Known): readonly string[] =>
  hearDates(text, today, language).ranges.flatMap(({ from, to }) => (from === to ? [from] : []));

/** Where no day is named, hours of any day are meant. */
const openOn = ({ business }: Known, days: readonly string[]): ReadonlySet<number> => {
  const hours =
    days.length > 0
      ? days.flatMap((day) => hoursOn(business, day).spans)
      : [...business.openingHours, ...business.specialHours.flatMap(({ hours: special }) => special)];
  return new Set(hours.flatMap(({ opens, closes }) => [minuteOf(opens), minuteOf(closes)]));
};

const isTrueOf = (
  slots: readonly PublicSlot[],
  tokens: readonly ClockToken[],
  days: readonly string[],
  known: Known,
): boolean => {
  const moments = momentsOf(slots, known.business.timezone).filter(
    ({ day }) => days.length === 0 || days.includes(day),
  );
  const minutes = new Set(moments.map(({ minute }) => minute));
  return tokens.every((token) => isAmong(token, minutes));
};

const regrets = (text: Text): boolean => SORRY.test(eraseAll(text, COURTESIES).folded);

/** Whether a sentence says that something is to be had. */
const offers = (text: Text): boolean =>
  AVAILABLE.test(text.folded) && !regrets(text) && (!isAsked(text) || ASSERTED.test(text.folded));

/** Whether a text speaks of the appointment that was made, by its own time. */
export const isOfAppointment = (text: Text, known: Known): boolean => {
  const tokens = clockTokens(text).tokens;
  const { appointment } = known;
  return (
    appointment !== undefined &&
    tokens.length > 0 &&
    isTrueOf([appointment], tokens, daysOf(text, known), known)
  );
};

/**
 * Whether a sentence tells a time or a length that no record holds. What is said to be free must be a time that was found; other
 * times may be those of the week's opening too, and a time that the visitor asked for may be put in question or regretted.
 */
export const tellsUntrueTime = (text: Text, known: Known): boolean => {
  if (hasUntrueMinutes(text, known)) return true;
  const plain = withoutLengths(listed(text), known);
  const tokens = [...clockTokens(plain).tokens, ...spelledTokens(plain)];
  const days = daysOf(plain, known);
  const isOffer = offers(plain);
  if (tokens.length === 0) {
    const offered = new Set(momentsOf(known.times, known.business.timezone).map(({ day }) => day));
    return isOffer && days.length > 0 && !days.some((day) => offered.has(day));
  }
  if (isTrueOf(known.times, tokens, days, known)) return false;
  if (isOffer) return true;
  const hours = openOn(known, days);
  if (tokens.every((token) => isAmong(token, hours))) return false;
  return !((isAsked(plain) || regrets(plain)) && tokens.every((token) => isTheirs(token, known)));
};

/** The visitor named that hour themselves, in digits or in words. */
const isTheirs = ({ min, alt }: ClockToken, { visitor }: Known): boolean =>
  [min, alt ?? min].some((minute) =>
    [Math.floor(minute / HOUR_MIN), Math.floor(minute / HOUR_MIN) % 12 || 12].some((hour) =>
      [...visitor.words].some(
        (word) => numberOf(word) === hour || new RegExp(`^0?${hour}(?:h\\d{0,2}|[ap]m)$`).test(word),
      ),
    ),
  );
