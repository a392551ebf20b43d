import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { Language } from '../../../shared/domain/language.ts';
import type { RouteSpec } from '../../../shared/routes/route-spec.ts';
import type { Resource, RoutesOf } from '../../../shared/routes.ts';
import { AppError } from '../app-error.ts';
import { isContention } from '../table/transaction.ts';
import { HtmlError } from './html-error.ts';
import type { Kernel } from './kernel.ts';
import { languageFor, matchedIn } from './pipeline.ts';
import type { Listener, PageReply, RouteHandler } from './request.ts';
import { errorResponse, type HttpResponse, opennessOf, pageResponse } from './response.ts';
import { type Handlers, serving } from './serve.ts';
import { tallyOf } from './tally.ts';

type ResourceHandlers<R extends Resource> = { readonly [Key in RoutesOf<R>]: RouteHandler<Key> };

/** Answers an event; `listener` receives the answer while it is made, on routes that stream. */
export type HttpHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
  listener?: Listener,
) => Promise<HttpResponse>;

/** A resource without its kernel: production, local mode and tests each give their own. */
export type ResourceFactory = (kernel: Kernel) => HttpHandler;

/** The page on which a resource of pages shows an error: a browser displays whatever body it gets. */
export type FailurePage = (
  kernel: Kernel,
  error: AppError,
  asked: { readonly path: string; readonly language: Language },
) => PageReply;

/** An unexpected error is not described to the caller, except that a busy database can be asked again. */
const unexpected = (cause: unknown): AppError =>
  isContention(cause)
    ? new AppError('busy', { retryAfterSec: 1, cause })
    : new AppError('internal', { cause });

/** The first status that says that the fault is ours. */
const LEAST_FAULT = 500;

/**
 * What an answer that says that the fault is ours is due to; undefined for a refusal, and where the database was only
 * asked for too much at once.
 */
const faultBehind = async (error: unknown): Promise<unknown> => {
  if (!(error instanceof AppError)) return error;
  if (error instanceof HtmlError) return faultBehind(error.cause);
  const { errorStatus } = await import('../../../shared/domain/errors.ts');
  if (errorStatus(error.code) < LEAST_FAULT) return undefined;
  return error.cause ?? (error.code === 'internal' ? error : undefined);
};

/** Turns a thrown value into an answer, and logs what the caller is not told. */
const failureIn =
  (resource: Resource, kernel: Kernel, failurePage: FailurePage | undefined) =>
  async (error: unknown, event: APIGatewayProxyEventV2): Promise<HttpResponse> => {
    const fault = await faultBehind(error);
    if (fault !== undefined) {
      const { requestId } = event.requestContext;
      kernel.logger.error('unexpected failure', fault, { resource, requestId });
    }
    if (error instanceof HtmlError) return pageResponse(error.page);
    const language = languageFor(event);
    const failure = error instanceof AppError ? error : unexpected(error);
    return failurePage
      ? pageResponse(failurePage(kernel, failure, { path: event.rawPath, language }))
      : errorResponse(failure, language);
  };

/**
 * A resource: its routes, of its own table, inside the one pipeline. Order, outermost first: log, errors to responses
 * (here), origin secret, authentication and membership, role, parsing, idempotency, the handler (`serve.ts`).
 */
export const defineResource =
  <R extends Resource>(
    resource: R,
    table: Readonly<Record<RoutesOf<R>, RouteSpec>>,
    build: (kernel: Kernel) => ResourceHandlers<R>,
    failurePage?: FailurePage,
  ): ResourceFactory =>
  (kernel) => {
    const matched = matchedIn(table);
    const handlers: Handlers = build(kernel);
    const serve = serving(kernel, handlers);
    const failure = failureIn(resource, kernel, failurePage);

    return async (event, context, listener) => {
      const started = performance.now();
      let route = 'unmatched';
      let response: HttpResponse;
      try {
        const match = matched(event);
        route = match.key;
        response = await serve(event, context, match, listener);
      } catch (error) {
        response = await failure(error, event);
      }
      const { requestId } = event.requestContext;
      const [status, ms] = [response.statusCode ?? 200, Math.round(performance.now() - started)];
      kernel.logger.info('request', { resource, route, status, requestId, ms });
      for (const { of, metric } of tallyOf(resource, response)) kernel.measure?.(of, metric);
      return { ...response, headers: { ...response.headers, ...opennessOf(event.rawPath) } };
    };
  };
