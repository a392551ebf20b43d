import { ApiError, errorText } from '../../lib/api-error.ts';

/** Why something was refused: what the server has against a field, else its message, else the screen's own words. */
export const saidError = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.server?.issues[0]?.message) || errorText(error, fallback);
