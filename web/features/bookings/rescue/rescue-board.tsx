import { MINUTE_MS } from '../../../../shared/domain/duration.ts';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import {
  ANSWER_MIN,
  RESCUE_STATES,
  type Rescue,
  type RescuedBooking,
  type RescueState,
} from '../../../../shared/schemas/rescue.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ContactLinks } from '../../../ui/contact-links.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { useRefresh } from '../../session/use-api.ts';
import { useCan, useMe } from '../../session/use-me.ts';
import { withFreshSlots } from '../slot-taken.ts';
import type { BookingActions } from '../use-bookings.ts';
import { rescueTexts } from './rescue-texts.ts';
import { useRescueDay } from './use-rescues.ts';

const TONES: Readonly<Record<RescueState, Tone>> = {
  waiting: 'info',
  silent: 'danger',
  to_call: 'danger',
  moved: 'positive',
  cancelled: 'neutral',
};

/** Whom to call stands first. */
const RANKS: Readonly<Record<RescueState, number>> = {
  silent: 0,
  to_call: 1,
  waiting: 2,
  moved: 3,
  cancelled: 4,
};

type MoveTo = (booking: Booking, to: Proposed) => Promise<void>;

/** How many of a day's bookings are in each state, those of none left out. */
export const useRescueCounts = ({ bookings }: Rescue): string => {
  const { counts } = useTexts(rescueTexts);
  return RESCUE_STATES.flatMap((state) => {
    const count = bookings.filter((one) => one.state === state).length;
    return count === 0 ? [] : [counts[state](count)];
  }).join(' · ');
};

type Proposed = RescuedBooking['proposed'][number];

/** Words for when, and with whom. */
const usePlaced = () => {
  const language = useLanguage();
  const { timezone } = useMe().tenant;
  return ({ startAt, personName }: Pick<Proposed, 'startAt' | 'personName'>): string =>
    [formatInstant(startAt, 'dateTime', language, timezone), personName].filter(Boolean).join(' · ');
};

/** The places that a client was offered; a member moves the appointment to the one that they chose by phone. */
const Places = ({ rescued, onMove }: { rescued: RescuedBooking; onMove: MoveTo }) => {
  const t = useTexts(rescueTexts);
  const placed = usePlaced();
  const canWrite = useCan('staff');
  const { busy, failure, run } = useAction<string>();
  const { booking, state, proposed } = rescued;
  if (proposed.length === 0) return <p className="text-muted">{t.nothing}</p>;
  const said = state === 'to_call' ? t.toPropose : t.proposed;
  if (!canWrite) return <p className="text-muted">{said(proposed.map(placed).join(', '))}</p>;
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-muted">{state === 'to_call' ? t.moveTo : t.moveToProposed}</p>
      <div className="flex flex-wrap gap-2">
        {proposed.map((place) => (
          <Button
            key={`${place.calendarId} ${place.startAt}`}
            className="whitespace-normal"
            busy={busy === placed(place)}
            disabled={busy !== null}
            onClick={() => void run(placed(place), () => onMove(booking, place))}
          >
            {placed(place)}
          </Button>
        ))}
      </div>
      {failure !== null && <Alert>{errorText(failure, t.moveFailed)}</Alert>}
    </div>
  );
};

interface RowProps {
  readonly rescued: RescuedBooking;
  readonly onOpen: (bookingId: string) => void;
  readonly onMove: MoveTo;
}

const Row = ({ rescued, onOpen, onMove }: RowProps) => {
  const t = useTexts(rescueTexts);
  const placed = usePlaced();
  const { booking, state, wasAt } = rescued;
  const name = booking.leadName || booking.title;
  const isToCall = state === 'silent' || state === 'to_call';
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium">{name}</p>
        <Badge tone={TONES[state]}>{t.states[state]}</Badge>
      </div>
      <p className="text-muted">
        {booking.title} · {t.was(placed({ startAt: wasAt }))}
      </p>
      {state === 'moved' && <p>{t.now(placed(booking))}</p>}
      {isToCall && (
        <ContactLinks
          email={booking.email}
          phone={booking.phone}
          none={t.noContact}
          className="items-start"
        />
      )}
      {state !== 'moved' && state !== 'cancelled' && <Places rescued={rescued} onMove={onMove} />}
      <p>
        <Button aria-label={t.openBooking(name)} onClick={() => onOpen(booking.bookingId)}>
          {t.openShort}
        </Button>
      </p>
    </li>
  );
};

/** Asks those who were not asked, where a sending was interrupted. */
const Continue = ({ rescue: { calendarId, date, answerBy, left } }: { rescue: Rescue }) => {
  const t = useTexts(rescueTexts);
  const rescueDay = useRescueDay();
  const { busy, failure, run } = useAction<'ask'>();
  const ask = () => {
    // The delay that was chosen stays: it is the record's.
    const leftMin = Math.ceil((Date.parse(answerBy) - Date.now()) / MINUTE_MS);
    const answerMin = Math.min(ANSWER_MIN.most, Math.max(ANSWER_MIN.least, leftMin));
    return run('ask', () => rescueDay({ calendarId, date, answerMin }));
  };
  return (
    <div className="flex flex-col items-start gap-2">
      {failure !== null && <Alert>{errorText(failure, t.failed)}</Alert>}
      <Button onClick={ask} busy={busy !== null}>
        {busy ? t.sending : t.continue(left)}
      </Button>
    </div>
  );
};

interface RescueBoardProps {
  readonly rescue: Rescue;
  readonly name: string;
  readonly actions: Pick<BookingActions, 'change' | 'reloadSlots'>;
  readonly onOpen: (bookingId: string) => void;
  readonly onClose: () => void;
}

/** Moves an appointment to a place that its client was offered and has chosen. */
const useMoveTo = (actions: RescueBoardProps['actions']): MoveTo => {
  const refresh = useRefresh();
  return async (booking, { calendarId, startAt }) => {
    try {
      await withFreshSlots(() => actions.change(booking, { calendarId, startAt }), actions);
    } finally {
      await refresh('bookings');
    }
  };
};

/** What became of each booking of a day on which somebody could not come. */
export const RescueBoard = ({ rescue, name, actions, onOpen, onClose }: RescueBoardProps) => {
  const t = useTexts(rescueTexts);
  const moveTo = useMoveTo(actions);
  const language = useLanguage();
  const canWrite = useCan('staff');
  const { timezone } = useMe().tenant;
  const counts = useRescueCounts(rescue);
  const sorted = rescue.bookings.toSorted((a, b) => RANKS[a.state] - RANKS[b.state]);
  const isAwaited = rescue.bookings.some(({ state }) => state === 'waiting');
  const until = formatInstant(rescue.answerBy, 'dateTime', language, timezone);
  return (
    <Drawer title={t.absence(name)} description={counts || t.none} onClose={onClose}>
      {isAwaited && <p className="mb-3">{t.answerBy(until)}</p>}
      {rescue.left > 0 && canWrite && <Continue rescue={rescue} />}
      <ul aria-label={t.list(name)}>
        {sorted.map((rescued) => (
          <Row key={rescued.booking.bookingId} rescued={rescued} onOpen={onOpen} onMove={moveTo} />
        ))}
      </ul>
    </Drawer>
  );
};
