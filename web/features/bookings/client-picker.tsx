import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { formatPhone } from '../../../shared/domain/phone.ts';
import type { Lead } from '../../../shared/schemas/lead.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ClientSearch } from '../clients/client-search.tsx';
import { ClientVisits } from '../clients/client-visits.tsx';
import { clientTexts } from '../clients/texts.ts';
import { useApi } from '../session/use-api.ts';
import { agendaTexts } from './agenda-texts.ts';
import type { ClientValues } from './booking-form.ts';

const NOBODY = { leadId: '', name: '', email: '', phone: '' } as const;

/** What a form takes over of a known client. */
export const clientValues = ({ leadId, name, email, phone }: Lead) => ({
  leadId,
  name: name ?? '',
  email: email ?? '',
  phone: formatPhone(phone ?? ''),
});

interface PickedProps {
  readonly leadId: string;
  /** What was pressed to come here is gone. */
  readonly takesFocus: boolean;
  readonly onAnother: () => void;
}

const Picked = ({ leadId, takesFocus, onAnother }: PickedProps) => {
  const t = useTexts(clientTexts);
  const another = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) another.current?.focus();
  }, [takesFocus]);
  const words = useTexts(agendaTexts);
  const { data: lead, error } = useApi('GET /v1/leads/{leadId}', { params: { leadId } });
  return (
    <div className="flex flex-col gap-4 rounded-control bg-soft p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 font-semibold break-words">{t.picked(lead?.name ?? t.unnamed)}</p>
        <Button ref={another} onClick={onAnother}>
          {t.another}
        </Button>
      </div>
      {!lead && error !== undefined && <Alert tone="warn">{errorText(error, words.leadFailed)}</Alert>}
      <ClientVisits leadId={leadId} />
      {lead?.note && (
        <p className="break-words whitespace-pre-line">
          <span className="text-muted">{t.note}</span> {lead.note}
        </p>
      )}
    </div>
  );
};

/** Whom a booking is for: a known client, found and shown with what they had before, or somebody new. */
export const ClientPicker = () => {
  const t = useTexts(clientTexts);
  const { values, setValues } = useFormikContext<ClientValues>();
  const [hasChosen, setChosen] = useState(false);
  const take = (client: Omit<ClientValues, 'note'>) => {
    setChosen(true);
    void setValues({ ...values, ...client }, false);
  };
  if (values.leadId === '')
    return (
      <div>
        {/* The field says it to who does not see this. */}
        <p aria-hidden="true" className="mb-1.5 font-medium">
          {t.search}
        </p>
        <ClientSearch takesFocus={hasChosen} onPick={(lead) => take(clientValues(lead))} />
      </div>
    );
  return <Picked leadId={values.leadId} takesFocus={hasChosen} onAnother={() => take(NOBODY)} />;
};
