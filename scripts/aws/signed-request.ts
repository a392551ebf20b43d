import { STSClient } from '@aws-sdk/client-sts';
import { SignatureV4 } from '@smithy/signature-v4';

/** A request to an AWS service without a client in the project: each is called only once. */
export interface AwsQuestion {
  /** The service's name in the signature: `acm`. */
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

/** Short, so that a machine without a network fails fast. */
const PATIENCE_MS = 5000;

const firstOf = (...found: readonly (string | null | undefined)[]): string | undefined =>
  found.find((one): one is string => !!one);

/** The error's name: services send it in a header, a JSON field or an XML element. */
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
 * The text of a service's response, with the environment's credentials and, if set, its `AWS_ENDPOINT_URL`. A refusal
 * throws an error with the service's name for it.
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
