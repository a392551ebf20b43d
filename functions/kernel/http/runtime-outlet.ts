import type { Writable } from 'node:stream';
import type { Outlet } from './event-stream.ts';

type Head = { readonly statusCode: number; readonly headers: Readonly<Record<string, string>> };

/**
 * The Lambda runtime's response stream as an outlet. `withHead` puts status and headers before the first byte, as
 * `awslambda.HttpResponseStream.from` does; they are sent only with the first write, which may be empty.
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
