import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Manifest, type ManifestChunk, type Plugin, type UserConfig } from 'vite';
import { leanIcons } from './vite.icons.ts';

/** Where builds go; tests build into a folder of their own. */
const dist = resolve(import.meta.dirname, process.env.COMPTOIR_DIST ?? 'dist');
const clientOut = resolve(dist, 'site');

const ASSETS = 'virtual:site-assets';
/** The script of each kind of page. */
const SCRIPTS = { site: 'clients/site.tsx', embed: 'clients/embed.tsx', manage: 'clients/manage.tsx' };
const AFTER_PICTURES = '../lib/after-pictures.ts';
const SHEET = 'site.css';

const builtChunk = (manifest: Manifest, entry: string): ManifestChunk => {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`The client build has no ${entry}; run it before the server's.`);
  return chunk;
};

/** The chunks that one imports, and those that they import. */
const importsOf = (manifest: Manifest, entry: string): readonly string[] => [
  ...new Set(
    (builtChunk(manifest, entry).imports ?? []).flatMap((name) => [name, ...importsOf(manifest, name)]),
  ),
];

const addressOf = (manifest: Manifest, name: string): string => `/${builtChunk(manifest, name).file}`;

const scriptOf = (manifest: Manifest, entry: string) => ({
  entry: addressOf(manifest, entry),
  imports: importsOf(manifest, entry).map((name) => addressOf(manifest, name)),
});

/** Gives the renderer what the client build made: its style sheet as text, and the addresses of its scripts. */
const siteAssets = (): Plugin => ({
  name: 'site-assets',
  resolveId: (id) => (id === ASSETS ? `\0${ASSETS}` : null),
  load: (id) => {
    if (id !== `\0${ASSETS}`) return null;
    const manifest: Manifest = JSON.parse(readFileSync(resolve(clientOut, '.vite/manifest.json'), 'utf8'));
    const css = readFileSync(resolve(clientOut, builtChunk(manifest, SHEET).file), 'utf8').trim();
    const scripts = Object.fromEntries(
      Object.entries(SCRIPTS).map(([kind, entry]) => [kind, scriptOf(manifest, entry)]),
    );
    const afterPictures = addressOf(manifest, AFTER_PICTURES);
    return `export default ${JSON.stringify({ css, scripts, afterPictures })};`;
  },
});

/** Loads a chunk as it is: all that it imports is there before, and Vite's own way to ask for that is 400 bytes. */
const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
});

const LATER = '\0later';

/** Keeps out of the renderer what the browser loads when it is wanted: it is never rendered on the server. */
const withoutLater = (): Plugin => ({
  name: 'without-later',
  resolveDynamicImport: () => LATER,
  load: (id) => (id === LATER ? 'export {};' : null),
});

const LATE =
  /(features\/chat\/(cards|booking-card|calendar-file|use-in-page-language|basket-choices|offer-lines|offer-texts|part-lines|several-card)|public-api\/basket-offers|domain\/money)\.tsx?$/;

/**
 * Not what the form and the chat need once something is booked, or of several appointments: it is loaded when there are
 * any, by whichever is first.
 */
const atOnce = (id: string): boolean => !LATE.test(id);

const client: UserConfig = {
  plugins: [plainImports(), leanIcons(), react(), tailwindcss()],
  build: {
    outDir: clientOut,
    emptyOutDir: true,
    manifest: true,
    assetsDir: 'assets/site',
    // The content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    // The renderer names what a page preloads.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [...Object.values(SCRIPTS), AFTER_PICTURES, SHEET].map((name) =>
        resolve(import.meta.dirname, 'web/site', name),
      ),
      // What several pages take is one file: it compresses best, and a visitor's next page has it.
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2, test: atOnce }] } },
    },
  },
};

/** React's package loads the renderer of streams beside the one of whole pages, which alone is used: 90 KB less. */
const WHOLE_PAGES = 'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js';

const server: UserConfig = {
  plugins: [leanIcons(), withoutLater(), react(), siteAssets()],
  resolve: { alias: { 'react-dom/server': resolve(import.meta.dirname, WHOLE_PAGES) } },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: resolve(dist, 'site-server'),
    emptyOutDir: true,
    minify: true,
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'web/site/render.tsx'),
      output: { entryFileNames: 'render.js', codeSplitting: false },
    },
  },
};

/** Public page, embed and manage page: first the client, then (`--ssr`) the renderer that knows the client's files. */
export default defineConfig(({ isSsrBuild }) => ({
  root: resolve(import.meta.dirname, 'web/site'),
  publicDir: false,
  base: '/',
  // Otherwise React's development build is bundled beside the other one.
  define: { 'process.env.NODE_ENV': '"production"' },
  ...(isSsrBuild ? server : client),
}));
