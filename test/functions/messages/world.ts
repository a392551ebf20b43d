import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type DeliveryDesk, deliveryDesk } from '../../../functions/messages/delivery-desk.ts';
import type { OwedRow } from '../../../functions/records/outbox-store.ts';
import { OUTBOX_SHARDS } from '../../../functions/records/owed.ts';
import type { WebhookDelivery, WebhookMade } from '../../../shared/schemas/webhook.ts';
import { dataOf } from '../../support/team.ts';
import type { Business, World } from '../../support/world.ts';

/** Everything that the outbox holds, in no order. */
export const outboxOf = async ({ kernel }: World): Promise<readonly OwedRow[]> => {
  const shards = await Promise.all(
    Array.from({ length: OUTBOX_SHARDS }, (_, shard) =>
      kernel.table.client.send(
        new QueryCommand({
          TableName: kernel.table.name,
          ConsistentRead: true,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': `OUTBOX#${shard}` },
        }),
      ),
    ),
  );
  return shards.flatMap(({ Items = [] }) => Items as OwedRow[]);
};

/** Deliveries of this world as production makes them, save that no pause is drawn longer. */
export const deskOf = (world: World): DeliveryDesk => ({ ...deliveryDesk(world.kernel), random: () => 0 });

export const addWebhook = (
  world: World,
  { owner }: Pick<Business, 'owner'>,
  body: { readonly url: string; readonly events: readonly string[] },
): Promise<WebhookMade> => dataOf(world.call('POST', '/v1/webhooks', { token: owner.token, body }));

/** The log of a webhook, newest first. */
export const logOf = async (
  world: World,
  { owner }: Pick<Business, 'owner'>,
  webhookId: string,
): Promise<readonly WebhookDelivery[]> =>
  (await dataOf(world.call('GET', `/v1/webhooks/${webhookId}/deliveries`, { token: owner.token })))
    .deliveries;
