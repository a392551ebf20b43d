import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sources } from './imports.ts';

const VALUE = /^export (?:async )?(?:const|let|function|class) (\w+)/gm;
const TYPE = /^export (?:interface|type) (\w+)/gm;
const LISTED = /^(?:import|export) (?:type )?(?:\w+, )?\{([^}]*)\} from '([^']+)'/gm;
/** A type that is taken where it is used: `import('./a.ts').A`. */
const INLINE = /\bimport\('([^']+)'\)\.(\w+)/g;
/** Whoever takes a file as a whole may use all of its values. */
const WHOLE =
  /^(?:import|export) (?:type )?\*(?: as \w+)? from '([^']+)'|\bimport\(\s*['"`]([^'"`]+)['"`]\s*\)/gm;

const lookedUp = (file: string, named: string): string =>
  named.startsWith('.') ? relative('.', join(dirname(file), named)) : named;

/** A name as its own file has it: `type A as B` is `A`. */
const ownNames = (list: string): readonly string[] =>
  list.split(',').map((name) =>
    name
      .trim()
      .replace(/^type /, '')
      .replace(/ as .*$/, ''),
  );

/** What a file takes of others, as `file: name`, and files that it takes as a whole. */
const takenBy = (file: string, text: string): readonly string[] => [
  ...[...text.matchAll(LISTED)].flatMap(([, list = '', from = '']) =>
    ownNames(list).map((name) => `${lookedUp(file, from)}: ${name}`),
  ),
  ...[...text.matchAll(INLINE)].map(([, from = '', name = '']) => `${lookedUp(file, from)}: ${name}`),
  ...[...text.matchAll(WHOLE)].map(([, whole, dynamic]) => lookedUp(file, whole ?? dynamic ?? '')),
];

const namesIn = (text: string, declared: RegExp): readonly string[] =>
  [...text.matchAll(declared)].map(([, name = '']) => name);

/** A type may be exported for those who call what is made with it, so long as its own file uses it. */
const unusedTypes = (text: string): readonly string[] =>
  namesIn(text, TYPE).filter((name) => [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length === 1);

/** Every value and unused type below these folders that no other file there takes, as `file: name`. */
export const untakenExports = (folders: readonly string[]): readonly string[] => {
  const texts = folders.flatMap(sources).map((file) => [file, readFileSync(file, 'utf8')] as const);
  const taken = new Set(texts.flatMap(([file, text]) => takenBy(file, text)));
  return texts
    .flatMap(([file, text]) => {
      const values = taken.has(file) ? [] : namesIn(text, VALUE);
      return [...values, ...unusedTypes(text)].map((name) => `${file}: ${name}`);
    })
    .filter((one) => !taken.has(one));
};
