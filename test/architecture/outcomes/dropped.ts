import { relative } from 'node:path';
import type { AwaitExpression, Expression, Node, SourceFile } from 'typescript/unstable/ast';
import {
  isAwaitExpression,
  isCallExpression,
  isExpressionStatement,
  isVoidExpression,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

/**
 * Prints, as JSON, every statement of a project that drops what tells how something went. A program of its own: the compiler's interface
 * is an ES module, which Jest does not load.
 */

const PROJECT = `${import.meta.dirname}/tsconfig.json`;

const HANDLED = /\.(then|catch)$/;

const calledIn = (value: Expression): Expression | undefined =>
  isCallExpression(value) ? value.expression : undefined;

/** What an awaited value is made of: of `Promise.all`, each of its answers. */
const partsOf = (checker: Checker, { expression }: AwaitExpression, type: Type): readonly Type[] =>
  calledIn(expression)?.getText() === 'Promise.all' && type.isTypeReference()
    ? checker.getTypeArguments(type)
    : [type];

/** Whether a value tells which of several ways something went: a boolean, something or nothing, an outcome. */
const isVerdict = (type: Type): boolean => (type.flags & (TypeFlags.Union | TypeFlags.Boolean)) !== 0;

/** Whether a call's promise is neither waited for nor handled. */
const isFloating = (value: Expression, type: Type): boolean => {
  const called = calledIn(value);
  return called !== undefined && !HANDLED.test(called.getText()) && type.getSymbol()?.name === 'Promise';
};

/** Statements that are nothing but a value, without the `void` that calls it dropped. */
const valuesIn = (file: SourceFile): readonly Expression[] => {
  const found: Expression[] = [];
  const visit = (node: Node): void => {
    if (isExpressionStatement(node))
      found.push(isVoidExpression(node.expression) ? node.expression.expression : node.expression);
    node.forEachChild(visit);
  };
  visit(file);
  return found;
};

const isDropped = (checker: Checker, value: Expression, type: Type | undefined): boolean => {
  if (!type) return false;
  return isAwaitExpression(value) ? partsOf(checker, value, type).some(isVerdict) : isFloating(value, type);
};

const droppedIn = (checker: Checker, file: SourceFile): readonly string[] => {
  const values = valuesIn(file);
  const types = values.length > 0 ? checker.getTypeAtLocation(values) : [];
  return values
    .filter((value, n) => isDropped(checker, value, types[n]))
    .map((value) => `${relative('.', file.fileName)}: ${value.getText(file).replace(/\s+/g, ' ')}`);
};

const api = new API();
const project = api.updateSnapshot({ openProjects: [PROJECT] }).getProject(PROJECT);
const { program, checker } = project ?? {};
if (!project || !program || !checker) throw new Error(`${PROJECT} cannot be opened.`);
const dropped = project.rootFiles.flatMap((name) => {
  const file = program.getSourceFile(name);
  return file ? droppedIn(checker, file) : [];
});
process.stdout.write(JSON.stringify(dropped));
api.close();
