import type { Lead } from '../../../shared/schemas/lead.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { useOpened } from '../../lib/use-opened.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { UnreadLists } from '../session/unread-lists.tsx';
import { useCan } from '../session/use-me.ts';
import { LeadDrawer } from './lead-drawer.tsx';
import { leadName } from './lead-name.ts';
import { LeadsList } from './leads-list.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { NewLeadDrawer } from './new-lead-drawer.tsx';
import { RefreshLeads } from './refresh-leads.tsx';
import { leadTexts } from './texts.ts';
import { useLeadFilter } from './use-lead-filter.ts';
import { type LeadsResource, useLeads } from './use-leads.ts';

const DeleteLead = ({
  lead,
  resource,
  onClose,
}: {
  lead: Lead;
  resource: LeadsResource;
  onClose: () => void;
}) => {
  const t = useTexts(leadTexts);
  return (
    <ConfirmDialog
      title={t.deleteTitle}
      onConfirm={() => resource.remove(lead.leadId)}
      doneText={t.deleted}
      onClose={onClose}
      errorText={(error) => errorText(error, t.deleteFailed)}
    >
      {t.deleteText(leadName(lead, t.unnamed))}
    </ConfirmDialog>
  );
};

type Opened = { readonly kind: 'create' } | { readonly kind: 'merge' | 'delete'; readonly lead: Lead };

interface OpenedProps {
  readonly opened: Opened;
  readonly resource: LeadsResource;
  readonly onClose: () => void;
}

const OpenedOne = ({ opened, ...props }: OpenedProps) => {
  switch (opened.kind) {
    case 'create':
      return <NewLeadDrawer {...props} />;
    case 'merge':
      return <MergeDialog {...props} lead={opened.lead} />;
    case 'delete':
      return <DeleteLead {...props} lead={opened.lead} />;
  }
};

export const LeadsPage = () => {
  const t = useTexts(leadTexts);
  const state = useLeadFilter();
  const resource = useLeads(state);
  const canWrite = useCan('staff');
  const canImport = useCan('admin');
  const { opened, open, close } = useOpened<Opened>();
  // One dialog at a time: the drawer closes before the confirmation opens.
  const ask = (kind: 'merge' | 'delete') => (lead: Lead) => {
    state.setOpened(null);
    open({ kind, lead });
  };
  const newLead = canWrite && (
    <AddButton variant="primary" onClick={() => open({ kind: 'create' })}>
      {t.newLead}
    </AddButton>
  );
  return (
    <>
      <PageHeader
        title={t.title}
        description={t.description}
        actions={
          <>
            <RefreshLeads resource={resource} />
            {canImport && <LinkButton to="/dashboard/leads/import">{t.import}</LinkButton>}
            {newLead}
          </>
        }
      />
      {resource.leads && resource.error !== undefined && (
        <div className="mb-4">
          <Alert>{errorText(resource.error, t.refreshFailed)}</Alert>
        </div>
      )}
      <UnreadLists of={['members', 'tags']} className="mb-4" />
      <LeadsList
        resource={resource}
        state={state}
        emptyAction={newLead}
        onDelete={(lead) => open({ kind: 'delete', lead })}
      />
      {state.openedId !== null && (
        <LeadDrawer
          leadId={state.openedId}
          resource={resource}
          onMerge={ask('merge')}
          onDelete={ask('delete')}
          onClose={() => state.setOpened(null)}
        />
      )}
      {opened && <OpenedOne opened={opened} resource={resource} onClose={close} />}
    </>
  );
};
