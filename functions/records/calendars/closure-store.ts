import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Closure } from '../../../shared/schemas/closure.ts';
import { found } from '../../kernel/app-error.ts';
import { ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';

/** Dated closures that one business may have. */
export const MAX_CLOSURES = 400;

const toClosure = (item: Closure): Closure => ({
  closureId: item.closureId,
  from: item.from,
  to: item.to,
  ...(item.startTime === undefined ? {} : { startTime: item.startTime }),
  ...(item.endTime === undefined ? {} : { endTime: item.endTime }),
  label: item.label,
  calendarId: item.calendarId,
  holiday: item.holiday,
  updatedAt: item.updatedAt,
});

/** All of a business's closures, by the day they start on. */
export const listClosures = async (table: Table, tenantId: TenantId): Promise<readonly Closure[]> =>
  (await table.all<Closure>(ranges.closures(tenantId), MAX_CLOSURES)).map(toClosure);

/** One closure. Throws 404 `not_found`, also for another business's. */
export const getClosure = async (table: Table, tenantId: TenantId, id: string): Promise<Closure> =>
  found((await listClosures(table, tenantId)).find(({ closureId }) => closureId === id));
