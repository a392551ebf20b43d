import type { TenantId } from '../../../shared/domain/ids.ts';
import { toInstant } from '../../kernel/clock.ts';
import { ifAbsent, ifFieldIs } from '../../kernel/table/condition.ts';
import { indexed, keys, ranges } from '../../kernel/table/keys.ts';
import { kindOf, type RowKind } from '../../kernel/table/row-kinds.ts';
import type { Table } from '../../kernel/table/table.ts';
import { ifUnchanged } from '../../kernel/table/versioned.ts';
import type { Write } from '../../kernel/table/write.ts';
import type { MemberItem } from '../../records/members/member-store.ts';
import { spareAll } from '../../records/sites/picture-store.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import { deleteRows } from './delete-rows.ts';
import { withdrawInvitations } from './end-memberships.ts';

/** Rows that a business may have before it is used: its settings, its offers, its messages, the invitations it sent. */
const BEFORE_BEGINNING: readonly RowKind[] = [
  ...(['TENANT', 'MEMBERSHIPS', 'SERVICE', 'PERSON', 'PICTURE', 'WINDOW', 'CLOSURE', 'AGENDA'] as const),
  ...(['FORMER', 'WEBHOOK', 'DELIVERY', 'MESSAGE', 'MAILDAY', 'AUTOMATION', 'TESTMESSAGE'] as const),
  'OUTSIDE',
];

/** Rows that are read; a business with more is not empty. */
const MOST_ROWS = 500;

/** For which a request deletes rows, in milliseconds. */
const SWEEP_MS = 2000;

interface Row extends Partial<Omit<TenantItem & MemberItem, 'tenantId'>> {
  readonly sk: string;
}

const isUnbegun = ({ sk, userId }: Row, memberId: string): boolean => {
  const kind = kindOf(sk);
  if (kind === 'MEMBER') return !userId || sk === `MEMBER#${memberId}`;
  return kind !== undefined && BEFORE_BEGINNING.includes(kind);
};

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
      when: ifFieldIs('rulesVersion', tenant.rulesVersion),
    },
    { remove: keys.member(tenantId, memberId), when: ifUnchanged({ version }) },
    { check: keys.site(tenantId), when: ifAbsent },
  ];
};

/**
 * Deletes a closed business's invitations and rows, as far as there is time. Its own item stays, by which the daily
 * purge (`jobs/purge-tenants`) finds whatever is left. Throws 503 `busy`.
 */
export const sweepClosed = async (table: Table, tenantId: TenantId, now: number): Promise<void> => {
  const end = performance.now() + SWEEP_MS;
  await spareAll(table, tenantId, now);
  await withdrawInvitations(table, tenantId);
  await deleteRows(table, tenantId, () => performance.now() >= end);
};
