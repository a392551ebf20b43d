import { OFF_THE_LIST } from './gives-up-words.ts';
import { MOVE } from './move-words.ts';

export { givesUpForOther } from './given-up.ts';
export { GIVES_UP } from './gives-up-words.ts';
export { MOVES_TOLD } from './move-words.ts';
export { MOVE };

/** What moves an appointment, or takes somebody off the list, whatever was put before them. */
export const CHANGE_WORDS = [
  { act: 'move', pattern: MOVE },
  { act: 'cancel', pattern: OFF_THE_LIST },
] as const;
