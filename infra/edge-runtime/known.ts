/**
 * What CloudFront's JavaScript runtime 2.0 supports, from the page "JavaScript runtime 2.0 features for CloudFront
 * Functions" of its developer guide: ES 5.1, and the later features listed there. Left out because nothing at the edge
 * needs them: async functions, promises, typed arrays, buffers, modules.
 */

/** Syntax, by the parser's names of its nodes. */
export const KNOWN_SYNTAX: ReadonlySet<string> = new Set([
  ...['Module', 'FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'FunctionBody'],
  ...['Parameter', 'RestElement', 'VariableDeclaration', 'VariableDeclarator', 'BlockStatement'],
  ...['ExpressionStatement', 'EmptyStatement', 'ReturnStatement', 'IfStatement', 'ForStatement'],
  ...['ForInStatement', 'WhileStatement', 'DoWhileStatement', 'BreakStatement', 'ContinueStatement'],
  ...['LabeledStatement', 'SwitchStatement', 'SwitchCase', 'ThrowStatement', 'TryStatement', 'CatchClause'],
  ...['CallExpression', 'NewExpression', 'MemberExpression', 'Computed', 'AssignmentExpression'],
  ...['BinaryExpression', 'UnaryExpression', 'UpdateExpression', 'ConditionalExpression'],
  ...['SequenceExpression', 'ParenthesisExpression', 'ObjectExpression', 'KeyValueProperty'],
  ...['ArrayExpression', 'ThisExpression', 'Identifier', 'StringLiteral', 'NumericLiteral'],
  ...['BooleanLiteral', 'NullLiteral', 'RegExpLiteral', 'TemplateLiteral', 'TemplateElement'],
]);

/** Later operators that share their node type with operators of ES 5.1. */
export const UNKNOWN_OPERATORS: ReadonlySet<string> = new Set(['??', '??=', '&&=', '||=']);

export const KNOWN_GLOBALS: ReadonlySet<string> = new Set([
  ...['undefined', 'NaN', 'Infinity', 'arguments', 'globalThis'],
  ...['Object', 'Array', 'String', 'Number', 'Boolean', 'Math', 'JSON', 'Date', 'RegExp'],
  ...['Error', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'],
  ...['decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent'],
  ...['isFinite', 'isNaN', 'parseFloat', 'parseInt', 'atob', 'btoa'],
]);

/** Static members allowed on these globals; on other globals none are. */
export const KNOWN_MEMBERS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'Object',
    new Set([
      ...['prototype', 'create', 'defineProperties', 'defineProperty', 'freeze', 'getOwnPropertyDescriptor'],
      ...['getOwnPropertyDescriptors', 'getOwnPropertyNames', 'getPrototypeOf', 'isExtensible', 'isFrozen'],
      ...['isSealed', 'keys', 'preventExtensions', 'seal', 'assign', 'entries', 'values'],
    ]),
  ],
  ['Array', new Set(['prototype', 'isArray', 'of'])],
  ['String', new Set(['prototype', 'fromCharCode', 'fromCodePoint'])],
  ['Number', new Set(['isFinite', 'isInteger', 'isNaN', 'isSafeInteger', 'parseInt', 'parseFloat'])],
  ['Math', new Set(['abs', 'ceil', 'floor', 'max', 'min', 'pow', 'round', 'sign', 'trunc'])],
  ['JSON', new Set(['parse', 'stringify'])],
]);

/** Methods that may be called on any value. */
export const KNOWN_METHODS: ReadonlySet<string> = new Set([
  ...['hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable', 'toString', 'valueOf'],
  ...['apply', 'bind', 'call', 'exec', 'test', 'toFixed'],
  ...['charAt', 'codePointAt', 'concat', 'endsWith', 'includes', 'indexOf', 'lastIndexOf'],
  ...['match', 'padEnd', 'padStart', 'repeat', 'replace', 'search', 'slice', 'split', 'startsWith', 'substr'],
  ...['substring', 'toLowerCase', 'toUpperCase', 'trim', 'trimEnd', 'trimStart'],
  ...['every', 'fill', 'filter', 'find', 'findIndex', 'forEach', 'join', 'map', 'pop', 'push', 'reduce'],
  ...['reduceRight', 'reverse', 'shift', 'some', 'sort', 'splice', 'unshift'],
]);

/** CloudFront's limit for a function's size. */
export const MOST_BYTES = 10 * 1024;
