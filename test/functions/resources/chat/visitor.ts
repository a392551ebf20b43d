import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Answer, World } from '../../../support/world.ts';

export interface Said {
  readonly slotId?: string | undefined;
  readonly consent?: boolean;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly extra?: Readonly<Record<string, unknown>>;
}

let visitors = 0;

/** An address that nobody has had before. */
export const freshAddress = (): string => {
  visitors += 1;
  return `2001:db8:${visitors.toString(16)}:c4a7::1`;
};

/** A visitor at one business's chat: keeps their conversation's id, and takes three seconds before each message. */
export const visitorOf = (world: World, slug: string, language: 'fr' | 'en' = 'fr') => {
  const viewer = freshAddress();
  let convId: string | undefined;
  const say = async (
    message: string,
    { slotId, consent = true, key, headers, extra }: Said = {},
  ): Promise<Answer> => {
    world.advance(0.05);
    const body = {
      message,
      language,
      consent,
      ...(convId ? { convId } : {}),
      ...(slotId ? { slotId } : {}),
      ...extra,
    };
    const answer = await world.call('POST', `/public/sites/${slug}/chat`, {
      body,
      viewer,
      headers: { 'accept-language': language, ...headers },
      ...(key ? { key } : {}),
    });
    if (answer.status === 200) convId = answer.json.data.convId;
    return answer;
  };
  return { say, convId: () => convId ?? '', viewer };
};

/** Typographic apostrophes and non-breaking spaces as plain ones. */
export const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replace(/’/g, "'");

export const itemsOf = async (world: World, pk: string, prefix: string) => {
  const { client, name } = world.kernel.table;
  const answer = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
    }),
  );
  return answer.Items ?? [];
};
