import type { Answer, World } from './world.ts';

/** Tells how an appointment went, at its own start: nobody can tell before. The clock is put back. */
export const markAtStart = async (
  world: World,
  token: string,
  bookingId: string,
  status: 'attended' | 'no_show',
): Promise<Answer> => {
  const path = `/v1/bookings/${bookingId}`;
  const { startAt } = (await world.call('GET', path, { token })).json.data;
  const now = world.kernel.clock();
  world.setClock(Math.max(now, Date.parse(startAt)));
  return world.call('PATCH', path, { token, body: { status } }).finally(() => world.setClock(now));
};
