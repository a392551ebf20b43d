import type { TenantId } from '../../../shared/domain/ids.ts';
import type { SentMessage } from '../../../shared/schemas/message.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { MessageItem } from '../../records/message-log.ts';
import { namesOfIds } from '../../records/parties.ts';

const CLIENTS = ['visitor', 'former_visitor', 'lead'] as const;

const clientOf = ({ recipient }: MessageItem) => CLIENTS.find((one) => one === recipient);

const isToMember = (item: MessageItem): boolean => clientOf(item) === undefined;

/** Lines of the log as the API answers them, with the names of the members among the recipients. */
export const shownMessages = async (
  table: Table,
  tenantId: TenantId,
  items: readonly MessageItem[],
): Promise<SentMessage[]> => {
  const members = items.filter(isToMember).map(({ recipient }) => recipient);
  const partyOf = await namesOfIds(table, tenantId, members);
  return items.map((item) => {
    const { name, email } = partyOf(item.recipient);
    return {
      ...{ messageId: item.messageId, kind: item.kind, channel: item.channel },
      recipient: clientOf(item) ?? 'member',
      memberName: isToMember(item) ? (name ?? email) : null,
      ...{ status: item.status, reason: item.reason, dueAt: item.dueAt, at: item.at },
    };
  });
};
