import { randomUUID } from 'node:crypto';
import { openTable } from '../../../../functions/kernel/table/table.ts';
import { toContext, toEvent } from '../../../../local/event.ts';
import type { PublicSlot } from '../../../../shared/schemas/slot.ts';
import { withSeenVersion } from '../../../support/seen-version.ts';
import { openResources } from '../../../support/under-role.ts';
import type { Answer, Business, CallOptions, World } from '../../../support/world.ts';

export type Call = World['call'];

/** An address of its own for each visitor, so that no limit by address is met. */
export const addressOf = (n: number): string => `198.18.${Math.floor(n / 250)}.${n % 250}`;

/** The free times that a visitor sees, soonest first. */
export const offered = async (
  world: World,
  { slug, serviceId }: Pick<Business, 'slug' | 'serviceId'>,
  limit = 50,
): Promise<readonly PublicSlot[]> => {
  const path = `/public/sites/${slug}/slots?serviceId=${serviceId}&limit=${limit}`;
  return (await world.call('GET', path)).json.data.slots;
};

/** One of the free times. */
export const slotAt = async (world: World, business: Business, position = 0): Promise<PublicSlot> => {
  const slot = (await offered(world, business))[position];
  if (!slot) throw new Error('The business offers no such time.');
  return slot;
};

export interface Visit {
  /** Who asks: name, e-mail and address follow from it. */
  readonly who: number;
  readonly slotId: string;
  readonly serviceId?: string;
  readonly key?: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Books as a visitor does with the form of the public page. */
export const visit = (call: Call, { slug, serviceId }: Business, one: Visit): Promise<Answer> =>
  call('POST', `/public/sites/${slug}/bookings`, {
    viewer: addressOf(one.who),
    ...(one.key === undefined ? {} : { key: one.key }),
    body: {
      slotId: one.slotId,
      serviceId: one.serviceId ?? serviceId,
      name: `Visiteur ${one.who}`,
      email: `visiteur-${one.who}@example.com`,
      ...one.body,
    },
  });

const TRIES = 20;

/** Calls as a 503 `busy` tells one to: again, with the same key, which a machine under load needs more often. */
export const patient =
  (call: Call): Call =>
  async (method, path, options = {}) => {
    const again = method === 'POST' ? { ...options, key: options.key ?? randomUUID() } : options;
    let answer = await call(method, path, again);
    for (let tried = 1; answer.status === 503 && tried < TRIES; tried++)
      answer = await call(method, path, again);
    return answer;
  };

/** The same handlers in another process: another table client, so that nothing is shared but the database. */
export const anotherProcess = (world: World): Call => {
  const { client, name } = world.kernel.table;
  const resourceFor = openResources({ ...world.kernel, table: openTable(client, name, world.kernel.clock) });
  return async (method, path, options: CallOptions = {}) => {
    const { token, key, headers = {}, viewer = '203.0.113.7' } = options;
    const body = await withSeenVersion(method, path, options.body, async (read) =>
      token ? (await world.call('GET', read, { token })).json?.data : undefined,
    );
    const text = body === undefined ? '' : JSON.stringify(body);
    const requestId = randomUUID();
    const event = toEvent({
      method,
      url: path,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...headers,
      },
      body: Buffer.from(text),
      viewer,
      requestId,
      at: world.kernel.clock(),
    });
    const resource = resourceFor(method, new URL(path, 'http://localhost').pathname);
    if (!resource) throw new Error(`No resource serves ${method} ${path}.`);
    const answer = await resource(event, toContext(requestId));
    const answerText = answer.body ?? '';
    return {
      status: answer.statusCode ?? 200,
      headers: Object.fromEntries(
        Object.entries(answer.headers ?? {}).map(([header, value]) => [header.toLowerCase(), String(value)]),
      ),
      text: answerText,
      json: answerText ? JSON.parse(answerText) : undefined,
    };
  };
};

/** Three processes that share nothing but the database, and ask again what was too busy. */
export const threeProcesses = (world: World): readonly Call[] =>
  [world.call, anotherProcess(world), anotherProcess(world)].map(patient);

/** What bookings, moves and cancellations made at once may be answered, as `tally` names it. */
export const CROWD_ANSWERS: ReadonlySet<string> = new Set([
  '200',
  '201',
  '204',
  '409 slot_taken',
  '409 booking_closed',
  '409 changed_meanwhile',
  // Some histories book faster than visitors may.
  '409 wait_first',
]);

/** How many answers of each kind there were, such as `409 slot_taken`. */
export const tally = (answers: readonly Answer[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { status, json } of answers) {
    const kind = [status, json?.error?.code].filter(Boolean).join(' ');
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
};
