import type { Condition } from './condition.ts';
import type { Key } from './keys.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Names a write whose caller asks, when a transaction is refused, whether it was this one's condition. */
interface Labelled<Label extends string> {
  readonly as?: Label;
}

/**
 * One change of one item, alone or in a transaction. A `check` changes nothing and is only used in transactions. A
 * `Write` without a type of label has none.
 */
export type Write<Label extends string = never> = Labelled<Label> &
  (
    | { readonly put: Key; readonly item: Fields; readonly when?: Condition }
    | {
        readonly update: Key;
        readonly set?: Fields;
        readonly add?: Readonly<Record<string, number>>;
        readonly unset?: readonly string[];
        readonly when?: Condition;
      }
    | { readonly remove: Key; readonly when?: Condition }
    | { readonly check: Key; readonly when: Condition }
  );

type Change = Exclude<Write, { readonly check: Key }>;

/** A change without a condition, so it cannot be refused. */
export type Unconditional = Change & { readonly when?: never };

/** A change with a condition, which an earlier writer may have made false. */
export type Conditional = Change & { readonly when: Condition };

const bare = ({ pk, sk }: Key) => ({ pk, sk });

const withNames = (
  condition: Condition | undefined,
  names: Readonly<Record<string, string>>,
  values: Fields,
) => {
  const allNames = { ...condition?.names, ...names };
  const allValues = { ...condition?.values, ...values };
  return {
    ...(condition ? { ConditionExpression: condition.expression } : {}),
    ...(Object.keys(allNames).length > 0 ? { ExpressionAttributeNames: allNames } : {}),
    ...(Object.keys(allValues).length > 0 ? { ExpressionAttributeValues: allValues } : {}),
  };
};

const assignments = (fields: readonly string[]) => fields.map((field) => `#${field} = :${field}`).join(', ');

const clauses = (set: readonly string[], add: readonly string[], unset: readonly string[]): string =>
  [
    set.length > 0 ? `SET ${assignments(set)}` : '',
    add.length > 0 ? `ADD ${add.map((field) => `#${field} :${field}`).join(', ')}` : '',
    unset.length > 0 ? `REMOVE ${unset.map((field) => `#${field}`).join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(' ');

const updateOf = (write: Extract<Write<string>, { update: Key }>) => {
  const set = Object.entries(write.set ?? {}).filter(([, value]) => value !== undefined);
  const add = Object.entries({ ...write.add, ...(write.update.isVersioned ? { version: 1 } : {}) });
  const unset = write.unset ?? [];
  const fields = [...set.map(([field]) => field), ...add.map(([field]) => field), ...unset];
  // DynamoDB refuses an empty expression; some stand-ins for it accept one.
  if (fields.length === 0) throw new Error(`Nothing to change of ${write.update.sk}.`);
  return {
    Key: bare(write.update),
    UpdateExpression: clauses(
      set.map(([field]) => field),
      add.map(([field]) => field),
      unset,
    ),
    ...withNames(
      write.when,
      Object.fromEntries(fields.map((field) => [`#${field}`, field])),
      Object.fromEntries([...set, ...add].map(([field, value]) => [`:${field}`, value])),
    ),
  };
};

/** A write as one entry of TransactWriteItems on `TableName`. */
export const transactItem = (TableName: string, write: Write<string>) => {
  if ('put' in write) {
    const Item = { ...write.item, ...bare(write.put) };
    return { Put: { TableName, Item, ...withNames(write.when, {}, {}) } };
  }
  if ('update' in write) return { Update: { TableName, ...updateOf(write) } };
  if ('remove' in write)
    return { Delete: { TableName, Key: bare(write.remove), ...withNames(write.when, {}, {}) } };
  const { when, check } = write;
  return {
    ConditionCheck: {
      TableName,
      Key: bare(check),
      ConditionExpression: when.expression,
      ...withNames(when, {}, {}),
    },
  };
};
