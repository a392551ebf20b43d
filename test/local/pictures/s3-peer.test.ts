import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { APP_ORIGIN, openTestPictures, type TestPictures } from '../../support/pictures.ts';

let peer: TestPictures;
let now = Date.now();
beforeAll(async () => {
  peer = await openTestPictures(() => now);
});
afterAll(() => peer.stop());

const clientOf = (credentials = { accessKeyId: 'local', secretAccessKey: 'local' }, region = 'local') =>
  new S3Client({
    ...{ endpoint: peer.settings.endpoint ?? '', region, credentials },
    ...{ forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' },
  });

const Key = 'media/abc.webp';
const Bucket = 'pictures';

const addressFor = (bytes: number, type = 'image/webp', key = 'incoming/t/1') =>
  getSignedUrl(
    clientOf(),
    new PutObjectCommand({ Bucket, Key: key, ContentType: type, ContentLength: bytes }),
    {
      expiresIn: 300,
      signingDate: new Date(now),
      signableHeaders: new Set(['host', 'content-type', 'content-length']),
    },
  );

const put = async (url: string, bytes: number, headers: Readonly<Record<string, string>> = {}) => {
  const body = new Uint8Array(bytes);
  const answer = await fetch(url, {
    method: 'PUT',
    body,
    headers: { 'content-type': 'image/webp', ...headers },
  });
  return [answer.status, /<Code>(\w+)</.exec(await answer.text())?.[1]];
};

describe('the SDK’s own client', () => {
  test('puts, gets and deletes an object, whose type and caching are kept', async () => {
    const client = clientOf();
    await client.send(
      new PutObjectCommand({
        Bucket,
        Key,
        Body: Buffer.from('bytes'),
        ContentType: 'image/webp',
        CacheControl: 'max-age=1',
      }),
    );
    const { Body, ContentType, CacheControl, ContentLength } = await client.send(
      new GetObjectCommand({ Bucket, Key }),
    );
    expect([await Body?.transformToString(), ContentType, CacheControl, ContentLength]).toEqual([
      'bytes',
      'image/webp',
      'max-age=1',
      5,
    ]);
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
    await expect(client.send(new GetObjectCommand({ Bucket, Key }))).rejects.toMatchObject({
      name: 'NoSuchKey',
    });
  });

  test.each([
    ['another secret', { accessKeyId: 'local', secretAccessKey: 'other' }, 'local', 'SignatureDoesNotMatch'],
    ['another key', { accessKeyId: 'other', secretAccessKey: 'local' }, 'local', 'InvalidAccessKeyId'],
    [
      'another region',
      { accessKeyId: 'local', secretAccessKey: 'local' },
      'ca-central-1',
      'SignatureDoesNotMatch',
    ],
  ])('with %s is refused', async (_, credentials, region, name) => {
    const asked = clientOf(credentials, region).send(new GetObjectCommand({ Bucket, Key }));
    await expect(asked).rejects.toMatchObject({ name });
  });

  test('is refused where a byte was changed on the way', async () => {
    const client = clientOf();
    client.middlewareStack.add(
      (next) => (args) => {
        Object.assign(Object(args.request), { body: Buffer.from('other') });
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low' },
    );
    const sent = client.send(new PutObjectCommand({ Bucket, Key, Body: Buffer.from('bytes') }));
    await expect(sent).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });
  });
});

describe('a presigned address', () => {
  test('takes exactly the type and length that were told', async () => {
    expect(await put(await addressFor(100), 100)).toEqual([200, undefined]);
    expect(await put(await addressFor(100), 101)).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await put(await addressFor(100), 99)).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await put(await addressFor(100), 100, { 'content-type': 'text/html' })).toEqual([
      403,
      'SignatureDoesNotMatch',
    ]);
  });

  test('is of one object and one method', async () => {
    const url = await addressFor(100);
    expect(await put(url.replace('/t/1', '/t/2'), 100)).toEqual([403, 'SignatureDoesNotMatch']);
    expect((await fetch(url)).status).toBe(403);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
  });

  test('does not let headers in that nobody signed, nor a longer life', async () => {
    const url = await addressFor(100);
    expect(await put(url, 100, { 'x-amz-acl': 'public-read' })).toEqual([403, 'AccessDenied']);
    expect(await put(url.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000'), 100)).toEqual([
      403,
      'SignatureDoesNotMatch',
    ]);
  });

  test('ends after five minutes', async () => {
    const url = await addressFor(100);
    now += 299_000;
    expect(await put(url, 100)).toEqual([200, undefined]);
    now += 2000;
    expect(await put(url, 100)).toEqual([403, 'AccessDenied']);
  });
});

test('nothing is answered without a signature', async () => {
  const url = `${peer.settings.endpoint}/pictures/media/abc.webp`;
  expect(await put(url, 1)).toEqual([403, 'AccessDenied']);
  expect((await fetch(url)).status).toBe(403);
});

describe('a browser’s question before it uploads', () => {
  const ask = async (origin: string, method = 'PUT', headers = 'content-type') => {
    const answer = await fetch(await addressFor(1), {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': headers },
    });
    return [answer.status, answer.headers.get('access-control-allow-origin')];
  };

  test('is answered yes for the product’s own pages, and no for any other', async () => {
    expect(await ask(APP_ORIGIN)).toEqual([200, APP_ORIGIN]);
    expect(await ask('https://evil.example')).toEqual([403, null]);
    expect(await ask(APP_ORIGIN, 'DELETE')).toEqual([403, null]);
    expect(await ask(APP_ORIGIN, 'PUT', 'content-type,x-amz-acl')).toEqual([403, null]);
  });
});

test('an upload that nobody saved is served to nobody', async () => {
  await put(await addressFor(10, 'image/webp', 'incoming/t/secret'), 10);
  for (const path of ['/media/../incoming/t/secret', '/media/%2e%2e/incoming/t/secret', '/incoming/t/secret'])
    expect((await fetch(`${peer.origin}${path}`)).status).not.toBe(200);
});
