import type { TenantId } from '../../../shared/domain/ids.ts';
import { pictureIdOf } from '../../../shared/domain/pictures.ts';
import { ifFieldIs } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { withoutMember } from '../../records/calendars/changeover.ts';
import { pictureRemovalWrites } from '../../records/sites/picture-store.ts';
import { getTenant, raiseRulesVersion } from '../../records/tenants/tenant-store.ts';
import { feedRotates } from './feed-access.ts';
import { hoursRemovalWrites } from './own-hours.ts';

/** The writes that remove somebody, and whether the agenda's offers change with it. */
export interface Departure {
  readonly writes: readonly Write[];
  readonly changesOffers: boolean;
}

interface Leaver {
  /** Also the id of their calendar. */
  readonly id: string;
  readonly losesFeed: boolean;
}

/**
 * Takes somebody's calendar, hours and picture out of the business, on condition that its rules are as they were read;
 * the appointments in the calendar stay, to be given to somebody else. Undefined when it has to be tried again.
 */
export const withoutCalendar = async (
  table: Table,
  tenantId: TenantId,
  { id, losesFeed }: Leaver,
  now: number,
): Promise<Departure | undefined> => {
  const tenant = await getTenant(table, tenantId);
  const hoursGo = await hoursRemovalWrites(table, tenant, id);
  if (!hoursGo) return undefined;
  const ifRulesUnchanged = ifFieldIs('rulesVersion', tenant.rulesVersion);
  const changesOffers = (tenant.calendars ?? []).some(({ calendarId }) => calendarId === id);
  const add = losesFeed ? feedRotates : {};
  const withoutTheirs = raiseRulesVersion(tenantId, withoutMember(tenant, id, now), add);
  const unchanged: Write = losesFeed
    ? { update: keys.tenant(tenantId), add, when: ifRulesUnchanged }
    : { check: keys.tenant(tenantId), when: ifRulesUnchanged };
  const businessGoesOn: Write = changesOffers ? { ...withoutTheirs, when: ifRulesUnchanged } : unchanged;
  const pictureGoes = await pictureRemovalWrites(
    table,
    tenantId,
    pictureIdOf({ kind: 'person', ownerId: id }),
    now,
  );
  return { writes: [businessGoesOn, ...hoursGo, ...pictureGoes], changesOffers };
};
