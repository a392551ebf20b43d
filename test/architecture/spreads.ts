import { readFileSync } from 'node:fs';
import { isNode, isObject, type Node, parsed } from './parsed.ts';

const nodesIn = (value: unknown): readonly Node[] => {
  if (!isObject(value)) return [];
  return [...(isNode(value) ? [value] : []), ...Object.values(value).flatMap(nodesIn)];
};

/** The name of an attribute; undefined for a spread. */
const nameOf = (attribute: unknown): unknown =>
  isObject(attribute) && isObject(attribute.name) ? attribute.name.value : undefined;

const isLiteral = (attribute: unknown): boolean =>
  isObject(attribute) && isObject(attribute.arguments) && attribute.arguments.type === 'ObjectExpression';

/** Why the attributes of an element are not to be read as they stand; null if they are. */
const faultIn = (attributes: readonly unknown[]): string | null => {
  if (attributes.some(isLiteral)) return 'spreads what it could name';
  // A key that follows a spread is one of its props to React, not the element's key.
  const names = attributes.map(nameOf).filter((name) => name !== 'key');
  const isHidden = names.some((name, at) => name === undefined && names.slice(0, at).some(Boolean));
  return isHidden ? 'may hide a prop by a spread after it' : null;
};

/** The elements of a text whose spreads hide what they are given: `web/a.tsx:3 spreads what it could name`. */
export const unclearSpreadsOf = (file: string, text: string): readonly string[] => {
  const bytes = Buffer.from(text);
  const { ast, base } = parsed(bytes, true);
  return nodesIn(ast).flatMap(({ type, attributes, span }) => {
    const fault = type === 'JSXOpeningElement' && Array.isArray(attributes) ? faultIn(attributes) : null;
    const line = bytes
      .subarray(0, span.start - base)
      .toString()
      .split('\n').length;
    return fault === null ? [] : [`${file}:${line} ${fault}`];
  });
};

export const unclearSpreadsIn = (files: readonly string[]): readonly string[] =>
  files.flatMap((file) => unclearSpreadsOf(file, readFileSync(file, 'utf8')));
