import { shortened } from './one-line.ts';

/** The longest that a name is written in a mail. */
const MOST = 80;

const WORD_JOINER = '\u2060';

/**
 * A name that a visitor typed, as a mail says it. Mail programs turn "evil.example" and "https://…" into links; an
 * invisible joiner keeps what was typed readable, and a stranger's address from becoming a link in our name.
 */
export const typedName = (name: string): string =>
  shortened(name, MOST).replace(/[.:/@](?=\S)/g, (mark) => `${mark}${WORD_JOINER}`);
