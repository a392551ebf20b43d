/** The field of a lead that says since when its request waits for an answer. */
interface Asked {
  readonly requestedAt?: string | undefined;
}

/** Whether a lead has an unanswered request; every count and filter of requests uses this. */
export const isWaiting = ({ requestedAt }: Asked): boolean => requestedAt !== undefined;
