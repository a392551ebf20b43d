/** The properties of one entry, unescaped, by name; parameters are dropped. */
export type Entry = Readonly<Record<string, string>>;

const unescaped = (text: string): string =>
  text.replace(/\\([\\;,nN])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));

const property = (line: string): readonly [string, string] => {
  const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? [];
  if (name === '') throw new Error(`No property: ${JSON.stringify(line)}`);
  return [name, unescaped(value)];
};

const isLong = (line: string): boolean => Buffer.byteLength(line) > 75;

/**
 * Reads an iCalendar text as RFC 5545 says it is written: lines of at most 75 bytes that end in CRLF and continue
 * after a space, properties between BEGIN and END. Throws for anything else.
 */
export const readCalendar = (text: string) => {
  const raw = text.split('\r\n');
  if (raw.some((line) => isLong(line) || /[\r\n]/.test(line))) throw new Error('A line is not folded.');
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  if (lines[0] !== 'BEGIN:VCALENDAR' || lines.filter(Boolean).at(-1) !== 'END:VCALENDAR')
    throw new Error('Not one calendar.');
  const starts = lines.flatMap((line, at) => (line === 'BEGIN:VEVENT' ? [at] : []));
  const entries = starts.map((at) => lines.slice(at + 1, lines.indexOf('END:VEVENT', at)).map(property));
  const head = lines
    .slice(1, starts[0] ?? lines.lastIndexOf('END:VCALENDAR'))
    .filter(Boolean)
    .map(property);
  return {
    calendar: Object.fromEntries(head) as Entry,
    entries: entries.map((properties) => Object.fromEntries(properties) as Entry),
  };
};
