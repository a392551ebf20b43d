import { brandId } from '../../../shared/domain/ids.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { writeOrSkip } from '../../kernel/table/commit.ts';
import { ifFieldIs } from '../../kernel/table/condition.ts';
import { keys, type Range, ranges } from '../../kernel/table/keys.ts';
import { ifUnchanged } from '../../kernel/table/versioned.ts';
import type { ReplacedClient } from '../../records/bookings/replaced-client.ts';
import { reachesOf } from '../../records/leads/contact.ts';
import { readClaims } from '../../records/leads/contact-claims.ts';
import { dropInvitation } from '../../records/members/invitation-store.ts';
import type { FormerMember, MemberItem } from '../../records/members/member-store.ts';
import type { ErasureItem } from '../../records/privacy/erasure-store.ts';
import { asContacts, isReached } from '../../records/privacy/person.ts';
import { forgetTimelines } from '../leads/lead-timelines.ts';
import { type Stored, storedPages } from './rows.ts';

const eraseEach = async <T extends Stored>(
  ports: SignedTable,
  range: Range,
  eraseRow: (row: T) => Promise<void>,
): Promise<void> => {
  for await (const rows of storedPages<T>(ports.table, range)) for (const row of rows) await eraseRow(row);
};

/** Deletes their contacts' items that lead to no lead, and the bookings counted under them. */
const eraseContacts = async (ports: SignedTable, erasure: ErasureItem): Promise<void> => {
  const { tenantId, known } = erasure;
  const reaches = reachesOf(ports.signer, asContacts(known));
  for (const { hash } of reaches) await ports.table.write({ remove: keys.madeUnder(tenantId, hash) });
  for (const { hash, leftBy } of await readClaims(ports.table, tenantId, reaches))
    if (leftBy)
      await writeOrSkip(ports.table, {
        remove: keys.contact(tenantId, hash),
        when: ifFieldIs('leadId', leftBy),
      });
};

/**
 * Erases what else identifies the person: what is kept of them where a booking was given to another client, their
 * leads' timelines, hashes of their contacts, an invitation waiting for them, the audit trail's name of a former
 * member, and every export so far, since it contains their data. Memberships stay: only the owner ends those.
 */
export const eraseRest = async (ports: SignedTable, erasure: ErasureItem): Promise<void> => {
  const { tenantId, leadIds, asked, known } = erasure;
  const { table, signer } = ports;
  const isTheirs = ({ email }: Pick<FormerMember, 'email'>) => email !== null && asked.emails.includes(email);
  await forgetTimelines(
    table,
    tenantId,
    leadIds.map((id) => brandId(id)),
  );
  await eraseContacts(ports, erasure);
  await eraseEach<MemberItem & Stored>(ports, ranges.members(tenantId), async (row) => {
    if (!isTheirs(row) || row.userId !== null) return;
    await writeOrSkip(table, { remove: keys.member(tenantId, row.memberId), when: ifUnchanged(row) });
    await table.write(dropInvitation(signer, tenantId, row));
  });
  await eraseEach<FormerMember & Stored>(ports, ranges.formerMembers(tenantId), async (row) => {
    if (isTheirs(row)) await table.write({ remove: keys.tenantRow(tenantId, row.sk) });
  });
  await eraseEach<ReplacedClient & Stored>(ports, ranges.replacedClients(tenantId), async (row) => {
    if (isReached(known, row)) await table.write({ remove: keys.tenantRow(tenantId, row.sk) });
  });
  await eraseEach<Stored>(ports, ranges.exportRows(tenantId), ({ sk }) =>
    table.write({ remove: keys.tenantRow(tenantId, sk) }),
  );
};
