import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Renderer } from '../../../web/site/renderer-type.ts';

const root = resolve(__dirname, '../../..');
const vite = join(root, 'node_modules/vite/bin/vite.js');

export interface BuiltSite {
  readonly siteDir: string;
  readonly widgetFile: string;
  readonly renderer: Renderer;
  readonly remove: () => Promise<void>;
}

const build = (dist: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error', ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', COMPTOIR_DIST: dist },
  });

/** Builds the public page and the loader as they ship, into a folder of their own. */
export const buildSite = async (): Promise<BuiltSite> => {
  const dist = await mkdtemp(join(tmpdir(), 'comptoir-site-'));
  await build(dist, '-c', 'vite.site.config.ts');
  await build(dist, '-c', 'vite.site.config.ts', '--ssr');
  await build(dist, '-c', 'vite.widget.config.ts');
  const renderer: Renderer = await import(join(dist, 'site-server/render.js'));
  return {
    siteDir: join(dist, 'site'),
    widgetFile: join(dist, 'widget/widget.js'),
    renderer,
    remove: () => rm(dist, { recursive: true }),
  };
};

/** Bytes of a file as brotli at its best. */
export const brotliSize = (file: string): number =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The files with an ending in a folder. */
export const builtFiles = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
