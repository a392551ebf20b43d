import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Lets our own function draw the icon library's icons. */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/')
      ? resolve(import.meta.dirname, 'web/ui/icon-of.ts')
      : null,
});
