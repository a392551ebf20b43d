import { useEffect, useState } from 'react';
import type { OpenedBooking } from '../../../../shared/schemas/booking.ts';
import type { ManagedOffer } from '../../../../shared/schemas/managed-offers.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { instantOf } from '../../../lib/wall-instant.ts';
import { Alert } from '../../../ui/alert.tsx';
import { DrawerForm } from '../../../ui/drawer-form.tsx';
import { PartLines } from '../../chat/part-lines.tsx';
import { api } from '../../session/session.ts';
import { useMe } from '../../session/use-me.ts';
import { severalTexts } from '../../several/several-texts.ts';
import { useOffers } from '../../several/use-offers.ts';
import { allowedActions } from '../allowed-actions.ts';
import { OfferChoice } from '../several/offer-choice.tsx';
import { isStale, searchOutcome } from '../several/search-outcome.ts';
import { bookingTexts } from '../texts.ts';
import { useUnreached } from '../unreached.ts';
import type { BookingActions } from '../use-bookings.ts';
import { SearchDay } from './search-day.tsx';
import { moveAllTexts } from './texts.ts';

interface MoveAllProps {
  readonly booking: OpenedBooking;
  readonly actions: Pick<BookingActions, 'moveAll'>;
  readonly onClose: () => void;
}

/** Where those that are moved lie now. */
const Current = ({ booking }: Pick<MoveAllProps, 'booking'>) => {
  const t = useTexts(moveAllTexts);
  const { untitled } = useTexts(bookingTexts);
  const { timezone } = useMe().tenant;
  const ahead = [booking, ...(booking.bookedWith ?? [])]
    .filter((one) => allowedActions(one, Date.now()).move)
    .map(({ title, ...one }) => ({ ...one, title: title || untitled }))
    .toSorted((a, b) => a.startAt.localeCompare(b.startAt));
  return (
    <section aria-labelledby="moved-now" className="mb-5 rounded-control bg-bg p-4">
      <h3 id="moved-now" className="font-semibold">
        {t.now}
      </h3>
      <p>
        <PartLines parts={ahead} timezone={timezone} />
      </p>
    </section>
  );
};

/** Other times for all of them, searched at once and again from a day on. */
const useMoves = ({ bookingId }: Pick<OpenedBooking, 'bookingId'>) => {
  const { timezone } = useMe().tenant;
  const [day, setDay] = useState('');
  const [isScattered, setIsScattered] = useState(false);
  const search = async (later: string | null) => {
    const from = later ?? (day && new Date(instantOf(day, '00:00', timezone)).toISOString());
    const query = from ? { from } : {};
    const found = await api('GET /v1/bookings/{bookingId}/offers', { params: { bookingId }, query });
    setIsScattered(found.isScattered ?? false);
    return found;
  };
  const found = useOffers<ManagedOffer>((later) => searchOutcome(() => search(later)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening the drawer searches, once
  useEffect(() => void found.search(), []);
  const onDay = (next: string) => {
    setDay(next);
    found.forget();
  };
  return { found, isScattered, day, onDay };
};

/** Moves all that a client booked at once and that is still ahead: whole offers, and all to one of them or none. */
export const MoveAllDrawer = ({ booking, actions, onClose }: MoveAllProps) => {
  const t = useTexts(moveAllTexts);
  const { needOffer } = useTexts(severalTexts);
  const words = useTexts(bookingTexts);
  const { timezone } = useMe().tenant;
  const untold = useUnreached()(booking);
  const { found, isScattered, ...searched } = useMoves(booking);
  const save = async ({ offer }: { readonly offer: string }) => {
    try {
      await actions.moveAll(booking.bookingId, offer);
    } catch (error) {
      if (isStale(error)) await found.search();
      throw error;
    }
  };
  return (
    <DrawerForm
      title={t.title}
      description={t.allOrNone}
      initialValues={{ offer: '' }}
      validate={({ offer }) => (found.offers.some((one) => one.offer === offer) ? {} : { offer: needOffer })}
      onSave={save}
      errorText={(error) => [errorText(error, t.failed), isStale(error) ? t.lost : ''].join(' ').trim()}
      doneText={t.done}
      saveLabel={t.open}
      cancelLabel={words.cancel}
      onClose={onClose}
      intro={
        <>
          <Current booking={booking} />
          {!isScattered && <SearchDay {...searched} found={found} />}
        </>
      }
    >
      <OfferChoice
        found={found}
        none={isScattered ? t.scattered : t.none}
        stopped={t.stopped}
        lines={({ parts }) => <PartLines parts={parts} timezone={timezone} />}
      />
      {untold === null ? <p>{words.allTold}</p> : <Alert tone="warn">{untold}</Alert>}
    </DrawerForm>
  );
};
