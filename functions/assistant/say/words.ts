import { type Language, localeOf } from '../../../shared/domain/language.ts';

/** A name or a title as it stands in a sentence: on one line. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const bullets = (lines: readonly string[]): string => lines.map((line) => `• ${line}`).join('\n');

const listed = (type: 'conjunction' | 'disjunction') => {
  const formats = new Map<Language, Intl.ListFormat>();
  return (items: readonly string[], language: Language): string => {
    const format = formats.get(language) ?? new Intl.ListFormat(localeOf(language), { type });
    formats.set(language, format);
    return format.format(items);
  };
};

/** "Ana, Karim et Julie". */
export const allOf = listed('conjunction');

/** "Ana, Karim ou Julie". */
export const anyOf = listed('disjunction');

/** « a », « b »; the stop of a sentence that is quoted is that of the sentence around it. */
export const quoted = (words: readonly string[], language: Language): string =>
  words
    .map((word) => oneLine(word).replace(/(?<!\.)\.$/, ''))
    .map((word) => (language === 'fr' ? `«\u00a0${word}\u00a0»` : `“${word}”`))
    .join(', ');

/** ", Ana": somebody greeted behind what is said to them. */
export const greeted = (first: string | undefined): string => (first === undefined ? '' : `, ${first}`);
