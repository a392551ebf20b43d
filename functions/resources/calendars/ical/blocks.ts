/** The parts of an iCalendar file that say when somebody is busy, each as text of its own. */
export interface Blocks {
  readonly events: readonly string[];
  readonly zones: readonly string[];
  /** The zone that the whole file names, as Google and Apple do. */
  readonly zoneName: string | undefined;
  /** Events that began and did not end. */
  readonly broken: number;
}

const WHOLE = /^BEGIN:VCALENDAR\n[\s\S]*\nEND:VCALENDAR$/i;

const ZONE_NAME = /^X-WR-TIMEZONE(?:;[^:]*)?:(.+)$/im;

/** Without byte order mark, in lines that end alike, continued lines joined (RFC 5545, 3.1). */
const unfolded = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .trim();

const boundaryOf = (line: string): string | undefined =>
  /^(?:BEGIN|END):(?:VEVENT|VTIMEZONE)$/i.exec(line)?.[0].toUpperCase();

/**
 * Cuts a file into its events and zones, so that one that cannot be read does not hide the others. Undefined for a
 * text that is not a whole calendar: another kind of file, or one that broke off.
 */
export const blocksOf = (text: string): Blocks | undefined => {
  const whole = unfolded(text);
  if (!WHOLE.test(whole)) return undefined;
  const found = { VEVENT: [] as string[], VTIMEZONE: [] as string[] };
  let broken = 0;
  let open: string[] | undefined;
  for (const line of whole.split('\n')) {
    const boundary = boundaryOf(line.trim());
    if (boundary?.startsWith('BEGIN')) {
      if (open) broken += 1;
      open = [];
    }
    open?.push(boundary ?? line);
    if (!boundary?.startsWith('END') || !open) continue;
    if (open[0] === boundary.replace('END', 'BEGIN'))
      found[boundary === 'END:VEVENT' ? 'VEVENT' : 'VTIMEZONE'].push(open.join('\r\n'));
    else broken += 1;
    open = undefined;
  }
  const zoneName = ZONE_NAME.exec(whole)?.[1]?.trim();
  return { events: found.VEVENT, zones: found.VTIMEZONE, zoneName, broken: open ? broken + 1 : broken };
};
