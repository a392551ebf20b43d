import type { Schema } from 'yup';
import type { ErrorCode } from '../domain/errors.ts';
import type { Role } from '../domain/roles.ts';

/** `anyone`: no token. `session`: a signed-in user, member or not. A role: a member with at least that role. */
export type Access = 'anyone' | 'session' | Role;

export interface RouteSpec {
  readonly access: Access;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Absent: the route answers 204, a page or a file. */
  readonly data?: Schema;
  /** Status of success; by default 200, or 204 without `data`. */
  readonly status?: 200 | 201 | 202;
  /** `page` answers HTML, `file` its own content type; everything else JSON. */
  readonly answers?: 'page' | 'file';
  /** Of an answer that is a file. */
  readonly contentType?: 'text/csv' | 'text/calendar' | 'application/json';
  /** Its own error codes, without those that every route of its kind may answer. */
  readonly errors?: readonly ErrorCode[];
  /** `stream` is served by its own function URL, not by the HTTP API, which cannot stream. */
  readonly transport?: 'stream';
  /** The answer's `version` is its ETag: who names it in `If-None-Match` is answered 304, without a body. */
  readonly tagged?: true;
  /**
   * `form` bodies are urlencoded, for a page without JavaScript; their nonce is the idempotency key. `raw` bodies are
   * signed: the handler verifies them, and their content has a key of its own.
   */
  readonly encoding?: 'form' | 'raw';
  /** Largest body accepted, in bytes; 16 KiB by default. */
  readonly maxBodyBytes?: number;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type RouteTable = Readonly<Record<`${Method} /${string}`, RouteSpec>>;

export const isMutation = (key: string): boolean => !key.startsWith('GET ');

/**
 * Whether a route takes an idempotency key: every mutation, except those whose body already carries a key of its
 * sender's.
 */
export const takesKey = (key: string, { encoding }: RouteSpec): boolean =>
  isMutation(key) && encoding !== 'raw';
