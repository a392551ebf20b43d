import type { BookingId, ConversationId, LeadId, TenantId } from '../../../shared/domain/ids.ts';
import type { Matter } from '../../../shared/domain/matter.ts';
import type { LeadSource, LeadStatus } from '../../../shared/schemas/lead.ts';
import { parseLeadRef } from '../../kernel/table/keys/leads.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Write } from '../../kernel/table/write.ts';
import { keptUntil } from './lead-store.ts';

/**
 * Something that happened with a lead: the id of its record, or what no other record keeps, such as the text of a
 * request (a lead keeps only its first).
 */
export type Happening =
  | { readonly kind: 'booking'; readonly bookingId: BookingId }
  | { readonly kind: 'conversation'; readonly conversationId: ConversationId }
  | {
      readonly kind: 'request';
      readonly source: LeadSource;
      readonly message: string;
      readonly matter?: Matter;
    }
  /** `by` is absent when a new request reopened a closed lead. */
  | { readonly kind: 'status'; readonly from: LeadStatus; readonly to: LeadStatus; readonly by?: string }
  | {
      readonly kind: 'merge';
      readonly leadId: LeadId;
      readonly name?: string;
      readonly message?: string;
      readonly note?: string;
    };

/** A line of a lead's timeline as it is stored. */
export type TimelineRow = Happening & {
  readonly sk: string;
  readonly at: string;
  readonly expiresAt: number;
};

interface Moment {
  /** ISO instant: its place in the timeline. */
  readonly at: string;
  /** Distinguishes it from other lines of that instant; the same event gives the same line. */
  readonly refId: string;
  /** ISO instant from which the lead's retention counts for this line; `at` when absent. */
  readonly lastsFrom?: string;
}

/** The write that adds a line to a lead's timeline, in the transaction of the event itself. */
export const timelineWrite = (
  tenantId: TenantId,
  leadId: LeadId,
  { at, refId, lastsFrom = at }: Moment,
  happening: Happening,
): Write => ({
  put: keys.leadRef(tenantId, leadId, at, refId),
  item: { ...happening, at, expiresAt: keptUntil(lastsFrom) },
});

/** The place of a stored line: the instant and the id at the end of its sort key. */
export const placeOf = ({ sk }: Pick<TimelineRow, 'sk'>): { readonly at: string; readonly refId: string } => {
  const { at, refId } = parseLeadRef(sk);
  return { at, refId };
};
