import type { ViewerRequest } from '../../infra/edge/viewer-request.ts';

/**
 * Headers that no edge function may write, and those that one may only read, by CloudFront's page "Restrictions on all edge
 * functions": one that does fails its validation.
 */
const DISALLOWED =
  /^(connection|expect|keep-alive|proxy-(authenticate|authorization|connection)|trailer|upgrade|x-accel-.*|x-amz-cf-.*|x-amzn-.*|x-cache|x-edge-.*|x-forwarded-proto|x-real-ip)$/;
const READ_ONLY = {
  request: /^(cdn-loop|content-length|host|transfer-encoding|via)$/,
  response: /^(warning|via)$/,
};

const ANSWER_FIELDS = new Set(['statusCode', 'statusDescription', 'headers', 'cookies', 'body']);

const headerRefusals = (headers: object, readOnly: RegExp, before: object = {}): readonly string[] =>
  Object.entries(headers).flatMap(([name, header]) => {
    if (JSON.stringify(header) === JSON.stringify(Reflect.get(before, name))) return [];
    return [
      ...(name === name.toLowerCase() ? [] : [`the header ${name} is not in small letters`]),
      ...(DISALLOWED.test(name) || readOnly.test(name)
        ? [`the header ${name} is not a function’s to write`]
        : []),
      ...(typeof Object(header).value === 'string' ? [] : [`the header ${name} has no value`]),
    ];
  });

const answerRefusals = (answer: Readonly<Record<string, unknown>>): readonly string[] => {
  const { statusCode, headers, body } = answer;
  const isStatus = Number.isInteger(statusCode) && Number(statusCode) >= 200 && Number(statusCode) <= 599;
  return [
    ...(isStatus ? [] : [`the status ${statusCode}`]),
    ...Object.keys(answer)
      .filter((name) => !ANSWER_FIELDS.has(name))
      .map((name) => `the field ${name}`),
    ...headerRefusals(Object(headers), READ_ONLY.response),
    ...(body === undefined || typeof body === 'string' ? [] : ['a body that is no text']),
  ];
};

/** Why CloudFront would refuse what a viewer-request function returned for `asked`. */
export const edgeRefusals = (asked: ViewerRequest, outcome: unknown): readonly string[] => {
  if (typeof outcome !== 'object' || outcome === null) return ['nothing was returned'];
  if ('statusCode' in outcome) return answerRefusals(Object(outcome));
  const { method, uri, headers }: Readonly<Record<string, unknown>> = Object(outcome);
  return [
    ...(method === asked.method ? [] : ['the method was changed']),
    ...(typeof uri === 'string' && uri.startsWith('/') ? [] : [`the address ${uri}`]),
    ...headerRefusals(Object(headers), READ_ONLY.request, asked.headers),
  ];
};
