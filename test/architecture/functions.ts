import { isNode, isObject, type Node, parsed } from './parsed.ts';

/** A function of a text, or the type of one. */
export interface FoundFunction {
  /** File, first line and name: `infra/stage.ts:12 stageNamed`. */
  readonly place: string;
  readonly lines: number;
  readonly node: Node;
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
  'TsFunctionType',
  'TsConstructorType',
  'TsMethodSignature',
  'TsCallSignatureDeclaration',
  'TsConstructSignatureDeclaration',
]);

/** The name in a part's `identifier`, `id` or `key`; undefined for one that names nothing. */
const nameIn = ({ identifier, id, key }: Readonly<Record<string, unknown>>): string | undefined => {
  const named = [identifier, id, key].find(isObject);
  return typeof named?.value === 'string' ? named.value : undefined;
};

/** Every function of a text, an outer one before its inner ones; one without a name has that of what is around it. */
export const functionsOf = (file: string, text: string): readonly FoundFunction[] => {
  const bytes = Buffer.from(text);
  const { ast, base } = parsed(bytes, file.endsWith('x'));
  const linesIn = (from: number, to: number): number =>
    bytes.subarray(from, to).toString().split('\n').length;
  const found: FoundFunction[] = [];
  const visit = (value: unknown, around: string): void => {
    if (!isObject(value)) return;
    const name = nameIn(value) ?? around;
    if (isNode(value) && FUNCTIONS.has(value.type)) {
      const [from, to] = [value.span.start - base, value.span.end - base];
      found.push({ place: `${file}:${linesIn(0, from)} ${name}`, lines: linesIn(from, to), node: value });
    }
    for (const held of Object.values(value)) visit(held, name);
  };
  visit(ast, 'the module');
  return found;
};
