import { setRow } from '../../../support/set-row.ts';
import { dataOf } from '../../../support/team.ts';
import { type Answer, type Business, MONDAY_8H, openBusiness, type World } from '../../../support/world.ts';
import { visitorOf } from '../chat/visitor.ts';

/** Monday, ten o'clock in Toronto: the business is open. */
export const OPEN = MONDAY_8H + 2 * 3_600_000;
/** Monday, eight in the evening there. */
export const CLOSED = MONDAY_8H + 12 * 3_600_000;

/** A visitor who has said something, and what the team can do about it. */
export const openTalk = async (world: World, first = 'Bonjour', given?: Business) => {
  const business = given ?? (await openBusiness(world));
  const { token } = business.owner;
  const visitor = visitorOf(world, business.slug);
  await dataOf(visitor.say(first));
  const id = visitor.convId().split('.')[0] ?? '';
  const path = `/v1/conversations/${id}`;
  const write = (text: string, options: { key?: string; token?: string } = {}): Promise<Answer> =>
    world.call('POST', `${path}/messages`, { token, body: { text }, ...options });
  return {
    business,
    ...visitor,
    id,
    path,
    write,
    giveBack: () => world.call('POST', `${path}/give-back`, { token }),
    see: (entry: number) => world.call('POST', `${path}/seen`, { token, body: { entry } }),
    read: () => dataOf(world.call('GET', path, { token })),
    /** Sets fields of its row, such as counts near their limits. */
    set: (fields: Readonly<Record<string, unknown>>) =>
      setRow(world.kernel.table, { pk: `TENANT#${business.tenantId}`, sk: `CONVERSATION#${id}` }, fields),
    leads: async () => (await dataOf(world.call('GET', '/v1/leads', { token }))).leads,
  };
};

interface Entry {
  readonly kind: string;
  readonly message: string;
  readonly reply: string;
  readonly mode: string;
}

/** A transcript as who said what. */
export const told = ({ transcript }: { readonly transcript: readonly Entry[] }): readonly string[] =>
  transcript.flatMap(({ kind, message, reply, mode }) => [
    ...(message ? [`visitor: ${message}`] : []),
    ...(kind === 'turn' && mode === 'person'
      ? []
      : reply
        ? [`${kind === 'team' ? 'team' : 'assistant'}: ${reply}`]
        : []),
    ...(kind === 'given_back' ? ['given back'] : []),
  ]);
