import type { AssistantPorts } from '../ports.ts';

/** Searches of one turn: an ordinary one needs one to four. */
export const MOST_SEARCHES = 60;

/**
 * Searches of whole baskets, each of which looks at all days at once: seven at most for one wish, and as many again for a
 * single visit where it cannot be repeated.
 */
export const MOST_BASKET_SEARCHES = 14;

interface FewerCalls {
  /** The ports, with an end to how often one turn may search; beyond it nothing more is found. */
  readonly ports: AssistantPorts;
  /** Where the first search of whole baskets that stopped before its end has stopped; undefined where none did. */
  readonly searchedUntil: () => string | undefined;
}

export const fewerCalls = (ports: AssistantPorts): FewerCalls => {
  let left = MOST_SEARCHES;
  let baskets = MOST_BASKET_SEARCHES;
  let until: string | undefined;
  return {
    ports: {
      ...ports,
      findBaskets: async (query) => {
        baskets -= 1;
        const found =
          baskets < 0 ? { offers: [], searchedUntil: query.from } : await ports.findBaskets(query);
        until ??= found.searchedUntil;
        return found;
      },
      findSlots: async (query) => {
        left -= 1;
        return left < 0 ? [] : ports.findSlots(query);
      },
    },
    searchedUntil: () => until,
  };
};
