import { systemResolve } from '../../../../../functions/kernel/outbound/guarded-call.ts';
import { reachOf } from '../../../../../functions/kernel/outbound/target.ts';
import { createReadIcs } from '../../../../../functions/resources/calendars/ics-gateway.ts';
import { openInProcessQueue } from '../../../../support/in-process-queue.ts';
import * as underRole from '../../../../support/under-role.ts';
import type { Business, World } from '../../../../support/world.ts';
import { timesOf } from '../salon.ts';

/** The real reader over this machine's network. */
export const readIcsOf = ({ kernel }: World) =>
  createReadIcs({ ...reachOf(kernel.settings), resolve: systemResolve });

/** Lets the planner and the worker do what is due; answers how many readings were planned. */
export const readDue = async (world: World): Promise<number> => {
  const queue = openInProcessQueue({ random: () => 0, again: 0 });
  const { table, clock } = world.kernel;
  const { planned } = await underRole.planOutside({ table, queue }, clock());
  await queue.drain(underRole.readDue({ ...world.kernel, readIcs: readIcsOf(world) }), 1);
  return planned;
};

export const follow = (world: World, token: string, calendarId: string, url: string) =>
  world.call('PUT', `/v1/calendars/${calendarId}/outside`, { token, body: { url } });

/** The only outside calendar that somebody sees, as the API answers it. */
export const stateOf = async (world: World, token: string) =>
  (await world.call('GET', '/v1/calendars/outside', { token })).json.data.calendars[0];

/** When calendars are busy elsewhere in the fortnight of the tests. */
export const busyOf = async (world: World, token: string, from = '2026-11-23', to = '2026-12-05') =>
  (await world.call('GET', `/v1/calendars/busy?from=${from}&to=${to}`, { token })).json.data.busy;

/** The starts that a visitor is offered on a day, HH:MM in UTC. */
export const startsOn = async (world: World, business: Business, date: string, calendarId?: string) =>
  (await timesOf(world, business, calendarId, 100))
    .filter(({ startAt }) => startAt.startsWith(date))
    .map(({ startAt }) => startAt.slice(11, 16));
