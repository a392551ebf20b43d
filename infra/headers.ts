/** Seconds for which a browser keeps to HTTPS on a host and those below it. */
export const HTTPS_SECONDS = 31_536_000;

/** HSTS of responses made at the edge; the policies of `response-headers.ts` set it on all others. */
export const KEEP_TO_HTTPS = { value: `max-age=${HTTPS_SECONDS}; includeSubDomains` } as const;
