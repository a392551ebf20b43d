import type { TenantId } from '../../../shared/domain/ids.ts';
import type { SentMessage } from '../../../shared/schemas/message.ts';
import type { Table } from '../../kernel/table/table.ts';
import { holderOf } from '../../records/bookings/booking-store.ts';
import { namesOfIds } from '../../records/bookings/parties.ts';
import { isToClient, type MessageItem } from '../../records/messages/message-log.ts';

const CLIENTS = ['visitor', 'former_visitor', 'lead'] as const;

/** Who of those that are no members it was for; a booking's client of another time is a former one. */
const clientOf = (item: MessageItem, holder: number) => {
  if (isToClient(item) && holderOf(item) !== holder) return 'former_visitor';
  return CLIENTS.find((one) => one === item.recipient);
};

const isToMember = (item: MessageItem): boolean => clientOf(item, holderOf(item)) === undefined;

/**
 * Lines of the log as the API answers them, with the names of the members among the recipients; `holder` says to
 * which of its clients the booking of a line belongs now.
 */
export const shownMessages = async (
  table: Table,
  tenantId: TenantId,
  items: readonly MessageItem[],
  holder: (item: MessageItem) => number = () => 0,
): Promise<SentMessage[]> => {
  const members = items.filter(isToMember).map(({ recipient }) => recipient);
  const partyOf = await namesOfIds(table, tenantId, members);
  return items.map((item) => {
    const { name, email } = partyOf(item.recipient);
    return {
      ...{ messageId: item.messageId, kind: item.kind, channel: item.channel },
      recipient: clientOf(item, holder(item)) ?? 'member',
      memberName: isToMember(item) ? (name ?? email) : null,
      ...{ status: item.status, reason: item.reason, dueAt: item.dueAt, at: item.at },
    };
  });
};
