import type { Schema } from 'yup';
import type { ErrorCode } from '../domain/errors.ts';
import type { Role } from '../domain/roles.ts';

/** `anyone`: no token. `session`: a signed-in user, member or not. A role: a member with at least that role. */
export type Access = 'anyone' | 'session' | Role;

export type Resource =
  | 'me'
  | 'tenants'
  | 'sites'
  | 'services'
  | 'availability'
  | 'closures'
  | 'calendars'
  | 'slots'
  | 'leads'
  | 'bookings'
  | 'members'
  | 'audit'
  | 'conversations'
  | 'reports'
  | 'exports'
  | 'calendar-feeds'
  | 'webhooks'
  | 'privacy'
  | 'billing'
  | 'openapi'
  | 'public-site'
  | 'pages'
  | 'chat';

export interface RouteSpec {
  /** What it does, in a few words, as the API's description says it. */
  readonly summary: string;
  readonly resource: Resource;
  readonly access: Access;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Absent: the route answers 204, a page or a file. */
  readonly data?: Schema;
  /** Status of success; 200 unless told, 204 without `data`. */
  readonly status?: 200 | 201 | 202;
  /** `page` answers HTML, `file` its own content type; everything else JSON. */
  readonly answers?: 'page' | 'file';
  /** Of an answer that is a file. */
  readonly contentType?: 'text/csv' | 'text/calendar' | 'application/json';
  /** What it refuses for reasons of its own; what every route of its kind may answer is not repeated. */
  readonly errors?: readonly ErrorCode[];
  /** `stream` is served by its own function URL, not by the HTTP API, which cannot stream. */
  readonly transport?: 'stream';
  /**
   * `form` bodies are urlencoded, for a page without JavaScript; their nonce is the idempotency key. `raw` ones are
   * signed: the handler opens them, and what they tell has a key of its own.
   */
  readonly encoding?: 'form' | 'raw';
  /** Largest body accepted, in bytes; 16 KiB unless told. */
  readonly maxBodyBytes?: number;
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export type RouteTable = Readonly<Record<`${Method} /${string}`, RouteSpec>>;
