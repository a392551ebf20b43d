import { type Matter, matterLabels } from '../../../shared/domain/matter.ts';
import { isWaiting } from '../../../shared/domain/waiting.ts';
import type { Lead, LeadStatus } from '../../../shared/schemas/lead.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { leadTexts } from './texts.ts';
import { workTexts } from './work-texts.ts';

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

const matterTones: Record<Matter, Tone> = {
  message: 'neutral',
  callback: 'warn',
  complaint: 'danger',
  late: 'warn',
  emergency: 'danger',
  question: 'neutral',
  move: 'warn',
  cancel: 'warn',
  contact: 'neutral',
};

/** What a request is about. */
export const MatterBadge = ({ matter }: { matter: Matter }) => (
  <Badge tone={matterTones[matter]}>{matterLabels[useLanguage()][matter]}</Badge>
);

/** Whether a request of a lead waits for an answer, and what it is about. */
export const LeadWaiting = ({ lead }: { lead: Lead }) => {
  const words = useTexts(workTexts);
  return (
    <>
      {isWaiting(lead) && <Badge tone="warn">{words.waiting}</Badge>}
      {lead.matter && <MatterBadge matter={lead.matter} />}
    </>
  );
};

/** A lead's status, and whether a request waits for an answer. */
export const LeadStanding = ({ lead }: { lead: Lead }) => (
  <span className="inline-flex flex-wrap justify-end gap-1 @2xl:justify-start">
    <LeadStatusBadge status={lead.status} />
    <LeadWaiting lead={lead} />
  </span>
);
