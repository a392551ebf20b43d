import type { Tenant } from '../../shared/schemas/tenant.ts';
import type { LocalClock } from '../clock.ts';
import { DEMO_LOGIN, demoAddress, demoServices, demoSite, demoTenant, demoWindows } from './demo-business.ts';
import { type Call, callerAs } from './demo-calls.ts';
import { demoOwner, demoTeam } from './demo-people.ts';
import { liveFortnight } from './live-fortnight.ts';

export interface SeedParts {
  readonly origin: string;
  readonly clock: LocalClock;
  /** An id token of a demo user, who is created if there is none with that e-mail. */
  readonly signIn: (email: string) => Promise<string>;
}

const openBusiness = async (owner: Call): Promise<void> => {
  const { version } = await owner<Tenant>('POST', '/v1/tenants', 'tenant', demoTenant);
  await owner('PATCH', '/v1/members/me', 'own-name', { name: demoOwner.name, version: 1 });
  await owner('PATCH', '/v1/tenants/current', 'address', { address: demoAddress, version });
  for (const [n, service] of demoServices.entries())
    await owner('POST', '/v1/services', `service-${n}`, service);
  for (const [n, window] of demoWindows.entries())
    await owner('POST', '/v1/availability', `window-${n}`, window);
  await owner('POST', '/v1/slots/generate', 'slots', { durationMinutes: 30 });
  await owner('POST', '/v1/sites', 'site', demoSite);
};

const gatherTeam = async ({ origin, signIn }: SeedParts, owner: Call): Promise<void> => {
  for (const { hasJoined, ...person } of demoTeam) {
    await owner('POST', '/v1/members/invite', `invite-${person.email}`, person);
    if (!hasJoined) continue;
    const colleague = callerAs(origin, { token: await signIn(person.email) });
    await colleague('GET', '/v1/me', '');
  }
};

/**
 * Creates the demo business, with a team and a past fortnight, through the product's API, unless its site exists. A
 * start that was interrupted leaves a working business with a shorter past.
 */
export const seedDemo = async (parts: SeedParts): Promise<void> => {
  const { origin, clock, signIn } = parts;
  const known = await fetch(`${origin}/public/sites/demo/config`);
  if (known.ok) return;
  const owner = callerAs(origin, { token: await signIn(DEMO_LOGIN.email) });
  await openBusiness(owner);
  await gatherTeam(parts, owner);
  await liveFortnight(origin, owner, clock, clock.now());
};
