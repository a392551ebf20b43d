import { useFormikContext } from 'formik';
import { Send } from 'lucide-react';
import type { Language } from '../../../shared/domain/language.ts';
import type { Automation, TestOutcome } from '../../../shared/schemas/automation.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useMe } from '../session/use-me.ts';
import { type AutomationValues, automationValues } from './automation-form.ts';
import { automationTexts } from './texts.ts';
import { useTestMessage } from './use-test-message.ts';

interface TestProps {
  readonly automation: Automation;
  readonly language: Language;
}

const Outcome = ({ outcome: { status, reason } }: { readonly outcome: TestOutcome }) => {
  const t = useTexts(automationTexts);
  const { email } = useMe().user;
  if (status === 'sent' || status === 'delivered') return <Alert tone="positive">{t.testSent(email)}</Alert>;
  if (status === null) return <Alert tone="info">{t.testWaits}</Alert>;
  if (status === 'retrying') return <Alert tone="warn">{t.testRetried}</Alert>;
  if (reason === 'suppressed' || reason === 'unsubscribed')
    return <Alert tone="warn">{t.testSuppressed(email)}</Alert>;
  return <Alert tone="warn">{reason === 'no_sender' ? t.testNoSender : t.testFailed}</Alert>;
};

/** Sends the signed-in member the message as it is saved, and says what became of it. */
export const SendTest = ({ automation, language }: TestProps) => {
  const t = useTexts(automationTexts);
  const { values } = useFormikContext<AutomationValues>();
  const { stage, send } = useTestMessage(automation.kind, language, t.testFailed);
  if (automation.channel === 'sms') return <p className="text-sm text-muted">{t.testNotBySms}</p>;
  const saved = automationValues(automation)[language];
  const isSaved = values[language].subject === saved.subject && values[language].body === saved.body;
  return (
    <div className="flex flex-col items-start gap-3">
      <Button busy={stage.kind === 'sending'} disabled={!isSaved} onClick={() => void send()}>
        <Send aria-hidden="true" className="size-4" />
        {stage.kind === 'sending' ? t.sendingTest : t.sendTestIn[language]}
      </Button>
      {!isSaved && <p className="text-sm text-muted">{t.saveBeforeTest}</p>}
      {stage.kind === 'told' && <Outcome outcome={stage.outcome} />}
      {stage.kind === 'refused' && <Alert>{stage.why}</Alert>}
    </div>
  );
};
