/** What the edge answers by itself says of HTTPS, as the policies of `response-headers.ts` do of all else. */
export const KEEP_TO_HTTPS = { value: 'max-age=31536000; includeSubDomains' } as const;
