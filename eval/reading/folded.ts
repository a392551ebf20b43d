/** A text without accents, case, and the varieties of spaces, apostrophes and dashes. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`]/g, "'")
    .replace(/[\u00a0\u202f\s]+/g, ' ')
    .replace(/[‐‑–—]/g, '-')
    .toLowerCase();
