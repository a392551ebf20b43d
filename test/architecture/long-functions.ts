import { readFileSync } from 'node:fs';
import { isNode, isObject, parsed } from './parsed.ts';

/** A function longer than reads at once. */
export interface LongFunction {
  /** File, first line and name: `infra/stage.ts:12 stageNamed`. */
  readonly place: string;
  readonly lines: number;
}

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'Constructor',
  'ClassMethod',
  'PrivateMethod',
  'MethodProperty',
  'GetterProperty',
  'SetterProperty',
]);

/** The name in a part's `identifier`, `id` or `key`; undefined for one that names nothing. */
const nameIn = ({ identifier, id, key }: Readonly<Record<string, unknown>>): string | undefined => {
  const named = [identifier, id, key].find(isObject);
  return typeof named?.value === 'string' ? named.value : undefined;
};

/** The functions of a text that are longer than `most` lines; an inner one's lines are among its outer one's. */
export const longFunctionsOf = (file: string, text: string, most: number): readonly LongFunction[] => {
  const bytes = Buffer.from(text);
  if (text.split('\n').length <= most) return [];
  const { ast, base } = parsed(bytes, file.endsWith('x'));
  const linesIn = (from: number, to: number): number =>
    bytes.subarray(from, to).toString().split('\n').length;
  const long: LongFunction[] = [];
  const visit = (value: unknown, around: string): void => {
    if (!isObject(value)) return;
    const name = nameIn(value) ?? around;
    if (isNode(value) && FUNCTIONS.has(value.type)) {
      const [from, to] = [value.span.start - base, value.span.end - base];
      const lines = linesIn(from, to);
      if (lines > most) long.push({ place: `${file}:${linesIn(0, from)} ${name}`, lines });
    }
    for (const held of Object.values(value)) visit(held, name);
  };
  visit(ast, 'the module');
  return long;
};

export const longFunctionsIn = (files: readonly string[], most: number): readonly LongFunction[] =>
  files.flatMap((file) => longFunctionsOf(file, readFileSync(file, 'utf8'), most));
