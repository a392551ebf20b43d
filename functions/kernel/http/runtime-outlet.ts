import type { Writable } from 'node:stream';
import type { Outlet } from './event-stream.ts';

type Head = { readonly statusCode: number; readonly headers: Readonly<Record<string, string>> };

/**
 * The runtime's stream as an outlet. `withHead` puts status and headers before the first byte, as
 * `awslambda.HttpResponseStream.from` does; they go with the first write, even an empty one, and with nothing else.
 */
export const outletOf = (stream: Writable, withHead: (head: Head) => Writable): Outlet => {
  let headed = stream;
  return {
    begin: (statusCode, headers) => {
      headed = withHead({ statusCode, headers });
    },
    write: (text) => void headed.write(text),
    end: () => void headed.end(),
  };
};
