import { BOOKING_ROWS } from './keys/bookings.ts';
import { CALENDAR_ROWS } from './keys/calendars.ts';
import { CONVERSATION_ROWS } from './keys/conversations.ts';
import { LEAD_ROWS } from './keys/leads.ts';
import { MEMBER_ROWS } from './keys/members.ts';
import { MESSAGE_ROWS } from './keys/messages.ts';
import { REQUEST_ROWS } from './keys/requests.ts';
import { TENANT_ROWS } from './keys/tenants.ts';

/** The kinds of row in a business's own partition: the first word of their sort keys. */
export const ROW_KINDS = [
  ...TENANT_ROWS,
  ...MEMBER_ROWS,
  ...CALENDAR_ROWS,
  ...BOOKING_ROWS,
  ...LEAD_ROWS,
  ...CONVERSATION_ROWS,
  ...MESSAGE_ROWS,
  ...REQUEST_ROWS,
] as const;

export type RowKind = (typeof ROW_KINDS)[number];

/** The kind of a row that was read; undefined for one that is not of this partition. */
export const kindOf = (sk: string): RowKind | undefined => {
  const [word] = sk.split('#');
  return ROW_KINDS.find((kind) => kind === word);
};
