import { CHANGEOVER_MS } from '../../../../functions/records/calendars/changeover.ts';
import { addMember, type Business, openBusiness, type World } from '../../../support/world.ts';
import { type Call, visit } from '../bookings/visitors.ts';

/** A business of several people, each of whom takes bookings from nine to five. */
export interface Salon extends Business {
  /** Their calendars, which are the members' ids, in the order of their names. */
  readonly people: readonly string[];
  readonly call: (method: string, path: string, body?: unknown) => ReturnType<World['call']>;
}

const NAMES = ['Alice', 'Bruno', 'Chloé', 'David'];

/** What is done here is done so long ago that a change of calendars is over. */
export const longEnoughAgo = async <T>(world: World, work: () => Promise<T>): Promise<T> => {
  const now = world.kernel.clock();
  world.setClock(now - CHANGEOVER_MS);
  return work().finally(() => world.setClock(now));
};

const takesBookings = async (world: World, { tenantId, owner }: Business, name: string): Promise<string> => {
  const { memberId } = await addMember(world, tenantId, 'staff');
  const body = { active: true, name };
  const answer = await world.call('PATCH', `/v1/calendars/${memberId}`, { token: owner.token, body });
  if (answer.status !== 200) throw new Error(answer.text);
  return memberId;
};

export const openSalon = async (world: World, count = 2): Promise<Salon> => {
  const business = await openBusiness(world);
  const call: Salon['call'] = (method, path, body) =>
    world.call(method, path, { token: business.owner.token, body });
  const people: string[] = [];
  for (const name of NAMES.slice(0, count))
    people.push(await longEnoughAgo(world, () => takesBookings(world, business, name)));
  return { ...business, people, call };
};

export interface FreeTime {
  readonly slotId: string;
  readonly startAt: string;
}

/** The times that a visitor sees, of one person or of anyone. */
export const timesOf = async (
  world: World,
  { slug, serviceId }: Business,
  calendarId?: string,
  limit = 50,
): Promise<readonly FreeTime[]> => {
  const whose = calendarId === undefined ? '' : `&calendarId=${calendarId}`;
  const path = `/public/sites/${slug}/slots?serviceId=${serviceId}&limit=${limit}${whose}`;
  return (await world.call('GET', path)).json.data.slots;
};

/** One of those times. */
export const timeAt = async (
  world: World,
  salon: Salon,
  position: number,
  calendarId?: string,
): Promise<FreeTime> => {
  const time = (await timesOf(world, salon, calendarId))[position];
  if (!time) throw new Error('The salon offers no such time.');
  return time;
};

let visitors = 0;

/** Somebody new books a time on the form, and whose calendar it went to. */
export const bookTime = async (call: Call, salon: Salon, { slotId }: FreeTime, who = ++visitors) => {
  const answer = await visit(call, salon, { who, slotId });
  const { bookingId } = answer.json.data ?? {};
  if (!bookingId) return { answer, bookingId: undefined, calendarId: undefined };
  const { calendarId } = (await salon.call('GET', `/v1/bookings/${bookingId}`)).json.data;
  return { answer, bookingId: String(bookingId), calendarId: String(calendarId) };
};
