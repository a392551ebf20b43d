import { useFormikContext } from 'formik';
import { useState } from 'react';
import { handBookableUntil } from '../../../../shared/domain/hand-booking.ts';
import { MAX_IN_BASKET } from '../../../../shared/schemas/basket.ts';
import type { Service } from '../../../../shared/schemas/service.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { DrawerForm } from '../../../ui/drawer-form.tsx';
import { OfferLines } from '../../chat/offer-lines.tsx';
import { api } from '../../session/session.ts';
import { UnreadLists } from '../../session/unread-lists.tsx';
import { useMe } from '../../session/use-me.ts';
import { severalTexts } from '../../several/several-texts.ts';
import { type Offers, useOffers } from '../../several/use-offers.ts';
import { firstWish, searchOf, type Wish } from '../../several/wish.ts';
import { WishFields } from '../../several/wish-fields.tsx';
import type { WishService } from '../../several/wish-props.ts';
import { searchOrSayWhy } from '../../several/wish-reach.tsx';
import type { BookingValues, ClientValues } from '../booking-form.ts';
import { ClientPicker } from '../client-picker.tsx';
import { ContactFields } from '../new-booking-fields.tsx';
import { bookingTexts } from '../texts.ts';
import type { BookingActions } from '../use-bookings.ts';
import { dashboardLook } from './dashboard-look.tsx';
import { OfferChoice } from './offer-choice.tsx';
import { isStale, searchOutcome } from './search-outcome.ts';
import { type SeveralValues, toBasketBody, validateSeveral } from './several-form.ts';
import { severalBookingTexts } from './texts.ts';
import { useWishServices } from './use-wish-services.ts';

interface SeveralProps {
  readonly services: readonly Service[];
  /** What the form for one appointment knew already. */
  readonly known: BookingValues;
  readonly actions: Pick<BookingActions, 'createAll'>;
  /** Returns to the form for one appointment, with the client. */
  readonly onBack: (client: ClientValues) => void;
  readonly onClose: () => void;
}

const Intro = ({ onBack }: Pick<SeveralProps, 'onBack'>) => {
  const t = useTexts(severalTexts);
  const { values } = useFormikContext<SeveralValues>();
  return (
    <Button className="mb-5" onClick={() => onBack(values)}>
      {t.back}
    </Button>
  );
};

interface WishedProps {
  readonly services: readonly WishService[];
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
  readonly found: Offers;
}

const Wished = ({ services, wish, onWish, found }: WishedProps) => {
  const t = useTexts(severalTexts);
  const { timezone } = useMe().tenant;
  return (
    <>
      <WishFields services={services} timezone={timezone} wish={wish} onWish={onWish} look={dashboardLook} />
      <Button
        className="self-start"
        onClick={() => searchOrSayWhy({ wish, timezone }, found.search)}
        busy={found.phase === 'searching'}
      >
        {t.search}
      </Button>
      <OfferChoice
        found={found}
        none={t.none}
        lines={(offer) => <OfferLines offer={offer} timezone={timezone} />}
      />
    </>
  );
};

/** Books several appointments for a client at once: what is wanted, whole offers, and all of one or nothing. */
export const SeveralDrawer = ({ services, known, actions, onBack, onClose }: SeveralProps) => {
  const t = useTexts(severalTexts);
  const own = useTexts(severalBookingTexts);
  const words = useTexts(bookingTexts);
  const language = useLanguage();
  const { timezone } = useMe().tenant;
  const wishServices = useWishServices(services);
  const [first] = wishServices;
  const [wish, setWish] = useState(() =>
    firstWish(wishServices, known.serviceId || (first?.id ?? ''), known.calendarId || null, {
      most: MAX_IN_BASKET,
      until: handBookableUntil(Date.now()),
    }),
  );
  const found = useOffers((later) =>
    searchOutcome(() => api('POST /v1/bookings/offers', { body: searchOf(wish, later, timezone) })),
  );
  const change = (next: Wish) => {
    setWish(next);
    found.forget();
  };
  const save = async (values: SeveralValues) => {
    try {
      return await actions.createAll(toBasketBody(values));
    } catch (error) {
      if (isStale(error)) await found.search();
      throw error;
    }
  };
  const { leadId, name, email, phone, note } = known;
  return (
    <DrawerForm
      title={t.title}
      description={t.allOrNone}
      initialValues={{ offer: '', leadId, name, email, phone, note }}
      validate={(values) => validateSeveral(values, found.offers, language, t.needOffer)}
      onSave={save}
      errorText={(error) =>
        [errorText(error, words.createFailed), isStale(error) ? t.lost : ''].join(' ').trim()
      }
      doneText={own.done}
      saveLabel={t.submit}
      cancelLabel={words.cancel}
      onClose={onClose}
      intro={<Intro onBack={onBack} />}
    >
      <UnreadLists of={['calendars']} />
      <Wished services={wishServices} wish={wish} onWish={change} found={found} />
      <ClientPicker />
      <ContactFields />
    </DrawerForm>
  );
};
