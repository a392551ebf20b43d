import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GivingSteps } from './giving-steps.tsx';
import type { Emptied } from './situation.ts';
import { placingTexts } from './texts.ts';
import type { Giving } from './use-giving.ts';

interface GiveBookingsProps {
  readonly emptied: Emptied;
  readonly state: Giving;
  readonly give: () => Promise<void>;
  readonly onClose: () => void;
}

/** Progress and result of reassigning a retired calendar's upcoming bookings. */
export const GiveBookings = ({ emptied, state, give, onClose }: GiveBookingsProps) => {
  const t = useTexts(placingTexts);
  const isBusy = state.step === 'giving';
  const hasFailed = state.step === 'asking' && state.error !== undefined;
  return (
    <Dialog
      title={t.givingTitle}
      locked={isBusy}
      onClose={onClose}
      actions={
        <>
          {hasFailed && <Button onClick={() => void give()}>{t.retry}</Button>}
          <Button variant="primary" onClick={onClose} disabled={isBusy}>
            {t.close}
          </Button>
        </>
      }
    >
      <GivingSteps state={state} give={give} emptied={emptied} />
      {hasFailed && (
        <p>{`${t.unless[emptied.situation](emptied.who)}. ${t.unlessHint[emptied.situation]}`}</p>
      )}
    </Dialog>
  );
};
