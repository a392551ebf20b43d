import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Lead } from '../../../shared/schemas/lead.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { LeadsTable } from './leads-table.tsx';
import { LeadsToolbar } from './leads-toolbar.tsx';
import { shownLeads } from './shown-leads.ts';
import { leadTexts } from './texts.ts';
import type { LeadFilterState } from './use-lead-filter.ts';
import type { LeadsRoom } from './use-leads.ts';

interface LeadsListProps {
  readonly room: LeadsRoom;
  readonly state: LeadFilterState;
  /** What to offer when there is no lead at all. */
  readonly emptyAction: ReactNode;
  readonly onDelete: (lead: Lead) => void;
}

const MoreLeads = ({ room, state }: Pick<LeadsListProps, 'room' | 'state'>) => {
  const t = useTexts(leadTexts);
  if (!room.hasMore) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line p-4">
      <p className="text-muted">{state.isFiltered && t.partial(room.leads?.length ?? 0)}</p>
      <Button onClick={room.loadMore} busy={room.isValidating}>
        {room.isValidating ? t.loadingMore : t.more}
      </Button>
    </div>
  );
};

const Rows = ({ room, state, onDelete }: LeadsListProps) => {
  const t = useTexts(leadTexts);
  const shown = shownLeads(room.leads ?? [], state.filter, t.statuses);
  return (
    <>
      <LeadsToolbar state={state} />
      {shown.length === 0 ? (
        <EmptyState text={t.noMatch} action={<Button onClick={state.clear}>{t.clearFilters}</Button>} />
      ) : (
        <LeadsTable leads={shown} state={state} onDelete={onDelete} />
      )}
      <MoreLeads room={room} state={state} />
    </>
  );
};

const Content = (props: LeadsListProps) => {
  const { room, emptyAction } = props;
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
  if (room.leads.length === 0)
    return <EmptyState icon={<UsersRound />} text={t.empty} hint={t.emptyHint} action={emptyAction} />;
  return <Rows {...props} />;
};

export const LeadsList = (props: LeadsListProps) => (
  <Card flush>
    <Content {...props} />
  </Card>
);
