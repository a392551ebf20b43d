import type { TenantId } from '../../../shared/domain/ids.ts';
import { toInstant } from '../../kernel/clock.ts';
import { fieldIs, isAbsent } from '../../kernel/table/condition.ts';
import { indexed, keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { isStill } from '../../kernel/table/versioned.ts';
import type { Write } from '../../kernel/table/write.ts';
import type { InvitationItem } from '../../records/members/invitation-store.ts';
import type { MemberItem } from '../../records/members/member-store.ts';
import { spareAll } from '../../records/sites/picture-store.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';

/** Rows that a business may have before it is used: its settings, its offers, the invitations it sent. */
const BEFORE_BEGINNING = [
  ...['SERVICE#', 'PERSON#', 'PICTURE#', 'WINDOW#', 'CLOSURE#', 'AGENDA#', 'FAQ#', 'FORMER#'],
  ...['WEBHOOK#', 'DELIVERY#', 'MESSAGE#', 'MAILDAY#', 'AUTOMATION#', 'TESTMESSAGE#', 'OUTSIDE#'],
];

/** Rows that are read; a business with more is not empty. */
const MOST_ROWS = 500;

/** Rows of a closed business deleted at a time, and how many times. */
const SWEEP = 50;
const MOST_SWEEPS = 20;

interface Row extends Partial<Omit<TenantItem & MemberItem, 'tenantId'>> {
  readonly sk: string;
}

const isUnbegun = (row: Row, memberId: string): boolean =>
  row.sk === 'TENANT' ||
  row.sk === 'MEMBERSHIPS' ||
  row.sk === `MEMBER#${memberId}` ||
  (row.sk.startsWith('MEMBER#') && !row.userId) ||
  BEFORE_BEGINNING.some((prefix) => row.sk.startsWith(prefix));

/**
 * The writes that close a business for immediate deletion when nobody but its owner belongs to it and it has no site,
 * lead, booking or conversation; undefined for any other. Refused if its rules change meanwhile.
 */
export const closingOfEmpty = async (
  table: Table,
  tenantId: TenantId,
  memberId: string,
  now: number,
): Promise<readonly Write[] | undefined> => {
  const at = toInstant(now);
  if (await table.get(keys.site(tenantId))) return undefined;
  const { items, next } = await table.query<Row>(ranges.tenantRows(tenantId), { limit: MOST_ROWS });
  if (next || !items.every((row) => isUnbegun(row, memberId))) return undefined;
  const tenant = items.find(({ sk }) => sk === 'TENANT');
  const owner = items.find(({ sk }) => sk === `MEMBER#${memberId}`);
  if (!tenant || owner?.version === undefined) return undefined;
  const { version } = owner;
  return [
    {
      update: keys.tenant(tenantId),
      set: { closedAt: at, deleteAt: at, nextRefreshAt: at, ...indexed.closedTenant(tenantId, at) },
      when: fieldIs('rulesVersion', tenant.rulesVersion),
    },
    { remove: keys.member(tenantId, memberId), when: isStill({ version }) },
    { check: keys.site(tenantId), when: isAbsent },
  ];
};

/**
 * Deletes a closed business's rows at once. Its own item stays, by which the daily purge finds whatever is left
 * (`jobs/purge-closed.ts`).
 */
export const sweepClosed = async (table: Table, tenantId: TenantId, now: number): Promise<void> => {
  await spareAll(table, tenantId, now);
  const { items: sent } = await table.query<InvitationItem>(ranges.invitationsOf(tenantId), {
    limit: MOST_ROWS,
  });
  for (const { emailHash } of sent) await table.write({ remove: keys.invitation(emailHash, tenantId) });
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    const { items, next } = await table.query<Row>(ranges.tenantRows(tenantId), { limit: SWEEP });
    const rows = items.filter(({ sk }) => sk !== 'TENANT');
    await Promise.all(rows.map(({ sk }) => table.write({ remove: keys.tenantRow(tenantId, sk) })));
    if (!next) return;
  }
};
