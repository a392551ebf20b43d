import { type Issue, isIssue, isRecord } from './shapes.ts';

interface ServerError {
  readonly code: string;
  readonly message: string;
  readonly issues: readonly Issue[];
}

/** Parses our error shape, `{ error: { code, message, issues? } }`; null for anything else (a gateway's, a proxy's). */
const parseServerError = (body: string): ServerError | null => {
  try {
    const parsed: unknown = JSON.parse(body);
    const error = isRecord(parsed) ? parsed.error : null;
    if (!isRecord(error) || typeof error.code !== 'string' || typeof error.message !== 'string') return null;
    const issues = Array.isArray(error.issues) ? error.issues.filter(isIssue) : [];
    return { code: error.code, message: error.message, issues };
  } catch {
    return null;
  }
};

/** A non-OK response: its status, its text, and our server's error if it came from our server. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: string;
  readonly server: ServerError | null;
  /** Seconds of the `Retry-After` header. */
  readonly retryAfterSec: number | null;

  constructor(
    request: { readonly method: string; readonly path: string },
    status: number,
    body: string,
    retryAfter: string | null = null,
  ) {
    const server = parseServerError(body);
    super(server?.message || body || `${request.method} ${request.path} failed`);
    this.status = status;
    this.body = body;
    this.server = server;
    this.retryAfterSec = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : null;
  }

  /** The stable word of our error shape, such as `slug_taken`. */
  get code(): string | null {
    return this.server?.code ?? null;
  }
}

/** No answer came: the network is away, or ten seconds passed. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('Network error', { cause });
  }
}

/** The text to show: the server's message if the body is our error shape, else the screen's own text. */
export const errorText = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.server?.message) || fallback;
