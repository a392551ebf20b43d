import { Logger as PowertoolsLogger } from '@aws-lambda-powertools/logger';

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Structured log lines. Fields are ids, codes and counts: never an e-mail, a phone, a message or a token. */
export interface Logger {
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  /** `error` is logged with its name, message and stack. */
  error(message: string, error: unknown, fields?: Fields): void;
}

/** Lines as JSON on the standard output, where CloudWatch reads them. */
export const createLogger = (service: string): Logger => {
  const logger = new PowertoolsLogger({ serviceName: service });
  return {
    info: (message, fields = {}) => logger.info(message, { ...fields }),
    warn: (message, fields = {}) => logger.warn(message, { ...fields }),
    error: (message, error, fields = {}) =>
      logger.error(message, { ...fields, error: error instanceof Error ? error : new Error(String(error)) }),
  };
};
