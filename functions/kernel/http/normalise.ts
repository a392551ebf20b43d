/** Control characters except tab and newline, and invisible ones that break lines or words. */
const CONTROL = /[^\P{Cc}\t\n]|[\u200b\u2028\u2029\ufeff]/gu;
const BIDI = /\p{Bidi_Control}/gu;

const MAX_DEPTH = 8;

/** Fields that are left untouched: signed or secret values must not be rewritten. */
const verbatim = new Set(['slotId', 'nonce', 'cursor']);

const normaliseText = (value: string): string =>
  value.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROL, '').replace(BIDI, '').trim();

/**
 * An input with each of its texts in NFC, trimmed, without control and bidirectional characters. A lone surrogate,
 * which the database refuses, becomes U+FFFD. Keys stay as they are: the schemas refuse unknown ones. Throws
 * RangeError past eight levels of nesting.
 */
export const normalise = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return normaliseText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) throw new RangeError('nested too deeply');
  if (Array.isArray(value)) return value.map((entry) => normalise(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      verbatim.has(key) && typeof entry === 'string' ? entry : normalise(entry, depth + 1),
    ]),
  );
};
