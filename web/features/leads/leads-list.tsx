import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Lead } from '../../../shared/schemas/lead.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { MoreRows } from '../../ui/more-rows.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { LeadsBoard } from './board/leads-board.tsx';
import { LeadsTable } from './leads-table.tsx';
import { LeadsToolbar } from './leads-toolbar.tsx';
import { inOrder } from './shown-leads.ts';
import { leadTexts } from './texts.ts';
import { useFiltersRead } from './use-filters-read.ts';
import type { LeadFilterState } from './use-lead-filter.ts';
import type { LeadsResource } from './use-leads.ts';
import { workTexts } from './work-texts.ts';

interface LeadsListProps {
  readonly resource: LeadsResource;
  readonly state: LeadFilterState;
  /** The action shown when there are no leads at all. */
  readonly emptyAction: ReactNode;
  readonly onDelete: (lead: Lead) => void;
}

const Shown = ({ resource, state, onDelete }: LeadsListProps) => {
  const t = useTexts(leadTexts);
  const words = useTexts(workTexts);
  const read = resource.leads ?? [];
  // A whole list is sorted here, at once; of a longer one the server sorts all, which it does of an unfiltered list
  // alone.
  const leads = resource.hasMore ? read : inOrder(read, state.filter.sort);
  const canSort = !state.isFiltered || !resource.hasMore;
  if (state.isBoard) return <LeadsBoard leads={leads} resource={resource} onOpen={state.setOpened} />;
  if (leads.length === 0)
    return (
      <EmptyState
        text={state.isByBooking ? words.nobodyBooked : t.noMatch}
        action={<Button onClick={state.clear}>{state.isByBooking ? words.allLeads : t.clearFilters}</Button>}
      />
    );
  return <LeadsTable leads={leads} state={state} canSort={canSort} onDelete={onDelete} />;
};

const Rows = (props: LeadsListProps) => {
  const { resource, state } = props;
  const t = useTexts(leadTexts);
  return (
    <>
      <LeadsToolbar state={state} resource={resource} />
      <Shown {...props} />
      <MoreRows list={resource} label={t.more} />
    </>
  );
};

const Content = (props: LeadsListProps) => {
  const { resource, state, emptyAction } = props;
  const t = useTexts(leadTexts);
  const areFiltersRead = useFiltersRead();
  if (!resource.leads && resource.error)
    return (
      <>
        {/* What was sought may be why: it stays there to be changed. */}
        {state.isFiltered && <LeadsToolbar state={state} resource={resource} />}
        <ErrorState
          message={errorText(resource.error, t.loadFailed)}
          onRetry={resource.reread}
          busy={resource.isValidating}
        />
      </>
    );
  if (!resource.leads || !areFiltersRead) return <SkeletonRows rows={6} />;
  if (resource.leads.length === 0 && !state.isFiltered && !state.isByBooking)
    return <EmptyState icon={<UsersRound />} text={t.empty} hint={t.emptyHint} action={emptyAction} />;
  return <Rows {...props} />;
};

export const LeadsList = (props: LeadsListProps) => (
  <Card flush>
    <Content {...props} />
  </Card>
);
