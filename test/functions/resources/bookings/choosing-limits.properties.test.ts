import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bookingLimitsOf, choosingLimitsOf } from '../../../../functions/records/bookings/booking-limits.ts';
import { getTenant } from '../../../../functions/records/tenants/tenant-store.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { MONDAY_8H, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { slotAt, visit } from './visitors.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

test('a time that was shown bears at most ten minutes less notice, a quarter of it at most, and lasts as long ahead', async () => {
  const { tenantId } = await openBusiness(world);
  const tenant = await getTenant(world.kernel.table, brandId<TenantId>(tenantId));
  fc.assert(
    fc.property(fc.nat(10_080), fc.nat(365 * 86_400_000), (minNoticeMin, later) => {
      const now = MONDAY_8H + later;
      const shown = bookingLimitsOf({ ...tenant, minNoticeMin }, now);
      const chosen = choosingLimitsOf({ ...tenant, minNoticeMin }, now);
      const less = shown.minNoticeMin - chosen.minNoticeMin;
      expect(chosen.until).toBe(shown.until);
      expect(shown.minNoticeMin).toBe(minNoticeMin);
      expect(less).toBeGreaterThanOrEqual(0);
      expect(less).toBeLessThanOrEqual(10);
      expect(less * 4).toBeLessThanOrEqual(minNoticeMin);
      if (minNoticeMin >= 40) expect(less).toBe(10);
    }),
    seededRuns(500),
  );
});

test('whoever was shown the soonest time has it for so long, and not a minute longer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 180 }), fc.nat(12), async (minNoticeMin, minutes) => {
      world.setClock(MONDAY_8H);
      const business = await openBusiness(world);
      const { token } = business.owner;
      await world.call('PATCH', '/v1/tenants/current', { token, body: { booking: { minNoticeMin } } });
      const { slotId, startAt } = await slotAt(world, business);
      const notice = Date.parse(startAt) - MONDAY_8H - minutes * 60_000;
      world.advance(minutes);
      const { status, json } = await visit(world.call, business, { who: 1, slotId });
      const least = Math.max(minNoticeMin - 10, Math.ceil((minNoticeMin * 3) / 4));
      if (notice <= 0) expect(status).toBe(400);
      else if (notice >= least * 60_000) expect(status).toBe(201);
      else expect([status, json.error.code]).toEqual([409, 'slot_too_soon']);
    }),
    seededRuns(40),
  );
});
