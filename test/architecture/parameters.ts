import { readFileSync } from 'node:fs';
import { type FoundFunction, functionsOf } from './functions.ts';
import { isObject, type Node } from './parsed.ts';

/** A function that is given more than whoever reads its call keeps apart. */
export interface WideFunction extends Pick<FoundFunction, 'place'> {
  readonly parameters: number;
}

/** Those of a method are its function's. A pattern is one parameter, whatever it takes apart. */
const parametersOf = ({ params, function: method }: Node): number => {
  const own = isObject(method) ? method.params : params;
  return Array.isArray(own) ? own.length : 0;
};

/** The functions of a text, and the types of such, that have more than `most` parameters. */
export const wideFunctionsOf = (file: string, text: string, most: number): readonly WideFunction[] =>
  functionsOf(file, text)
    .map(({ place, node }) => ({ place, parameters: parametersOf(node) }))
    .filter(({ parameters }) => parameters > most);

export const wideFunctionsIn = (files: readonly string[], most: number): readonly WideFunction[] =>
  files.flatMap((file) => wideFunctionsOf(file, readFileSync(file, 'utf8'), most));
