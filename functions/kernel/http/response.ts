import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Language } from '../../../shared/domain/language.ts';
import type { AppError } from '../app-error.ts';
import type { FileReply, PageReply } from './request.ts';

export type HttpResponse = APIGatewayProxyStructuredResultV2;

/** Header that marks an answer as the replay of an earlier request under the same idempotency key. */
export const REPLAY_HEADER = 'idempotency-replayed';

/** CORS headers: public routes are open to every origin, since the widget runs on other people's pages. */
export const opennessOf = (path: string): Readonly<Record<string, string>> =>
  path.startsWith('/public/') ? { 'access-control-allow-origin': '*' } : {};

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

export const dataResponse = (status: number, data: unknown): HttpResponse =>
  data === undefined
    ? { statusCode: 204, headers: { 'cache-control': 'no-store' } }
    : { statusCode: status, headers: JSON_HEADERS, body: JSON.stringify({ data }) };

export const pageResponse = ({ status, html, headers = {} }: PageReply): HttpResponse => ({
  statusCode: status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: html,
});

export const fileResponse = ({ status, body, contentType, headers = {} }: FileReply): HttpResponse => ({
  statusCode: status,
  headers: { 'content-type': contentType, 'cache-control': 'no-store', ...headers },
  body,
});

/** The documented form of every failure. Its texts are loaded by the first failure: most requests say none of them. */
export const errorResponse = async (error: AppError, language: Language): Promise<HttpResponse> => {
  const [{ errorMessage, errorStatus }, { issueText }] = await Promise.all([
    import('../../../shared/domain/errors.ts'),
    import('../../../shared/domain/issues.ts'),
  ]);
  const { code, issues, extra, retryAfterSec } = error;
  const said = issues.map(({ path, key }) => ({ path, message: issueText(key, language) }));
  const body = {
    error: {
      code,
      message: errorMessage(code, language, error),
      ...(said.length > 0 ? { issues: said } : {}),
      ...extra,
    },
  };
  const retry = retryAfterSec === undefined ? {} : { 'retry-after': String(retryAfterSec) };
  return {
    statusCode: errorStatus(code),
    headers: { ...JSON_HEADERS, ...retry },
    body: JSON.stringify(body),
  };
};
