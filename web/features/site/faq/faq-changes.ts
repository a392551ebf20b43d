import type { FaqEntry } from '../../../../shared/schemas/faq.ts';

/** A change of the list, made on whatever the list is when it is saved. */
export type FaqChange = (entries: readonly FaqEntry[]) => readonly FaqEntry[];

/** Somebody else changed or deleted the entry since it was opened. */
export class EntryChanged extends Error {
  override readonly name = 'EntryChanged';
}

const isSame = (one: FaqEntry, other: FaqEntry): boolean => JSON.stringify(one) === JSON.stringify(other);

export const adding =
  (entry: FaqEntry): FaqChange =>
  (entries) =>
    entries.some(({ id }) => id === entry.id) ? entries : [...entries, entry];

/** Adds an entry, or puts it in the place of the one that an earlier attempt has saved under its id. */
export const putting =
  (entry: FaqEntry): FaqChange =>
  (entries) =>
    entries.some(({ id }) => id === entry.id)
      ? entries.map((one) => (one.id === entry.id ? entry : one))
      : [...entries, entry];

/** Puts the new text in place of the one that was opened. Throws `EntryChanged`. */
export const replacing =
  (opened: FaqEntry, entry: FaqEntry): FaqChange =>
  (entries) => {
    const present = entries.find(({ id }) => id === opened.id);
    if (!present || !isSame(present, opened)) throw new EntryChanged();
    return entries.map((one) => (one.id === entry.id ? entry : one));
  };

export const removing =
  (id: string): FaqChange =>
  (entries) =>
    entries.filter((entry) => entry.id !== id);

/** Moves an entry by so many places, as far as there are any. */
export const moving =
  (id: string, by: -1 | 1): FaqChange =>
  (entries) => {
    const from = entries.findIndex((entry) => entry.id === id);
    const entry = entries[from];
    const to = from + by;
    if (!entry || to < 0 || to >= entries.length) return entries;
    return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
  };
