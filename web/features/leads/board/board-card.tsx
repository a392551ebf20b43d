import type { DragEvent } from 'react';
import { isWaiting } from '../../../../shared/domain/waiting.ts';
import { LEAD_STATUSES, type Lead, type LeadStatus } from '../../../../shared/schemas/lead.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Select } from '../../../ui/select.tsx';
import { useCan, useMe } from '../../session/use-me.ts';
import { latestWords } from '../latest-words.ts';
import { LeadWaiting } from '../lead-status-badge.tsx';
import { LeadTags } from '../lead-tags.tsx';
import { leadTexts } from '../texts.ts';
import { useOwners } from '../use-owners.ts';
import { workTexts } from '../work-texts.ts';
import type { LeadMoves } from './use-lead-moves.ts';

interface BoardCardProps {
  readonly lead: Lead;
  readonly moves: LeadMoves;
  readonly onOpen: () => void;
}

/** The data type of a dragged card: a column accepts nothing else. */
export const CARD = 'application/x-comptoir-lead';

const Facts = ({ lead }: { lead: Lead }) => {
  const t = useTexts(leadTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const owner = useOwners()?.find(({ memberId }) => memberId === lead.ownerId);
  const words = latestWords(lead);
  const received = formatInstant(lead.createdAt, 'date', language, tenant.timezone);
  return (
    <>
      {words !== '' && <p className="line-clamp-2 break-words text-muted">{words}</p>}
      <p className="text-xs text-muted">
        {[t.sources[lead.source], received, owner?.name].filter(Boolean).join(' · ')}
      </p>
    </>
  );
};

const StatusSelect = ({ lead, moves }: Pick<BoardCardProps, 'lead' | 'moves'>) => {
  const t = useTexts(leadTexts);
  const words = useTexts(workTexts);
  const chosen = (value: string): LeadStatus | undefined => LEAD_STATUSES.find((status) => status === value);
  return (
    <Select
      aria-label={words.statusOf(lead.name ?? t.unnamed)}
      value={moves.statusOf(lead)}
      disabled={moves.isMoving(lead)}
      onChange={(event) => moves.move(lead, chosen(event.target.value) ?? lead.status)}
      options={LEAD_STATUSES.map((status) => ({ value: status, label: t.statuses[status] }))}
    />
  );
};

/** A lead on the board: dragged by mouse, or moved by its select with keyboard or touch. */
export const BoardCard = ({ lead, moves, onOpen }: BoardCardProps) => {
  const t = useTexts(leadTexts);
  const canWrite = useCan('staff');
  const start = (event: DragEvent) => {
    event.dataTransfer.setData(CARD, lead.leadId);
    event.dataTransfer.effectAllowed = 'move';
  };
  return (
    <article
      draggable={canWrite && !moves.isMoving(lead)}
      onDragStart={start}
      aria-busy={moves.isMoving(lead) || undefined}
      className={classNames(
        'flex flex-col gap-2 rounded-control border border-line bg-surface p-3 shadow-card',
        canWrite && 'cursor-grab active:cursor-grabbing',
        moves.isMoving(lead) && 'border-dashed',
      )}
    >
      <h3>
        <button
          type="button"
          onClick={onOpen}
          className="-my-2.5 min-h-11 max-w-full text-left font-semibold break-words underline-offset-4 hover:underline"
        >
          {lead.name ?? t.unnamed}
        </button>
      </h3>
      {(isWaiting(lead) || lead.matter) && (
        <p className="flex flex-wrap gap-1">
          <LeadWaiting lead={lead} />
        </p>
      )}
      <LeadTags lead={lead} />
      <Facts lead={lead} />
      {canWrite && <StatusSelect lead={lead} moves={moves} />}
    </article>
  );
};
