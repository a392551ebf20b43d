import { KEEP_TO_HTTPS } from '../headers.ts';
import { OTHER_HOST } from './other-host.ts';
import type { EdgeAnswer, ViewerRequestEvent } from './viewer-request.ts';

const pairs = (name: string, values: readonly { readonly value: string }[]): readonly string[] =>
  values.map(({ value }) => (value === '' ? name : `${name}=${value}`));

/**
 * Sends to the same address on the other host, forms and all. Nobody keeps that: the other host is a setting, which may
 * be taken back.
 */
export function handler({ request: { uri, querystring } }: ViewerRequestEvent): EdgeAnswer {
  const query = Object.keys(querystring).flatMap((name) => {
    const one = querystring[name];
    return one ? pairs(name, one.multiValue || [one]) : [];
  });
  const location = `${OTHER_HOST}${uri}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  return {
    statusCode: 308,
    headers: {
      ...KEEP_TO_HTTPS,
      location: { value: location },
      'cache-control': { value: 'no-store' },
    },
  };
}
