import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { currentDays } from '../../../../functions/agenda/offers-of.ts';
import { daysTouched } from '../../../../functions/agenda/time.ts';
import { loadRules } from '../../../../functions/records/calendars/calendar-store.ts';
import { getTenant, raiseRulesVersion } from '../../../../functions/records/tenants/tenant-store.ts';
import { horizonOf } from '../../../../functions/resources/slots/regenerate.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import type { World } from '../../../support/world.ts';
import { recordsOf } from '../bookings/records.ts';

export const idOf = (tenantId: string): TenantId => brandId<TenantId>(tenantId);

export const tenantOf = (world: World, tenantId: string) => getTenant(world.kernel.table, idOf(tenantId));

/** Makes every stored day older than the rules, as a change would whose regeneration never ran. */
export const makeStale = (world: World, tenantId: string, set = {}): Promise<boolean> =>
  world.kernel.table.writeIf(raiseRulesVersion(idOf(tenantId), set));

/** Forgets the stored days, as if nobody had ever warmed them. */
export const forgetDays = async (world: World, tenantId: string): Promise<void> => {
  const { client, name } = world.kernel.table;
  for (const { date } of (await recordsOf(world, tenantId)).days)
    await client.send(
      new DeleteCommand({ TableName: name, Key: { pk: `TENANT#${tenantId}`, sk: `AGENDA#main#${date}` } }),
    );
};

/** The horizon's days as a clean run makes them from the rules alone. */
export const cleanRun = async (world: World, tenantId: string) => {
  const tenant = await tenantOf(world, tenantId);
  const rules = await loadRules(world.kernel.table, tenant);
  const dates = daysTouched(horizonOf(tenant, world.kernel.clock()));
  return currentDays([], dates, rules, 'main').map(({ version, busy, ...day }) => day);
};

/** The stored days in the same form: what a reader is offered, and by which rules. */
export const storedRun = async (world: World, tenantId: string) =>
  (await recordsOf(world, tenantId)).days.map(({ version, busy, ...day }) => day);
