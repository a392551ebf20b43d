/** Where a service of AWS is reached, and as whom; laptops and tests name a stand-in. */
export interface AwsService {
  /** @default AWS itself */
  readonly endpoint?: string;
  /** @default the function's own role */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/** Milliseconds that one request may take: to be connected, and from then on. */
export interface Timeouts {
  /** @default a second */
  readonly connectionMs?: number;
  readonly requestMs: number;
}

/**
 * What ends a request that is not answered in time, with a `TimeoutError`. The SDK alone has no limit, and without
 * `throwOnRequestTimeout` it would only log a warning.
 */
export const timeLimits = ({ connectionMs = 1000, requestMs }: Timeouts) => ({
  connectionTimeout: connectionMs,
  requestTimeout: requestMs,
  socketTimeout: requestMs,
  throwOnRequestTimeout: true,
});

/** What a client of a service is opened with. */
export const clientConfig = ({ endpoint, credentials }: AwsService, timeouts: Timeouts) => ({
  requestHandler: timeLimits(timeouts),
  ...(endpoint ? { endpoint, region: 'local' } : {}),
  ...(credentials ? { credentials } : {}),
});
