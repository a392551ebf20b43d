import type { Language } from '../../../shared/domain/language.ts';
import type {
  RouteBody,
  RouteData,
  RouteKey,
  RouteParams,
  RouteQuery,
  Routes,
} from '../../../shared/routes.ts';
import type { AppError } from '../app-error.ts';
import type { Member, SignedIn } from '../identity/caller.ts';

export type CallerOf<Key extends RouteKey> = Routes[Key]['access'] extends 'anyone'
  ? undefined
  : Routes[Key]['access'] extends 'session'
    ? SignedIn
    : Member;

/** Hears what is known of an answer already, and whether it is one that was given before. */
export type Listener = (delta: string, isReplay: boolean) => void;

/** A request whose every part was checked against the manifest. */
export interface Request<Key extends RouteKey> {
  readonly route: Key;
  readonly params: RouteParams<Key>;
  readonly query: RouteQuery<Key>;
  readonly body: RouteBody<Key>;
  /** The body as it came over the wire, of a route whose bodies are signed; empty for any other. */
  readonly rawBody: string;
  readonly caller: CallerOf<Key>;
  readonly language: Language;
  /** The request's moment, in epoch milliseconds: one for all that it does. */
  readonly now: number;
  /** By what limits count the visitor: the network of the address that our own edge tells (`networkOf`). */
  readonly viewer: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /**
   * An id for what this request makes: the same again when the same request is repeated under its idempotency
   * key, random without one. `kind` separates two things made by one request.
   */
  readonly mint: (kind: string) => string;
  /**
   * Tells the caller what is known of the answer already. Heard only on a route whose transport is a stream, by who
   * asked for one; the answer says it all again.
   */
  readonly tell: (delta: string) => void;
}

/** A page, or a redirect to one. */
export interface PageReply {
  readonly status: number;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A file as it goes over the wire, such as a calendar. */
export interface FileReply {
  readonly status: number;
  readonly body: string;
  readonly contentType: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a handler answers: the route's data, a page, a file, or nothing (204). */
export type Reply<Key extends RouteKey> = Routes[Key] extends { readonly answers: 'page' }
  ? PageReply
  : Routes[Key] extends { readonly answers: 'file' }
    ? FileReply
    : RouteData<Key> extends undefined
      ? undefined
      : RouteData<Key>;

export type Handle<Key extends RouteKey> = (request: Request<Key>) => Promise<Reply<Key>>;

/** Ids by which a lost answer is found again; stored in the clear, so never personal data. */
export type Receipt = Readonly<Record<string, string>>;

/**
 * A mutation whose answer holds personal data: its idempotency record keeps only ids, and a replay reads the
 * answer again from what they name.
 */
export interface Recallable<Key extends RouteKey> {
  readonly handle: Handle<Key>;
  readonly receipt: (reply: Reply<Key>) => Receipt;
  readonly recall: (receipt: Receipt, request: Request<Key>) => Promise<Reply<Key>>;
  /** What is thrown in place of a refusal of this request, whoever refused it: a page that tells it. */
  readonly refused?: (error: AppError, request: Request<Key>) => Promise<AppError>;
}

export type RouteHandler<Key extends RouteKey> = Handle<Key> | Recallable<Key>;
