import { Formik } from 'formik';
import { useState } from 'react';
import type { Lead } from '../../../shared/schemas/lead.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCan } from '../session/use-me.ts';
import { LeadDetails } from './lead-details.tsx';
import { LeadEditForm } from './lead-edit-form.tsx';
import { type LeadValues, leadValues, toLeadPatch, validateLead } from './lead-form.ts';
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
  const toast = useToast();
  const [error, setError] = useState<string | null>(null);
  const save = async (values: LeadValues) => {
    setError(null);
    try {
      await room.update(lead.leadId, toLeadPatch(values, lead));
      toast(t.saved);
      onClose();
    } catch (thrown) {
      setError(errorText(thrown, t.saveFailed));
    }
  };
  return (
    <Formik
      initialValues={leadValues(lead)}
      validate={(values) => validateLead(values, lead, language)}
      onSubmit={save}
    >
      {({ isSubmitting }) => (
        <Drawer title={lead.name ?? t.unnamed} saving={isSubmitting} onClose={onClose}>
          <div className="flex flex-col gap-6">
            <LeadDetails lead={lead} isReadOnly={false} />
            <LeadEditForm error={error} onClose={onClose} />
          </div>
        </Drawer>
      )}
    </Formik>
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
