import type { Language } from '../../../../shared/domain/language.ts';
import type { BasketOffer } from '../../../../shared/schemas/basket.ts';
import { type BasketByHand, basketByHand } from '../../../../shared/schemas/basket-by-hand.ts';
import { validateBody } from '../../../lib/form-validation.ts';
import { type ClientValues, clientBody } from '../booking-form.ts';

/** What the form's fields hold; `offer` is the handle of the chosen offer, blank for none. */
export interface SeveralValues extends ClientValues {
  readonly offer: string;
}

/** The body that is sent; what was left blank is left out. */
export const toBasketBody = ({ offer, ...client }: SeveralValues): BasketByHand => ({
  ...clientBody(client),
  ...{ offer, name: client.name.trim() },
});

/** The errors of the form; an offer that is no longer shown counts as none. */
export const validateSeveral = (
  values: SeveralValues,
  offers: readonly Pick<BasketOffer, 'offer'>[],
  language: Language,
  needOffer: string,
) => {
  const { offer: _, ...errors } = validateBody<SeveralValues>(basketByHand, toBasketBody(values), language);
  return offers.some(({ offer }) => offer === values.offer) ? errors : { ...errors, offer: needOffer };
};
