import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { languageOf } from '../shared/domain/language.ts';
import type { Operator } from '../shared/domain/operator.ts';
import { filledPage } from '../shared/domain/page-marks.ts';
import { screenFile } from '../shared/domain/screen-files.ts';
import { endCompressed } from './compressed.ts';
import type { Handler } from './listener.ts';
import type { Origins } from './origins.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const FRESH = 'no-cache';

/** The application's headers, as CloudFront's policy sets them. */
const appHeaders = ({ origin, pages }: Origins) => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src 'self'${pages === origin ? '' : ` ${pages}`}`,
    "font-src 'self'",
    "img-src 'self' https: data:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ].join('; '),
});

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** Built files by the path under which they are asked for. */
export type BuiltFiles = ReadonlyMap<string, Buffer>;

const filesUnder = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
};

/**
 * Reads the files of some folders into memory; for the same path the first folder wins. A running product keeps serving
 * what it has read, since the next build removes the hashed files that its pages refer to. Rejects when a file cannot
 * be read.
 */
export const readBuiltFiles = async (folders: readonly string[]): Promise<BuiltFiles> => {
  const files = new Map<string, Buffer>();
  for (const folder of folders)
    for (const file of await filesUnder(folder)) {
      const path = `/${relative(folder, file).replaceAll(sep, '/')}`;
      if (!files.has(path)) files.set(path, await readFile(file));
    }
  return files;
};

const isScreen = (path: string): boolean => extname(path) === '';

/** The language of `?lang`, else of the browser, as the edge reads it. */
const languageAsked = (url: URL, request: IncomingMessage) =>
  languageOf(url.searchParams.get('lang') ?? request.headers['accept-language']);

const headersOf = (file: string, pathname: string, origins: Origins) => ({
  ...SECURITY_HEADERS,
  ...(extname(file) === '.html' ? appHeaders(origins) : {}),
  'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
  'cache-control': pathname.startsWith('/assets/') ? IMMUTABLE : FRESH,
});

/**
 * The built files of the web application, the public page and the widget, as the bucket serves them: a path without a
 * dot is a screen of the application, whose pages are told the product's origin and its operator; hashed files never
 * change.
 */
export const createStaticFiles =
  (files: BuiltFiles, origins: Origins, operator: Operator): Handler =>
  async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { pathname } = url;
    const path = isScreen(pathname)
      ? screenFile(pathname, languageAsked(url, request))
      : decodeURIComponent(pathname);
    const bytes = files.get(path);
    if (!bytes) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    const isPage = extname(path) === '.html';
    const served = isPage ? Buffer.from(filledPage(String(bytes), origins.origin, operator)) : bytes;
    endCompressed(request, response, 200, headersOf(path, pathname, origins), served);
  };
