const wordsOf = (name: string): readonly string[] => name.toLowerCase().split(' ');

/** Whether a name tells more than a first one; of two people, whether the last of them does: "Léa et Zoé Roy". */
export const isWholeName = (name: string): boolean =>
  name
    .split(/ (?:et|and|&) /)
    .at(-1)
    ?.includes(' ') === true;

/** Whether all of a name is in another: "Samuel" in "Samuel Ouellette". */
export const isPartOfName = (name: string, whole: string): boolean =>
  wordsOf(name).every((word) => wordsOf(whole).includes(word));

/** Whether two names may be of one person: one of them tells all of the other. */
export const mayBeSameName = (one: string, other: string): boolean =>
  isPartOfName(one, other) || isPartOfName(other, one);
