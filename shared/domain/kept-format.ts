/** Formats kept at a time; more than one business's screens use, and too few to fill a function's memory. */
const MOST = 100;

const kept = new Map<string, Intl.DateTimeFormat>();

/** The format of this locale, zone and style, made once: making one takes a hundred times as long as using it. */
export const keptFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const name = `${locale} ${JSON.stringify(options)}`;
  const known = kept.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  // Without a zone it is the machine's, which may change.
  if (options.timeZone === undefined) return made;
  if (kept.size >= MOST) kept.clear();
  kept.set(name, made);
  return made;
};
