import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { useAction } from '../../lib/use-action.ts';
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

/** Shown to a member who may not create a site, while the business has none. */
export const SetupPending = () => {
  const t = useTexts(sessionTexts);
  const { busy, failure, run } = useAction<'refresh'>();
  return (
    <CenterScreen title={t.pendingTitle}>
      <p className="max-w-prose text-base text-muted">{t.pendingText}</p>
      {failure !== null && <Alert>{errorText(failure, t.loadFailed)}</Alert>}
      <div className="flex gap-2">
        <Button onClick={signOut}>{t.logout}</Button>
        <Button variant="primary" busy={busy !== null} onClick={() => run('refresh', loadSession)}>
          {t.refresh}
        </Button>
      </div>
    </CenterScreen>
  );
};

/** For a removed member: offers to create a business, but never does so by itself. */
export const RemovedMember = () => {
  const t = useTexts(sessionTexts);
  const { busy, failure, run } = useAction<'create'>();
  const isBusy = busy !== null;
  return (
    <CenterScreen title={t.removedTitle}>
      <p className="max-w-prose text-base text-muted">{t.removedText}</p>
      {failure !== null && <Alert>{errorText(failure, t.createFailed)}</Alert>}
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={signOut} disabled={isBusy}>
          {t.logout}
        </Button>
        <Button variant="primary" busy={isBusy} onClick={() => run('create', createBusiness)}>
          {isBusy ? t.creating : t.createBusiness}
        </Button>
      </div>
    </CenterScreen>
  );
};
