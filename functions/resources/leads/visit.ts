import type { ConversationId, TenantId } from '../../../shared/domain/ids.ts';
import type { Utm } from '../../../shared/domain/utm.ts';
import type { LeadSource, LeadStatus } from '../../../shared/schemas/lead.ts';
import type { Contact } from '../../records/contact.ts';

/** The conversation that somebody is led by to being filed. */
export interface Talk {
  readonly conversationId: ConversationId;
  readonly startedAt: string;
  /** The lead whose timeline names it already. */
  readonly leadId?: string | undefined;
}

/** What somebody told of themselves, and where. */
export interface Visit {
  readonly tenantId: TenantId;
  readonly name: string | null;
  readonly contact: Contact;
  readonly message: string;
  readonly source: LeadSource;
  readonly utm?: Utm | undefined;
  readonly talk?: Talk | undefined;
  /** Nothing proves that what a visitor types is theirs; what a member types is believed. */
  readonly typedBy: 'visitor' | 'member';
  /** What staff say of a lead that is new. */
  readonly byHand?: ByHand | undefined;
  readonly now: number;
  /** They book, and ask for nothing else. */
  readonly isBooking?: boolean;
  /** The id of the lead, should it be a new one. */
  readonly newLeadId: string;
}

export interface ByHand {
  readonly status?: LeadStatus | undefined;
  readonly note?: string | undefined;
  readonly ownerId?: string | undefined;
}
