/** The fields of a campaign, which follow `utm_` in a link's query. */
export const UTM_FIELDS = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type UtmField = (typeof UTM_FIELDS)[number];
export type Utm = { readonly [Field in UtmField]?: string | undefined };

/** The longest value that is kept, in characters. */
export const MAX_UTM = 120;

/** The campaign in a query; undefined when there is none. `read` returns a query parameter. */
export const readUtm = (read: (name: string) => string | null): Utm | undefined => {
  const given = UTM_FIELDS.flatMap((field) => {
    const word = read(`utm_${field}`)?.trim().slice(0, MAX_UTM);
    return word ? [[field, word] as const] : [];
  });
  return given.length > 0 ? Object.fromEntries(given) : undefined;
};
