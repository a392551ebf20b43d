import { parseSync } from '@swc/core';
import {
  KNOWN_GLOBALS,
  KNOWN_MEMBERS,
  KNOWN_METHODS,
  KNOWN_SYNTAX,
  MOST_BYTES,
  UNKNOWN_OPERATORS,
} from './known.ts';

/** A node of the syntax tree, or another value in its place; its fields follow from its `type`. */
type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const partOf = (value: unknown): Part => (isPart(value) ? value : {});
const partsOf = (value: unknown): readonly Part[] => (Array.isArray(value) ? value.filter(isPart) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Every node under `part`, itself first. */
function* under(part: Part): Generator<Part> {
  yield part;
  for (const value of Object.values(part)) {
    if (isPart(value)) yield* under(value);
  }
}

const nameIn = (part: unknown): string =>
  partOf(part).type === 'Identifier' ? textOf(partOf(part).value) : '';

/** Names that the script declares: functions, parameters, variables and caught errors. */
const givenIn = (part: Part): readonly string[] => {
  switch (part.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return [nameIn(part.identifier)];
    case 'ArrowFunctionExpression':
      return partsOf(part.params).map(nameIn);
    case 'Parameter':
      return [nameIn(part.pat)];
    case 'RestElement':
      return [nameIn(part.argument)];
    case 'VariableDeclarator':
      return [nameIn(part.id)];
    case 'CatchClause':
      return [nameIn(part.param)];
    default:
      return [];
  }
};

/** Identifiers under `part` that are not references: keys, members, labels. */
const unreferredIn = (part: Part): readonly unknown[] => [
  ...(part.type === 'MemberExpression' ? [part.property] : []),
  ...(part.type === 'KeyValueProperty' ? [part.key] : []),
  ...(part.label ? [part.label] : []),
];

const syntaxFaults = (part: Part): readonly string[] => {
  const { type } = part;
  if (typeof type === 'string' && !KNOWN_SYNTAX.has(type)) return [type];
  const operator = textOf(part.operator);
  return [
    ...(UNKNOWN_OPERATORS.has(operator) ? [operator] : []),
    ...(part.async === true ? ['an async function'] : []),
    ...(part.generator === true ? ['a generator'] : []),
    ...(part.spread && type !== 'RestElement' ? ['a spread'] : []),
    ...(type === 'CatchClause' && !part.param ? ['a catch that names no error'] : []),
    ...(type === 'KeyValueProperty' && partOf(part.key).type === 'Computed' ? ['a computed key'] : []),
    ...(type === 'ObjectExpression' && partsOf(part.properties).some((one) => one.type === 'Identifier')
      ? ['a key without a value']
      : []),
  ];
};

const callFaults = ({ type, callee }: Part): readonly string[] => {
  const { type: called, object, property } = partOf(callee);
  if (type !== 'CallExpression' || called !== 'MemberExpression') return [];
  if (KNOWN_MEMBERS.has(nameIn(object))) return [];
  const name = nameIn(property);
  if (name === '') return ['a call by a computed name'];
  return KNOWN_METHODS.has(name) ? [] : [`.${name}()`];
};

const memberFaults = ({ type, object, property }: Part, given: ReadonlySet<string>): readonly string[] => {
  const [owner, name] = [nameIn(object), nameIn(property)];
  if (type !== 'MemberExpression' || !KNOWN_GLOBALS.has(owner) || given.has(owner)) return [];
  return KNOWN_MEMBERS.get(owner)?.has(name) ? [] : [`${owner}.${name}`];
};

const nameFaults = (parts: readonly Part[], given: ReadonlySet<string>): readonly string[] => {
  const unreferred = new Set(parts.flatMap(unreferredIn));
  return parts
    .filter((part) => part.type === 'Identifier' && !unreferred.has(part))
    .map(nameIn)
    .filter((name) => !given.has(name) && !KNOWN_GLOBALS.has(name))
    .map((name) => `the global ${name}`);
};

const languageFaults = (script: string): readonly string[] => {
  const tree = parseSync(script, { syntax: 'ecmascript', target: 'es2022', script: true });
  const parts = [...under(partOf(tree))];
  const given = new Set(parts.flatMap(givenIn));
  return [
    ...parts.flatMap(syntaxFaults),
    ...parts.flatMap(callFaults),
    ...parts.flatMap((part) => memberFaults(part, given)),
    ...nameFaults(parts, given),
    ...(given.has('handler') ? [] : ['no function "handler"']),
  ];
};

/**
 * What CloudFront's runtime 2.0 would refuse in a script, or would fail to find at run time; a deployment reports
 * neither. Throws when the text is not JavaScript.
 */
export const edgeFaults = (script: string): readonly string[] => {
  const bytes = Buffer.byteLength(script);
  return [
    ...new Set(languageFaults(script)),
    ...(bytes > MOST_BYTES ? [`${bytes} bytes, of which CloudFront takes ${MOST_BYTES}`] : []),
  ];
};
