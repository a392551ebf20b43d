import { useState } from 'react';
import type { Lead } from '../../../shared/schemas/lead.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useMe } from '../session/use-me.ts';
import type { LeadsResource } from './use-leads.ts';
import { workTexts } from './work-texts.ts';

interface WaitingNoticeProps {
  readonly lead: Lead;
  readonly resource: Pick<LeadsResource, 'update'>;
}

/** Since when a lead's request waits, and a button to mark it as answered, for instance after a phone call. */
export const WaitingNotice = ({ lead, resource }: WaitingNoticeProps) => {
  const t = useTexts(workTexts);
  const language = useLanguage();
  const toast = useToast();
  const { tenant } = useMe();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (lead.requestedAt === undefined) return null;
  const answer = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await resource.update(lead, { answered: true });
      toast(t.answeredDone);
    } catch (error) {
      setFailure(errorText(error, t.answerFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <Alert tone="info">
        {t.waitingSince(formatInstant(lead.requestedAt, 'fullDateTime', language, tenant.timezone))}
      </Alert>
      <Button onClick={answer} busy={isBusy} className="self-start">
        {t.markAnswered}
      </Button>
      {failure !== null && <Alert>{failure}</Alert>}
    </div>
  );
};
