import { normaliseContact } from '../../records/leads/given-contact.ts';
import { recordVisit } from '../leads/record-visit.ts';
import type { contactIn } from './contact-in.ts';
import type { VisitorTurn } from './visitor-turn.ts';

/**
 * Files a visitor who looks for an appointment as soon as they have said how to reach them: whoever leaves before they
 * choose a time is not lost.
 * They ask for nothing else, so that no request waits and no member is told; of what they wrote nothing is lost. Somebody whom the business knows stays as
 * they are, with the conversation in their timeline. Throws 503 `busy`.
 */
export const fileContact = async (
  { kernel, tenant, visit, file }: VisitorTurn,
  { name, email, phone, said = [] }: ReturnType<typeof contactIn>,
): Promise<void> => {
  const { conversation, source, utm, now, mint } = visit;
  const leadId = await recordVisit(kernel, {
    tenantId: tenant.tenantId,
    name: name ?? null,
    contact: normaliseContact({ email, phone }),
    message: said.join('\n'),
    source,
    utm,
    conversation,
    typedBy: 'visitor',
    asksNothing: true,
    now,
    newLeadId: mint('lead'),
  });
  file(leadId);
};
