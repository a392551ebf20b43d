import type { Language } from '../../../shared/domain/language.ts';
import type {
  RouteBody,
  RouteData,
  RouteKey,
  RouteOf,
  RouteParams,
  RouteQuery,
} from '../../../shared/routes.ts';
import type { AppError } from '../app-error.ts';
import type { CallingMember, SignedIn } from '../identity/caller.ts';

export type CallerOf<Key extends RouteKey> = RouteOf<Key>['access'] extends 'anyone'
  ? undefined
  : RouteOf<Key>['access'] extends 'session'
    ? SignedIn
    : CallingMember;

/** Receives the parts of an answer that are known already, and whether the answer is a replay. */
export type Listener = (delta: string, isReplay: boolean) => void;

/** A request whose every part was checked against the manifest. */
export interface Request<Key extends RouteKey> {
  readonly route: Key;
  readonly params: RouteParams<Key>;
  readonly query: RouteQuery<Key>;
  readonly body: RouteBody<Key>;
  /** The body as it was sent, for routes whose bodies are signed; empty for any other. */
  readonly rawBody: string;
  readonly caller: CallerOf<Key>;
  readonly language: Language;
  /** The request's time in epoch milliseconds, the same for all that it does. */
  readonly now: number;
  /** The key under which limits count the visitor: the network of the address that our edge passes (`networkOf`). */
  readonly viewer: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /**
   * An id for something that this request makes: the same when the request is repeated under its idempotency key,
   * random without a key. `kind` separates two things made by one request.
   */
  readonly mint: (kind: string) => string;
  /**
   * Sends the caller a part of the answer that is known already. Has an effect only on a streamed route whose caller
   * asked for a stream; the answer repeats it all.
   */
  readonly tell: (delta: string) => void;
}

/** A page, or a redirect to one. */
export interface PageReply {
  readonly status: number;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A file as it is sent, such as a calendar. */
export interface FileReply {
  readonly status: number;
  readonly body: string;
  readonly contentType: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a handler returns: the route's data, a page, a file, or nothing (204). */
export type Reply<Key extends RouteKey> =
  RouteOf<Key> extends { readonly answers: 'page' }
    ? PageReply
    : RouteOf<Key> extends { readonly answers: 'file' }
      ? FileReply
      : RouteData<Key> extends undefined
        ? undefined
        : RouteData<Key>;

export type Handle<Key extends RouteKey> = (request: Request<Key>) => Promise<Reply<Key>>;

/** Ids from which a lost answer can be rebuilt; stored in the clear, so never personal data. */
export type Receipt = Readonly<Record<string, string>>;

/**
 * A mutation whose answer holds personal data: its idempotency record keeps only ids, and a replay rebuilds the
 * answer from the records they name.
 */
export interface Recallable<Key extends RouteKey> {
  readonly handle: Handle<Key>;
  readonly receipt: (reply: Reply<Key>) => Receipt;
  readonly recall: (receipt: Receipt, request: Request<Key>) => Promise<Reply<Key>>;
  /** The page to throw instead of a refusal of this request, whichever step refused it. */
  readonly refused?: (error: AppError, request: Request<Key>) => Promise<AppError>;
}

export type RouteHandler<Key extends RouteKey> = Handle<Key> | Recallable<Key>;
