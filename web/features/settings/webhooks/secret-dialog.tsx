import { useTexts } from '../../../i18n/texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SecretField } from '../secret-field.tsx';
import { webhookTexts } from './texts.ts';

/** The one time that a webhook's secret is shown. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const t = useTexts(webhookTexts);
  return (
    <Dialog
      title={t.secretTitle}
      size="lg"
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t.secretDone}
        </Button>
      }
    >
      <Alert tone="warn">{t.secretText}</Alert>
      <SecretField label={t.secret} value={secret} hint={t.secretHint} />
    </Dialog>
  );
};
