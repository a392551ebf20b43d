import { useState } from 'react';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import type { FreeColleague } from '../../../../shared/schemas/stranded.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { dayKey } from '../../../lib/day-key.ts';
import { Button } from '../../../ui/button.tsx';
import { ContactLinks } from '../../../ui/contact-links.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useMe } from '../../session/use-me.ts';
import { bookingsOn } from '../bookings-on.ts';
import { usePeopleCalendars } from '../use-people-calendars.ts';
import { strandedTexts } from './stranded-texts.ts';
import type { Chosen, Held } from './use-stranded-guard.ts';
import { useWhatOf } from './use-what-of.ts';

const canAsk = ({ email, askedToMove }: Booking): boolean => email !== null && !askedToMove;

/** What becomes of a booking: it stays, its client is asked for another time, or a colleague takes it. */
type Fate = 'keep' | 'ask' | FreeColleague;

const fateValue = (fate: Fate): string => (typeof fate === 'string' ? fate : fate.calendarId);

interface StrandedRowProps {
  readonly booking: Booking;
  readonly colleagues: readonly FreeColleague[];
  readonly fate: Fate;
  readonly onChoose: (fate: Fate) => void;
}

const FateSelect = ({ booking, colleagues, fate, onChoose }: StrandedRowProps) => {
  const t = useTexts(strandedTexts);
  const whatOf = useWhatOf();
  const fates: readonly Fate[] = ['keep', ...(canAsk(booking) ? (['ask'] as const) : []), ...colleagues];
  return (
    <Select
      aria-label={whatOf(booking)}
      value={fateValue(fate)}
      onChange={({ target }) => onChoose(fates.find((one) => fateValue(one) === target.value) ?? 'keep')}
      options={fates.map((one) => ({
        value: fateValue(one),
        label: typeof one === 'string' ? t[one] : t.give(one.personName),
      }))}
    />
  );
};

/** One booking, and what becomes of it. */
const StrandedRow = (props: StrandedRowProps) => {
  const { booking, colleagues } = props;
  const t = useTexts(strandedTexts);
  const whatOf = useWhatOf();
  const { timezone } = useMe().tenant;
  const { people } = usePeopleCalendars();
  const detail = [booking.title, booking.personName].filter(Boolean).join(' · ');
  const hasChoice = canAsk(booking) || colleagues.length > 0;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium text-ink">{whatOf(booking)}</p>
        <p>{detail}</p>
        {people.length > 1 && colleagues.length === 0 && <p>{t.nobodyFree}</p>}
        <TextLink to={bookingsOn(dayKey(booking.startAt, timezone))} target="_blank">
          {t.move}
        </TextLink>
      </div>
      <div className="w-full text-ink sm:w-72">
        {hasChoice && <FateSelect {...props} />}
        {!canAsk(booking) && (
          <div className={hasChoice ? 'mt-2' : undefined}>
            <p>{booking.askedToMove ? t.asked : t.noEmail}</p>
            <ContactLinks email={null} phone={booking.phone} none="" className="items-start" />
          </div>
        )}
      </div>
    </li>
  );
};

const chosenOf = (bookings: readonly Booking[], fates: ReadonlyMap<string, Fate>): Chosen => {
  const decided = bookings.map((booking) => ({ booking, fate: fates.get(booking.bookingId) ?? 'keep' }));
  return {
    asked: decided.flatMap(({ booking, fate }) => (fate === 'ask' ? [booking.bookingId] : [])),
    given: decided.flatMap(({ booking, fate }) => (typeof fate === 'string' ? [] : [{ booking, to: fate }])),
  };
};

/** The bookings that a change would leave outside of the hours, before it is saved. */
export const StrandedDialog = ({ held: { found, settle } }: { held: Held }) => {
  const t = useTexts(strandedTexts);
  const [fates, setFates] = useState<ReadonlyMap<string, Fate>>(new Map());
  const { bookings, isMore } = found;
  const colleagues = Map.groupBy(found.colleagues, ({ bookingId }) => bookingId);
  const askable = bookings.filter(canAsk).map(({ bookingId }) => bookingId);
  const chosen = chosenOf(bookings, fates);
  return (
    <Dialog
      title={t.title(bookings.length)}
      size="lg"
      onClose={() => settle(null)}
      actions={
        <>
          <Button onClick={() => settle(null)}>{t.back}</Button>
          <Button variant="primary" onClick={() => settle(chosen)}>
            {t.save(chosen.given.length, chosen.asked.length)}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>{t.text}</p>
        {askable.length > 1 && (
          <Button onClick={() => setFates(new Map(askable.map((id) => [id, 'ask'])))}>{t.askAll}</Button>
        )}
      </div>
      <ul className="max-h-[55dvh] overflow-y-auto">
        {bookings.map((booking) => (
          <StrandedRow
            key={booking.bookingId}
            booking={booking}
            colleagues={colleagues.get(booking.bookingId) ?? []}
            fate={fates.get(booking.bookingId) ?? 'keep'}
            onChoose={(fate) => setFates(new Map([...fates, [booking.bookingId, fate]]))}
          />
        ))}
      </ul>
      {isMore && <p>{t.more}</p>}
    </Dialog>
  );
};
