import type { LeadStatus } from '../../../shared/schemas/lead.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { leadTexts } from './texts.ts';

const tones: Record<LeadStatus, Tone> = {
  new: 'info',
  contacted: 'neutral',
  qualified: 'warn',
  won: 'positive',
  lost: 'danger',
};

export const LeadStatusBadge = ({ status }: { status: LeadStatus }) => {
  const t = useTexts(leadTexts);
  return <Badge tone={tones[status]}>{t.statuses[status]}</Badge>;
};
