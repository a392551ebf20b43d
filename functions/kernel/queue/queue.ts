/** The longest delay of a message, in seconds. */
export const MOST_DELAY_SEC = 900;

export interface Message {
  /** Ids only, so that the worker reads the current state. */
  readonly body: object;
  /** @default 0 */
  readonly delaySec?: number;
  /** The business it belongs to, so that one business with many messages does not delay the others'. */
  readonly lane?: string;
}

/** A queue of work. It may deliver a message more than once, late, and in any order. */
export interface Queue {
  /**
   * Sends messages in as few requests as possible. Returns the ones that were not accepted, which may be sent again.
   */
  send<M extends Message>(messages: readonly M[]): Promise<readonly M[]>;
}
