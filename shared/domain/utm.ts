/** What a campaign's link says of itself, under the names that follow `utm_` in an address. */
export const UTM_FIELDS = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type UtmField = (typeof UTM_FIELDS)[number];
export type Utm = { readonly [Field in UtmField]?: string | undefined };

/** Longest of its words that is kept, in characters. */
export const MAX_UTM = 120;

/** The campaign that an address names; undefined when it names none. `read` gives a parameter of its query. */
export const readUtm = (read: (name: string) => string | null): Utm | undefined => {
  const told = UTM_FIELDS.flatMap((field) => {
    const word = read(`utm_${field}`)?.trim().slice(0, MAX_UTM);
    return word ? [[field, word] as const] : [];
  });
  return told.length > 0 ? Object.fromEntries(told) : undefined;
};
