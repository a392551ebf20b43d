import { useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useMe } from '../session/use-me.ts';
import { defaultDraft, type OnboardingDraft } from './draft.ts';
import { readDraft, writeDraft } from './draft-storage.ts';
import { onboardingTexts } from './texts.ts';

/** Six random characters, for a slug without a name. */
export const randomSuffix = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 6);

/** The draft of the signed-in business, kept in this browser until onboarding is done. */
export const useDraft = () => {
  const me = useMe();
  const t = useTexts(onboardingTexts);
  const [draft, setDraft] = useState<OnboardingDraft>(
    () => readDraft(window.localStorage, me.tenant.tenantId) ?? defaultDraft(me, t, randomSuffix()),
  );
  const saveDraft = (next: OnboardingDraft) => {
    writeDraft(window.localStorage, me.tenant.tenantId, next);
    setDraft(next);
  };
  return { draft, saveDraft };
};
