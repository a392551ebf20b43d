import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** The loader for other people's sites: one classic script with a fixed name, no framework. */
export default defineConfig({
  root: resolve(import.meta.dirname, 'web/widget'),
  publicDir: false,
  build: {
    outDir: resolve(import.meta.dirname, process.env.COMPTOIR_DIST ?? 'dist', 'widget'),
    emptyOutDir: true,
    lib: {
      entry: resolve(import.meta.dirname, 'web/widget/widget.ts'),
      formats: ['iife'],
      name: 'ComptoirWidget',
      fileName: () => 'widget.js',
    },
  },
});
