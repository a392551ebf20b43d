import { LocalFailure } from '../local-failure.ts';
import type { Opening } from '../opening.ts';

/** The product in which the demo is made. */
export interface DemoHost {
  readonly origin: string;
  readonly opening: Pick<Opening, 'pass' | 'closeMeanwhile'>;
}

/** Calls the product's API; `key` is the idempotency key, so that a repeated seed creates nothing twice. */
export type Call = <T>(method: string, path: string, key: string, body?: unknown) => Promise<T>;

/** Calls as a member, by an id token, or as a visitor at an address of their own. Throws LocalFailure for a refusal. */
export const callerAs =
  ({ origin, opening }: DemoHost, who: { readonly token: string } | { readonly address: string }): Call =>
  async <T>(method: string, path: string, key: string, body?: unknown): Promise<T> => {
    const headers = {
      ...opening.pass,
      'idempotency-key': `demo-${key}`,
      ...('token' in who
        ? { authorization: `Bearer ${who.token}` }
        : { 'cloudfront-viewer-address': `${who.address}:443` }),
    };
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${origin}${path}`, { method, headers, ...init });
    const text = await answer.text();
    if (!answer.ok)
      throw new LocalFailure(`The demo business could not be made: ${method} ${path} said ${text}`);
    return text === '' ? JSON.parse('null') : JSON.parse(text).data;
  };
