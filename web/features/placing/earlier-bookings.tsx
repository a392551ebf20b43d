import { useState } from 'react';
import { MAIN_CALENDAR } from '../../../shared/domain/ids.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useMe } from '../session/use-me.ts';
import { earlierTexts } from './earlier-texts.ts';
import { GivingSteps } from './giving-steps.tsx';
import { LATER, PlaceField } from './place-field.tsx';
import { placingTexts } from './texts.ts';
import { type Giving, useGiving } from './use-giving.ts';

interface ActionsProps {
  readonly state: Giving;
  readonly hasTaker: boolean;
  readonly give: () => Promise<void>;
  readonly onClose: () => void;
}

const Actions = ({ state, hasTaker, give, onClose }: ActionsProps) => {
  const t = useTexts(earlierTexts);
  const words = useTexts(placingTexts);
  if (state.step === 'done')
    return (
      <Button variant="primary" onClick={onClose}>
        {words.close}
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
          {isBusy ? words.giving : t.give}
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
 * Asks which member takes the bookings of the shared calendar, made before members had calendars. Left unassigned, they
 * keep every member busy at their times; assigned, they move once the changeover is over, if the dialog stays open.
 */
export const EarlierBookings = ({ isFresh = false, onClose }: EarlierBookingsProps) => {
  const t = useTexts(earlierTexts);
  const [to, setTo] = useState(LATER);
  const { tenant } = useMe();
  const emptied = { calendarId: MAIN_CALENDAR, situation: 'earlier', who: tenant.name } as const;
  const { state, give } = useGiving(MAIN_CALENDAR, to);
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
          <PlaceField emptied={emptied} value={to} onChange={setTo} />
          {isFresh && <p>{t.minute}</p>}
        </>
      )}
      <GivingSteps state={state} give={give} emptied={emptied} />
    </Dialog>
  );
};
