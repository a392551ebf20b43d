import { useId } from 'react';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { isBasketOffer } from '../../lib/public-api/basket-offers.ts';
import { useChatBusiness } from './chat-business.ts';
import { chatTexts } from './chat-texts.ts';
import { OfferLines } from './offer-lines.tsx';

export interface BasketChoicesProps {
  /** As they came; malformed ones are left out. */
  readonly baskets: readonly unknown[];
  readonly onPick: (handle: string, label: string) => void;
}

/** The whole offers that the assistant recommends, numbered as it tells them; pressing one sends it as a message. */
export const BasketChoices = ({ baskets, onPick }: BasketChoicesProps) => {
  const texts = useTexts(chatTexts);
  const language = useLanguage();
  const { timezone } = useChatBusiness();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="border-t border-line px-4 py-3 sm:px-5">
      <p id={headingId} className="mb-2 text-xs font-semibold text-muted">
        {texts.slots}
      </p>
      <ol className="max-h-64 space-y-2 overflow-y-auto p-0.5">
        {baskets.filter(isBasketOffer).map((offer, at) => (
          <li key={offer.offer}>
            <button
              type="button"
              onClick={() => {
                const start = offer.parts[0]?.startAt ?? '';
                onPick(offer.offer, `${at + 1}. ${formatInstant(start, 'dateTime', language, timezone)}`);
              }}
              className="flex min-h-11 w-full min-w-0 items-start gap-3 rounded-control border border-primary bg-surface p-3 text-left text-ink hover:bg-soft"
            >
              <span className="font-semibold text-link tabular-nums">{at + 1}.</span>
              <span className="min-w-0 flex-1">
                <OfferLines offer={offer} timezone={timezone} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
