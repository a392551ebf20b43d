/** Milliseconds for which a screen offers to undo what was just done. What is done cannot be told to others before. */
export const UNDO_MS = 10_000;
