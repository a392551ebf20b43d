import type { TableIndex } from '../../../shared/domain/table-indexes.ts';
import { bookingIndexed, bookingKeys, bookingRanges } from './keys/bookings.ts';
import { calendarIndexed, calendarKeys, calendarRanges } from './keys/calendars.ts';
import { conversationIndexed, conversationKeys, conversationRanges } from './keys/conversations.ts';
import { leadIndexed, leadKeys, leadRanges } from './keys/leads.ts';
import { memberIndexed, memberKeys, memberRanges } from './keys/members.ts';
import { messageIndexed, messageKeys, messageRanges } from './keys/messages.ts';
import { requestIndexed, requestKeys, requestRanges } from './keys/requests.ts';
import { tenantIndexed, tenantKeys, tenantRanges } from './keys/tenants.ts';

export type { Key, Range } from './keys/make-key.ts';

/** Every kind of item and where it lies (docs/records.md); one file of `keys/` for each subject. */
export const keys = {
  ...tenantKeys,
  ...memberKeys,
  ...calendarKeys,
  ...bookingKeys,
  ...leadKeys,
  ...conversationKeys,
  ...messageKeys,
  ...requestKeys,
} as const;

/** Every query for more than one item. */
export const ranges = {
  ...tenantRanges,
  ...memberRanges,
  ...calendarRanges,
  ...bookingRanges,
  ...leadRanges,
  ...conversationRanges,
  ...messageRanges,
  ...requestRanges,
} as const;

/** The attributes that place a row in an index; removing them removes the row from the index. */
export const INDEX_KEYS = {
  gsi1: { pk: 'gsi1pk', sk: 'gsi1sk' },
  gsi2: { pk: 'gsi2pk', sk: 'gsi2sk' },
} as const satisfies Readonly<Record<TableIndex, { readonly pk: string; readonly sk: string }>>;

/** Index attributes that put a row in the range of the same name. */
export const indexed = {
  ...tenantIndexed,
  ...memberIndexed,
  ...calendarIndexed,
  ...bookingIndexed,
  ...leadIndexed,
  ...conversationIndexed,
  ...messageIndexed,
  ...requestIndexed,
} as const;
