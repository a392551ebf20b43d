import type { AssistantPorts } from '../ports.ts';

/** Searches of one turn: an ordinary one needs one to four, one for each of some people needs more. */
export const MOST_SEARCHES = 150;

/**
 * Searches of whole baskets, each of which looks at all days at once: seven at most for one wish, and as many again for a
 * single visit where it cannot be repeated.
 */
export const MOST_BASKET_SEARCHES = 14;

/** That not all could be tried: `until` is where a search of whole baskets has stopped, an ISO instant. */
export interface SearchStop {
  readonly until?: string | undefined;
}

interface FewerCalls {
  /** The ports, with an end to how often one turn may search; beyond it nothing more is found. */
  readonly ports: AssistantPorts;
  /** The first search that stopped before its end; undefined where none did. */
  readonly stop: () => SearchStop | undefined;
}

export const fewerCalls = (ports: AssistantPorts): FewerCalls => {
  let left = MOST_SEARCHES;
  let baskets = MOST_BASKET_SEARCHES;
  let stop: SearchStop | undefined;
  /** Looks at all days at once, so often at most; undefined for once too often. */
  const searched = async <T extends { readonly searchedUntil?: string | undefined }>(
    search: () => Promise<T>,
  ): Promise<T | undefined> => {
    baskets -= 1;
    const found = baskets < 0 ? undefined : await search();
    const until = found?.searchedUntil;
    if (!found || until !== undefined) stop ??= { until };
    return found;
  };
  return {
    ports: {
      ...ports,
      findMoves: async (query) =>
        (await searched(() => ports.findMoves(query))) ?? {
          ...{ kind: 'found', arrangement: 'in_a_row', offers: [] },
        },
      findBaskets: async (query) => (await searched(() => ports.findBaskets(query))) ?? { offers: [] },
      findSlots: async (query) => {
        left -= 1;
        if (left >= 0) return ports.findSlots(query);
        stop ??= {};
        return [];
      },
    },
    stop: () => stop,
  };
};
