import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** Something that reads words: a pattern, a method of texts, the message itself. */
export interface Reader {
  readonly file: string;
  readonly what: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What is asked of a text by whoever wants to know what it says; to measure and to cut it is no reading. */
const METHODS = new Set([
  ...['test', 'exec', 'match', 'matchAll', 'search', 'replace', 'replaceAll', 'split'],
  ...['startsWith', 'endsWith', 'charAt', 'charCodeAt', 'codePointAt'],
  ...['normalize', 'toLowerCase', 'toUpperCase', 'localeCompare'],
]);

/** The name that an identifier or the last part of `a.b.c` has. */
const nameOf = (value: unknown): string | undefined => {
  if (!isObject(value)) return undefined;
  if (value.type === 'Identifier') return typeof value.value === 'string' ? value.value : undefined;
  return value.type === 'MemberExpression' ? nameOf(value.property) : undefined;
};

/** In these a text is asked about, and not only handed on. */
const ASKING = new Set(['MemberExpression', 'BinaryExpression', 'UnaryExpression', 'ConditionalExpression']);

const isText = (value: Record<string, unknown>): boolean =>
  value.type === 'MemberExpression' && nameOf(value) === 'text' && nameOf(value.object) === 'frame';

/** Whether a pattern such as `{ text }` or `{ frame: { text } }` takes the text out of a frame. */
const takesText = (pattern: unknown): boolean =>
  isObject(pattern) &&
  Array.isArray(pattern.properties) &&
  pattern.properties.some((part: unknown) => isObject(part) && nameOf(part.key) === 'text');

const readOf = (value: Record<string, unknown>, parent: Record<string, unknown>): string | undefined => {
  switch (value.type) {
    case 'RegExpLiteral':
      return `/${value.pattern}/`;
    case 'Identifier':
      return value.value === 'RegExp' ? 'RegExp' : undefined;
    case 'VariableDeclarator':
      return nameOf(value.init) === 'frame' && takesText(value.id) ? 'frame.text' : undefined;
    case 'KeyValuePatternProperty':
      return nameOf(value.key) === 'frame' && takesText(value.value) ? 'frame.text' : undefined;
    case 'CallExpression': {
      const method =
        isObject(value.callee) && value.callee.type === 'MemberExpression' && nameOf(value.callee);
      return method && METHODS.has(method) ? `.${method}` : undefined;
    }
    case 'MemberExpression':
      if (nameOf(value) === 'message' && nameOf(value.object) === 'turn') return 'turn.message';
      return isText(value) && ASKING.has(String(parent.type)) ? 'frame.text' : undefined;
    default:
      return undefined;
  }
};

/** What reads words in a text of code. */
export const readersIn = (file: string, text = readFileSync(file, 'utf8')): readonly Reader[] => {
  const found: Reader[] = [];
  const visit = (value: unknown, parent: Record<string, unknown>): void => {
    if (!isObject(value)) return;
    const what = readOf(value, parent);
    if (what !== undefined) found.push({ file, what });
    const isNode = typeof value.type === 'string';
    for (const held of Object.values(value)) visit(held, isNode ? value : parent);
  };
  visit(parseSync(text, { syntax: 'typescript', target: 'es2024' }).body, {});
  return found;
};
