import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const FRESH = 'no-cache';

/** The application's headers, as CloudFront's policy sets them. */
const APP_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' https: data:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types comptoir-data',
  ].join('; '),
};

export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

const fileUnder = async (folders: readonly string[], path: string): Promise<string | undefined> => {
  for (const folder of folders) {
    const file = join(folder, normalize(path));
    if (!file.startsWith(folder)) continue;
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile()) return file;
  }
  return undefined;
};

const isPage = (path: string): boolean => extname(path) === '';

/**
 * The built files of the web application, the public page and the widget, as the bucket serves them: a path
 * without a dot is the application's own page, hashed files never change.
 */
export const createStaticFiles =
  (folders: readonly string[], appFolder: string) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = isPage(pathname)
      ? join(appFolder, 'index.html')
      : await fileUnder(folders, decodeURIComponent(pathname));
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    response.writeHead(200, {
      ...SECURITY_HEADERS,
      ...(extname(file) === '.html' ? APP_HEADERS : {}),
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': pathname.startsWith('/assets/') ? IMMUTABLE : FRESH,
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  };
