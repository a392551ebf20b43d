import type { LeadRequest } from '../../assistant/ports.ts';
import { normaliseContact } from '../../records/leads/given-contact.ts';
import { recordVisit } from '../leads/record-visit.ts';
import type { VisitorTurn } from './visitor-turn.ts';

/** Files what the visitor left of themselves in this conversation under a lead, a new one if nobody is known by it. */
export const saveLead = async (
  { kernel, tenant, visit, file }: VisitorTurn,
  { name, email, phone, message, matter }: LeadRequest,
) => {
  const { conversation, source, utm, now, mint } = visit;
  const leadId = await recordVisit(kernel, {
    tenantId: tenant.tenantId,
    name: name ?? null,
    contact: normaliseContact({ email, phone }),
    message,
    matter,
    source,
    utm,
    conversation,
    typedBy: 'visitor',
    now,
    newLeadId: mint('lead'),
  });
  file(leadId);
  return { kind: 'saved' as const, leadId };
};
