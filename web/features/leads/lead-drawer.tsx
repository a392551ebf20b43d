import { useState } from 'react';
import type { Lead } from '../../../shared/schemas/lead.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { DrawerForm } from '../../ui/drawer-form.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useCan } from '../session/use-me.ts';
import { LeadDetails } from './lead-details.tsx';
import { LeadEditFields } from './lead-edit-fields.tsx';
import { leadValues, toLeadPatch, validateLead } from './lead-form.ts';
import { leadTexts } from './texts.ts';
import { type LeadsRoom, useLead } from './use-leads.ts';

interface LeadDrawerProps {
  readonly room: LeadsRoom;
  readonly onClose: () => void;
}

const EditableLead = ({ lead: latest, room, onClose }: LeadDrawerProps & { lead: Lead }) => {
  const t = useTexts(leadTexts);
  // As it was opened: what a colleague changes meanwhile is not ours to send back.
  const [lead] = useState(latest);
  const language = useLanguage();
  return (
    <DrawerForm
      title={lead.name ?? t.unnamed}
      initialValues={leadValues(lead)}
      validate={(values) => validateLead(values, lead, language)}
      onSave={(values) => room.update(lead.leadId, toLeadPatch(values, lead))}
      errorText={(error) => errorText(error, t.saveFailed)}
      doneText={t.saved}
      saveLabel={t.save}
      isEdit
      onClose={onClose}
      intro={
        <div className="mb-6">
          <LeadDetails lead={lead} isReadOnly={false} />
        </div>
      }
    >
      <LeadEditFields />
    </DrawerForm>
  );
};

/** One lead, opened by the address. Who may not write sees it without a form. */
export const LeadDrawer = ({ leadId, room, onClose }: LeadDrawerProps & { leadId: string }) => {
  const t = useTexts(leadTexts);
  const canWrite = useCan('staff');
  const { lead, error } = useLead(leadId, room);
  if (lead && canWrite) return <EditableLead lead={lead} room={room} onClose={onClose} />;
  return (
    <Drawer title={lead ? (lead.name ?? t.unnamed) : t.title} onClose={onClose}>
      {lead ? (
        <LeadDetails lead={lead} isReadOnly />
      ) : error ? (
        <Alert>{errorText(error, t.leadLoadFailed)}</Alert>
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Drawer>
  );
};
