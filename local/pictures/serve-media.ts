import { MEDIA_FOLDER } from '../../shared/domain/pictures.ts';
import type { Listener } from '../listener.ts';
import type { BucketFolder } from './bucket-folder.ts';

const FILE = new RegExp(`^/${MEDIA_FOLDER}([0-9a-z]+\\.[a-z]+)$`);

/** What CloudFront's policy for pages adds to every file. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

/** Serves pictures as CloudFront does: what lies in the bucket's public folder, and nothing else of it. */
export const serveMedia =
  (folder: Pick<BucketFolder, 'read'>): Listener =>
  async ({ method = 'GET', url = '/' }, response) => {
    if (!url.startsWith(`/${MEDIA_FOLDER}`) || (method !== 'GET' && method !== 'HEAD')) return false;
    const [, file] = FILE.exec(url.split('?')[0] ?? '') ?? [];
    const object = file && (await folder.read(`${MEDIA_FOLDER}${file}`));
    if (!object) {
      response.writeHead(404, HEADERS).end();
      return true;
    }
    const { bytes, type, caching } = object;
    response
      .writeHead(200, {
        ...HEADERS,
        'content-type': type,
        'content-length': bytes.length,
        'cache-control': caching,
      })
      .end(method === 'HEAD' ? undefined : bytes);
    return true;
  };
