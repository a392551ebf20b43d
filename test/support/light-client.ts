import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

interface Request {
  clone(): Request;
}

interface Answer {
  readonly statusCode: number;
  readonly body: Readable;
}

/** How the SDK's client writes requests and reads answers, as far as it matters here. */
interface Protocol {
  serializeRequest(operation: { readonly name: string }, input: object, context: unknown): Promise<Request>;
  deserializeResponse(operation: object, context: unknown, answer: Answer): Promise<object>;
}

/**
 * A request's key id, which tells whose tables it asks for, without a signature: databases of tests check none, and
 * signing took a third of what a request takes.
 */
export const unsigned = (accessKeyId: string): DynamoDBClientConfig => ({
  credentials: { accessKeyId, secretAccessKey: 'test' },
  signer: {
    sign: async (request) => {
      request.headers['x-amz-date'] = '20260101T000000Z';
      request.headers.authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=none`;
      return request;
    },
  },
});

/** Bytes are written in base 64, a buffer's too; an attribute that is a text under `B` was bytes. */
function written(this: object, key: string, value: unknown): unknown {
  const bytes: unknown = Reflect.get(this, key);
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString('base64') : value;
}
const read = (key: string, value: unknown): unknown =>
  key === 'B' && typeof value === 'string' ? new Uint8Array(Buffer.from(value, 'base64')) : value;

const parsed = (json: string) => JSON.parse(json, json.includes('"B":') ? read : undefined);

/** The SDK gives each transaction a token, so that one that it sends again happens once. */
const tokenFor = (operation: string): object =>
  operation === 'TransactWriteItems' ? { ClientRequestToken: randomUUID() } : {};

/**
 * Has a client write its requests and read its answers as the JSON that they are, which the SDK does member by member
 * along its model: another third. The first request of each kind and every refusal take the SDK's own way.
 */
export const speakJson = ({ config }: Pick<DynamoDBDocumentClient, 'config'>): void => {
  const protocol: Protocol = Object(config.protocol);
  const kinds = new Map<string, Request>();
  const own: Protocol = {
    serializeRequest: async (operation, input, context) => {
      const like = kinds.get(operation.name);
      const body = JSON.stringify({ ...tokenFor(operation.name), ...input }, written);
      if (like) return Object.assign(like.clone(), { body });
      const first = await protocol.serializeRequest(operation, input, context);
      kinds.set(operation.name, first.clone());
      return first;
    },
    deserializeResponse: async (operation, context, answer) => {
      const { statusCode: httpStatusCode, body } = answer;
      if (httpStatusCode !== 200) return protocol.deserializeResponse(operation, context, answer);
      return { ...parsed(await text(body)), $metadata: { httpStatusCode } };
    },
  };
  config.protocol = Object.assign(Object.create(protocol), own);
};
