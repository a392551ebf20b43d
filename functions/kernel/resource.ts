import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { Language } from '../../shared/domain/language.ts';
import type { Room } from '../../shared/routes/route-spec.ts';
import type { RouteKey, RoutesOf } from '../../shared/routes.ts';
import { AppError, PageError } from './app-error.ts';
import { onceOver } from './idempotency.ts';
import { derivedId } from './ids.ts';
import type { Kernel } from './kernel.ts';
import { patiently } from './patience.ts';
import {
  authorise,
  checkOrigin,
  languageFor,
  type Matched,
  matched,
  parsed,
  VIEWER_HEADER,
} from './pipeline.ts';
import type { FileReply, PageReply, RouteHandler } from './request.ts';
import { keyed } from './request-key.ts';
import { dataResponse, errorResponse, fileResponse, type HttpResponse, pageResponse } from './response.ts';
import { isContention } from './transaction.ts';

type RoomHandlers<R extends Room> = { readonly [Key in RoutesOf<R>]: RouteHandler<Key> };

export type HttpHandler = (event: APIGatewayProxyEventV2, context: Context) => Promise<HttpResponse>;

/** A room that still needs its kernel: production, local mode and tests each give their own. */
export type RoomFactory = (kernel: Kernel) => HttpHandler;

type Step = (...parts: readonly unknown[]) => Promise<unknown>;

/** A handler as the pipeline sees it: the manifest has checked every part that its own type promises. */
interface Erased {
  readonly handle: Step;
  readonly receipt: (reply: unknown) => unknown;
  readonly recall: Step;
  readonly refused?: (error: AppError, request: unknown) => Promise<AppError>;
}

const plain = (handle: Step): Erased => ({
  handle,
  receipt: (reply) => reply ?? null,
  recall: async (kept) => kept ?? undefined,
});

const erase = (handler: unknown): Erased =>
  typeof handler === 'function' ? plain(handler as Step) : (handler as Erased);

const successOf = (match: Matched, reply: unknown): HttpResponse =>
  match.spec.answers === 'page'
    ? pageResponse(reply as PageReply)
    : match.spec.answers === 'file'
      ? fileResponse(reply as FileReply)
      : dataResponse(match.spec.status ?? 200, reply);

const withReplayMark = (response: HttpResponse, replayed: boolean): HttpResponse =>
  replayed ? { ...response, headers: { ...response.headers, 'idempotency-replayed': 'true' } } : response;

const openToAll = (event: APIGatewayProxyEventV2, response: HttpResponse): HttpResponse =>
  event.rawPath.startsWith('/public/')
    ? { ...response, headers: { ...response.headers, 'access-control-allow-origin': '*' } }
    : response;

/** How a room of pages tells what went wrong: a browser shows whatever it is given. */
export type FailurePage = (
  kernel: Kernel,
  error: AppError,
  asked: { readonly path: string; readonly language: Language },
) => PageReply;

/** What was not foreseen is nobody's to know, but a database that is merely busy can be asked again. */
const unexpected = (cause: unknown): AppError =>
  isContention(cause)
    ? new AppError('busy', { retryAfterSec: 1, cause })
    : new AppError('internal', { cause });

/**
 * A room's Lambda: its routes around the one pipeline. Order, outermost first: log, errors to responses, origin
 * secret, authentication and membership, role, parsing, idempotency, the handler. Errors are mapped outside
 * idempotency because a throw forgets the record, while a returned failure would be replayed for a day.
 */
export const resource =
  <R extends Room>(
    room: R,
    build: (kernel: Kernel) => RoomHandlers<R>,
    failurePage?: FailurePage,
  ): RoomFactory =>
  (kernel) => {
    const handlers: Partial<Record<RouteKey, unknown>> = build(kernel);
    const once = onceOver(kernel.table);

    const serve = async (
      event: APIGatewayProxyEventV2,
      context: Context,
      match: Matched,
    ): Promise<HttpResponse> => {
      const now = kernel.clock();
      checkOrigin(event, kernel.settings.originSecrets);
      const caller = await authorise(event, match, kernel);
      const { query, body } = parsed(event, match);
      const idempotency = keyed(event, match, caller, body);
      const request = {
        route: match.key,
        params: match.params,
        query,
        body,
        caller,
        language: languageFor(event),
        now,
        viewer: event.headers[VIEWER_HEADER] ?? event.requestContext.http.sourceIp,
        headers: event.headers,
        mint: (kind: string) =>
          idempotency ? derivedId(kind, ...idempotency.scope) : kernel.ids.sortable(now),
      };
      const handler = erase(handlers[match.key]);
      const answer = async (): Promise<HttpResponse> => {
        if (!idempotency) return successOf(match, await handler.handle(request));
        let fresh: { readonly reply: unknown } | undefined;
        const kept = await once({ scope: idempotency.scope, body, context }, async () => {
          fresh = { reply: await handler.handle(request) };
          return JSON.parse(JSON.stringify(handler.receipt(fresh.reply)));
        });
        const reply = fresh ? fresh.reply : await handler.recall(kept, request);
        return withReplayMark(successOf(match, reply), !fresh);
      };

      try {
        return await (match.spec.encoding === 'form' ? patiently(answer) : answer());
      } catch (error) {
        throw handler.refused && error instanceof AppError ? await handler.refused(error, request) : error;
      }
    };

    const failure = (error: unknown, event: APIGatewayProxyEventV2): HttpResponse => {
      if (error instanceof PageError) return pageResponse(error.page);
      const language = languageFor(event);
      const told = error instanceof AppError ? error : unexpected(error);
      if (told !== error) {
        const { requestId } = event.requestContext;
        kernel.logger.error('unexpected failure', error, { room, requestId });
      }
      return failurePage
        ? pageResponse(failurePage(kernel, told, { path: event.rawPath, language }))
        : errorResponse(told, language);
    };

    return async (event, context) => {
      const started = performance.now();
      let route = 'unmatched';
      let response: HttpResponse;
      try {
        const match = matched(event);
        route = match.key;
        if (!handlers[match.key]) throw new AppError('not_found');
        response = await serve(event, context, match);
      } catch (error) {
        response = failure(error, event);
      }
      const { requestId } = event.requestContext;
      const status = response.statusCode ?? 200;
      kernel.logger.info('request', {
        room,
        route,
        status,
        requestId,
        ms: Math.round(performance.now() - started),
      });
      return openToAll(event, response);
    };
  };
