import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export interface Import {
  /** The importing file, from the project's root. */
  readonly from: string;
  /** A file from the project's root, or a package's name with its path. */
  readonly to: string;
  /** Of types alone: nothing is loaded. */
  readonly isType: boolean;
}

const STATIC = /^(?:import|export)\b[^;'"]*?\bfrom\s+['"]([^'"]+)['"]/gm;
const BARE = /^import\s+['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The source files below a folder, from the project's root. */
export const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const importsOf = (file: string): readonly Import[] => {
  const text = readFileSync(file, 'utf8');
  return [STATIC, BARE, DYNAMIC].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([statement, named = '']) => ({
      from: file,
      isType: /^(import|export) type\b/.test(statement),
      to: named.startsWith('.') ? relative('.', join(dirname(file), named)) : named,
    })),
  );
};

/** Every import statement of the folders, read from their text. */
export const importsUnder = (...folders: readonly string[]): readonly Import[] =>
  folders.flatMap(sources).flatMap(importsOf);

/** Whether an import is of a file of ours. */
export const isOurs = ({ to }: Import): boolean =>
  /^(bin|infra|functions|shared|local|web|test|dist)\//.test(to);

export const told = ({ from, to }: Import): string => `${from} → ${to}`;
