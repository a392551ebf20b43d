import { STSClient } from '@aws-sdk/client-sts';
import { SignatureV4 } from '@smithy/signature-v4';

/** A question to a service for which the project keeps no client of its own: one each is all that is asked. */
export interface AwsQuestion {
  /** As the signature names it: `acm`. */
  readonly service: string;
  readonly region: string;
  /** `acm.ca-central-1.amazonaws.com`. */
  readonly host: string;
  /** @default POST where there is a body, else GET */
  readonly method?: 'GET' | 'POST';
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A machine without a network must not wait long to hear so. */
const PATIENCE_MS = 5000;

const firstOf = (...found: readonly (string | null | undefined)[]): string | undefined =>
  found.find((one): one is string => !!one);

/** What a service calls its refusal: a header, a field of JSON or an element of XML, each in its own way. */
const codeOf = (response: Response, text: string): string => {
  const named = firstOf(
    response.headers.get('x-amzn-errortype'),
    /"__type"\s*:\s*"([^"]+)"/.exec(text)?.[1],
    /<Code>([^<]+)<\/Code>/.exec(text)?.[1],
  );
  return named?.split('#').at(-1)?.split(':')[0] ?? `HTTP ${response.status}`;
};

const messageOf = (text: string): string =>
  firstOf(/"[Mm]essage"\s*:\s*"([^"]+)"/.exec(text)?.[1], /<Message>([^<]+)<\/Message>/.exec(text)?.[1]) ??
  'no reason was given';

const signed = async (question: AwsQuestion, url: URL) => {
  const { service, region, path = '/', headers = {}, body } = question;
  const { credentials, sha256 } = new STSClient({ region }).config;
  return new SignatureV4({ service, region, credentials, sha256 }).sign({
    method: question.method ?? (body === undefined ? 'GET' : 'POST'),
    protocol: url.protocol,
    hostname: url.hostname,
    path,
    headers: { host: url.host, ...headers },
    ...(body === undefined ? {} : { body }),
  });
};

/**
 * The text that a service answers, by the credentials and, where `AWS_ENDPOINT_URL` names one, at the endpoint of the environment.
 * Throws an error by the name that the service gives its refusal.
 */
export const askAws = async (question: AwsQuestion): Promise<string> => {
  const base = process.env.AWS_ENDPOINT_URL || `https://${question.host}`;
  const url = new URL(question.path ?? '/', base);
  const { method, headers, body } = await signed(question, url);
  const { host: _, ...sent } = headers;
  const response = await fetch(url, {
    method,
    headers: sent,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  if (response.ok) return text;
  throw Object.assign(new Error(messageOf(text)), { name: codeOf(response, text) });
};
