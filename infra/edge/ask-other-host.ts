import { KEEP_TO_HTTPS } from '../headers.ts';
import { OTHER_HOST } from './other-host.ts';
import type { EdgeAnswer, QueryValue, ViewerRequestEvent } from './viewer-request.ts';

const pairs = (name: string, asked: QueryValue | undefined): string =>
  (asked?.multiValue ?? (asked ? [asked] : []))
    .map((one) => (one.value === '' ? name : `${name}=${one.value}`))
    .join('&');

/**
 * Redirects to the same path on the other host, forms included. Not cached, because the other host is a setting that
 * may be removed.
 */
export function handler(event: ViewerRequestEvent): EdgeAnswer {
  const asked = event.request.querystring;
  const query = Object.keys(asked)
    .map((name) => pairs(name, asked[name]))
    .join('&');
  return {
    statusCode: 308,
    headers: {
      'strict-transport-security': KEEP_TO_HTTPS,
      location: { value: `${OTHER_HOST}${event.request.uri}${query === '' ? '' : `?${query}`}` },
      'cache-control': { value: 'no-store' },
    },
  };
}
