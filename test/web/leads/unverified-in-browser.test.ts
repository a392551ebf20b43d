import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectGone, expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const PHONE = '+14385550177';

/** A business, and the lead of a visitor who typed an e-mail that is known and a phone that is not. */
const openLead = async (): Promise<{ readonly owner: Account; readonly leadId: string }> => {
  const owner = await world.owner('Salon Roy');
  for (let dayOfWeek = 0; dayOfWeek < 7; dayOfWeek++)
    await world.call(owner, 'POST', '/v1/availability', {
      dayOfWeek,
      startTime: '09:00',
      endTime: '17:00',
      timezone: 'America/Toronto',
    });
  const { slug } = await world.call(owner, 'GET', '/v1/sites');
  const { slots } = await world.call(owner, 'GET', `/public/sites/${slug}/slots`);
  const body = { slotId: slots[0].slotId, name: 'Zoé Roy', email: 'zoe.roy@example.com', phone: PHONE };
  await world.call(owner, 'POST', `/public/sites/${slug}/bookings`, body);
  const { leads } = await world.call(owner, 'GET', '/v1/leads');
  return { owner, leadId: leads[0].leadId };
};

const LOOKS = [
  {
    language: 'fr',
    width: 390,
    section: 'Coordonnées non vérifiées',
    verdict: /^Accepter/,
    told: '438 555-0177 est accepté',
    phone: PHONE,
  },
  {
    language: 'en',
    width: 1440,
    section: 'Unverified contacts',
    verdict: /^Refuse/,
    told: '438 555-0177 is refused',
    phone: null,
  },
] as const;

test.each(LOOKS)(
  'a contact that a visitor typed waits for a word in the drawer, and obeys it ($language, $width)',
  async ({ section, verdict, told, phone, ...look }) => {
    const { owner, leadId } = await openLead();
    const { page, flaws, close } = await world.open(owner, '/dashboard/leads', look);
    await page.getByText('Zoé Roy').first().click();
    const waiting = page.getByRole('dialog').getByRole('region', { name: section });
    await expectSeen(waiting.getByText('438 555-0177'));
    expect(await flaws()).toEqual([]);
    await waiting.getByRole('button', { name: verdict }).click();
    await page.getByRole('status').getByText(told).waitFor();
    await expectGone(waiting);
    expect(await flaws()).toEqual([]);
    const lead = await world.call(owner, 'GET', `/v1/leads/${leadId}`);
    expect([lead.email, lead.phone, lead.unverified]).toEqual(['zoe.roy@example.com', phone, undefined]);
    await close();
  },
);
