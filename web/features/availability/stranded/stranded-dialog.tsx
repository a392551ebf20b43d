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
import { fitsBeside } from './beside.ts';
import { strandedTexts } from './stranded-texts.ts';
import type { Chosen, Giving, Held } from './use-stranded-guard.ts';
import { useWhatOf } from './use-what-of.ts';

const canAsk = ({ email, askedToMove }: Booking): boolean => email !== null && !askedToMove;

/** What becomes of a booking: it stays, its client is asked for another time, or a colleague takes it. */
type Fate = 'keep' | 'ask' | FreeColleague;

const fateValue = (fate: Fate): string => (typeof fate === 'string' ? fate : fate.calendarId);

interface StrandedRowProps {
  readonly booking: Booking;
  /** Who can take it, and who could, had they not been chosen for another of these bookings. */
  readonly colleagues: { readonly free: readonly FreeColleague[]; readonly busy: readonly FreeColleague[] };
  /** Why what was decided of it was not done. */
  readonly failure: string | undefined;
  readonly fate: Fate;
  readonly onChoose: (fate: Fate) => void;
}

const FateSelect = ({ booking, colleagues, fate, onChoose }: StrandedRowProps) => {
  const t = useTexts(strandedTexts);
  const whatOf = useWhatOf();
  const fates: readonly Fate[] = ['keep', ...(canAsk(booking) ? (['ask'] as const) : []), ...colleagues.free];
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
  const { booking, failure } = props;
  const { free, busy } = props.colleagues;
  const t = useTexts(strandedTexts);
  const whatOf = useWhatOf();
  const { timezone } = useMe().tenant;
  const { people } = usePeopleCalendars();
  const detail = [booking.title, booking.personName].filter(Boolean).join(' · ');
  const hasChoice = canAsk(booking) || free.length > 0;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium text-ink">{whatOf(booking)}</p>
        <p>{detail}</p>
        {people.length > 1 && free.length + busy.length === 0 && <p>{t.nobodyFree}</p>}
        {busy.map(({ calendarId, personName }) => (
          <p key={calendarId}>{t.chosenElsewhere(personName)}</p>
        ))}
        {failure !== undefined && (
          <p role="alert" className="font-medium text-danger">
            {failure}
          </p>
        )}
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

const chosenOf = (bookings: readonly Booking[], fateOf: (booking: Booking) => Fate): Chosen => {
  const decided = bookings.map((booking) => ({ booking, fate: fateOf(booking) }));
  return {
    asked: decided.flatMap(({ booking, fate }) => (fate === 'ask' ? [booking.bookingId] : [])),
    given: decided.flatMap(({ booking, fate }) => (typeof fate === 'string' ? [] : [{ booking, to: fate }])),
  };
};

/** What becomes of each booking, and who can still take one beside those that are given to them already. */
const useFates = ({ found: { bookings, colleagues }, given }: Held) => {
  const [fates, setFates] = useState<ReadonlyMap<string, Fate>>(new Map());
  const fateOf = ({ bookingId }: Booking): Fate => fates.get(bookingId) ?? 'keep';
  const byBooking = Map.groupBy(colleagues, ({ bookingId }) => bookingId);
  const chosen = chosenOf(bookings, fateOf);
  const givenBeside = (booking: Booking): readonly Giving[] => [
    ...given,
    ...chosen.given.filter((other) => other.booking !== booking),
  ];
  return {
    chosen,
    fateOf,
    colleaguesOf: (booking: Booking) => {
      const all = byBooking.get(booking.bookingId) ?? [];
      const beside = givenBeside(booking);
      const free = all.filter((to) => fitsBeside({ booking, to }, beside));
      return { free, busy: all.filter((one) => !free.includes(one)) };
    },
    choose: (chosen: Iterable<readonly [bookingId: string, fate: Fate]>) =>
      setFates(new Map([...fates, ...chosen])),
  };
};

const useWords = ({ found: { bookings }, failures }: Held, { given, asked }: Chosen) => {
  const t = useTexts(strandedTexts);
  if (!failures)
    return {
      ...{ title: t.title(bookings.length), text: t.text(bookings.length), back: t.back },
      go: t.save(given.length, asked.length),
    };
  return {
    ...{ title: t.failedTitle(bookings.length), text: t.failedText(bookings.length), back: t.leave },
    go: t.carryOut(given.length, asked.length),
  };
};

/** The bookings that a change would leave outside of the hours, before it is saved; after it, what was not done of it. */
export const StrandedDialog = ({ held }: { held: Held }) => {
  const { found, failures, settle } = held;
  const t = useTexts(strandedTexts);
  const { chosen, fateOf, colleaguesOf, choose } = useFates(held);
  const words = useWords(held, chosen);
  const askable = found.bookings.filter(canAsk).map(({ bookingId }) => bookingId);
  const isIdle = failures !== undefined && chosen.given.length + chosen.asked.length === 0;
  return (
    <Dialog
      title={words.title}
      size="lg"
      onClose={() => settle(null)}
      actions={
        <>
          <Button onClick={() => settle(null)}>{words.back}</Button>
          <Button variant="primary" onClick={() => settle(chosen)} disabled={isIdle}>
            {words.go}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>{words.text}</p>
        {askable.length > 1 && (
          <Button onClick={() => choose(askable.map((id) => [id, 'ask']))}>{t.askAll}</Button>
        )}
      </div>
      <ul className="max-h-[55dvh] overflow-y-auto">
        {found.bookings.map((booking) => (
          <StrandedRow
            key={booking.bookingId}
            booking={booking}
            colleagues={colleaguesOf(booking)}
            failure={failures?.get(booking.bookingId)}
            fate={fateOf(booking)}
            onChoose={(fate) => choose([[booking.bookingId, fate]])}
          />
        ))}
      </ul>
      {found.isMore && <p>{t.more}</p>}
    </Dialog>
  );
};
