import { Check, X } from 'lucide-react';
import { formatPhone } from '../../../shared/domain/phone.ts';
import type { Lead, LeadContactJudged } from '../../../shared/schemas/lead.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { useAction } from '../../lib/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { LeadsResource } from './use-leads.ts';
import { workTexts } from './work-texts.ts';

interface UnverifiedContactsProps {
  readonly lead: Lead;
  readonly resource: Pick<LeadsResource, 'judgeContact'>;
}

const shown = (contact: string): string => (contact.includes('@') ? contact : formatPhone(contact));

/** Contacts that only visitors have typed, each to be accepted or refused; nothing when there are none. */
export const UnverifiedContacts = ({
  lead: { leadId, unverified = [] },
  resource,
}: UnverifiedContactsProps) => {
  const t = useTexts(workTexts);
  const toast = useToast();
  const { busy, failure, run } = useAction<string>();
  if (unverified.length === 0) return null;
  const judge = (judged: LeadContactJudged) =>
    run(judged.contact, async () => {
      await resource.judgeContact(leadId, judged);
      const told = judged.verdict === 'accept' ? t.accepted : t.refused;
      toast(told(shown(judged.contact)));
    });
  return (
    <section aria-label={t.unverified} className="flex flex-col gap-3 rounded-card border border-line p-4">
      <h3 className="font-semibold">{t.unverified}</h3>
      <p className="text-muted">{t.unverifiedHint}</p>
      {failure !== null && <Alert>{errorText(failure, t.judgeFailed)}</Alert>}
      <ul className="flex flex-col gap-3">
        {unverified.map((contact) => (
          <li key={contact} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 break-words tabular">{shown(contact)}</span>
            <span className="flex gap-2">
              <Button
                disabled={busy !== null}
                aria-label={t.acceptContact(shown(contact))}
                onClick={() => judge({ contact, verdict: 'accept' })}
              >
                <Check aria-hidden="true" className="size-4" />
                {t.accept}
              </Button>
              <Button
                disabled={busy !== null}
                aria-label={t.refuseContact(shown(contact))}
                onClick={() => judge({ contact, verdict: 'refuse' })}
              >
                <X aria-hidden="true" className="size-4" />
                {t.refuse}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
