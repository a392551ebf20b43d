import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { leanIcons } from './vite.icons.ts';
import { leanRouter } from './vite.router.ts';

const backend = process.env.COMPTOIR_BACKEND ?? 'http://localhost:3000';
const proxied = [
  '/v1',
  '/public',
  '/config.json',
  '/site',
  '/embed',
  '/widget.js',
  '/rdv',
  '/attente',
  '/identity',
  '/__local',
];

/** Where builds go. */
const dist = resolve(import.meta.dirname, process.env.COMPTOIR_DIST ?? 'dist');

/** The service worker and what asks for the landing page's script stand alone. */
const isOfPages = (id: string): boolean => !/\/service-worker\/|\/after-pictures\.ts$/.test(id);

const client: UserConfig = {
  publicDir: resolve(import.meta.dirname, 'web/public'),
  build: {
    outDir: resolve(dist, 'web'),
    emptyOutDir: true,
    manifest: true,
    // The content security policy allows neither data: fonts nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: resolve(import.meta.dirname, 'web/app/index.html'),
        'after-pictures': resolve(import.meta.dirname, 'web/lib/after-pictures.ts'),
        'service-worker': resolve(import.meta.dirname, 'web/service-worker/service-worker.ts'),
      },
      output: {
        // A service worker keeps its address, at the root: it may be in charge of what is below its own folder only.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        // What every page loads is one file: it compresses best. The service worker is a file of its own.
        codeSplitting: { groups: [{ name: 'app', tags: ['$initial'], test: isOfPages }] },
      },
    },
  },
};

const prerenderer: UserConfig = {
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: resolve(dist, 'app-server'),
    emptyOutDir: true,
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'web/app/prerender.tsx'),
      output: { entryFileNames: 'prerender.js' },
    },
  },
};

/**
 * The application: landing, accounts, onboarding and dashboard; with `--ssr` the renderer of its first screens. Public
 * pages and the widget have builds of their own.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: resolve(import.meta.dirname, 'web/app'),
  base: '/',
  plugins: [leanIcons(), leanRouter(), react(), tailwindcss()],
  // The identity library's `buffer` expects Node's global object.
  define: { global: 'globalThis' },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, backend])) },
  ...(isSsrBuild ? prerenderer : client),
}));
