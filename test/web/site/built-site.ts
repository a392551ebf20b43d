import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { DIST } from '../../../local/built-folder.ts';
import type { Renderer } from '../../../web/site/renderer-type.ts';

export interface BuiltSite {
  readonly siteDir: string;
  readonly widgetFile: string;
  readonly renderer: Renderer;
}

/** The public page and the loader as they ship, built once for the whole run by its global setup. */
export const readBuiltSite = async (): Promise<BuiltSite> => {
  const renderer: Renderer = await import(join(DIST.path, 'site-server/render.js'));
  return { siteDir: join(DIST.path, 'site'), widgetFile: join(DIST.path, 'widget/widget.js'), renderer };
};

/** Bytes of a file as brotli at its best. */
export const brotliSize = (file: string): number =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The files with an ending in a folder. */
export const builtFiles = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
