import { type LimitedThing, limitText } from '../../shared/domain/error-limits.ts';
import { AppError } from './app-error.ts';

/** Refuses one thing too many: 409 `limit_reached`, which says how many there may be and what to do. */
export const limitReached = (what: LimitedThing, most: number): AppError =>
  new AppError('limit_reached', { limit: (language) => limitText({ what, most }, language) });
