import { useTexts } from '../i18n/texts.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { uiTexts } from './texts.ts';

/** Confirms before unsaved values are lost. */
export const LeaveQuestion = ({ onStay, onGo }: { onStay: () => void; onGo: () => void }) => {
  const t = useTexts(uiTexts);
  return (
    <Dialog
      title={t.leaveTitle}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t.leaveStay}</Button>
          <Button variant="danger" onClick={onGo}>
            {t.leaveGo}
          </Button>
        </>
      }
    >
      <p>{t.leaveText}</p>
    </Dialog>
  );
};
