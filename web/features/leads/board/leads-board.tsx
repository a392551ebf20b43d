import { type DragEvent, useState } from 'react';
import { LEAD_STATUSES, type Lead, type LeadStatus } from '../../../../shared/schemas/lead.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useCan } from '../../session/use-me.ts';
import { LeadStatusBadge } from '../lead-status-badge.tsx';
import { leadTexts } from '../texts.ts';
import type { LeadsResource } from '../use-leads.ts';
import { workTexts } from '../work-texts.ts';
import { BoardCard, CARD } from './board-card.tsx';
import { type LeadMoves, useLeadMoves } from './use-lead-moves.ts';

interface LeadsBoardProps {
  readonly leads: readonly Lead[];
  readonly resource: LeadsResource;
  readonly onOpen: (leadId: string) => void;
}

interface ColumnProps extends Omit<LeadsBoardProps, 'resource'> {
  readonly status: LeadStatus;
  readonly moves: LeadMoves;
  readonly hasMore: boolean;
  readonly onDropped: (leadId: string) => void;
}

/** A drop target: whether a card is over it, and the drop handler. */
const useDropArea = (onDropped: (leadId: string) => void) => {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(CARD)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDropped(event.dataTransfer.getData(CARD));
  };
  return { isOver, area: { onDragOver: over, onDragLeave: () => setOver(false), onDrop: drop } };
};

const BoardColumn = ({ status, leads, moves, hasMore, onOpen, onDropped }: ColumnProps) => {
  const t = useTexts(leadTexts);
  const words = useTexts(workTexts);
  const { isOver, area } = useDropArea(onDropped);
  const count = `${leads.length}${hasMore ? '+' : ''}`;
  return (
    <section
      {...area}
      aria-label={words.column(t.statuses[status], count)}
      className={classNames(
        'flex w-[78vw] max-w-72 shrink-0 snap-start flex-col gap-3 rounded-card bg-bg p-3 sm:w-64 xl:w-auto xl:max-w-none xl:min-w-0 xl:flex-1',
        isOver && 'outline-2 outline-primary',
      )}
    >
      <h2 className="flex items-center justify-between gap-2">
        <LeadStatusBadge status={status} />
        <Badge>{count}</Badge>
      </h2>
      {leads.length === 0 && <p className="py-6 text-center text-muted">{words.emptyColumn}</p>}
      {leads.map((lead) => (
        <BoardCard key={lead.leadId} lead={lead} moves={moves} onOpen={() => onOpen(lead.leadId)} />
      ))}
    </section>
  );
};

/** The leads by status. */
export const LeadsBoard = ({ leads, resource, onOpen }: LeadsBoardProps) => {
  const words = useTexts(workTexts);
  const canWrite = useCan('staff');
  const moves = useLeadMoves(resource);
  const dropped = (status: LeadStatus) => (leadId: string) => {
    const lead = leads.find((one) => one.leadId === leadId);
    if (lead) moves.move(lead, status);
  };
  return (
    <div className="flex flex-col gap-4 p-4 pt-0">
      {moves.failure !== null && <Alert>{moves.failure}</Alert>}
      <section
        aria-label={words.boardLabel}
        className="-mx-1 flex snap-x gap-3 overflow-x-auto px-1 pb-2 xl:items-stretch"
      >
        {LEAD_STATUSES.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            leads={leads.filter((lead) => moves.statusOf(lead) === status)}
            moves={moves}
            hasMore={resource.hasMore}
            onOpen={onOpen}
            onDropped={dropped(status)}
          />
        ))}
      </section>
      {canWrite && <p className="text-muted">{words.dragHint}</p>}
    </div>
  );
};
