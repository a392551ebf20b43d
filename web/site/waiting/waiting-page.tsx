import { priceText } from '../../../shared/domain/money.ts';
import { formatDay, formatInstant, formatSpan } from '../../i18n/format.ts';
import type { WaitingInput } from '../input/waiting-input.ts';
import { primaryButton, quietButton, smallButton } from '../parts/button-style.ts';
import { CARD, Message, StaticFrame } from '../parts/static-frame.tsx';
import { waitingTexts } from './waiting-texts.ts';

interface Props {
  readonly input: WaitingInput;
}

interface ActionProps extends Props {
  readonly to: 'accept' | 'decline' | 'leave';
  readonly label: string;
  readonly look: string;
}

/** A form with one button. */
const Action = ({ input, to, label, look }: ActionProps) => (
  <form method="post" action={`${input.path}/${to}`}>
    <input type="hidden" name="nonce" value={`${input.formNonce}-${to}`} />
    <input type="hidden" name="language" value={input.language} />
    {to !== 'leave' && input.offer && <input type="hidden" name="offerId" value={input.offer.offerId} />}
    <button type="submit" className={look}>
      {label}
    </button>
  </form>
);

/** The held time, with what it is for and the two answers to it. */
const OfferCard = ({ input, offer }: Props & { offer: NonNullable<WaitingInput['offer']> }) => {
  const { language, timezone, title, name } = input;
  const texts = waitingTexts[language].page;
  const { personName } = offer;
  const price = priceText(offer, language);
  return (
    <section aria-labelledby="offer" className={`${CARD} mb-6`}>
      <h2 id="offer" className="text-xl font-bold">
        {texts.offerTitle}
      </h2>
      <p className="mt-4 text-lg font-semibold">
        {formatSpan(offer.startAt, offer.endAt, language, timezone)}
      </p>
      <p className="mt-1 wrap-anywhere">
        {title}
        {price !== undefined && ` · ${price}`}
      </p>
      {personName && <p className="wrap-anywhere">{texts.with(personName)}</p>}
      <p className="wrap-anywhere text-muted">{texts.forWhom(name)}</p>
      <p className="mt-4 mb-6 text-sm">
        {texts.held(formatInstant(offer.until, 'time', language, timezone))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Action input={input} to="accept" label={texts.accept} look={primaryButton} />
        <Action input={input} to="decline" label={texts.decline} look={quietButton} />
      </div>
    </section>
  );
};

/** The offer that is over, and what is free instead. */
const Missed = ({ input, missed }: Props & { missed: NonNullable<WaitingInput['missed']> }) => {
  const { language, timezone, siteUrl } = input;
  const texts = waitingTexts[language].page;
  const when = (iso: string) => formatInstant(iso, 'dateTime', language, timezone);
  return (
    <section className={`${CARD} mb-6`}>
      <p className="mb-4">{texts.missed(when(missed.startAt))}</p>
      {missed.near.length === 0 ? (
        <p className="text-muted">{texts.noNear}</p>
      ) : (
        <>
          <p className="font-semibold">{texts.near}</p>
          <ul className="mt-2 list-disc pl-5">
            {missed.near.map((iso) => (
              <li key={iso}>{when(iso)}</li>
            ))}
          </ul>
          {siteUrl !== null && (
            <a href={siteUrl} className={`${primaryButton} mt-6`}>
              {texts.choose}
            </a>
          )}
        </>
      )}
    </section>
  );
};

const standingOf = ({ isOpen, isServed }: WaitingInput) => {
  if (!isOpen) return 'paused';
  return isServed ? 'waiting' : 'unserved';
};

/** What was asked for. */
const Wish = ({ input }: Props) => {
  const { language, business, from, to, title, personName, hasEnded } = input;
  const texts = waitingTexts[language].page;
  const day = (date: string) => formatDay(date, language);
  return (
    <section id="leave" className={`${CARD} mb-6`}>
      {!input.offer && <p className="mb-4">{hasEnded ? texts.ended(business) : texts[standingOf(input)]}</p>}
      <p className="font-semibold wrap-anywhere">{title}</p>
      {personName && <p className="wrap-anywhere">{texts.with(personName)}</p>}
      <p className="mb-6">{from === to ? texts.on(day(from)) : texts.between(day(from), day(to))}</p>
      {!hasEnded && <Action input={input} to="leave" label={texts.leave} look={smallButton} />}
    </section>
  );
};

/** The page of a waitlist request: the time held for it, or how it stands. It needs no script. */
export const WaitingPage = ({ input }: Props) => {
  const { language, done, error, offer, missed } = input;
  const texts = waitingTexts[language].page;
  return (
    <StaticFrame title={texts.title} business={input.business} homeUrl={`${input.appBase}/`}>
      {done && <Message tone="success">{texts[done]}</Message>}
      {error !== undefined && <Message tone="danger">{error}</Message>}
      {offer && <OfferCard input={input} offer={offer} />}
      {missed && !offer && <Missed input={input} missed={missed} />}
      <Wish input={input} />
      <p className="text-sm text-muted">{texts.keep}</p>
    </StaticFrame>
  );
};
