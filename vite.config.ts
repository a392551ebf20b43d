import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const backend = process.env.COMPTOIR_BACKEND ?? 'http://localhost:3000';
const proxied = [
  '/v1',
  '/public',
  '/config.json',
  '/site',
  '/embed',
  '/widget.js',
  '/rdv',
  '/identity',
  '/__local',
];

/** The application: landing, accounts, onboarding and dashboard. Public pages and the widget have builds of their own. */
export default defineConfig({
  root: resolve(import.meta.dirname, 'web/app'),
  publicDir: resolve(import.meta.dirname, 'web/public'),
  base: '/',
  plugins: [react(), tailwindcss()],
  // The identity library's `buffer` expects Node's global object.
  define: { global: 'globalThis' },
  build: {
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    manifest: true,
    // The content security policy allows neither data: fonts nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, backend])) },
});
