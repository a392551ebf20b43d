import { useRef, useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/confirm-dialog.tsx';
import { GiveBookings } from './give-bookings.tsx';
import { LATER, PlaceField } from './place-field.tsx';
import type { Emptied } from './situation.ts';
import { useGiving } from './use-giving.ts';

interface ConfirmAndGiveProps extends ConfirmDialogProps<unknown> {
  readonly emptied: Emptied;
}

/**
 * Confirms before a calendar is retired and asks who takes its upcoming bookings; then reassigns them and shows the
 * result.
 */
export const ConfirmAndGive = ({ emptied, onConfirm, onClose, children, ...dialog }: ConfirmAndGiveProps) => {
  const [to, setTo] = useState(LATER);
  const [isGiving, setGiving] = useState(false);
  const { state, give } = useGiving(emptied.calendarId, to);
  const isDone = useRef(false);
  const confirm = async () => {
    await onConfirm();
    isDone.current = true;
  };
  const close = () => {
    if (!isDone.current || to === LATER) return onClose();
    setGiving(true);
    void give();
  };
  if (isGiving) return <GiveBookings emptied={emptied} state={state} give={give} onClose={onClose} />;
  return (
    <ConfirmDialog {...dialog} onConfirm={confirm} onClose={close}>
      {children}
      <PlaceField emptied={emptied} value={to} onChange={setTo} />
    </ConfirmDialog>
  );
};
