import type { Queue } from '../../functions/kernel/queue/queue.ts';
import type { Table } from '../../functions/kernel/table/table.ts';

/** A process that may die right before or right after anything it does to the world, and then does nothing more. */
export interface Life {
  /** Whether it dies here; asked before and after each deed. */
  readonly diesNow: () => boolean;
  isDead: boolean;
}

const crashed = (): Error => new Error('the process died');

/** A life that ends at its n-th moment, counted from 1: two for each write or sending. */
export const lifeUntil = (moment: number): Life => {
  let moments = 0;
  return {
    isDead: false,
    diesNow: () => {
      moments += 1;
      return moments === moment;
    },
  };
};

const beat = (life: Life): void => {
  if (life.isDead || life.diesNow()) {
    life.isDead = true;
    throw crashed();
  }
};

const deed = async <T>(life: Life, act: () => Promise<T>): Promise<T> => {
  beat(life);
  const answer = await act();
  beat(life);
  return answer;
};

const sight = <T>(life: Life, act: () => Promise<T>): Promise<T> => {
  if (life.isDead) throw crashed();
  return act();
};

/** The table as a process sees it for as long as it lives. */
export const mortalTable = (table: Table, life: Life): Table => ({
  ...table,
  get: (key) => sight(life, () => table.get(key)),
  getMany: (keys) => sight(life, () => table.getMany(keys)),
  query: (range, options) => sight(life, () => table.query(range, options)),
  all: (range, most) => sight(life, () => table.all(range, most)),
  write: (write) => deed(life, () => table.write(write)),
  writeIf: (write) => deed(life, () => table.writeIf(write)),
  attempt: (writes) => deed(life, () => table.attempt(writes)),
});

/** The queue as a process sees it for as long as it lives. */
export const mortalQueue = (queue: Queue, life: Life): Queue => ({
  send: (messages) => deed(life, () => queue.send(messages)),
});

/** What a process does, until it dies: then nobody hears of it, whatever it had done. */
export const untilDeath = async <T>(life: Life, act: () => Promise<T>): Promise<T> => {
  const answer = await act();
  if (life.isDead) throw crashed();
  return answer;
};
