import type { ConversationId, LeadId, TenantId } from '../../../shared/domain/ids.ts';
import type { Matter } from '../../../shared/domain/matter.ts';
import type { Utm } from '../../../shared/domain/utm.ts';
import type { LeadSource, LeadStatus } from '../../../shared/schemas/lead.ts';
import type { Contact } from '../../records/leads/contact.ts';

/** The conversation in which somebody left their contact. */
export interface VisitConversation {
  readonly conversationId: ConversationId;
  readonly startedAt: string;
  /** The lead whose timeline already has this conversation. */
  readonly leadId?: string | undefined;
}

/** What somebody said about themselves, and where. */
export interface Visit {
  readonly tenantId: TenantId;
  readonly name: string | null;
  readonly contact: Contact;
  readonly message: string;
  /** What the request is about; absent for a plain one. */
  readonly matter?: Matter | undefined;
  readonly source: LeadSource;
  readonly utm?: Utm | undefined;
  readonly conversation?: VisitConversation | undefined;
  /** A visitor's contacts are unverified; a member's are trusted. */
  readonly typedBy: 'visitor' | 'member';
  /** Refused where its e-mail and its phone are two leads': nothing that was typed may be dropped. */
  readonly isOnePerson?: boolean;
  /**
   * Fields that staff set on a new lead; a known one takes the note and the tags, and the
   * owner and birthday if it has none. */
  readonly byHand?: ByHand | undefined;
  readonly now: number;
  /** Their lead if nobody is known by the contact. @default a new one */
  readonly otherwise?: LeadId;
  /** Told to nobody, and no activity of the person: a row of a file. */
  readonly isQuiet?: boolean;
  /** They book, and ask nothing else. */
  readonly isBooking?: boolean;
  /** They have only said how to reach them. */
  readonly asksNothing?: boolean;
  /** The id of the lead, if a new one is made. */
  readonly newLeadId: string;
}

export interface ByHand {
  readonly status?: LeadStatus | undefined;
  readonly note?: string | undefined;
  readonly ownerId?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly birthday?: string | undefined;
}
