/** Whether our own rules or a model read a message, or wrote the answer. */
export const AUTHORS = ['rules', 'model'] as const;

/** What a turn of the assistant did. */
export const DOINGS = [
  'told',
  'answered',
  'unknown',
  'not_offered',
  'not_understood',
  'offered',
  'nothing_free',
  'asked',
  'booked',
  'moved',
  'cancelled',
  'passed_on',
  'noted',
  'refused',
  'dropped',
  'apologised',
  'emergency',
] as const;
export type Doing = (typeof DOINGS)[number];

/** Most lines, in each language, and characters of a line, in which it is told what was heard. */
export const MAX_NOTE_LINES = 6;
export const MAX_NOTE_LINE = 120;

/** The most bytes that a note takes, as JSON. */
export const MAX_NOTE_BYTES = 2048;

/** The most characters of what a member says was expected. */
export const MAX_EXPECTED = 500;
