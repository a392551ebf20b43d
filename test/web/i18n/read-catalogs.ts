import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const WEB = join(ROOT, 'web');

/** The files of texts in the web folder, from there. */
export const textFiles: readonly string[] = readdirSync(WEB, { recursive: true })
  .map(String)
  .filter((file) => /texts\.ts$/.test(file) && !file.startsWith('i18n'))
  .sort();

/** Every word of the code that says texts, or names what they are chosen by. */
export const wordsOfCode = (): ReadonlySet<string> =>
  new Set(
    ['web', 'shared']
      .flatMap((folder) =>
        readdirSync(join(ROOT, folder), { recursive: true }).map((file) => join(folder, String(file))),
      )
      .filter((file) => /\.tsx?$/.test(file) && !/texts\.ts$/.test(file))
      .flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(/[\w-]+/g) ?? []),
  );

/** One text of a catalogue in both languages; a phrase is said with made-up words. */
export interface Pair {
  readonly at: string;
  readonly fr: string;
  readonly en: string;
}

type Leaf = readonly [string, string];

const leavesOf = (value: unknown, at: string): readonly Leaf[] => {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function') return [[at, String(value('X', 'Y', 'Z'))]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, `${at}.${key}`));
};

const isCatalog = (value: unknown): value is { fr: unknown; en: unknown } =>
  typeof value === 'object' && value !== null && 'fr' in value && 'en' in value;

/** All texts of a file. Throws where the languages do not have the same ones. */
export const pairsOf = async (file: string): Promise<readonly Pair[]> => {
  const exported: Record<string, unknown> = await import(join(WEB, file));
  return Object.entries(exported).flatMap(([name, catalog]) => {
    if (!isCatalog(catalog)) return [];
    const english = new Map(leavesOf(catalog.en, name));
    return leavesOf(catalog.fr, name).map(([at, fr]) => {
      const en = english.get(at);
      if (en === undefined) throw new Error(`${file}: ${at} is not there in English.`);
      return { at, fr, en };
    });
  });
};
