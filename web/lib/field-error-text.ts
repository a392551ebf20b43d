import { ApiError, errorText } from './api-error.ts';

/** The reason of a refusal: the server's message for a field, else its general message, else the screen's own text. */
export const fieldErrorText = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.server?.issues[0]?.message) || errorText(error, fallback);
