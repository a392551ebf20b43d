import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import type { TenantId } from '../../../shared/domain/ids.ts';
import {
  INCOMING_FOLDER,
  isPictureType,
  MAX_PICTURE_BYTES,
  MEDIA_FOLDER,
  PICTURE_CACHING,
  UPLOAD_SECONDS,
} from '../../../shared/domain/pictures.ts';
import { AppError } from '../../kernel/app-error.ts';
import { clientConfig } from '../../kernel/aws-client.ts';
import type { Settings } from '../../kernel/http/settings.ts';
import { MOST_ATTEMPTS } from '../../kernel/table/sdk-retry.ts';
import type { Incoming, PictureFiles, PlannedUpload } from './picture-files.ts';

type Bucket = NonNullable<Settings['pictures']>;

const TIMEOUTS = { requestMs: 3000 };

/** Read when a picture is first asked for: no start of a function, and no test of another, waits for it. */
const sdk = () => import('@aws-sdk/client-s3');

const openClient = async (bucket: Bucket): Promise<S3Client> => {
  const { S3Client } = await sdk();
  return new S3Client({
    ...clientConfig(bucket, TIMEOUTS),
    maxAttempts: MOST_ATTEMPTS,
    // A checksum of bytes that a browser is still to send would be signed as one of none.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    forcePathStyle: bucket.endpoint !== undefined,
  });
};

/** Connections outlive one call: files that are opened again for the same settings get the same client. */
const clients = new WeakMap<Bucket, Promise<S3Client>>();

const clientOf = (bucket: Bucket): Promise<S3Client> => {
  const client = clients.get(bucket) ?? openClient(bucket);
  clients.set(bucket, client);
  return client;
};

const incomingKey = (tenantId: TenantId, uploadId: string): string =>
  `${INCOMING_FOLDER}${tenantId}/${uploadId}`;

const busyUnlessAnswered = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (cause) {
    throw new AppError('busy', { retryAfterSec: 1, cause });
  }
};

const unlessMissing = (error: unknown): undefined => {
  if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
  throw error;
};

/** An upload that is no larger than it may be; one byte more was asked for, to tell. */
const readWhole = async ({ Body, ContentType }: GetObjectCommandOutput): Promise<Incoming | undefined> => {
  const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
  if (!isPictureType(ContentType) || bytes.length > MAX_PICTURE_BYTES) return undefined;
  return { bytes, type: ContentType };
};

const uploadUrl = async (bucket: Bucket, upload: PlannedUpload): Promise<string> => {
  const [{ PutObjectCommand }, { getSignedUrl }] = await Promise.all([
    sdk(),
    import('@aws-sdk/s3-request-presigner'),
  ]);
  const { tenantId, uploadId, type, bytes, now } = upload;
  const command = new PutObjectCommand({
    Bucket: bucket.name,
    Key: incomingKey(tenantId, uploadId),
    ContentType: type,
    ContentLength: bytes,
  });
  return getSignedUrl(await clientOf(bucket), command, {
    expiresIn: UPLOAD_SECONDS,
    signingDate: new Date(now),
    // The SDK leaves both open unless told: anything could then be put there, at any length.
    signableHeaders: new Set(['host', 'content-type', 'content-length']),
  });
};

/** The files in the settings' bucket: the only client of S3. Without a bucket nothing can be uploaded or deleted. */
export const filesIn = ({ pictures }: Pick<Settings, 'pictures'>): PictureFiles => {
  const bucket = (): Bucket => {
    if (!pictures) throw new Error('No bucket of pictures was given.');
    return pictures;
  };
  const sent = <T>(send: (client: S3Client, Bucket: string) => Promise<T>): Promise<T> => {
    const given = bucket();
    return busyUnlessAnswered(async () => send(await clientOf(given), given.name));
  };
  const deleted = (Key: string): Promise<void> =>
    sent(async (client, Bucket) => {
      const { DeleteObjectCommand } = await sdk();
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    });
  return {
    uploadUrl: (upload) => uploadUrl(bucket(), upload),
    incoming: (tenantId, uploadId) =>
      sent(async (client, Bucket) => {
        const { GetObjectCommand } = await sdk();
        const Key = incomingKey(tenantId, uploadId);
        const Range = `bytes=0-${MAX_PICTURE_BYTES}`;
        const asked = new GetObjectCommand({ Bucket, Key, Range });
        const answer = await client.send(asked).catch(unlessMissing);
        return answer && readWhole(answer);
      }),
    forgetIncoming: (tenantId, uploadId) => deleted(incomingKey(tenantId, uploadId)),
    keep: (file, bytes, type) =>
      sent(async (client, Bucket) => {
        const { PutObjectCommand } = await sdk();
        const Key = `${MEDIA_FOLDER}${file}`;
        const CacheControl = PICTURE_CACHING;
        await client.send(
          new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: type, CacheControl }),
        );
      }),
    remove: (file) => deleted(`${MEDIA_FOLDER}${file}`),
  };
};
