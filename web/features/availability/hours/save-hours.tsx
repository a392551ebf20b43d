import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { isChangedMeanwhile } from '../../../lib/changed-meanwhile.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { hoursTexts } from './hours-texts.ts';
import type { WeekDrafts } from './use-week-drafts.ts';

/** Saves all changed weeks by one press, or leaves them as they were. */
export const SaveHours = ({ drafts, children }: { drafts: WeekDrafts; children: ReactNode }) => {
  const t = useTexts(hoursTexts);
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
      await drafts.save();
      toast(t.saved);
    } catch (thrown) {
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
      {error !== null && <Alert>{error}</Alert>}
      <div className="flex flex-wrap items-center gap-2 max-sm:*:grow">
        {children}
        <span className="grow" />
        {isChanged && (
          <Button onClick={discard} disabled={busy}>
            {t.discard}
          </Button>
        )}
        <Button variant="primary" onClick={save} busy={busy} disabled={!isChanged}>
          {busy ? t.saving : t.save}
        </Button>
      </div>
    </div>
  );
};
