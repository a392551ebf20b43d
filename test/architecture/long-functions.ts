import { readFileSync } from 'node:fs';
import { type FoundFunction, functionsOf } from './functions.ts';

/** A function longer than reads at once. */
export type LongFunction = Pick<FoundFunction, 'place' | 'lines'>;

/** The functions of a text that are longer than `most` lines; an inner one's lines are among its outer one's. */
export const longFunctionsOf = (file: string, text: string, most: number): readonly LongFunction[] =>
  text.split('\n').length <= most
    ? []
    : functionsOf(file, text)
        .filter(({ lines }) => lines > most)
        .map(({ place, lines }) => ({ place, lines }));

export const longFunctionsIn = (files: readonly string[], most: number): readonly LongFunction[] =>
  files.flatMap((file) => longFunctionsOf(file, readFileSync(file, 'utf8'), most));
