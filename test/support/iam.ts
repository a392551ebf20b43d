/** A statement of a policy, in the words of IAM; what else it may say is not understood and refused. */
export interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: string | readonly string[];
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
}

/** One question that AWS asks of a policy. */
export interface Question {
  readonly action: string;
  readonly resource: string;
  /** Values of the condition keys that the request carries. */
  readonly context: Readonly<Record<string, readonly string[] | undefined>>;
}

const listOf = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;

const escaped = (text: string): string => text.replace(/[\\^$.|+()[\]{}]/g, '\\$&');

const expressionOf = (pattern: string): RegExp =>
  new RegExp(`^${escaped(pattern).replaceAll('*', '.*').replaceAll('?', '.')}$`, 's');

/** The expressions of the patterns seen so far: policies have few, and each request is held against them. */
const expressions = new Map<string, RegExp>();

/** `*` stands for any letters and `?` for one, as in IAM's actions, resources and `StringLike`. */
export const isLike = (value: string, pattern: string): boolean => {
  const expression = expressions.get(pattern) ?? expressionOf(pattern);
  expressions.set(pattern, expression);
  return expression.test(value);
};

const isLikeAny = (value: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => isLike(value, pattern));

type Operator = (values: readonly string[] | undefined, told: readonly string[]) => boolean;

/**
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_condition-single-vs-multi-valued-context-keys.html:
 * over a key that a request does not carry, or carries without a value, `ForAllValues` is true and `ForAnyValue` false.
 */
const OPERATORS: Readonly<Record<string, Operator>> = {
  'ForAllValues:StringLike': (values = [], patterns) => values.every((value) => isLikeAny(value, patterns)),
  'ForAnyValue:StringLike': (values = [], patterns) => values.some((value) => isLikeAny(value, patterns)),
  Null: (values, [isNull]) => (values === undefined || values.length === 0) === (isNull === 'true'),
};

const holds = ({ Condition = {} }: Statement, { context }: Question): boolean =>
  Object.entries(Condition).every(([name, keys]) => {
    const operator = OPERATORS[name];
    if (!operator) throw new Error(`The condition ${name} is not understood.`);
    return Object.entries(keys).every(([key, told]) => operator(context[key], listOf(told)));
  });

const isAbout = (statement: Statement, question: Question): boolean =>
  isLikeAny(question.action, listOf(statement.Action)) &&
  isLikeAny(question.resource, listOf(statement.Resource)) &&
  holds(statement, question);

/** What IAM answers: nothing is allowed unless a statement allows it, and one that denies it has the last word. */
export const isAllowed = (statements: readonly Statement[], question: Question): boolean => {
  const effects = statements.filter((one) => isAbout(one, question)).map(({ Effect }) => Effect);
  return effects.includes('Allow') && !effects.includes('Deny');
};
