import { UNDO_MS } from '../../shared/domain/undo.ts';

const LEAST_MS = 5000;

/** Slow readers take in some twelve characters a second. */
const MS_PER_CHARACTER = 80;

/** How long a message stands, in milliseconds: as long as it takes to read, and as long as its action can be done. */
export const toastTime = (message: string, hasAction: boolean): number =>
  Math.max(LEAST_MS, message.length * MS_PER_CHARACTER, hasAction ? UNDO_MS : 0);
