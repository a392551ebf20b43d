import type { Queue } from '../../functions/kernel/queue/queue.ts';
import type { Table } from '../../functions/kernel/table/table.ts';

/** A process that may crash right before or right after any of its writes and sendings, and then does nothing more. */
export interface CrashingProcess {
  /** Whether it crashes here; asked before and after each write or sending. */
  readonly crashesNow: () => boolean;
  hasCrashed: boolean;
}

const crashed = (): Error => new Error('the process crashed');

/** A process that crashes at its n-th moment, counted from 1: two for each write or sending. */
export const crashAt = (moment: number): CrashingProcess => {
  let moments = 0;
  return {
    hasCrashed: false,
    crashesNow: () => {
      moments += 1;
      return moments === moment;
    },
  };
};

const mayCrash = (running: CrashingProcess): void => {
  if (running.hasCrashed || running.crashesNow()) {
    running.hasCrashed = true;
    throw crashed();
  }
};

const writing = async <T>(running: CrashingProcess, write: () => Promise<T>): Promise<T> => {
  mayCrash(running);
  const answer = await write();
  mayCrash(running);
  return answer;
};

const reading = <T>(running: CrashingProcess, read: () => Promise<T>): Promise<T> => {
  if (running.hasCrashed) throw crashed();
  return read();
};

/** The table as a process uses it until it crashes. */
export const tableThatCrashes = (table: Table, running: CrashingProcess): Table => ({
  ...table,
  get: (key) => reading(running, () => table.get(key)),
  getMany: (keys) => reading(running, () => table.getMany(keys)),
  query: (range, options) => reading(running, () => table.query(range, options)),
  all: (range, most) => reading(running, () => table.all(range, most)),
  write: (write) => writing(running, () => table.write(write)),
  writeIf: (write) => writing(running, () => table.writeIf(write)),
  attempt: (writes) => writing(running, () => table.attempt(writes)),
});

/** The queue as a process uses it until it crashes. */
export const queueThatCrashes = (queue: Queue, running: CrashingProcess): Queue => ({
  send: (messages) => writing(running, () => queue.send(messages)),
});

/** Runs what a process does; once it has crashed nobody gets an answer of it. */
export const untilCrash = async <T>(running: CrashingProcess, act: () => Promise<T>): Promise<T> => {
  const answer = await act();
  if (running.hasCrashed) throw crashed();
  return answer;
};
