import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { untilDone } from '../../../web/lib/until-done.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A page whose tab is hidden and shown. */
class FakePage extends EventTarget {
  hidden: boolean;

  constructor(hidden: boolean) {
    super();
    this.hidden = hidden;
  }

  show(): void {
    this.hidden = false;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** Something that fails so many times; it counts how often it is tried. */
const failing = (failures: number) => {
  const tries = { count: 0, failed: 0 };
  const act = async () => {
    tries.count += 1;
    if (tries.count <= failures) throw new Error('refused');
  };
  const onFailure = () => {
    tries.failed += 1;
  };
  return { tries, act, onFailure };
};

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('what is tried until it is done', () => {
  test('is done once where nothing fails', async () => {
    const { tries, act, onFailure } = failing(0);
    untilDone(act, new FakePage(false), onFailure);
    await pass(600_000);
    expect(tries).toEqual({ count: 1, failed: 0 });
  });

  test('is tried again after pauses that grow, and each failure is told', async () => {
    const { tries, act, onFailure } = failing(2);
    untilDone(act, new FakePage(false), onFailure);
    await pass(0);
    expect(tries).toEqual({ count: 1, failed: 1 });
    await pass(5000);
    expect(tries).toEqual({ count: 2, failed: 2 });
    await pass(9999);
    expect(tries.count).toBe(2);
    await pass(1);
    await pass(600_000);
    expect(tries).toEqual({ count: 3, failed: 2 });
  });

  test('waits for the page to be looked at, at first and after a failure', async () => {
    const { tries, act, onFailure } = failing(1);
    const page = new FakePage(true);
    untilDone(act, page, onFailure);
    await pass(600_000);
    expect(tries.count).toBe(0);
    page.show();
    await pass(0);
    expect(tries.count).toBe(1);
    page.show();
    await pass(0);
    page.show();
    await pass(600_000);
    expect(tries).toEqual({ count: 2, failed: 1 });
  });

  test('is tried no more once it is ended', async () => {
    const { tries, act, onFailure } = failing(9);
    const page = new FakePage(false);
    const end = untilDone(act, page, onFailure);
    await pass(0);
    end();
    page.show();
    await pass(600_000);
    expect(tries.count).toBe(1);
  });
});
