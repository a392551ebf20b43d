/** What of a lead tells that a request waits for an answer: since when. */
interface Asked {
  readonly requestedAt?: string | undefined;
}

/** Whether a lead left a request that nobody has answered: what every count and filter of requests goes by. */
export const isWaiting = ({ requestedAt }: Asked): boolean => requestedAt !== undefined;
