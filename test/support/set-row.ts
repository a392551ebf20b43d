import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../../functions/kernel/table/table.ts';

/** Sets fields of a row behind the product's back, as no request could: a count near its limit, a lock run out. */
export const setRow = async (
  { client, name }: Pick<Table, 'client' | 'name'>,
  key: { readonly pk: unknown; readonly sk: unknown },
  fields: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const entries = Object.entries(fields);
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: { pk: key.pk, sk: key.sk },
      UpdateExpression: `SET ${entries.map((_, n) => `#f${n} = :f${n}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(entries.map(([field], n) => [`#f${n}`, field])),
      ExpressionAttributeValues: Object.fromEntries(entries.map(([, value], n) => [`:f${n}`, value])),
    }),
  );
};
