import { number, object, string } from 'yup';
import { check } from '../kernel/http/parse.ts';
import type { OutboxPlace } from '../records/outbox-store.ts';
import { OUTBOX_SHARDS } from '../records/pending-event.ts';

const schema = object({
  shard: number()
    .integer()
    .min(0)
    .max(OUTBOX_SHARDS - 1)
    .required(),
  sk: string()
    .matches(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z#.{1,100}$/)
    .required(),
})
  .noUnknown()
  .required();

/** The entry that a message is about: where it lies is all that the message says. Throws when it says anything else. */
export const readPlace = (body: unknown): OutboxPlace => check(schema, body);

/** The place of a row that was met under these keys. Throws when they are no outbox entry's. */
export const placeOf = (pk: string, sk: string): OutboxPlace =>
  readPlace({ shard: Number(/^OUTBOX#(\d+)$/.exec(pk)?.[1]), sk });

/** Epoch milliseconds from which an entry is owed: the first half of its sort key. */
export const dueAtOf = ({ sk }: OutboxPlace): number => Date.parse(sk.split('#')[0] ?? '');
