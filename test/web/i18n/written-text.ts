import { parseSync } from '@swc/core';

/** Attributes that a reader sees or hears. */
const READ_ATTRIBUTES = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
  'hint',
  'description',
  'text',
]);

/** Operators whose outcome is one of their sides, or both. */
const JOINING = new Set(['+', '??', '||', '&&']);

/** An address is the same in every language. */
const isWords = (text: string): boolean => /\p{L}/u.test(text) && !/^(https:\/)?\//.test(text);

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** The texts that an expression is, if it is nothing but texts and choices between them. */
const literalsOf = (node: unknown): readonly string[] => {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'StringLiteral':
      return [String(node.value)];
    case 'TemplateLiteral':
      return Array.isArray(node.quasis) ? node.quasis.map((quasi) => String(quasi.cooked)) : [];
    case 'ConditionalExpression':
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
    case 'BinaryExpression':
      if (!JOINING.has(String(node.operator))) return [];
      return [...literalsOf(node.left), ...literalsOf(node.right)];
    case 'ParenthesisExpression':
    case 'JSXExpressionContainer':
      return literalsOf(node.expression);
    default:
      return [];
  }
};

const writtenIn = (node: Node): readonly string[] => {
  if (node.type === 'JSXText') return [String(node.value).trim()];
  if (node.type === 'JSXAttribute') {
    const name = isNode(node.name) ? String(node.name.value) : '';
    return READ_ATTRIBUTES.has(name) ? literalsOf(node.value) : [];
  }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return Array.isArray(node.children)
      ? node.children.filter(({ type }) => type === 'JSXExpressionContainer').flatMap(literalsOf)
      : [];
  return [];
};

const walk = (node: Node): readonly string[] => [...writtenIn(node), ...childrenOf(node).flatMap(walk)];

/** Words that a component writes itself rather than take them from a catalogue: in its markup, and where it is read aloud. */
export const writtenTexts = (source: string): readonly string[] => {
  const module: unknown = parseSync(source, { syntax: 'typescript', tsx: true });
  return isNode(module) ? walk(module).filter(isWords) : [];
};
