/** At most two letters that stand for a name. */
export const initials = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map((word) => Array.from(word)[0] ?? '')
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .slice(0, 2)
    .join('')
    .toUpperCase();
