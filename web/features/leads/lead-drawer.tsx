import { Merge, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Lead, lead as leadSchema } from '../../../shared/schemas/lead.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { presentIn } from '../../lib/changed-meanwhile.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { DrawerForm } from '../../ui/drawer-form.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ClientVisits } from '../clients/client-visits.tsx';
import { LeadMessages } from '../messages/sent-messages.tsx';
import { UnreadLists } from '../session/unread-lists.tsx';
import { useCan } from '../session/use-me.ts';
import { LeadBooking } from './lead-booking.tsx';
import { LeadDetails } from './lead-details.tsx';
import { LeadEditFields } from './lead-edit-fields.tsx';
import { leadValues, toLeadPatch, validateLead } from './lead-form.ts';
import { LeadStory } from './story/lead-story.tsx';
import { leadTexts } from './texts.ts';
import { UnverifiedContacts } from './unverified-contacts.tsx';
import { useKnownTags } from './use-known-tags.ts';
import { type LeadsResource, useLead } from './use-leads.ts';
import { WaitingNotice } from './waiting-notice.tsx';
import { workTexts } from './work-texts.ts';

interface LeadDrawerProps {
  readonly resource: LeadsResource;
  readonly onMerge: (lead: Lead) => void;
  readonly onDelete: (lead: Lead) => void;
  readonly onClose: () => void;
}

const Outro = ({
  lead,
  onMerge,
  onDelete,
}: Pick<LeadDrawerProps, 'onMerge' | 'onDelete'> & { lead: Lead }) => {
  const words = useTexts(workTexts);
  return (
    <div className="mt-8 flex flex-col gap-8">
      <LeadMessages leadId={lead.leadId} />
      <LeadStory leadId={lead.leadId} />
      <div className="flex flex-wrap gap-2 border-t border-line pt-5">
        <Button onClick={() => onMerge(lead)}>
          <Merge aria-hidden="true" className="size-4" />
          {words.merge}
        </Button>
        <Button onClick={() => onDelete(lead)}>
          <Trash2 aria-hidden="true" className="size-4" />
          {words.deleteLead}
        </Button>
      </div>
    </div>
  );
};

const EditableLead = ({ lead: latest, resource, onClose, ...acts }: LeadDrawerProps & { lead: Lead }) => {
  const t = useTexts(leadTexts);
  // The values at opening: a colleague's change made meanwhile must not be sent back as ours.
  const [lead] = useState(latest);
  const language = useLanguage();
  const known = useKnownTags();
  return (
    <DrawerForm
      title={lead.name ?? t.unnamed}
      initialValues={leadValues(lead)}
      validate={(values) => validateLead(values, lead, language)}
      edited={{ record: lead, valuesOf: leadValues, presentIn: presentIn(leadSchema) }}
      onSave={(values, record = lead) => resource.update(record, toLeadPatch(values, record))}
      errorText={(error) => errorText(error, t.saveFailed)}
      doneText={t.saved}
      saveLabel={t.save}
      isEdit
      onClose={onClose}
      intro={
        <div className="mb-8 flex flex-col gap-6">
          <UnreadLists of={['members', 'tags']} />
          <WaitingNotice lead={latest} resource={resource} />
          <LeadDetails lead={lead} isReadOnly={false} />
          <UnverifiedContacts lead={latest} resource={resource} />
          <ClientVisits leadId={lead.leadId} />
          <LeadBooking leadId={lead.leadId} />
        </div>
      }
      outro={<Outro {...acts} lead={lead} />}
    >
      <LeadEditFields known={known} />
    </DrawerForm>
  );
};

/** One lead, opened by its URL. Viewers see it without a form. */
export const LeadDrawer = ({ leadId, ...props }: LeadDrawerProps & { leadId: string }) => {
  const t = useTexts(leadTexts);
  const canWrite = useCan('staff');
  const { lead, error } = useLead(leadId, props.resource);
  if (lead && canWrite) return <EditableLead key={leadId} {...props} lead={lead} />;
  return (
    <Drawer title={lead ? (lead.name ?? t.unnamed) : t.title} onClose={props.onClose}>
      {lead ? (
        <div className="flex flex-col gap-8">
          <UnreadLists of={['members']} />
          <LeadDetails lead={lead} isReadOnly />
          <ClientVisits leadId={leadId} />
          <LeadMessages leadId={leadId} />
          <LeadStory leadId={leadId} />
        </div>
      ) : error ? (
        <Alert>{errorText(error, t.leadLoadFailed)}</Alert>
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Drawer>
  );
};
