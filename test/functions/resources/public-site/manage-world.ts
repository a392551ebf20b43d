import type { PublicSlot } from '../../../../shared/schemas/slot.ts';
import { type Business, type CallOptions, openBusiness, type World } from '../../../support/world.ts';

export const ANA = { name: 'Ana Lévy', email: 'ana@example.org' };

export const HOUR_MS = 3_600_000;

let visitors = 0;
const someViewer = (): string => {
  visitors += 1;
  return `198.51.100.${visitors % 250}`;
};

/** A business, an appointment of one of its visitors, and what the holder of its link can do. */
export const openAppointment = async (world: World, position = -2, options = {}) => {
  const business: Business = await openBusiness(world, options);
  const staff = (method: string, path: string, body?: unknown) =>
    world.call(method, path, { token: business.owner.token, body });
  const slots = async (query = `serviceId=${business.serviceId}&limit=100`): Promise<readonly PublicSlot[]> =>
    (await world.call('GET', `/public/sites/${business.slug}/slots?${query}`)).json.data.slots;
  const book = (slotId: string | undefined, who: object = ANA) =>
    world.call('POST', `/public/sites/${business.slug}/bookings`, {
      viewer: someViewer(),
      body: { slotId, serviceId: business.serviceId, ...who },
    });
  const first = await slots();
  const made = (await book(first.at(position)?.slotId)).json.data;
  const token = String(made.manageUrl.split('/').at(-1));
  const path = `/public/bookings/${token}`;
  const call = (method: string, options: CallOptions = {}) =>
    world.call(method, path, { viewer: someViewer(), ...options });
  return {
    ...business,
    staff,
    slots,
    book,
    made,
    token,
    path,
    see: async () => (await call('GET')).json.data,
    move: (slotId: string | undefined, options: CallOptions = {}) =>
      call('PATCH', { ...options, body: { slotId } }),
    cancel: (options: CallOptions = {}) => call('DELETE', options),
  };
};
