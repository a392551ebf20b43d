import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { siteTexts } from './texts.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Confirms before unsaved changes are lost. */
export const LeaveDialog = ({ isChanged }: { isChanged: boolean }) => {
  const t = useTexts(siteTexts).leave;
  const { asked, stay } = useLeaveGuard(isChanged);
  if (!asked) return null;
  const leave = () => {
    stay();
    asked.go();
  };
  return (
    <Dialog
      title={t.title}
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{t.stay}</Button>
          <Button variant="danger" onClick={leave}>
            {t.go}
          </Button>
        </>
      }
    >
      <p>{t.text}</p>
    </Dialog>
  );
};
