/** The kinds of row in a business's own partition: the first word of their sort keys. */
export const ROW_KINDS = [
  ...(['TENANT', 'SITE', 'PICTURE', 'SUBSCRIPTION'] as const),
  ...(['MEMBER', 'MEMBERSHIPS', 'PERSON', 'FORMER', 'PUSH'] as const),
  ...(['SERVICE', 'WINDOW', 'CLOSURE', 'AGENDA', 'OUTSIDE'] as const),
  ...(['BOOKING', 'CHANGED', 'REPLACED', 'TAKEN', 'MADE', 'DISMISSED', 'PACE', 'WAIT'] as const),
  ...(['RESCUE', 'RESCUES', 'WAITING', 'WAITLIST', 'RECOVERED'] as const),
  ...(['LEAD', 'LEADREF', 'LEADNAME', 'LEADMARK', 'LEADTAG', 'LEADCONTACT', 'CONTACT'] as const),
  ...(['CONVERSATION', 'CONVMARK', 'QUESTION', 'SCENARIO'] as const),
  ...(['AUTOMATION', 'TESTMESSAGE', 'MESSAGE', 'MAILDAY', 'TOLD', 'SUPPRESSION'] as const),
  ...(['WEBHOOK', 'DELIVERY', 'RECORDED'] as const),
  ...(['EXPORT', 'EXPORTED', 'ERASURE', 'RECEIPT'] as const),
] as const;

export type RowKind = (typeof ROW_KINDS)[number];

/** A sort key of such a row: its kind, and what tells it from others of the kind. */
export type RowKey = RowKind | `${RowKind}#${string}`;

/** The kind of a row that was read; undefined for one that is not of this partition. */
export const kindOf = (sk: string): RowKind | undefined => {
  const [word] = sk.split('#');
  return ROW_KINDS.find((kind) => kind === word);
};
