import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { useSecondsUntil } from '../../lib/use-seconds-until.ts';
import { Alert } from '../../ui/alert.tsx';
import { LeftBookings } from './left-bookings.tsx';
import type { Emptied } from './situation.ts';
import { placingTexts } from './texts.ts';
import type { Giving } from './use-giving.ts';

const Waiting = ({ until, onOver }: { until: number; onOver: () => void }) => {
  const t = useTexts(placingTexts);
  const seconds = useSecondsUntil(until);
  const isOver = seconds === 0;
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <p role="timer" className="font-semibold text-ink tabular">
      {t.waiting(seconds)}
    </p>
  );
};

interface GivingStepsProps {
  readonly state: Giving;
  readonly give: () => Promise<void>;
  readonly emptied: Emptied;
}

/** The state of a reassignment: waiting, running, done with what is left over, or stopped with the reason. */
export const GivingSteps = ({ state, give, emptied }: GivingStepsProps) => {
  const t = useTexts(placingTexts);
  switch (state.step) {
    case 'asking':
      if (state.error === undefined) return null;
      return (
        <>
          {state.given > 0 && <Alert tone="positive">{t.given(state.given)}</Alert>}
          <Alert>{errorText(state.error, t.giveFailed)}</Alert>
        </>
      );
    case 'waiting':
      return <Waiting until={state.until} onOver={() => void give()} />;
    case 'giving':
      return <p role="status">{t.giving}</p>;
    case 'done': {
      const { given, left } = state.outcome;
      return (
        <>
          <Alert tone={given > 0 ? 'positive' : 'info'}>{t.given(given)}</Alert>
          {left > 0 && <LeftBookings count={left} emptied={emptied} />}
        </>
      );
    }
  }
};
