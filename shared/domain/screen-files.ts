import type { Language } from './language.ts';

/** Screens that the build renders in each language: those that people see without an account. */
export const PRERENDERED = {
  '/': 'landing',
  '/mentions': 'mentions',
  '/confidentialite': 'confidentialite',
} as const;

export type PrerenderedPath = keyof typeof PRERENDERED;

const isPrerendered = (path: string): path is PrerenderedPath => Object.keys(PRERENDERED).includes(path);

export const prerenderedPaths: readonly PrerenderedPath[] = Object.keys(PRERENDERED).filter(isPrerendered);

/** The built file for an address: the screen's own page, else the application's empty one. */
export const screenFile = (path: string, language: Language): string =>
  isPrerendered(path) ? `/prerendered/${PRERENDERED[path]}.${language}.html` : '/index.html';
