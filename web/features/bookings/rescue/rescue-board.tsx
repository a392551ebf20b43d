import { useState } from 'react';
import {
  RESCUE_STATES,
  type Rescue,
  type RescuedBooking,
  type RescueState,
} from '../../../../shared/schemas/rescue.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ContactLinks } from '../../../ui/contact-links.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { useCan, useMe } from '../../session/use-me.ts';
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
const ORDER = [
  'silent',
  'to_call',
  'waiting',
  'moved',
  'cancelled',
] as const satisfies readonly RescueState[];

/** How many of a day's bookings are in each state, those of none left out. */
export const useRescueCounts = ({ bookings }: Rescue): string => {
  const { counts } = useTexts(rescueTexts);
  return RESCUE_STATES.flatMap((state) => {
    const count = bookings.filter((one) => one.state === state).length;
    return count === 0 ? [] : [counts[state](count)];
  }).join(' · ');
};

const Row = ({ rescued, onOpen }: { rescued: RescuedBooking; onOpen: (bookingId: string) => void }) => {
  const t = useTexts(rescueTexts);
  const language = useLanguage();
  const { timezone } = useMe().tenant;
  const { booking, state, wasAt, proposed } = rescued;
  const when = (instant: string) => formatInstant(instant, 'dateTime', language, timezone);
  const placed = (startAt: string, personName?: string) =>
    [when(startAt), personName].filter(Boolean).join(' · ');
  const name = booking.leadName || booking.title;
  const places = proposed.map(({ startAt, personName }) => placed(startAt, personName)).join(', ');
  const said = state === 'to_call' ? t.toPropose : t.proposed;
  const isToCall = state === 'silent' || state === 'to_call';
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium">{name}</p>
        <Badge tone={TONES[state]}>{t.states[state]}</Badge>
      </div>
      <p className="text-muted">
        {booking.title} · {t.was(when(wasAt))}
      </p>
      {state === 'moved' && <p>{t.now(placed(booking.startAt, booking.personName))}</p>}
      {state !== 'moved' && state !== 'cancelled' && (
        <p className="text-muted">{places ? said(places) : t.nothing}</p>
      )}
      {isToCall && (
        <ContactLinks
          email={booking.email}
          phone={booking.phone}
          none={t.noContact}
          className="items-start"
        />
      )}
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
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const ask = async () => {
    setBusy(true);
    setError(null);
    // The delay that was chosen stays: it is the record's.
    const answerMin = Math.min(2880, Math.max(15, Math.ceil((Date.parse(answerBy) - Date.now()) / 60_000)));
    try {
      await rescueDay({ calendarId, date, answerMin });
    } catch (thrown) {
      setError(errorText(thrown, t.failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col items-start gap-2">
      {error !== null && <Alert>{error}</Alert>}
      <Button onClick={ask} busy={busy}>
        {busy ? t.sending : t.continue(left)}
      </Button>
    </div>
  );
};

interface RescueBoardProps {
  readonly rescue: Rescue;
  readonly name: string;
  readonly onOpen: (bookingId: string) => void;
  readonly onClose: () => void;
}

/** What became of each booking of a day on which somebody could not come. */
export const RescueBoard = ({ rescue, name, onOpen, onClose }: RescueBoardProps) => {
  const t = useTexts(rescueTexts);
  const language = useLanguage();
  const canWrite = useCan('staff');
  const { timezone } = useMe().tenant;
  const counts = useRescueCounts(rescue);
  const sorted = rescue.bookings.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  const isAwaited = rescue.bookings.some(({ state }) => state === 'waiting');
  const until = formatInstant(rescue.answerBy, 'dateTime', language, timezone);
  return (
    <Drawer title={t.absence(name)} description={counts || t.none} onClose={onClose}>
      {isAwaited && <p className="mb-3">{t.answerBy(until)}</p>}
      {rescue.left > 0 && canWrite && <Continue rescue={rescue} />}
      <ul aria-label={t.list(name)}>
        {sorted.map((rescued) => (
          <Row key={rescued.booking.bookingId} rescued={rescued} onOpen={onOpen} />
        ))}
      </ul>
    </Drawer>
  );
};
