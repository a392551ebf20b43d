import type { LeadId, TenantId } from '../../../shared/domain/ids.ts';
import { plainText } from '../../../shared/domain/plain-text.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Write } from '../../kernel/table/write.ts';

/** Of a name, the words by which it is found. */
const MOST_WORDS = 4;

/** Characters of one entry: a sort key has room for it whatever alphabet it is in. */
const MOST_CHARACTERS = 200;

const wordsOf = (text: string): readonly string[] =>
  plainText(text)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** What is typed of a name, in the form in which entries begin; empty when it holds no letter or digit. */
export const soughtName = (typed: string): string => wordsOf(typed).join(' ').slice(0, MOST_CHARACTERS);

/** A name from each of its words on, and its first with its last: "Marie-Ève Roy" is found by any of them. */
export const nameEntries = (name: string | null): readonly string[] => {
  const words = wordsOf(name ?? '').slice(0, MOST_WORDS);
  const turned = words.map((_, n) => [...words.slice(n), ...words.slice(0, n)]);
  const ends = words.length > 2 ? [[words.at(0), words.at(-1)]] : [];
  return [...new Set([...turned, ...ends].map((entry) => entry.join(' ').slice(0, MOST_CHARACTERS)))];
};

/**
 * The writes by which a lead is found by another name than before; null for none. They belong in the transaction that
 * requires the name to be `from` still.
 */
export const renameWrites = (
  tenantId: TenantId,
  leadId: LeadId,
  from: string | null,
  to: string | null,
): readonly Write[] => {
  const [before, after] = [nameEntries(from), nameEntries(to)];
  return [
    ...before
      .filter((entry) => !after.includes(entry))
      .map((entry) => ({ remove: keys.leadName(tenantId, entry, leadId) })),
    ...after
      .filter((entry) => !before.includes(entry))
      .map((entry) => ({ put: keys.leadName(tenantId, entry, leadId), item: { leadId } })),
  ];
};
