import type { ErrorNote } from '../../shared/domain/error-notes.ts';
import type { ErrorCode, InLanguage } from '../../shared/domain/errors.ts';
import type { Issue } from '../../shared/domain/issues.ts';

interface Details {
  readonly issues?: readonly Issue[];
  /** Merged into the error's body as they are, such as the alternatives to a taken slot. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly retryAfterSec?: number;
  /** Text that follows the code's own message. */
  readonly note?: ErrorNote | undefined;
  /** The limit that was reached; see `limitReached`. */
  readonly limit?: InLanguage;
  readonly cause?: unknown;
}

/** The one error that resources throw; the pipeline turns it into a status and a message in the caller's language. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly Issue[];
  readonly extra: Readonly<Record<string, unknown>>;
  readonly retryAfterSec: number | undefined;
  readonly note: ErrorNote | undefined;
  readonly limit: InLanguage | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = details.issues ?? [];
    this.extra = details.extra ?? {};
    this.retryAfterSec = details.retryAfterSec;
    this.note = details.note;
    this.limit = details.limit;
  }
}

/** Refuses an input for one field. */
export const invalidField = (path: string, key: string): AppError =>
  new AppError('invalid_request', { issues: [{ path, key }] });

/** The thing, or 404 `not_found`; unknown ids and other businesses' ids get the same answer. */
export const found = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new AppError('not_found');
  return thing;
};
