import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';
import type { Logger } from '../functions/kernel/observe/logger.ts';
import { isDiskFull } from './disk-space.ts';

/** Most bytes of a log file; one previous file is kept. */
const MOST_BYTES = 10 * 1024 * 1024;

/** Appends to a file, which is renamed to `<path>.1` before a line would make it larger than `mostBytes`. */
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
 * Logs JSON lines to a file of the data folder, and failures also to the terminal, one line each. `onBroken` is called
 * when the file cannot be written, or when a logged failure is a full disk.
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
      // Synchronous, so that the last lines before a crash are written.
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
