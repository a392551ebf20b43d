import { createWriteStream } from 'node:fs';
import type { Logger } from '../functions/kernel/logger.ts';

/** Lines as JSON in a file of the data folder; failures also on the screen, in one line each. */
export const createFileLogger = (path: string): Logger => {
  const file = createWriteStream(path, { flags: 'a' });
  const write = (level: string, message: string, fields: object = {}) => {
    file.write(`${JSON.stringify({ level, at: new Date().toISOString(), message, ...fields })}\n`);
  };
  return {
    info: (message, fields) => write('info', message, fields),
    warn: (message, fields) => write('warn', message, fields),
    error: (message, error, fields) => {
      const reason = error instanceof Error ? error : new Error(String(error));
      write('error', message, { ...fields, error: reason.message, stack: reason.stack });
      process.stderr.write(`${message}: ${reason.message} (details in ${path})\n`);
    },
  };
};
