import type { ManagedOffer, ManagedOffers } from '../../../shared/schemas/managed-offers.ts';
import { PartLines } from '../../features/chat/part-lines.tsx';
import { formatInstant } from '../../i18n/format.ts';
import { Carried } from '../booking/carried.tsx';
import type { MoveAllInput } from '../input/move-all-input.ts';
import { primaryButton, smallButton, textLink } from '../parts/button-style.ts';
import { controlStyle } from '../parts/control-style.ts';
import { CARD, Message, StaticFrame } from '../parts/static-frame.tsx';
import { moveAllTexts } from './move-all-texts.ts';

interface Props {
  readonly input: MoveAllInput;
}

const actionOf = ({ managePath }: MoveAllInput): string => `${managePath}/move-all`;

const Offer = ({ input, offer }: Props & { readonly offer: ManagedOffer }) => (
  <label className="flex min-w-0 items-start gap-3 rounded-control border border-control bg-surface p-3 hover:bg-hover has-checked:border-primary has-checked:bg-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link">
    <input type="radio" name="offer" value={offer.offer} required className="mt-1 size-5 shrink-0" />
    <span className="min-w-0 flex-1">
      <PartLines parts={offer.parts} timezone={input.timezone} />
    </span>
  </label>
);

/** What was found, and where the search stopped if it did before its end. */
const foundText = (
  { language, timezone }: MoveAllInput,
  { offers, searchedUntil, isScattered }: ManagedOffers,
): string | null => {
  const texts = moveAllTexts[language];
  if (isScattered) return texts.scattered;
  const until = searchedUntil && formatInstant(searchedUntil, 'dateTime', language, timezone);
  if (until) return offers.length > 0 ? texts.stopped.some(until) : texts.stopped.none(until);
  return offers.length > 0 ? null : texts.none;
};

/** Whole offers, and the button that moves everything to one. */
const Offers = ({ input, offers }: Props & { readonly offers: readonly ManagedOffer[] }) => {
  const { language, formNonce, from } = input;
  const texts = moveAllTexts[language];
  const searched = from === null ? [] : [['from', from] as const];
  return (
    <form method="post" action={actionOf(input)} className={`${CARD} mb-6 space-y-6`}>
      <Carried parameters={[['nonce', formNonce], ['language', language], ...searched]} />
      <fieldset className="min-w-0 space-y-3">
        <legend className="mb-3 text-base font-semibold">{texts.offers}</legend>
        {offers.map((offer) => (
          <Offer key={offer.offer} input={input} offer={offer} />
        ))}
      </fieldset>
      <button type="submit" className={primaryButton}>
        {texts.submit}
      </button>
    </form>
  );
};

/** The same search from a day on. */
const FromDay = ({ input }: Props) => {
  const { language, from } = input;
  const texts = moveAllTexts[language];
  return (
    <form method="get" action={actionOf(input)} className="mb-4 flex flex-wrap items-end gap-3">
      <Carried parameters={[['lang', language]]} />
      <div className="min-w-0 flex-1 basis-48">
        <label htmlFor="from-day" className="mb-1.5 block text-sm font-medium">
          {texts.fromDay}
        </label>
        <input
          id="from-day"
          type="date"
          name="from"
          required
          defaultValue={from ?? ''}
          className={controlStyle}
        />
      </div>
      <button type="submit" className={smallButton}>
        {texts.search}
      </button>
    </form>
  );
};

const Found = ({ input, found }: Props & { readonly found: ManagedOffers }) => {
  const { language } = input;
  const text = foundText(input, found);
  return (
    <>
      {found.offers.length > 0 && <p className="mb-6">{moveAllTexts[language].lead}</p>}
      {text !== null && <Message tone="plain">{text}</Message>}
      {found.offers.length > 0 && <Offers input={input} offers={found.offers} />}
      {!found.isScattered && <FromDay input={input} />}
    </>
  );
};

/** Other times for all that were booked at once, of which one moves them all. It needs no script. */
export const MoveAllPage = ({ input }: Props) => {
  const { business, language, appBase, managePath, found, refusal } = input;
  const texts = moveAllTexts[language];
  return (
    <StaticFrame title={texts.title} business={business} homeUrl={`${appBase}/`}>
      {refusal !== undefined && <Message tone="danger">{refusal}</Message>}
      {found && <Found input={input} found={found} />}
      <a href={`${managePath}?lang=${language}`} className={`${textLink} inline-flex min-h-11 items-center`}>
        {texts.back}
      </a>
    </StaticFrame>
  );
};
