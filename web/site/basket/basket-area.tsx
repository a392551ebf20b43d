import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { OfferLines } from '../../features/chat/offer-lines.tsx';
import { OfferList } from '../../features/several/offer-list.tsx';
import { severalTexts } from '../../features/several/several-texts.ts';
import { useOffers } from '../../features/several/use-offers.ts';
import { firstWish, horizonEnd, searchOf, type Wish } from '../../features/several/wish.ts';
import { WishFields } from '../../features/several/wish-fields.tsx';
import { searchOrSayWhy } from '../../features/several/wish-reach.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { ContactFields } from '../booking/contact-fields.tsx';
import { FormAlert } from '../booking/form-alert.tsx';
import { listedService } from '../booking/order-choice.tsx';
import { SubmitArea } from '../booking/submit-area.tsx';
import { useFocusOnError } from '../booking/use-focus-on-error.ts';
import { smallButton } from '../parts/button-style.ts';
import { siteTexts } from '../texts.ts';
import type { SiteView } from '../view/site-view.ts';
import { BasketBooked } from './basket-booked.tsx';
import { basketTexts } from './basket-texts.ts';
import { searchingOf } from './search-offers.ts';
import { siteLook } from './site-look.tsx';
import { useBasket } from './use-basket.ts';

export interface BasketAreaProps {
  readonly view: SiteView;
  readonly serviceId: string;
  readonly personId: string | null;
  /** Returns to the form for one appointment. */
  readonly onBack: () => void;
}

/** The services as the form lists them, with the people of each. */
const listed = ({ services }: SiteView) =>
  services.map((service) => ({
    ...listedService(service),
    ...{ people: service.people, onlyPerson: service.onlyPerson },
  }));

const Heading = ({ onBack }: Pick<BasketAreaProps, 'onBack'>) => {
  const texts = useTexts(severalTexts);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
      <h3 ref={title} tabIndex={-1} className="text-xl font-bold outline-none">
        {texts.title}
      </h3>
      <button type="button" onClick={onBack} className={smallButton}>
        {texts.back}
      </button>
    </div>
  );
};

interface WantedProps extends Pick<BasketAreaProps, 'view'> {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
  readonly onSearch: () => void;
}

/** What is wanted, and the search for it. */
const Wanted = ({ view, wish, onWish, onSearch }: WantedProps) => {
  const { search } = useTexts(severalTexts);
  const { beyond } = useTexts(basketTexts);
  const { timezone } = view.chat;
  return (
    <div className="mb-8 space-y-5">
      <WishFields
        wish={wish}
        timezone={timezone}
        beyond={beyond}
        onWish={onWish}
        services={listed(view)}
        look={siteLook}
      />
      <button type="button" onClick={onSearch} className={smallButton}>
        {search}
      </button>
    </div>
  );
};

const wishAtFirst = ({ view, serviceId, personId }: Omit<BasketAreaProps, 'onBack'>): Wish =>
  firstWish(view.services, serviceId, personId, {
    most: view.mostAtOnce,
    until: horizonEnd(Date.now(), view.horizonDays, view.chat.timezone),
  });

/** Several appointments at once: what is wanted, whole offers, and booking all of one or nothing. */
export const BasketArea = ({ view, serviceId, personId, onBack }: BasketAreaProps) => {
  const language = useLanguage();
  const texts = useTexts(severalTexts);
  const { none, write } = useTexts(basketTexts);
  const common = useTexts(siteTexts).booking;
  const [wish, setWish] = useState(() => wishAtFirst({ view, serviceId, personId }));
  const { timezone } = view.chat;
  const search = searchingOf(view, language);
  const found = useOffers((later) => search(searchOf(wish, later, timezone)));
  const onStale = () => void found.search();
  const basket = useBasket({ view, language, texts: common, own: texts, onStale });
  const form = useFocusOnError(basket);
  if (basket.data) return <BasketBooked basket={basket.data} view={view} onAgain={onBack} />;

  const change = (next: Wish) => {
    setWish(next);
    found.forget();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (basket.phase === 'filling') void basket.submit(event.currentTarget);
  };
  const isWaiting = basket.phase === 'waiting';
  return (
    <>
      <Heading onBack={onBack} />
      <Wanted
        wish={wish}
        view={view}
        onWish={change}
        onSearch={() => searchOrSayWhy({ wish, timezone }, found.search)}
      />
      <form ref={form} noValidate onSubmit={submit}>
        {basket.message && <FormAlert message={basket.message} />}
        <div hidden={found.phase === 'idle'} className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
          <fieldset disabled={isWaiting} className="min-w-0">
            <OfferList
              found={found}
              timezone={timezone}
              none={none}
              stopped={(when) => `${texts.stopped.none(when)} ${write}`}
              look={siteLook}
              radio={() => ({ name: 'slotId' })}
              lines={(offer) => <OfferLines offer={offer} timezone={timezone} />}
              error={basket.errors.slotId}
            />
          </fieldset>
          <div hidden={found.offers.length === 0} className="min-w-0">
            <fieldset disabled={isWaiting} className="min-w-0">
              <ContactFields view={view.booking} errors={basket.errors} />
            </fieldset>
            <SubmitArea view={view} booking={basket} submit={texts.submit} />
            <p className="mt-2 text-sm text-muted">{texts.allOrNone}</p>
          </div>
        </div>
      </form>
    </>
  );
};
