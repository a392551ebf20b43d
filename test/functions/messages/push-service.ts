import { createPublicKey, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import { createSend, type Send } from '../../../functions/kernel/outbound/send-gateway.ts';
import { type BrowserKeys, decrypted, PUSH_HOST } from '../../support/subscribed-browser.ts';
import { certificateFor } from '../resources/webhooks/certificate.ts';

/** A message as a push service takes it, which cannot read it. */
export interface PushReceived {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushService {
  readonly received: readonly PushReceived[];
  /** From now on each message is answered so; 201 at first. */
  answerWith(status: number): void;
  /** Sends as production does, save that the service's name and port lead to this machine. */
  readonly send: Send;
  close(): Promise<void>;
}

/** A push service under the name and certificate of a known one. */
export const openPushService = async (): Promise<PushService> => {
  const received: PushReceived[] = [];
  let status = 201;
  const certificate = certificateFor(PUSH_HOST);
  const server = createServer(certificate, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(status, { location: 'https://elsewhere.example/' }).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const call = createSend({
    loopback: false,
    mayReach: (ip) => ip === '127.0.0.1',
    resolve: async () => ['127.0.0.1'],
    ca: certificate.cert,
  });
  return {
    received,
    answerWith: (next) => {
      status = next;
    },
    send: ({ url, ...outgoing }) =>
      call({ ...outgoing, url: url.replace(PUSH_HOST, `${PUSH_HOST}:${port}`) }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};

/** What a message shows, read with its browser's keys. */
export const noticeIn = ({ body }: PushReceived, keys: BrowserKeys): ReturnType<typeof JSON.parse> =>
  JSON.parse(decrypted(body, keys));

const part = (text: string): Buffer => Buffer.from(text, 'base64url');

/** What a message says of its sender, if its signature holds under the key that browsers subscribe with (RFC 8292). */
export const senderOf = ({ headers }: PushReceived, publicKey: string): ReturnType<typeof JSON.parse> => {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error(`Another key: ${headers.authorization}`);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = part(publicKey);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((bytes) => bytes.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: `${x}`, y: `${y}` };
  const signed = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, part(signature)))
    throw new Error('The signature does not hold.');
  return { ...JSON.parse(part(head).toString()), ...JSON.parse(part(claims).toString()) };
};
