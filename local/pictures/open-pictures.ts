import { join } from 'node:path';
import type { Settings } from '../../functions/kernel/http/settings.ts';
import type { Handler, Listener } from '../listener.ts';
import { type BucketFolder, openBucketFolder } from './bucket-folder.ts';
import { s3Handler } from './s3-api.ts';
import { serveMedia } from './serve-media.ts';

/** Path under which the bucket stands in for S3. */
export const S3_PATH = '/__local/s3';

const BUCKET = 'pictures';

/** Any will do, as long as both sides have the same. */
const CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' };

export interface PicturesParts {
  /** Folder in which the bucket lies. */
  readonly dataDir: string;
  /** The product's clock, by which presigned addresses expire. */
  readonly clock: () => number;
  /** Whether pages of an origin may upload. */
  readonly admits: (origin: string) => boolean;
}

export interface LocalPictures {
  readonly folder: BucketFolder;
  /** Answers S3's requests below `S3_PATH`. */
  readonly s3: Handler;
  /** Answers `/media/`, as CloudFront does. */
  readonly media: Listener;
  /** What the product's client of S3 is pointed at, under one of the product's own origins. */
  readonly settingsAt: (origin: string) => NonNullable<Settings['pictures']>;
}

/** The bucket of pictures on this machine: S3's requests, CloudFront's answers, and a folder on the disk. */
export const openPictures = ({ dataDir, clock, admits }: PicturesParts): LocalPictures => {
  const folder = openBucketFolder(join(dataDir, BUCKET));
  return {
    folder,
    s3: s3Handler({
      folder,
      root: `${S3_PATH}/${BUCKET}/`,
      region: 'local',
      credentials: CREDENTIALS,
      clocks: { product: clock, machine: Date.now },
      admits,
    }),
    media: serveMedia(folder),
    settingsAt: (origin) => ({ name: BUCKET, endpoint: `${origin}${S3_PATH}`, credentials: CREDENTIALS }),
  };
};
