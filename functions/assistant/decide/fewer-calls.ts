import type { AssistantPorts } from '../ports.ts';

/** Searches of one turn: an ordinary one needs one to four. */
export const MOST_SEARCHES = 60;

/** The ports, with an end to how often one turn may search; beyond it nothing more is found. */
export const fewerCalls = (ports: AssistantPorts): AssistantPorts => {
  let left = MOST_SEARCHES;
  return {
    ...ports,
    findSlots: async (query) => {
      left -= 1;
      return left < 0 ? [] : ports.findSlots(query);
    },
  };
};
