import { useEffect, useState } from 'react';
import { MAIN_CALENDAR } from '../../../shared/domain/ids.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { useSecondsUntil } from '../../lib/use-seconds-until.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { earlierTexts } from './earlier-texts.ts';
import { LeftBookings } from './left-bookings.tsx';
import { LATER, PlaceField } from './place-field.tsx';
import { type Giving, useGiving } from './use-giving.ts';

const Waiting = ({ until, onOver }: { until: number; onOver: () => void }) => {
  const t = useTexts(earlierTexts);
  const seconds = useSecondsUntil(until);
  const isOver = seconds === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time is over.
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
  return (
    <p role="timer" className="font-semibold text-ink tabular">
      {t.waiting(seconds)}
    </p>
  );
};

interface ActionsProps {
  readonly state: Giving;
  readonly hasTaker: boolean;
  readonly give: () => Promise<void>;
  readonly onClose: () => void;
}

const Actions = ({ state, hasTaker, give, onClose }: ActionsProps) => {
  const t = useTexts(earlierTexts);
  if (state.step === 'done')
    return (
      <Button variant="primary" onClick={onClose}>
        {t.close}
      </Button>
    );
  const isBusy = state.step === 'giving';
  return (
    <>
      <Button variant={hasTaker ? 'secondary' : 'primary'} onClick={onClose} disabled={isBusy}>
        {t.leave}
      </Button>
      {hasTaker && state.step !== 'waiting' && (
        <Button variant="primary" onClick={() => void give()} busy={isBusy}>
          {isBusy ? t.giving : t.give}
        </Button>
      )}
    </>
  );
};

interface EarlierBookingsProps {
  /** Calendars have only just changed: nothing moves for a minute. */
  readonly isFresh?: boolean;
  readonly onClose: () => void;
}

/**
 * Asks whose the bookings are that were made before members took bookings. Given to nobody they stay as they are, and
 * everybody is busy; given to somebody they go once calendars have changed over, as long as the dialog stays open.
 */
export const EarlierBookings = ({ isFresh = false, onClose }: EarlierBookingsProps) => {
  const t = useTexts(earlierTexts);
  const [to, setTo] = useState(LATER);
  const { state, give } = useGiving(to);
  const error = state.step === 'asking' ? state.error : undefined;
  return (
    <Dialog
      title={t.title}
      locked={state.step === 'giving'}
      onClose={onClose}
      actions={<Actions state={state} hasTaker={to !== LATER} give={give} onClose={onClose} />}
    >
      {state.step === 'asking' && (
        <>
          <p>{t.text}</p>
          <PlaceField calendarId={MAIN_CALENDAR} value={to} onChange={setTo} />
          {isFresh && <p>{t.minute}</p>}
        </>
      )}
      {state.step === 'waiting' && <Waiting until={state.until} onOver={() => void give()} />}
      {state.step === 'giving' && <p role="status">{t.giving}</p>}
      {state.step === 'done' && (
        <>
          <Alert tone={state.outcome.given > 0 ? 'positive' : 'info'}>{t.given(state.outcome.given)}</Alert>
          {state.outcome.left > 0 && <LeftBookings count={state.outcome.left} />}
        </>
      )}
      {error !== undefined && <Alert>{errorText(error, t.failed)}</Alert>}
    </Dialog>
  );
};
