import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { isChangedMeanwhile } from '../../../lib/changed-meanwhile.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { StrandedDialog } from '../stranded/stranded-dialog.tsx';
import { useStrandedGuard, WentBack } from '../stranded/use-stranded-guard.ts';
import { hoursTexts } from './hours-texts.ts';
import type { WeekDrafts } from './use-week-drafts.ts';

/** Saves all changed weeks by one press, or leaves them as they were. */
export const SaveHours = ({ drafts, children }: { drafts: WeekDrafts; children: ReactNode }) => {
  const t = useTexts(hoursTexts);
  const { held, guard } = useStrandedGuard();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isChanged = drafts.changed.length > 0;
  const save = async () => {
    setError(null);
    if (drafts.isFaulty) {
      setError(t.faulty);
      return;
    }
    setBusy(true);
    try {
      await guard(
        drafts.calls.map((hours) => ({ hours: [...hours] })),
        drafts.save,
      );
      toast(t.saved);
    } catch (thrown) {
      if (!(thrown instanceof WentBack))
        setError(isChangedMeanwhile(thrown) ? t.changedMeanwhile : errorText(thrown, t.saveFailed));
    } finally {
      setBusy(false);
    }
  };
  const discard = () => {
    setError(null);
    drafts.discard();
  };
  return (
    <div className="flex flex-col gap-3 border-t border-line p-5">
      {held && <StrandedDialog held={held} />}
      {error !== null && <Alert>{error}</Alert>}
      <div className="flex flex-wrap items-center gap-2 max-sm:*:grow">
        {children}
        <span className="grow" />
        {isChanged && (
          <Button onClick={discard} disabled={busy}>
            {t.discard}
          </Button>
        )}
        <Button variant="primary" onClick={save} busy={busy && !held} disabled={!isChanged}>
          {busy && !held ? t.saving : t.save}
        </Button>
      </div>
    </div>
  );
};
