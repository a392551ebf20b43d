import type { LeadId, TenantId } from '../../shared/domain/ids.ts';
import { tagName } from '../../shared/domain/tags.ts';
import { isWaiting } from '../../shared/domain/waiting.ts';
import type { LeadSource, LeadStatus } from '../../shared/schemas/lead.ts';
import { indexed, keys } from '../kernel/table/keys.ts';
import type { Unconditional } from '../kernel/table/write.ts';
import type { LeadItem } from './lead-store.ts';
import { listedUnder } from './listed-under.ts';

/**
 * By which a lead is found among those of one tag or owner, as recently active as it is. It is written with the lead,
 * and expires with it.
 */
export interface LeadMarkRow {
  readonly leadId: LeadId;
  /** All that the lead passes, so that two filters at once read no lead that does not pass. */
  readonly names: readonly string[];
  /** Epoch seconds. */
  readonly expiresAt: number;
}

interface Marked {
  readonly tags?: readonly string[] | undefined;
  readonly ownerId?: string | null | undefined;
}

interface Narrowed extends Marked, Pick<LeadItem, 'status' | 'source'> {
  readonly requestedAt?: string | undefined;
}

/** What a list of leads can be narrowed to, each by a name. */
export const nameOf = {
  tag: tagName,
  owner: (ownerId: string) => `owner:${ownerId}`,
  status: (status: LeadStatus) => `status:${status}`,
  source: (source: LeadSource) => `source:${source}`,
  waiting: () => 'waiting',
} as const;

/** What a lead is listed under. */
export const listedNames = ({ tags = [], ownerId }: Marked): readonly string[] => [
  ...tags.map(nameOf.tag),
  ...(ownerId ? [nameOf.owner(ownerId)] : []),
];

/** All that a lead passes where a list is narrowed. */
export const passedNames = (lead: Narrowed): readonly string[] => [
  ...listedNames(lead),
  nameOf.status(lead.status),
  nameOf.source(lead.source),
  ...(isWaiting(lead) ? [nameOf.waiting()] : []),
];

type Listed = Narrowed & Pick<LeadItem, 'leadId' | 'lastActivityAt' | 'expiresAt'>;

/**
 * The rows of a lead as it is after a write, in the same transaction, which requires `before` to be as it was read;
 * null before it is made. `place` is where it lies among the others.
 */
export const leadMarks = (
  tenantId: TenantId,
  before: Marked | null,
  after: Listed,
  place = after.lastActivityAt,
): readonly Unconditional[] => {
  const { leadId, expiresAt } = after;
  const row: LeadMarkRow = { leadId, names: passedNames(after), expiresAt };
  return listedUnder({
    before: before ? listedNames(before) : [],
    after: listedNames(after),
    keyOf: (name) => keys.leadMark(tenantId, leadId, name),
    rowOf: (name) => ({ ...row, ...indexed.leadMark(tenantId, name, place, leadId) }),
  });
};

/** The writes that delete all rows of a lead that is deleted. */
export const withoutMarks = (
  tenantId: TenantId,
  lead: Marked & Pick<LeadItem, 'leadId'>,
): readonly Unconditional[] =>
  listedNames(lead).map((name) => ({ remove: keys.leadMark(tenantId, lead.leadId, name) }));

/** The fields that a lead's rows repeat. */
export const MARKED_FIELDS = [
  'tags',
  'ownerId',
  'status',
  'source',
  'requestedAt',
] as const satisfies ReadonlyArray<keyof LeadItem>;
