import { useState } from 'react';
import type { Lead, LeadStatus } from '../../../../shared/schemas/lead.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useToast } from '../../../ui/toast.tsx';
import { leadTexts } from '../texts.ts';
import type { LeadsResource } from '../use-leads.ts';
import { workTexts } from '../work-texts.ts';

/** Moves leads between statuses: optimistically, and back when the server refuses. */
export const useLeadMoves = (resource: Pick<LeadsResource, 'update'>) => {
  const t = useTexts(leadTexts);
  const words = useTexts(workTexts);
  const toast = useToast();
  const [moves, setMoves] = useState<ReadonlyMap<string, LeadStatus>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const move = async (lead: Lead, status: LeadStatus) => {
    setFailure(null);
    setMoves((before) => new Map(before).set(lead.leadId, status));
    try {
      await resource.update(lead, { status });
      toast(words.moved(lead.name ?? t.unnamed, t.statuses[status]));
    } catch (thrown) {
      setFailure(errorText(thrown, words.moveFailed));
    } finally {
      setMoves((before) => new Map([...before].filter(([leadId]) => leadId !== lead.leadId)));
    }
  };
  return {
    failure,
    statusOf: (lead: Lead): LeadStatus => moves.get(lead.leadId) ?? lead.status,
    isMoving: (lead: Lead): boolean => moves.has(lead.leadId),
    move: (lead: Lead, status: LeadStatus) => {
      if (!moves.has(lead.leadId) && lead.status !== status) void move(lead, status);
    },
  };
};

export type LeadMoves = ReturnType<typeof useLeadMoves>;
