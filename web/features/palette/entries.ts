import { matchesSearch } from '../../lib/matches-search.ts';

export const GROUPS = ['actions', 'pages', 'clients', 'bookings'] as const;
export type Group = (typeof GROUPS)[number];

/** Something that the palette leads to. */
export interface Entry {
  readonly id: string;
  readonly group: Group;
  readonly label: string;
  /** What tells it from others of the same name. */
  readonly detail?: string | undefined;
  /** Its address in the dashboard, or what it opens here. */
  readonly to: string | 'shortcuts';
}

/** The most entries of a group that are shown. */
const MOST = 6;

/** Entries that hold every word searched for, in the order of the groups; all when nothing is typed. */
export const matching = (entries: readonly Entry[], search: string): readonly Entry[] => {
  const found = entries.filter(
    ({ label, detail }) =>
      search.trim() === '' || matchesSearch({ texts: [label, detail ?? null], phone: null }, search),
  );
  return inGroups(found, Number.POSITIVE_INFINITY);
};

/** Entries in the order of the groups, so many of each at most. */
export const inGroups = (entries: readonly Entry[], most = MOST): readonly Entry[] =>
  GROUPS.flatMap((group) => entries.filter((entry) => entry.group === group).slice(0, most));

/** The entry so many steps from another one, round and round; undefined where there is none. */
export const stepped = (entries: readonly Entry[], index: number, by: number): number =>
  entries.length === 0 ? -1 : (index + by + entries.length) % entries.length;
