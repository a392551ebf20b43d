/** Letters that Unicode does not decompose, as people type them without a special key. */
const PLAIN: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  ς: 'σ',
};

/**
 * A text in the form in which names are compared: without case, accents and ligatures, words separated by one space.
 * Converted to capitals first, because `ß` and `SS` are the same letters.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæøłđıßς]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
