/** The space that no line breaks at. */
export const NBSP = '\u00a0';

export const typographicApostrophes = (text: string): string => text.replace(/'/g, '’');

/** The spaces French typography wants: no line break before : ; ! ? » nor after «. */
export const frenchSpaces = (text: string): string =>
  text.replace(/ (?=[:;!?»])/g, NBSP).replace(/« /g, `«${NBSP}`);

/** "1er décembre": Intl writes the first of a month as any other day. */
export const frenchFirst = (date: string): string =>
  date.replace(/(^|[^\d])1(?= (?:janv|févr|mars|avr|mai|juin|juill?|août|sept|oct|nov|déc))/g, '$11er');

/** "9:00 a.m." at the end of a sentence brings its full stop along. */
export const singleStops = (text: string): string => text.replace(/\b([ap]\.m\.)\.(?!\.)/g, '$1');

/** A French text as it is printed: typographic apostrophes and non-breaking spaces. */
export const frenchText = (text: string): string => typographicApostrophes(frenchSpaces(text));
