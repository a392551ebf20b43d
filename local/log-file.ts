import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';
import type { Logger } from '../functions/kernel/observe/logger.ts';
import { isDiskFull } from './disk-space.ts';

/** Bytes of a log; the one before it is kept beside it. */
const MOST_BYTES = 10 * 1024 * 1024;

/** Appends to a file that is laid aside, as `<path>.1`, before a line would make it larger than `mostBytes`. */
const appender = (path: string, mostBytes: number): ((line: string) => void) => {
  let file = openSync(path, 'a');
  let size = fstatSync(file).size;
  return (line) => {
    const bytes = Buffer.byteLength(line);
    if (size > 0 && size + bytes > mostBytes) {
      renameSync(path, `${path}.1`);
      closeSync(file);
      file = openSync(path, 'a');
      size = 0;
    }
    writeSync(file, line);
    size += bytes;
  };
};

/**
 * Lines as JSON in a file of the data folder; failures also on the screen, in one line each. `onBroken` is told what keeps
 * the file from being written, and of a failure that is a full disk's.
 */
export const createFileLogger = (
  path: string,
  onBroken: (error: unknown) => void,
  mostBytes = MOST_BYTES,
): Logger => {
  const append = appender(path, mostBytes);
  const write = (level: string, message: string, fields: object = {}) => {
    const line = `${JSON.stringify({ level, at: new Date().toISOString(), message, ...fields })}\n`;
    try {
      // At once: the last lines before an end are the ones that are looked for.
      append(line);
    } catch (error) {
      onBroken(error);
    }
  };
  return {
    info: (message, fields) => write('info', message, fields),
    warn: (message, fields) => write('warn', message, fields),
    error: (message, error, fields) => {
      if (isDiskFull(error)) return onBroken(error);
      const reason = error instanceof Error ? error : new Error(String(error));
      write('error', message, { ...fields, error: reason.message, stack: reason.stack });
      process.stderr.write(`${message}: ${reason.message} (details in ${path})\n`);
    },
  };
};
