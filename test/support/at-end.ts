import { afterAll } from '@jest/globals';

type Stop = () => Promise<unknown>;

const opened: Stop[] = [];

afterAll(async () => {
  for (const stop of opened.splice(0).toReversed()) await stop();
});

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
