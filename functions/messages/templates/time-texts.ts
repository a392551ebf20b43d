import { formatInstant } from '../../../shared/domain/instant-text.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { NBSP } from '../../../shared/domain/typography.ts';
import { zoneName } from '../../../shared/domain/zone-name.ts';

interface Span {
  readonly startAt: string;
  readonly endAt: string;
}

/** "mardi 24 novembre 2026". */
export const dayText = (iso: string, timeZone: string, language: Language): string =>
  formatInstant(iso, 'longDate', language, timeZone);

/** "9 h 00", "9:00 a.m.". */
export const timeText = (iso: string, timeZone: string, language: Language): string =>
  formatInstant(iso, 'time', language, timeZone).replaceAll(' ', NBSP);

const AT: Readonly<Record<Language, string>> = { fr: ' à ', en: ' at ' };

/** "mardi 24 novembre 2026 à 9 h 00": a moment within a sentence, in the business's zone. */
export const momentText = (iso: string, timeZone: string, language: Language): string =>
  `${dayText(iso, timeZone, language)}${AT[language]}${timeText(iso, timeZone, language)}`;

/** The day, and below it the hours with the name of their zone; both days if they are two. */
export const spanLines = (
  { startAt, endAt }: Span,
  timeZone: string,
  language: Language,
): readonly string[] => {
  const zone = `(${zoneName(timeZone, language, 'longGeneric', new Date(startAt))})`;
  const days = [startAt, endAt].map((iso) => dayText(iso, timeZone, language));
  const times = [startAt, endAt].map((iso) => timeText(iso, timeZone, language));
  return days[0] === days[1]
    ? [`${days[0]}`, `${times.join(' – ')} ${zone}`]
    : [`${days[0]}, ${times[0]} –`, `${days[1]}, ${times[1]} ${zone}`];
};
