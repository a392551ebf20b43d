import { number, object, string } from 'yup';
import { check } from '../kernel/http/parse.ts';
import { parseOutbox, parseOutboxShard } from '../kernel/table/keys/messages.ts';
import type { OutboxPlace } from '../records/messages/outbox-store.ts';
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

/** The place of the entry that a queue's message names. Throws when the message holds anything else. */
export const readPlace = (body: unknown): OutboxPlace => check(schema, body);

/** The place of the row with these keys. Throws when they are not an outbox entry's. */
export const placeOf = (pk: string, sk: string): OutboxPlace =>
  readPlace({ shard: parseOutboxShard(pk), sk });

/** Epoch milliseconds at which an entry is due. */
export const dueAtOf = ({ sk }: OutboxPlace): number => Date.parse(parseOutbox(sk).dueAt);
