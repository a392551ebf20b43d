import { parseSync } from '@swc/core';

/** A part of a program; it spans bytes. */
export interface Node {
  readonly type: string;
  readonly span: { readonly start: number; readonly end: number };
  readonly [field: string]: unknown;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const isNode = (value: unknown): value is Node =>
  isObject(value) && typeof value.type === 'string' && isObject(value.span);

/** The parser counts bytes, and goes on counting from one text to the next. */
const BEFORE = Buffer.from(';');

/** The program of a text, and what its spans count from. */
export const parsed = (text: Buffer, isTsx: boolean): { readonly ast: unknown; readonly base: number } => {
  const { body } = parseSync(Buffer.concat([BEFORE, text]).toString(), {
    syntax: 'typescript',
    tsx: isTsx,
    target: 'es2024',
  });
  return { ast: body, base: (body[0]?.span.start ?? 0) + BEFORE.length };
};
