/** HSTS of responses made at the edge; the policies of `response-headers.ts` set it on all others. */
export const KEEP_TO_HTTPS = { value: 'max-age=31536000; includeSubDomains' } as const;
