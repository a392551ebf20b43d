import { useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CenterScreen } from '../../ui/center-screen.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { createBusiness, loadSession, retrySession, signOut } from './session.ts';
import { sessionTexts } from './texts.ts';

export const SessionLoading = () => {
  const t = useTexts(sessionTexts);
  return (
    <CenterScreen>
      <p role="status" className="flex items-center gap-3 text-base text-muted">
        <Spinner />
        {t.loadingDashboard}
      </p>
    </CenterScreen>
  );
};

export const SessionFailed = () => {
  const t = useTexts(sessionTexts);
  return (
    <CenterScreen title={t.loadFailed}>
      <p role="alert" className="text-base text-muted">
        {t.loadFailedHint}
      </p>
      <Button variant="primary" onClick={() => retrySession({ clearOnFailure: true })}>
        {t.retry}
      </Button>
    </CenterScreen>
  );
};

/** What a member sees of a business without a site, who may not make one. */
export const SetupPending = () => {
  const t = useTexts(sessionTexts);
  const [failure, setFailure] = useState<string | null>(null);
  const refresh = () => loadSession().catch((error: unknown) => setFailure(errorText(error, t.loadFailed)));
  return (
    <CenterScreen title={t.pendingTitle}>
      <p className="max-w-prose text-base text-muted">{t.pendingText}</p>
      {failure !== null && <Alert>{failure}</Alert>}
      <div className="flex gap-2">
        <Button onClick={signOut}>{t.logout}</Button>
        <Button variant="primary" onClick={refresh}>
          {t.refresh}
        </Button>
      </div>
    </CenterScreen>
  );
};

/** For somebody who was removed: a business is offered, never made by itself. */
export const RemovedMember = () => {
  const t = useTexts(sessionTexts);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const create = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await createBusiness();
    } catch (error) {
      setFailure(errorText(error, t.createFailed));
      setBusy(false);
    }
  };
  return (
    <CenterScreen title={t.removedTitle}>
      <p className="max-w-prose text-base text-muted">{t.removedText}</p>
      {failure !== null && <Alert>{failure}</Alert>}
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={signOut} disabled={busy}>
          {t.logout}
        </Button>
        <Button variant="primary" busy={busy} onClick={create}>
          {busy ? t.creating : t.createBusiness}
        </Button>
      </div>
    </CenterScreen>
  );
};
