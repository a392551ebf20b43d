import type { LeadId } from '../../../shared/domain/ids.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { isWaiting } from '../../../shared/domain/waiting.ts';
import { ranges } from '../../kernel/table/keys.ts';
import { findConversation } from '../../records/conversations/conversation-store.ts';
import { contactHashes } from '../../records/leads/contact.ts';
import { findLead, type LeadItem } from '../../records/leads/lead-store.ts';
import type { TimelineRow } from '../../records/leads/timeline-refs.ts';
import { unsubscribeHeaders, unsubscribeUrl } from '../../records/messages/unsubscribe-link.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import { businessFacts } from './business.ts';
import type { AskedMessage, Gather, GatherPorts } from './gather.ts';
import { replyAddress } from './reply-address.ts';

/** The language in which they wrote; the business's where that is not known. */
const languageOf = async (
  { table }: GatherPorts,
  { tenant }: AskedMessage,
  { requestedIn }: LeadItem,
): Promise<Language> => {
  const conversation = requestedIn && (await findConversation(table, tenant.tenantId, requestedIn));
  return conversation?.language ?? tenant.language;
};

/** Lines of a timeline that are read: a lead of a day has few. */
const LINES = 50;

const hasBooked = async (
  { table }: GatherPorts,
  { tenantId }: TenantItem,
  leadId: LeadId,
): Promise<boolean> => {
  const wanted = { limit: LINES, after: undefined, newestFirst: true };
  const { items } = await table.query<TimelineRow>(ranges.leadRefs(tenantId, leadId), wanted);
  return items.some(({ kind }) => kind === 'booking');
};

/**
 * Dropped when somebody has taken up or answered the request, or it became a booking, and when its e-mail may be
 * somebody else's.
 */
export const followUp: Gather = async (ports, asked) => {
  const { tenant, entry } = asked;
  const lead = await findLead(ports.table, tenant.tenantId, entry.subjectId);
  if (!lead) return { kind: 'dropped', reason: 'subject_gone' };
  if (lead.status !== 'new' || !isWaiting(lead)) return { kind: 'dropped', reason: 'not_wanted' };
  const { email, unverified = [] } = lead;
  if (email === null || unverified.includes(email)) return { kind: 'dropped', reason: 'no_address' };
  if (await hasBooked(ports, tenant, lead.leadId)) return { kind: 'dropped', reason: 'not_wanted' };
  const language = await languageOf(ports, asked, lead);
  const [contactHash = ''] = contactHashes(ports.signer, { email, phone: null });
  const url = unsubscribeUrl(ports, { tenantId: tenant.tenantId, contactHash }, language);
  const [business, replyTo] = await Promise.all([businessFacts(ports, tenant), replyAddress(ports, tenant)]);
  return {
    kind: 'ready',
    channel: 'email',
    to: email,
    language,
    facts: { kind: 'follow_up', business, leadName: lead.name ?? '', unsubscribeUrl: url },
    replyTo,
    headers: unsubscribeHeaders(url),
  };
};
