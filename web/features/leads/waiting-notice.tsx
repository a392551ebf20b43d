import type { Lead } from '../../../shared/schemas/lead.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { useAction } from '../../lib/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useMe } from '../session/use-me.ts';
import type { LeadsResource } from './use-leads.ts';
import { WaitingWords } from './waiting-words.tsx';
import { workTexts } from './work-texts.ts';

interface WaitingNoticeProps {
  readonly lead: Lead;
  readonly resource: Pick<LeadsResource, 'update'>;
}

/**
 * Since when a lead's request waits, the words that wait, and a button to mark them as answered, for instance after a
 * phone call.
 */
export const WaitingNotice = ({ lead, resource }: WaitingNoticeProps) => {
  const t = useTexts(workTexts);
  const language = useLanguage();
  const toast = useToast();
  const { tenant } = useMe();
  const { busy, failure, run } = useAction<'answer'>();
  if (lead.requestedAt === undefined) return null;
  const answer = async () => {
    await resource.update(lead, { answered: true });
    toast(t.answeredDone);
  };
  return (
    <div className="flex flex-col gap-3">
      <Alert tone="info">
        {t.waitingSince(formatInstant(lead.requestedAt, 'fullDateTime', language, tenant.timezone))}
      </Alert>
      {lead.requests && <WaitingWords requests={lead.requests} />}
      <Button onClick={() => run('answer', answer)} busy={busy !== null} className="self-start">
        {t.markAnswered}
      </Button>
      {failure !== null && <Alert>{errorText(failure, t.answerFailed)}</Alert>}
    </div>
  );
};
