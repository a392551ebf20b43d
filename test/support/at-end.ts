type Stop = () => Promise<unknown>;

const opened: Stop[] = [];

const stopAll = async (): Promise<void> => {
  for (const stop of opened.splice(0).toReversed()) await stop();
};

// Outside of jest, as in `npm run eval`, there are no test files that end: whoever opened something stops it.
const afterAll: unknown = Reflect.get(globalThis, 'afterAll');
if (typeof afterAll === 'function') afterAll(stopAll);

/**
 * Stops something when its file's tests have ended, whether they passed or not; what is answered stops it earlier. A
 * test that fails before its own last line would otherwise leave a server or a database that keeps the run alive.
 */
export const stoppedAtEnd = (stop: Stop): (() => Promise<void>) => {
  let stopping: Promise<unknown> | undefined;
  const once = async (): Promise<void> => {
    stopping ??= stop();
    await stopping;
  };
  opened.push(once);
  return once;
};
