import type { TenantId } from '../../../shared/domain/ids.ts';
import type { AuditParty } from '../../../shared/schemas/audit.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { type AuditItem, STRIPE_ACTOR } from '../audit-trail.ts';

interface Named {
  readonly memberId?: string;
  readonly personId?: string;
  readonly email?: string | null;
  readonly name?: string | null;
}

/** Names for ids of members, former members and people without access; other ids stay as they are. */
export const namesOfIds = async (
  table: Table,
  tenantId: TenantId,
  wanted: readonly string[],
): Promise<(id: string) => AuditParty> => {
  const people = await table.getMany<Named>(
    [...new Set(wanted)].flatMap((id) => [
      keys.member(tenantId, id),
      keys.formerMember(tenantId, id),
      keys.person(tenantId, id),
    ]),
  );
  const known = new Map(people.map((person) => [person.memberId ?? person.personId, person]));
  const nameOf = (id: string) => known.get(id)?.name ?? (id === STRIPE_ACTOR ? 'Stripe' : null);
  return (id) => ({ id, email: known.get(id)?.email ?? null, name: nameOf(id) });
};

/** The same for everyone and everything that some audit lines mention. */
export const namesOf = (
  table: Table,
  tenantId: TenantId,
  lines: readonly AuditItem[],
): Promise<(id: string) => AuditParty> =>
  namesOfIds(
    table,
    tenantId,
    lines.flatMap(({ actorId, subjectId }) => [actorId, subjectId]),
  );
