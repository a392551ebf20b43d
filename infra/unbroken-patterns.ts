import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import * as patterns from '../functions/assistant/patterns.ts';

const LAID_OUT = new RegExp(`\\b(?:${Object.keys(patterns).join('|')})\`[^\`]*\``, 'g');

/** A pattern on one line, and the lines that it had behind it: what follows stays on its own, as maps of lines say. */
const unbroken = (written: string): string => {
  const breaks = written.match(/\n/g) ?? [];
  return written.replace(/\n\s*/g, '') + breaks.join('');
};

/** The layout of patterns, which is there to be read, is not shipped; minifying leaves it, as it is in strings. */
export const unbrokenPatterns: Plugin = {
  name: 'unbroken-patterns',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/functions\/assistant\/.*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(LAID_OUT, unbroken),
      loader: 'ts',
    }));
  },
};
