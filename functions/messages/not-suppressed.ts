import { messageTerms } from '../../shared/domain/messages.ts';
import { contactHashes } from '../records/leads/contact.ts';
import { suppressionsOf } from '../records/messages/suppression-store.ts';
import type { Guard } from './guard.ts';

/**
 * Stops e-mail to an address that messages came back from or were reported by, and follow-ups to one that unsubscribed.
 * What somebody booked is told to them whether they unsubscribed or not.
 */
export const notSuppressed: Guard = async ({ table, signer }, { tenant, entry }, { channel, to }) => {
  if (channel !== 'email') return undefined;
  const [hash = ''] = contactHashes(signer, { email: to.toLowerCase(), phone: null });
  const scopes = (await suppressionsOf(table, tenant.tenantId, hash)).map(({ scope }) => scope);
  if (scopes.includes('all')) return { kind: 'stopped', reason: 'suppressed' };
  const isFollowUp = messageTerms(entry.message).to === 'lead';
  return isFollowUp && scopes.includes('follow_ups')
    ? { kind: 'stopped', reason: 'unsubscribed' }
    : undefined;
};
