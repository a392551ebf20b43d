import { isGraver } from '../../../shared/domain/matter.ts';
import { isWaiting } from '../../../shared/domain/waiting.ts';
import type { LeadPatch, LeadStatus } from '../../../shared/schemas/lead.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Write } from '../../kernel/table/write.ts';
import { ANSWER, NO_ANSWER } from '../../records/leads/answered-request.ts';
import { type LeadItem, MOST_WAITING } from '../../records/leads/lead-store.ts';
import { timelineWrite } from '../../records/leads/timeline-refs.ts';
import type { Visit } from './visit.ts';

const CLOSED: ReadonlySet<LeadStatus> = new Set(['won', 'lost']);

/** Whether it waits for an answer: not a booking, nor a lead that staff enter without a message or as handled. */
const asks = ({ isBooking, asksNothing, source, message, byHand }: Visit): boolean => {
  if (isBooking || asksNothing) return false;
  if ((byHand?.status ?? 'new') !== 'new') return false;
  return source !== 'manual' || message !== '';
};

/** A booking by staff answers the request. A visitor's own does not: they were told that somebody gets back to them. */
const isAnsweredBy = ({ isBooking, typedBy }: Visit): boolean => isBooking === true && typedBy === 'member';

/** The words that wait after a visit: those that waited before, and its own where they are others. */
const wordsAfter = ({ matter, message, now }: Visit, lead?: LeadItem): Pick<LeadItem, 'requests'> => {
  const before = lead?.requests ?? [];
  const isThere = before.some((one) => one.message === message && one.matter === matter);
  if (message === '' || isThere) return {};
  const words = { at: toInstant(now), message, ...(matter ? { matter } : {}) };
  return { requests: [...before, words].slice(-MOST_WAITING) };
};

/**
 * The lead's waiting request after a visit: the oldest that nobody has answered, unless the new one is graver, as a
 * complaint is; with the words of each.
 */
export const requestOf = (visit: Visit, lead?: LeadItem) => {
  if (!asks(visit)) return {};
  const { conversation, matter, now } = visit;
  const words = wordsAfter(visit, lead);
  if (lead && isWaiting(lead) && !isGraver(matter, lead.matter)) return words;
  return {
    requestedAt: toInstant(now),
    ...(matter ? { matter } : {}),
    ...(conversation ? { requestedIn: conversation.conversationId } : {}),
    ...words,
  };
};

/** The changes of an existing lead after a visit: its request, and a closed lead opens again. */
export const reopened = (visit: Visit, lead: LeadItem) => {
  const isReopened = asks(visit) && CLOSED.has(lead.status);
  return {
    set: { ...requestOf(visit, lead), ...(isReopened ? { status: 'new' as const } : {}) },
    ...(isWaiting(lead) && isAnsweredBy(visit) ? ANSWER : NO_ANSWER),
    writes: isReopened ? [reopeningWrite(visit, lead)] : [],
  };
};

const reopeningWrite = ({ tenantId, newLeadId, now }: Visit, { leadId, status: from }: LeadItem): Write =>
  timelineWrite(
    tenantId,
    leadId,
    { at: toInstant(now), refId: `reopened-${newLeadId}` },
    { kind: 'status', from, to: 'new' },
  );

/** Whether a member's change answers the request: explicitly, or by changing the status. */
export const answers = ({ answered, status }: Pick<LeadPatch, 'answered' | 'status'>): boolean =>
  answered === true || (status !== undefined && status !== 'new');
