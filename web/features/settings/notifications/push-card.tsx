import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { pushSupport } from '../../../lib/browser-push.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { NotRead } from '../../session/not-read.tsx';
import { useCan } from '../../session/use-me.ts';
import { pushTexts } from './push-texts.ts';
import { NoPushService, NotAnswered, usePush } from './use-push.ts';

const useFailureText = (failure: unknown): string | null => {
  const t = useTexts(pushTexts);
  if (failure === null) return null;
  if (failure instanceof NotAnswered) return t.dismissed;
  return failure instanceof NoPushService ? t.noService : errorText(failure, t.failed);
};

const Switch = ({ isOn, busy, turnOn, turnOff }: ReturnType<typeof usePush>) => {
  const t = useTexts(pushTexts);
  if (Notification.permission === 'denied') return <Alert tone="info">{t.denied}</Alert>;
  if (!isOn)
    return (
      <Button variant="primary" busy={busy === 'on'} disabled={busy !== null} onClick={turnOn}>
        {busy === 'on' ? t.turningOn : t.turnOn}
      </Button>
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="font-medium">{t.isOn}</p>
      <Button busy={busy === 'off'} disabled={busy !== null} onClick={turnOff}>
        {busy === 'off' ? t.turningOff : t.turnOff}
      </Button>
    </div>
  );
};

const Others = ({ others, busy, endOthers }: ReturnType<typeof usePush>) => {
  const t = useTexts(pushTexts);
  if (others === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>{t.others(others)}</p>
      <Button busy={busy === 'others'} disabled={busy !== null} onClick={endOthers}>
        {t.endOthers}
      </Button>
    </div>
  );
};

const Choice = () => {
  const t = useTexts(pushTexts);
  const push = usePush();
  const failure = useFailureText(push.failure);
  if (!push.isReady) return <NotRead reading={push} failed={t.notLoaded} rows={2} />;
  return (
    <>
      {failure !== null && <Alert>{failure}</Alert>}
      <Switch {...push} />
      <Others {...push} />
    </>
  );
};

/** Whether this browser tells its member that a visitor waits; what it does is said before it asks. */
export const PushCard = () => {
  const t = useTexts(pushTexts);
  const support = pushSupport();
  const canAnswer = useCan('staff');
  const isPossible = canAnswer && support === 'supported';
  return (
    <Card title={t.title}>
      <div className="flex flex-col items-start gap-4">
        <div className="flex flex-col gap-2 text-muted">
          <p>{t.what}</p>
          <p>{t.shown}</p>
          <p>{t.most}</p>
        </div>
        {!canAnswer && <Alert tone="info">{t.viewer}</Alert>}
        {canAnswer && support !== 'supported' && <Alert tone="info">{t[support]}</Alert>}
        {isPossible && <Choice />}
      </div>
    </Card>
  );
};
