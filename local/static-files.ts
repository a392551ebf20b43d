import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { languageOf } from '../shared/domain/language.ts';
import type { Operator } from '../shared/domain/operator.ts';
import { filledPage } from '../shared/domain/page-marks.ts';
import { screenFile } from '../shared/domain/screen-files.ts';
import { endCompressed } from './compressed.ts';
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
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
});

export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** What the file system says of a path at which there is no file, or that cannot be one's. */
const NO_FILE = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']);

/** By shape, not by class: under jest the file system's errors come from another realm. */
const noFile = (error: unknown): undefined => {
  if (typeof error === 'object' && error !== null && 'code' in error && NO_FILE.has(String(error.code)))
    return undefined;
  throw error;
};

const fileUnder = async (folders: readonly string[], path: string): Promise<string | undefined> => {
  for (const folder of folders) {
    const file = join(folder, normalize(path));
    if (!file.startsWith(folder)) continue;
    const found = await stat(file).catch(noFile);
    if (found?.isFile()) return file;
  }
  return undefined;
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
 * The built files of the web application, the public page and the widget in `folders`, as the bucket serves them: a
 * path without a dot is a screen of the application in `appFolder`, whose pages are told the product's origin and its
 * operator; hashed files never change.
 */
export const createStaticFiles =
  (folders: readonly string[], appFolder: string, origins: Origins, operator: Operator) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { pathname } = url;
    const file = isScreen(pathname)
      ? join(appFolder, screenFile(pathname, languageAsked(url, request)))
      : await fileUnder(folders, decodeURIComponent(pathname));
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    const bytes = await readFile(file);
    const isPage = extname(file) === '.html';
    const served = isPage ? Buffer.from(filledPage(String(bytes), origins.origin, operator)) : bytes;
    endCompressed(request, response, 200, headersOf(file, pathname, origins), served);
  };
