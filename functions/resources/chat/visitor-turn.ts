import type { LeadId } from '../../../shared/domain/ids.ts';
import type { Utm } from '../../../shared/domain/utm.ts';
import type { LeadSource } from '../../../shared/schemas/lead.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import type { VisitConversation } from '../leads/visit.ts';

/** What the business needs to know of a visitor's turn to book or file them. */
export interface ChatVisit {
  readonly conversation: VisitConversation;
  readonly source: Extract<LeadSource, 'chat' | 'widget'>;
  readonly utm: Utm | undefined;
  /** The key under which limits count the visitor. */
  readonly viewer: string;
  readonly now: number;
  readonly mint: (kind: string) => string;
}

/** A turn of a visitor with the business that they talk to. */
export interface VisitorTurn {
  readonly kernel: Kernel;
  readonly tenant: TenantItem;
  readonly visit: ChatVisit;
  /** Remembers the lead that the visitor was filed under. */
  readonly file: (leadId: LeadId | undefined) => void;
}
