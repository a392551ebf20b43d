import type { LeadId, TenantId } from '../../../shared/domain/ids.ts';
import { tagName } from '../../../shared/domain/tags.ts';
import { isWaiting } from '../../../shared/domain/waiting.ts';
import type { LeadSource, LeadStatus } from '../../../shared/schemas/lead.ts';
import { indexed, keys } from '../../kernel/table/keys.ts';
import type { Unconditional } from '../../kernel/table/write.ts';
import { listingWrites } from '../listed-under.ts';
import { type Ordered, orderRemovalWrites, orderWrites } from './lead-orders.ts';
import type { LeadItem } from './lead-store.ts';
import { tagWrites } from './lead-tags.ts';

/**
 * By which a lead is found among those of one status, source, tag or owner, as recently active as it is. It is written
 * with the lead, and expires with it.
 */
export interface LeadMarkRow {
  readonly leadId: LeadId;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

interface Marked extends Pick<LeadItem, 'status' | 'source'>, Ordered {
  readonly tags?: readonly string[] | undefined;
  readonly ownerId?: string | null | undefined;
  readonly requestedAt?: string | undefined;
}

/** How a lead stands: its status, and whether its request waits. */
export type LeadStanding = LeadStatus | 'waiting';

/** What a list of leads can be narrowed to, each by a name. */
export const nameOf = {
  tag: tagName,
  owner: (ownerId: string) => `owner:${ownerId}`,
  source: (source: LeadSource) => `source:${source}`,
  standing: (standing: LeadStanding) => `standing:${standing}`,
  standingOfOwner: (standing: LeadStanding, ownerId: string) => `standing:${standing}&owner:${ownerId}`,
} as const;

/**
 * What a lead is listed under: each list that can be asked for is one of these, so that none is filtered when it is
 * read.
 */
export const listedNames = (lead: Marked): readonly string[] => {
  const { tags = [], ownerId, status, source } = lead;
  const standings: readonly LeadStanding[] = [status, ...(isWaiting(lead) ? ['waiting' as const] : [])];
  return [
    ...standings.map(nameOf.standing),
    nameOf.source(source),
    ...tags.map(nameOf.tag),
    ...(ownerId
      ? [nameOf.owner(ownerId), ...standings.map((one) => nameOf.standingOfOwner(one, ownerId))]
      : []),
  ];
};

type Listed = Marked & Pick<LeadItem, 'leadId' | 'lastActivityAt' | 'expiresAt'>;

/**
 * The rows of a lead as it is after a write, in the same transaction, which requires `before` to be as it was read;
 * null before it is made. `place` is where it lies among the others.
 */
export const leadMarkWrites = (
  tenantId: TenantId,
  before: Marked | null,
  after: Listed,
  place = after.lastActivityAt,
): readonly Unconditional[] => {
  const { leadId, expiresAt } = after;
  const row: LeadMarkRow = { leadId, expiresAt };
  return [
    ...listingWrites({
      before: before ? listedNames(before) : [],
      after: listedNames(after),
      keyOf: (name) => keys.leadMark(tenantId, leadId, name),
      rowOf: (name) => ({ ...row, ...indexed.leadMark(tenantId, name, place, leadId) }),
    }),
    ...orderWrites(tenantId, before, after),
    ...tagWrites(tenantId, leadId, before?.tags, after.tags),
  ];
};

/** The writes that delete all rows of a lead that is deleted. */
export const unmarkWrites = (
  tenantId: TenantId,
  lead: Marked & Pick<LeadItem, 'leadId'>,
): readonly Unconditional[] => [
  ...listedNames(lead).map((name) => ({ remove: keys.leadMark(tenantId, lead.leadId, name) })),
  ...orderRemovalWrites(tenantId, lead.leadId),
];

/** The fields that a lead's rows repeat. */
export const MARKED_FIELDS = [
  'tags',
  'ownerId',
  'status',
  'source',
  'requestedAt',
] as const satisfies ReadonlyArray<keyof LeadItem>;
