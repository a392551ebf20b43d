import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Member } from '../../../shared/schemas/member.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { isAccepted, type MemberItem } from '../../records/members/member-store.ts';
import type { MessageItem } from '../../records/messages/message-log.ts';
import { eventIdOf, messageIdOf } from '../../records/pending-event.ts';

type Outcome = Pick<Member, 'invitationMail'>;

const placeOf = (tenantId: TenantId, { memberId }: MemberItem, invitedAt: string) => {
  const event = { tenantId, type: 'member.invited', subjectId: memberId } as const;
  const eventId = eventIdOf(event, Date.parse(invitedAt));
  return keys.message(tenantId, memberId, invitedAt, messageIdOf(eventId, 'member_invited', memberId));
};

/**
 * What became of the e-mail of each pending invitation, the last one where there were several: read at once, since its
 * place in the log follows from the member and the moment of the invitation.
 */
export const invitationMails = async (
  table: Table,
  tenantId: TenantId,
  rows: readonly MemberItem[],
): Promise<(row: MemberItem) => Outcome> => {
  const places = rows.flatMap((row) =>
    isAccepted(row) || row.invitedAt === undefined ? [] : [placeOf(tenantId, row, row.invitedAt)],
  );
  const lines = places.length === 0 ? [] : await table.getMany<MessageItem>(places);
  const byMember = new Map(lines.map((line) => [line.subjectId, line]));
  return ({ memberId }) => {
    const line = byMember.get(memberId);
    return line ? { invitationMail: { status: line.status, reason: line.reason } } : {};
  };
};
