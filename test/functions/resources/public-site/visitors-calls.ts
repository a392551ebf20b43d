import { openBusiness, type World } from '../../../support/world.ts';

interface Slot {
  readonly slotId: string;
  readonly startAt: string;
  readonly endAt: string;
}

/** A business, with its staff's calls and its visitors': each visitor from an address of their own. */
export const openDesk = async (world: World) => {
  const made = await openBusiness(world);
  const staff = (method: string, path: string, body?: unknown) =>
    world.call(method, path, { token: made.owner.token, body });
  const slots = async (query = ''): Promise<readonly Slot[]> =>
    (await world.call('GET', `/public/sites/${made.slug}/slots?${query}`)).json.data.slots;
  let visitors = 0;
  const book = (body: object, headers = {}) => {
    visitors += 1;
    const options = { body, headers, viewer: `198.51.100.${visitors}` };
    return world.call('POST', `/public/sites/${made.slug}/bookings`, options);
  };
  return { ...made, staff, slots, book };
};

/** Somebody who books; her address is kept in small letters. */
export const ANA = { name: 'Ana Lévy', email: 'Ana@Example.org' };
