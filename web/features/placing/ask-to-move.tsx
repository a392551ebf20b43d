import { useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { failureText } from '../../lib/walked.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useCan } from '../session/use-me.ts';
import { askTexts } from './ask-texts.ts';
import { useAskToMove } from './use-ask-to-move.ts';

interface AskToMoveProps {
  /** The closure in which the bookings are; without one, those that nobody performs any more. */
  readonly closureId?: string;
}

/** Asks visitors to choose another time, once the member has confirmed it. */
export const AskToMove = ({ closureId }: AskToMoveProps) => {
  const t = useTexts(askTexts);
  const ask = useAskToMove();
  const canWrite = useCan('staff');
  const [isOpen, setOpen] = useState(false);
  if (!canWrite) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)} className="whitespace-normal">
        {t.ask}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t.title}
          confirmLabel={t.confirm}
          confirmVariant="primary"
          cancelLabel={t.keep}
          busyLabel={t.sending}
          onConfirm={() => ask(closureId)}
          doneText={({ asked, unreachable }) => t.asked(asked, unreachable)}
          onClose={() => setOpen(false)}
          errorText={(error) => failureText(error, (asked) => t.asked(asked, 0), t.failed)}
        >
          {t.text}
        </ConfirmDialog>
      )}
    </>
  );
};
