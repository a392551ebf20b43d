import { ModelFailure } from './model.ts';

/** What `source` yields until `signal` is aborted; throws `ModelFailure` then, even where the source hangs on. */
export async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(new ModelFailure('late'));
  late.catch(() => undefined);
  if (signal.aborted) onAbort();
  else signal.addEventListener('abort', onAbort, { once: true });
  try {
    for (;;) {
      const next = iterator.next();
      // Lost where the deadline comes first, and nobody's to hear of then.
      next.catch(() => undefined);
      const { done, value } = await Promise.race([late, next]);
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    iterator.return?.().catch(() => undefined);
  }
}
