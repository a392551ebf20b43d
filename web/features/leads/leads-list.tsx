import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Lead } from '../../../shared/schemas/lead.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { LeadsBoard } from './board/leads-board.tsx';
import { LeadsTable } from './leads-table.tsx';
import { LeadsToolbar } from './leads-toolbar.tsx';
import { inOrder } from './shown-leads.ts';
import { leadTexts } from './texts.ts';
import type { LeadFilterState } from './use-lead-filter.ts';
import type { LeadsRoom } from './use-leads.ts';
import { workTexts } from './work-texts.ts';

interface LeadsListProps {
  readonly room: LeadsRoom;
  readonly state: LeadFilterState;
  /** What to offer when there is no lead at all. */
  readonly emptyAction: ReactNode;
  readonly onDelete: (lead: Lead) => void;
}

const MoreLeads = ({ room }: Pick<LeadsListProps, 'room'>) => {
  const t = useTexts(leadTexts);
  if (!room.hasMore) return null;
  return (
    <div className="flex justify-end border-t border-line p-4">
      <Button onClick={room.loadMore} busy={room.isValidating}>
        {room.isValidating ? t.loadingMore : t.more}
      </Button>
    </div>
  );
};

const Shown = ({ room, state, onDelete }: LeadsListProps) => {
  const t = useTexts(leadTexts);
  const leads = inOrder(room.leads ?? [], state.filter.sort, t.statuses);
  if (state.isBoard) return <LeadsBoard leads={leads} room={room} onOpen={state.setOpened} />;
  if (leads.length === 0)
    return <EmptyState text={t.noMatch} action={<Button onClick={state.clear}>{t.clearFilters}</Button>} />;
  return <LeadsTable leads={leads} state={state} onDelete={onDelete} />;
};

const Rows = (props: LeadsListProps) => {
  const words = useTexts(workTexts);
  const { room, state } = props;
  return (
    <>
      <LeadsToolbar state={state} />
      {room.isPartial && (
        <div className="px-4 pb-4">
          <Alert tone="info">{words.partialSearch}</Alert>
        </div>
      )}
      <Shown {...props} />
      <MoreLeads room={room} />
    </>
  );
};

const Content = (props: LeadsListProps) => {
  const { room, state, emptyAction } = props;
  const t = useTexts(leadTexts);
  if (!room.leads && room.error)
    return (
      <ErrorState
        message={errorText(room.error, t.loadFailed)}
        onRetry={room.reread}
        busy={room.isValidating}
      />
    );
  if (!room.leads) return <SkeletonRows rows={6} />;
  if (room.leads.length === 0 && !state.isFiltered)
    return <EmptyState icon={<UsersRound />} text={t.empty} hint={t.emptyHint} action={emptyAction} />;
  return <Rows {...props} />;
};

export const LeadsList = (props: LeadsListProps) => (
  <Card flush>
    <Content {...props} />
  </Card>
);
