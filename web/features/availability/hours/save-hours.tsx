import { type ReactNode, useState } from 'react';
import { localeOf } from '../../../../shared/domain/language.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { isChangedMeanwhile } from '../../../lib/changed-meanwhile.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { SavedSome } from '../saved-some.ts';
import { StrandedDialog } from '../stranded/stranded-dialog.tsx';
import { useStrandedGuard, WentBack } from '../stranded/use-stranded-guard.ts';
import { usePeopleCalendars } from '../use-people-calendars.ts';
import { hoursTexts } from './hours-texts.ts';
import type { WeekDrafts } from './use-week-drafts.ts';

/** Why a save failed; after whose hours were saved and whose were not, where it had saved some. */
const useFailureText = (changed: readonly string[]) => {
  const t = useTexts(hoursTexts);
  const language = useLanguage();
  const { nameOf } = usePeopleCalendars();
  const named = (ids: readonly string[]) =>
    new Intl.ListFormat(localeOf(language)).format(ids.map((id) => nameOf(id) ?? id));
  const reasonOf = (thrown: unknown): string =>
    isChangedMeanwhile(thrown) ? t.changedMeanwhile : errorText(thrown, t.saveFailed);
  return (thrown: unknown): string => {
    if (!(thrown instanceof SavedSome)) return reasonOf(thrown);
    const left = changed.filter((id) => !thrown.calendarIds.includes(id));
    return t.savedSome(named(thrown.calendarIds), named(left), reasonOf(thrown.cause));
  };
};

/** Saves all changed weeks by one press, or leaves them as they were. */
export const SaveHours = ({ drafts, children }: { drafts: WeekDrafts; children: ReactNode }) => {
  const t = useTexts(hoursTexts);
  const { held, guard } = useStrandedGuard();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isChanged = drafts.changed.length > 0;
  const failureOf = useFailureText(drafts.changed);
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
      if (!(thrown instanceof WentBack)) setError(failureOf(thrown));
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
