import { isWaiting } from '../../../shared/domain/waiting.ts';
import type { LeadPatch, LeadStatus } from '../../../shared/schemas/lead.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Write } from '../../kernel/table/write.ts';
import type { LeadItem } from '../../records/lead-store.ts';
import { happened } from '../../records/timeline-refs.ts';
import type { Visit } from './visit.ts';

const CLOSED: ReadonlySet<LeadStatus> = new Set(['won', 'lost']);

/** What a lead forgets once its request is answered. */
export const ANSWERED = ['requestedAt', 'requestedIn'] as const;

/** Whether somebody asks to be answered: not who books, nor whom staff enter without a word or as dealt with. */
const asks = ({ isBooking, source, message, byHand }: Visit): boolean => {
  if (isBooking) return false;
  if ((byHand?.status ?? 'new') !== 'new') return false;
  return source !== 'manual' || message !== '';
};

/** Staff who book answer with it; a visitor who books only what they asked in the same conversation. */
const isAnsweredBy = ({ isBooking, typedBy, talk }: Visit, { requestedIn }: LeadItem): boolean =>
  isBooking === true &&
  (typedBy === 'member' || (requestedIn !== undefined && requestedIn === talk?.conversationId));

/** What a visit says of a request that waits: of the oldest that nobody has answered. */
export const requestOf = (visit: Visit, lead?: LeadItem) => {
  if (!asks(visit) || (lead && isWaiting(lead))) return {};
  const { talk, now } = visit;
  return { requestedAt: toInstant(now), ...(talk ? { requestedIn: talk.conversationId } : {}) };
};

/** How a visit changes a lead that is known already: what it asks, and that a closed lead is open again. */
export const reopened = (visit: Visit, lead: LeadItem) => {
  const isReopened = asks(visit) && CLOSED.has(lead.status);
  return {
    set: { ...requestOf(visit, lead), ...(isReopened ? { status: 'new' as const } : {}) },
    unset: isWaiting(lead) && isAnsweredBy(visit, lead) ? ANSWERED : [],
    writes: isReopened ? [reopening(visit, lead)] : [],
  };
};

const reopening = ({ tenantId, newLeadId, now }: Visit, { leadId, status: from }: LeadItem): Write =>
  happened(
    tenantId,
    leadId,
    { at: toInstant(now), refId: `reopened-${newLeadId}` },
    { kind: 'status', from, to: 'new' },
  );

/** Whether a member's change answers what waits: they say so, or move the lead on. */
export const answers = ({ answered, status }: Pick<LeadPatch, 'answered' | 'status'>): boolean =>
  answered === true || (status !== undefined && status !== 'new');
