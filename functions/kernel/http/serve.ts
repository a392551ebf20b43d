import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { EDGE_HEADERS } from '../../../shared/domain/edge-headers.ts';
import type { RouteKey } from '../../../shared/routes.ts';
import { AppError } from '../app-error.ts';
import { derivedId } from '../identity/ids.ts';
import { awaitTwin } from './await-twin.ts';
import { onceOver } from './idempotency.ts';
import type { Kernel } from './kernel.ts';
import { networkOf } from './network.ts';
import { authorise, checkNames, checkOrigin, languageFor, type MatchedRoute, parsed } from './pipeline.ts';
import type { FileReply, Listener, PageReply } from './request.ts';
import { keyed } from './request-key.ts';
import { dataResponse, fileResponse, type HttpResponse, pageResponse, REPLAY_HEADER } from './response.ts';
import { isTagOf, tagOf } from './tag.ts';
import { type UntypedHandler, untyped } from './untyped-handler.ts';

export type Handlers = Partial<Record<RouteKey, unknown>>;

/** The data of a tagged route; nothing of it for a caller who has that version. */
const taggedResponse = (status: number, reply: unknown, known: string | undefined): HttpResponse => {
  const version = Number(Object(reply).version);
  const headers = { etag: tagOf(version), 'cache-control': 'no-store' };
  if (isTagOf(known, version)) return { statusCode: 304, headers };
  const response = dataResponse(status, reply);
  return { ...response, headers: { ...response.headers, ...headers } };
};

const successOf = ({ spec }: MatchedRoute, reply: unknown, known?: string): HttpResponse => {
  if (spec.answers === 'page') return pageResponse(reply as PageReply);
  if (spec.answers === 'file') return fileResponse(reply as FileReply);
  if (spec.tagged) return taggedResponse(spec.status ?? 200, reply, known);
  return dataResponse(spec.status ?? 200, reply);
};

const withReplayMark = (response: HttpResponse, isReplay: boolean): HttpResponse =>
  isReplay ? { ...response, headers: { ...response.headers, [REPLAY_HEADER]: 'true' } } : response;

/** The caller and the request, checked in this order: origin, token and membership, role, path, input. */
const checkedRequest = async (
  kernel: Kernel,
  event: APIGatewayProxyEventV2,
  match: MatchedRoute,
  listener: Listener,
) => {
  const now = kernel.clock();
  checkOrigin(event, kernel.settings.originSecrets);
  const caller = await authorise(event, match, kernel);
  checkNames(match);
  const { query, body, rawBody } = parsed(event, match);
  const idempotency = keyed(event, match, caller, body);
  const request = {
    route: match.key,
    params: match.params,
    query,
    body,
    rawBody,
    caller,
    language: languageFor(event),
    now,
    viewer: networkOf(event.headers[EDGE_HEADERS.viewer] ?? event.requestContext.http.sourceIp),
    headers: event.headers,
    tell: (delta: string) => listener(delta, false),
    mint: (kind: string) => (idempotency ? derivedId(kind, ...idempotency.scope) : kernel.ids.sortable(now)),
  };
  return { request, idempotency };
};

type Checked = Awaited<ReturnType<typeof checkedRequest>>;

/** Whether a route only removes something: it answers with neither data nor a page. */
const isRemoval = ({ spec }: MatchedRoute): boolean => !spec.data && !spec.answers;

/** A removal whose first attempt died may find the thing gone: that attempt removed it, so this is a success. */
const goneBefore = (error: unknown): undefined => {
  if (error instanceof AppError && error.code === 'not_found') return undefined;
  throw error;
};

interface Around {
  readonly context: Context;
  readonly listener: Listener;
}

const nobody: Listener = () => undefined;

/** Calls the handler, or returns the stored answer of the same request. */
const answered = async (
  once: ReturnType<typeof onceOver>,
  match: MatchedRoute,
  handler: UntypedHandler,
  { request, idempotency }: Checked,
  { context, listener }: Around,
): Promise<HttpResponse> => {
  if (!idempotency) return successOf(match, await handler.handle(request), request.headers['if-none-match']);
  let fresh: { readonly reply: unknown } | undefined;
  const asksSuccession = isRemoval(match);
  const call = { scope: idempotency.scope, body: request.body, context, asksSuccession };
  const kept = await once(call, async (isSuccessor) => {
    const done = handler.handle(request);
    fresh = { reply: await (isSuccessor ? done.catch(goneBefore) : done) };
    return JSON.parse(JSON.stringify(handler.receipt(fresh.reply)));
  });
  const reply = fresh
    ? fresh.reply
    : await handler.recall(kept, { ...request, tell: (delta: string) => listener(delta, true) });
  return withReplayMark(successOf(match, reply), !fresh);
};

/**
 * Serves events whose route is known, and throws what refuses them. Errors become answers outside of this function: a
 * throw drops the idempotency record, while a returned failure would be replayed for a day.
 */
export const serving = (kernel: Kernel, handlers: Handlers) => {
  const once = onceOver(kernel.table);
  return async (
    event: APIGatewayProxyEventV2,
    context: Context,
    match: MatchedRoute,
    given: Listener = nobody,
  ): Promise<HttpResponse> => {
    const listener = match.spec.transport === 'stream' ? given : nobody;
    const checked = await checkedRequest(kernel, event, match, listener);
    const handler = untyped(handlers[match.key]);
    const answer = () => answered(once, match, handler, checked, { context, listener });
    try {
      return await (match.spec.encoding === 'form' ? awaitTwin(answer) : answer());
    } catch (error) {
      if (!handler.refused || !(error instanceof AppError)) throw error;
      throw await handler.refused(error, checked.request);
    }
  };
};
