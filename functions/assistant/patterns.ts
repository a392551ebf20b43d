/**
 * The source of a pattern that is written over several lines: a line break and the spaces after it are no part of it,
 * all else is. So no line of it ends or begins with a space that counts.
 */
export const source = (lines: TemplateStringsArray, ...values: readonly string[]): string =>
  String.raw(lines, ...values).replace(/\n\s*/g, '');

/** A pattern of several lines. */
export const pattern = (lines: TemplateStringsArray, ...values: readonly string[]): RegExp =>
  new RegExp(source(lines, ...values));

/** A pattern of several lines that finds all its matches. */
export const globalPattern = (lines: TemplateStringsArray, ...values: readonly string[]): RegExp =>
  new RegExp(source(lines, ...values), 'g');
