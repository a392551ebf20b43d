const NBSP = '\u00a0';

/** The spaces French typography wants: no line break before : ; ! ? » nor after «. */
export const frenchSpaces = (text: string): string =>
  text.replace(/ (?=[:;!?»])/g, NBSP).replace(/« /g, `«${NBSP}`);

/** A French text as it is printed: typographic apostrophes and non-breaking spaces. */
export const frenchText = (text: string): string => frenchSpaces(text).replace(/'/g, '’');
