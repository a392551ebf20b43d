import type { PublicConfig } from '../../shared/schemas/public-site.ts';
import type { PublicSlot } from '../../shared/schemas/slot.ts';
import { LocalFailure } from '../local-failure.ts';
import { demoBookings, demoLeads, demoServices, demoSite, demoTenant, demoWindows } from './demo-business.ts';

export interface SeedParts {
  readonly origin: string;
  /** An id token of the demo's owner. */
  readonly signIn: () => Promise<string>;
}

type Call = <T>(method: string, path: string, key: string, body?: unknown) => Promise<T>;

const caller =
  (origin: string, token: string): Call =>
  async <T>(method: string, path: string, key: string, body?: unknown): Promise<T> => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `demo-${key}` };
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${origin}${path}`, { method, headers, ...init });
    const text = await answer.text();
    if (!answer.ok)
      throw new LocalFailure(`The demo business could not be made: ${method} ${path} said ${text}`);
    return JSON.parse(text).data as T;
  };

const bookDemo = async (call: Call): Promise<void> => {
  const { services } = await call<PublicConfig>('GET', '/public/sites/demo/config', '');
  for (const [n, { service, nth, ...person }] of demoBookings.entries()) {
    const serviceId = services.find(({ name }) => name === service)?.id ?? '';
    const path = `/public/sites/demo/slots?serviceId=${serviceId}&limit=20`;
    const { slots } = await call<{ slots: readonly PublicSlot[] }>('GET', path, '');
    const slotId = slots[nth]?.slotId;
    if (slotId)
      await call('POST', '/public/sites/demo/bookings', `booking-${n}`, {
        ...person,
        slotId,
        consent: true,
      });
  }
};

/** Makes the demo business through the product's own API, unless it is there: the site comes last. */
export const seedDemo = async ({ origin, signIn }: SeedParts): Promise<void> => {
  const known = await fetch(`${origin}/public/sites/demo/config`);
  if (known.ok) return;
  const call = caller(origin, await signIn());
  await call('POST', '/v1/tenants', 'tenant', demoTenant);
  for (const [n, service] of demoServices.entries())
    await call('POST', '/v1/services', `service-${n}`, service);
  for (const [n, window] of demoWindows.entries())
    await call('POST', '/v1/availability', `window-${n}`, window);
  await call('POST', '/v1/slots/generate', 'slots', { durationMinutes: 30 });
  for (const [n, lead] of demoLeads.entries()) await call('POST', '/v1/leads', `lead-${n}`, lead);
  await call('POST', '/v1/sites', 'site', demoSite);
  await bookDemo(call);
};
