import { type ReactNode, useState } from 'react';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import { useClientName } from '../../../i18n/client-name.ts';
import { formatSpan } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useMe } from '../../session/use-me.ts';
import { agendaTexts } from '../agenda-texts.ts';
import { type FreeTime, freeTimesOf, withFreshSlots } from '../slot-taken.ts';
import { bookingTexts } from '../texts.ts';
import { useUnreached } from '../unreached.ts';
import type { BookingActions } from '../use-bookings.ts';
import type { Drop } from './week-calendar.tsx';

interface DropDialogProps {
  readonly drop: Drop;
  readonly actions: Pick<BookingActions, 'change' | 'reloadSlots'>;
  readonly onMoved: () => void;
  /** Called when the move is abandoned and the booking returns to its time. */
  readonly onClose: () => void;
}

interface Failure {
  readonly text: string;
  readonly alternatives: readonly FreeTime[];
}

const useMove = ({ drop, actions, onMoved }: DropDialogProps) => {
  const t = useTexts(bookingTexts);
  const toast = useToast();
  const [isMoving, setMoving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const move = async (startAt: string) => {
    setMoving(true);
    setFailure(null);
    try {
      await withFreshSlots(() => actions.change(drop.booking, { startAt }), actions);
      toast(t.moved);
      onMoved();
    } catch (thrown) {
      setFailure({ text: errorText(thrown, t.moveFailed), alternatives: freeTimesOf(thrown) });
      setMoving(false);
    }
  };
  return { move, isMoving, failure };
};

const endOf = ({ startAt, endAt }: Booking, movedTo: string): string =>
  new Date(Date.parse(movedTo) + Date.parse(endAt) - Date.parse(startAt)).toISOString();

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex gap-3">
    <dt className="w-8 shrink-0">{label}</dt>
    <dd className="font-medium text-ink tabular">{children}</dd>
  </div>
);

const Alternatives = ({ failure, onMove }: { failure: Failure; onMove: (startAt: string) => void }) => {
  const t = useTexts(agendaTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  return (
    <>
      <Alert>{failure.text}</Alert>
      {failure.alternatives.length > 0 && (
        <div className="flex flex-col items-start gap-2">
          <p className="font-medium text-ink">{t.alternatives}</p>
          {failure.alternatives.map(({ startAt, endAt }) => (
            <Button key={startAt} onClick={() => onMove(startAt)} className="whitespace-normal">
              {t.moveInstead(formatSpan(startAt, endAt, language, tenant.timezone))}
            </Button>
          ))}
        </div>
      )}
    </>
  );
};

/** Confirms before a dropped appointment is moved, since its visitor sees the change. Closing puts it back. */
export const DropDialog = (props: DropDialogProps) => {
  const t = useTexts(agendaTexts);
  const words = useTexts(bookingTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const clientName = useClientName();
  const { booking, startAt, isClosed } = props.drop;
  const { move, isMoving, failure } = useMove(props);
  const untold = useUnreached()(booking);
  const when = (from: string, to: string) => formatSpan(from, to, language, tenant.timezone);
  return (
    <Dialog
      title={t.moveTitle}
      locked={isMoving}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose} disabled={isMoving}>
            {words.cancel}
          </Button>
          {failure === null && (
            <Button variant="primary" onClick={() => move(startAt)} busy={isMoving}>
              {isMoving ? t.moving : isClosed ? t.moveAnyway : t.confirmMove}
            </Button>
          )}
        </>
      }
    >
      <p>{t.moveOf(booking.title || words.untitled, clientName(booking))}</p>
      <dl className="flex flex-col gap-1">
        <Line label={t.moveFrom}>{when(booking.startAt, booking.endAt)}</Line>
        <Line label={t.moveTo}>{when(startAt, endOf(booking, startAt))}</Line>
      </dl>
      {isClosed && failure === null && <Alert tone="warn">{t.moveIntoClosed}</Alert>}
      {untold !== null && <Alert tone="warn">{untold}</Alert>}
      {failure !== null && <Alternatives failure={failure} onMove={(other) => void move(other)} />}
    </Dialog>
  );
};
