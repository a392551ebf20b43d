import type { World } from '../../support/world.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => ({ ...Object(value) });

/** A key's text, marshalled or not. */
const plain = (value: unknown): string => String(fieldsOf(value).S ?? value);

/** The keys that one write of any kind names. */
const keysOf = (input: Fields): readonly string[] => {
  const { Item, Key, TransactItems } = input;
  if (Array.isArray(TransactItems))
    return TransactItems.flatMap((entry) => {
      const { Put, Update, Delete } = fieldsOf(entry);
      return [Put, Update, Delete].filter(Boolean).flatMap((write) => keysOf(fieldsOf(write)));
    });
  const { pk, sk } = fieldsOf(Item ?? Key);
  return [`${plain(pk)} ${plain(sk)}`];
};

const isRead = (name: string): boolean => /^(Get|BatchGet|Query|Scan)/.test(name);

/** Neither a counter of limits nor the record of a key: a refusal leaves these or takes them back too. */
const isOfRecords = (key: string): boolean => !/^(COUNT|IDEMPOTENCY)#/.test(key);

/**
 * Records every item that is written from now on. Answers a function that tells what was written since it was last
 * asked, of the keys that are `watched`.
 */
export const watchWrites = (world: World, watched = isOfRecords): (() => readonly string[]) => {
  let written: string[] = [];
  world.kernel.table.client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const answer = await next(args);
        if (!isRead(commandName)) written.push(...keysOf(fieldsOf(args.input)));
        return answer;
      },
    { step: 'initialize', name: 'watchWrites' },
  );
  return () => {
    const since = written.filter(watched);
    written = [];
    return since;
  };
};
