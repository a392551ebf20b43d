import { readFileSync } from 'node:fs';
import * as patterns from '../../functions/assistant/patterns.ts';
import { isNode, isObject, parsed } from './parsed.ts';

/** What a string holds that is a part of a pattern. */
const SYNTAX = /\(\?[:=!<]|\\[bdswBDSW]|[)\]a-z][?*+]\||\][?*+]/;

type Kind = 'laid out' | 'in one piece';

const tagOf = ({ tag }: Readonly<Record<string, unknown>>): string =>
  isObject(tag) && typeof tag.value === 'string' ? tag.value : '';

/** Whether something is a pattern or a part of one; undefined for all else. */
const kindOf = (part: Readonly<Record<string, unknown>>, written: string): Kind | undefined => {
  switch (part.type) {
    case 'TaggedTemplateExpression':
      return tagOf(part) in patterns ? 'laid out' : undefined;
    case 'RegExpLiteral':
      return 'in one piece';
    case 'StringLiteral':
    case 'TemplateLiteral':
      return SYNTAX.test(written) ? 'in one piece' : undefined;
    default:
      return undefined;
  }
};

/** Where a text's lines of patterns are longer than `most` characters, or end with a space that an editor strips. */
export const unkeptPatternLinesOf = (file: string, text: string, most: number): readonly string[] => {
  const bytes = Buffer.from(text);
  const { ast, base } = parsed(bytes, false);
  const lines = text.split('\n');
  const written = (from: number, to: number): string => bytes.subarray(from, to).toString();
  const found = new Set<string>();
  const check = (from: number, to: number, kind: Kind): void => {
    const first = written(0, from).split('\n').length;
    const last = first + written(from, to).split('\n').length - 1;
    lines.slice(first - 1, last).forEach((line, at) => {
      const place = `${file}:${first + at}`;
      if (line.length > most) found.add(`${place} has ${line.length} characters`);
      if (kind === 'laid out' && first + at < last && /\s$/.test(line))
        found.add(`${place} ends with a space`);
    });
  };
  const visit = (value: unknown): void => {
    if (!isObject(value)) return;
    if (isNode(value)) {
      const [from, to] = [value.span.start - base, value.span.end - base];
      const kind = kindOf(value, written(from, to));
      if (kind) check(from, to, kind);
      if (value.type === 'TaggedTemplateExpression') return;
    }
    for (const held of Object.values(value)) visit(held);
  };
  visit(ast);
  return [...found];
};

export const unkeptPatternLinesIn = (files: readonly string[], most: number): readonly string[] =>
  files.flatMap((file) => unkeptPatternLinesOf(file, readFileSync(file, 'utf8'), most));
