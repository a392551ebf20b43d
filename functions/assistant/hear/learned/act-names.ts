/** What visitors want by a message, as the examples of `training/acts` are labelled. */
export const LEARNED_ACTS = [
  /** An appointment. */
  'book',
  /** Another time for one that they have. */
  'move',
  'cancel',
  /** They are on their way to one today and may not make it. */
  'late',
  /** They missed one that is over. */
  'missed',
  'complaint',
  'emergency',
  /** To be reached by a person later. */
  'callback',
  /** To speak to a person now. */
  'person',
  /** To know whether a person answers. */
  'bot',
  /** To have something passed on. */
  'message',
  /** To know of an appointment that they have. */
  'own',
  'question',
  /** Nothing now: they will think about it. */
  'putoff',
  'thanks',
  /** Another business, or to sell something to this one. */
  'wrong',
] as const;

export type LearnedAct = (typeof LEARNED_ACTS)[number];
