/** The ETag of an answer of a version. */
export const tagOf = (version: number): string => `"${version}"`;

/** Whether a caller who names this tag has that version. An edge may have made the tag a weak one. */
export const isTagOf = (tag: string | undefined, version: number): boolean =>
  tag?.replace(/^W\//, '') === tagOf(version);
