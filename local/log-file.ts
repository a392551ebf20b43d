import { openSync, writeSync } from 'node:fs';
import type { Logger } from '../functions/kernel/logger.ts';
import { isDiskFull } from './disk-space.ts';

/**
 * Lines as JSON in a file of the data folder; failures also on the screen, in one line each. `onBroken` is told what keeps
 * the file from being written, and of a failure that is a full disk's.
 */
export const createFileLogger = (path: string, onBroken: (error: unknown) => void): Logger => {
  const file = openSync(path, 'a');
  const write = (level: string, message: string, fields: object = {}) => {
    const line = `${JSON.stringify({ level, at: new Date().toISOString(), message, ...fields })}\n`;
    try {
      // At once: the last lines before an end are the ones that are looked for.
      writeSync(file, line);
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
