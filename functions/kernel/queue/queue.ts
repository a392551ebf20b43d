/** Seconds for which a message can be held back. */
export const MOST_DELAY_SEC = 900;

export interface Message {
  /** Ids alone, so that whoever works on it reads what is true by then. */
  readonly body: object;
  /** @default 0 */
  readonly delaySec?: number;
  /** Whose it is: a business with many messages does not make the others' wait. */
  readonly lane?: string;
}

/** A queue to put work in. It may deliver a message more than once, later, and in any order. */
export interface Queue {
  /** Sends messages in as few requests as it takes. Answers those that were not taken, which may be sent again. */
  send<M extends Message>(messages: readonly M[]): Promise<readonly M[]>;
}
