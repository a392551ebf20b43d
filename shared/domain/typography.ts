/** The non-breaking space. */
export const NBSP = '\u00a0';

export const typographicApostrophes = (text: string): string => text.replace(/'/g, '’');

/** Adds French non-breaking spaces: before : ; ! ? » and after «. */
export const frenchSpaces = (text: string): string =>
  text.replace(/ (?=[:;!?»])/g, NBSP).replace(/« /g, `«${NBSP}`);

/** Writes "1er décembre", since Intl writes the first of a month like any other day. */
export const frenchFirst = (date: string): string =>
  date.replace(/(^|[^\d])1(?= (?:janv|févr|mars|avr|mai|juin|juill?|août|sept|oct|nov|déc))/g, '$11er');

/** Removes the second full stop after "9:00 a.m." at the end of a sentence. */
export const singleStops = (text: string): string => text.replace(/\b([ap]\.m\.)\.(?!\.)/g, '$1');

/** A French text with its typography: typographic apostrophes and non-breaking spaces. */
export const frenchText = (text: string): string => typographicApostrophes(frenchSpaces(text));
