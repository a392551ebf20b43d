import { folded } from './folded.ts';

const FRENCH = /\b(\d{1,2}) ?(?:h|heures?)(?: ?(\d{2}))?(?![a-z])/g;
const CLOCK = /\b(\d{1,2})(?::(\d{2}))? ?(a\.?m\b\.?|p\.?m\b\.?)/g;
const COLON = /\b(\d{1,2}):(\d{2})(?! ?[ap]\.?m)/g;
const NOON = /\b(midi|noon)\b/;
const MIDNIGHT = /\b(minuit|midnight)\b/;

const padded = (hour: number, minute = '00'): string => `${String(hour).padStart(2, '0')}:${minute}`;

const hourOf = (hour: number, half: string): number => (hour % 12) + (half.startsWith('p') ? 12 : 0);

/** Every time of day that a text names, as hh:mm. A length such as « 1 h 30 » reads as one too. */
export const timesIn = (text: string): readonly string[] => {
  const plain = folded(text);
  return [
    ...[...plain.matchAll(FRENCH)].map(([, hour, minute]) => padded(Number(hour), minute)),
    ...[...plain.matchAll(CLOCK)].map(([, hour, minute, half = '']) =>
      padded(hourOf(Number(hour), half), minute),
    ),
    ...[...plain.matchAll(COLON)].map(([, hour, minute]) => padded(Number(hour), minute)),
    ...(NOON.test(plain) ? ['12:00'] : []),
    ...(MIDNIGHT.test(plain) ? ['24:00'] : []),
  ];
};

/** Whether a text says a length of so many minutes. */
export const saysMinutes = (text: string, minutes: number): boolean => {
  const plain = folded(text);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const inMinutes = new RegExp(`\\b${minutes} ?-?(?:min|mn|m\\b)`);
  const unit = '(?:h|heures?|hours?|hrs?)';
  const tail = rest === 0 ? `(?! ?\\d)` : ` ?(?:et |and )?${rest}`;
  const words: Readonly<Record<number, RegExp>> = {
    30: /demi-heure|half(?: an)? hour/,
    45: /trois quarts d'heure|three quarters of an hour/,
    60: /\b(une heure|an hour|one hour)\b(?! (et|and))/,
    90: /\b(une heure et demie|hour and a half|1\.5 hours|1,5 h)/,
    120: /\b(deux heures|two hours)\b/,
    150: /\b(deux heures et demie|two and a half hours|2\.5 hours|2,5 h)/,
  };
  const inHours = hours > 0 ? new RegExp(`\\b${hours} ?-?${unit}${tail}`) : undefined;
  return inMinutes.test(plain) || inHours?.test(plain) === true || words[minutes]?.test(plain) === true;
};
