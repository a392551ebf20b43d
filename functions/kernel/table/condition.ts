/** What must hold for an item to be written. */
export interface Condition {
  readonly expression: string;
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
}

const compare = (field: string, sign: '=' | '<=', value: unknown): Condition => ({
  expression: `#${field} ${sign} :${field}Is`,
  names: { [`#${field}`]: field },
  values: { [`:${field}Is`]: value },
});

const presence = (test: 'attribute_exists' | 'attribute_not_exists'): Condition => ({
  expression: `${test}(#pk)`,
  names: { '#pk': 'pk' },
  values: {},
});

export const ifAbsent = presence('attribute_not_exists');
export const ifPresent = presence('attribute_exists');

/** The item may exist, but not with this field. */
export const ifFieldAbsent = (field: string): Condition => ({
  expression: `attribute_not_exists(#${field})`,
  names: { [`#${field}`]: field },
  values: {},
});

export const ifFieldIs = (field: string, value: unknown): Condition => compare(field, '=', value);
export const ifFieldAtMost = (field: string, value: number | string): Condition =>
  compare(field, '<=', value);

/** The field is as it was read: with the same value, or still absent. */
export const ifFieldAsRead = (field: string, value: unknown): Condition =>
  value === undefined ? ifFieldAbsent(field) : ifFieldIs(field, value);

const join = (word: 'AND' | 'OR', conditions: readonly Condition[]): Condition => ({
  expression: conditions.map((condition) => `(${condition.expression})`).join(` ${word} `),
  names: Object.assign({}, ...conditions.map((condition) => condition.names)),
  values: Object.assign({}, ...conditions.map((condition) => condition.values)),
});

export const allOf = (...conditions: readonly Condition[]): Condition => join('AND', conditions);
export const anyOf = (...conditions: readonly Condition[]): Condition => join('OR', conditions);

/** There is no such item, or it has expired and the database has not deleted it yet. */
export const ifAbsentOrExpired = (nowMs: number): Condition =>
  anyOf(ifAbsent, ifFieldAtMost('expiresAt', Math.floor(nowMs / 1000)));
