import { MAX_NOTE_LINE, MAX_NOTE_LINES } from '../../../shared/domain/turn-note.ts';
import type { TurnNote } from '../../../shared/schemas/conversation.ts';
import type { Act } from '../acts.ts';
import type { Business } from '../contract.ts';
import type { Frame } from '../frame.ts';
import { doingsOf } from './doings.ts';
import { heardIn } from './heard.ts';

const cut = (text: string): string =>
  text.length > MAX_NOTE_LINE
    ? `${Array.from(text)
        .slice(0, MAX_NOTE_LINE - 1)
        .join('')}…`
    : text;

/** So many lines at most: where there are more, the last says so. */
const fewer = (lines: readonly string[]): string[] =>
  (lines.length > MAX_NOTE_LINES ? [...lines.slice(0, MAX_NOTE_LINES - 1), '…'] : lines).map(cut);

/**
 * What the business may read of a turn, in both languages: what was heard and done. `readBy` tells whose frame it is; our
 * own phrases are taken to have been said.
 */
export const noteOf = (
  frame: Frame,
  acts: readonly Act[],
  readBy: TurnNote['readBy'],
  business: Business,
): TurnNote => ({
  readBy,
  writtenBy: 'rules',
  heard: { fr: fewer(heardIn(frame, business, 'fr')), en: fewer(heardIn(frame, business, 'en')) },
  did: [...doingsOf(acts)],
});
