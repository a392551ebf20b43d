import type { ErasureReceipt } from '../../../../shared/schemas/privacy.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { uiTexts } from '../../../ui/texts.ts';
import { SecretField } from '../secret-field.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';
import { privacySettingsTexts } from './texts.ts';

/** The receipt of an erasure, for the member who requested it. */
export const ReceiptDialog = ({ receipt, onClose }: { receipt: ErasureReceipt; onClose: () => void }) => {
  const t = useTexts(privacySettingsTexts);
  const ui = useTexts(uiTexts);
  return (
    <Dialog
      title={t.receiptTitle}
      size="lg"
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {ui.close}
        </Button>
      }
    >
      <p className="font-medium text-ink">
        <ReceiptFacts receipt={receipt} />
      </p>
      <SecretField
        label={t.copyNumber}
        value={receipt.receiptId}
        hint={receipt.status === 'done' ? t.receiptDone : t.receiptText}
      />
    </Dialog>
  );
};
