/** A word by which what follows is another day beside the one that was told. */
export const ENDS_WITH_OR = /\b(?:or|ou|and|et|pis) ?$/;
