/** The space that no line breaks at. */
export const NBSP = '\u00a0';

export const typographicApostrophes = (text: string): string => text.replace(/'/g, '’');

/** The spaces French typography wants: no line break before : ; ! ? » nor after «. */
export const frenchSpaces = (text: string): string =>
  text.replace(/ (?=[:;!?»])/g, NBSP).replace(/« /g, `«${NBSP}`);

/** A French text as it is printed: typographic apostrophes and non-breaking spaces. */
export const frenchText = (text: string): string => typographicApostrophes(frenchSpaces(text));
