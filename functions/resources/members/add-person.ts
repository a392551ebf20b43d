import type { PersonCreate } from '../../../shared/schemas/person.ts';
import { AppError } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { limitReached } from '../../kernel/limit-reached.ts';
import { ifAbsent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import { auditEntry } from '../../records/audit-trail.ts';
import { madeWithRole, roleCheck } from '../../records/members/member-permissions.ts';
import { membershipCount, membershipWrite } from '../../records/members/membership-count.ts';
import { listPeople, MAX_PEOPLE, type PersonItem } from '../../records/members/people-store.ts';
import { givenProfile } from '../../records/profile.ts';
import { planOf } from '../../records/tenants/plan-of.ts';
import { getTenant } from '../../records/tenants/tenant-store.ts';

interface Addition {
  readonly caller: CallingMember;
  readonly body: PersonCreate;
  readonly now: number;
  /** The same when the request is repeated. */
  readonly personId: string;
}

type Ports = Pick<Kernel, 'table' | 'ids'>;

const attempt = async ({ table, ids }: Ports, addition: Addition): Promise<PersonItem | undefined> => {
  const { caller, body, now, personId } = addition;
  const { tenantId, memberId: actorId } = caller;
  const count = await membershipCount(table, tenantId);
  const [tenant, people] = await Promise.all([getTenant(table, tenantId), listPeople(table, tenantId)]);
  const known = people.find((person) => person.personId === personId);
  if (known) return known;
  if (planOf(tenant, now) === 'basic') throw new AppError('plan_required');
  if (people.length >= MAX_PEOPLE) throw limitReached('people', MAX_PEOPLE);
  const person: PersonItem = {
    ...givenProfile(body),
    name: body.name,
    personId,
    createdAt: toInstant(now),
    version: 1,
  };
  const outcome = await table.attempt([
    roleCheck(caller),
    { put: keys.person(tenantId, personId), item: { ...person }, when: ifAbsent },
    membershipWrite(tenantId, count),
    auditEntry(tenantId, { actorId, action: 'person_added', subjectId: personId }, { ids, now }),
  ]);
  return madeWithRole(outcome) && person;
};

/**
 * Adds somebody without access; they take bookings once their calendar is switched on. Throws 403 `plan_required` on
 * Basic, 409 `limit_reached`, 403 `forbidden`, 503 `busy`.
 */
export const addPerson = (ports: Ports, addition: Addition): Promise<PersonItem> =>
  settledOrBusy(() => attempt(ports, addition));
