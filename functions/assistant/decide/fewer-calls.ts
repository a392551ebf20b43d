import type { AssistantPorts } from '../ports.ts';

/** Searches of one turn: an ordinary one needs one to four. */
export const MOST_SEARCHES = 60;

/**
 * Searches of whole baskets, each of which looks at all days at once: seven at most for one wish, and as many again for a
 * single visit where it cannot be repeated.
 */
export const MOST_BASKET_SEARCHES = 14;

/** The ports, with an end to how often one turn may search; beyond it nothing more is found. */
export const fewerCalls = (ports: AssistantPorts): AssistantPorts => {
  let left = MOST_SEARCHES;
  let baskets = MOST_BASKET_SEARCHES;
  return {
    ...ports,
    findBaskets: async (query) => {
      baskets -= 1;
      return baskets < 0 ? { offers: [] } : ports.findBaskets(query);
    },
    findSlots: async (query) => {
      left -= 1;
      return left < 0 ? [] : ports.findSlots(query);
    },
  };
};
