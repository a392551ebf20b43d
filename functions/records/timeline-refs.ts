import type { BookingId, ConversationId, LeadId, TenantId } from '../../shared/domain/ids.ts';
import type { LeadSource, LeadStatus } from '../../shared/schemas/lead.ts';
import { keys } from '../kernel/table/keys.ts';
import type { Write } from '../kernel/table/write.ts';
import { keptUntil } from './lead-store.ts';

/**
 * What happened with a lead: the id of a record that tells it, or what no other record keeps, such as the words of a
 * request, which a lead's own message may no longer be.
 */
export type Happening =
  | { readonly kind: 'booking'; readonly bookingId: BookingId }
  | { readonly kind: 'conversation'; readonly conversationId: ConversationId }
  | { readonly kind: 'request'; readonly source: LeadSource; readonly message: string }
  /** Without `by`, a new request opened a closed lead again. */
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
  /** Tells it from what else happened at that instant; the same thing twice is the same line. */
  readonly refId: string;
  /** ISO instant from which it is forgotten after the time for leads; `at` without it. */
  readonly lastsFrom?: string;
}

/** The write that puts a line into a lead's timeline, in the transaction of what it tells. */
export const happened = (
  tenantId: TenantId,
  leadId: LeadId,
  { at, refId, lastsFrom = at }: Moment,
  happening: Happening,
): Write => ({
  put: keys.leadRef(tenantId, leadId, at, refId),
  item: { ...happening, at, expiresAt: keptUntil(lastsFrom) },
});

/** Where a stored line lies: the instant and the id that its sort key ends with. */
export const placeOf = ({ sk }: Pick<TimelineRow, 'sk'>): { readonly at: string; readonly refId: string } => {
  const [, , at = '', ...refId] = sk.split('#');
  return { at, refId: refId.join('#') };
};
