import { AppError } from '../app-error.ts';
import type { PageReply } from './request.ts';

/** A failure answered as a page. Thrown, not returned, so that no idempotency record replays it. */
export class HtmlError extends AppError {
  readonly page: PageReply;

  constructor(cause: AppError, page: PageReply) {
    super(cause.code, { cause });
    this.name = 'HtmlError';
    this.page = page;
  }
}
