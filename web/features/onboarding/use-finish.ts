import { useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { api, browserTimezone, reloadSession, renewSession } from '../session/session.ts';
import { useMe } from '../session/use-me.ts';
import type { OnboardingDraft } from './draft.ts';
import { forgetDraft } from './draft-storage.ts';
import { finishOnboarding, isSlugTaken } from './finish.ts';
import { onboardingTexts } from './texts.ts';

interface FinishFailure {
  readonly text: string;
  readonly isSlugTaken: boolean;
}

/** The final save. Once the session has a site, the guard redirects to the dashboard. */
export const useFinish = (draft: OnboardingDraft, onSave: (draft: OnboardingDraft) => void) => {
  const t = useTexts(onboardingTexts);
  const { tenant, user } = useMe();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<FinishFailure | null>(null);
  const saving = useRef(false);

  const deps = {
    api,
    userId: user.userId,
    now: () => new Date(),
    newKey: () => crypto.randomUUID(),
    sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
    timezone: browserTimezone(),
    onWindowsBegin: () => onSave({ ...draft, windowsBegun: true }),
  };
  const finish = async () => {
    if (saving.current) return;
    saving.current = true;
    setSaving(true);
    setFailure(null);
    try {
      await reloadSession();
      await finishOnboarding(deps, draft);
      await renewSession();
      forgetDraft(window.localStorage, tenant.tenantId);
    } catch (error) {
      setFailure({ text: errorText(error, t.review.failed), isSlugTaken: isSlugTaken(error) });
      setSaving(false);
    }
    saving.current = false;
  };
  return { finish, isSaving, failure };
};
