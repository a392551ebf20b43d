import type { Language } from '../../../shared/domain/language.ts';
import type { BasketCreate } from '../../../shared/schemas/basket-booking.ts';
import type { PublicBasket } from '../../../shared/schemas/booked-publicly.ts';
import { pageUtm } from '../../features/chat/page-utm.ts';
import type { SeveralTexts } from '../../features/several/several-texts.ts';
import { callAndRead } from '../../lib/public-api/public-call.ts';
import { type Fields, missingFields } from '../booking/form-fields.ts';
import { type SendForm, useSendForm } from '../booking/use-send-form.ts';
import type { SiteTexts } from '../texts.ts';
import type { SiteView } from '../view/site-view.ts';
import { readBasket } from './basket-routes.ts';

interface BasketOptions {
  readonly view: SiteView;
  readonly language: Language;
  readonly texts: SiteTexts['booking'];
  readonly own: Pick<SeveralTexts, 'needOffer' | 'lost'>;
  /** The offers shown are no longer valid. */
  readonly onStale: () => void;
}

const bodyOf = ({ slotId = '', name = '', ...fields }: Fields, language: Language): BasketCreate => {
  const utm = pageUtm();
  return { ...fields, name, offer: slotId, language, consent: true, ...(utm ? { utm } : {}) };
};

/** The form of all of an offer. A lost race has the offers searched again. */
export const useBasket = ({ view, language, texts, own, onStale }: BasketOptions): SendForm<PublicBasket> =>
  useSendForm<BasketCreate, PublicBasket, null>({
    served: { message: null, errors: {}, more: null },
    errorsOf: (fields) => missingFields(fields, { ...texts, needSlot: own.needOffer }),
    bodyOf: (fields) => bodyOf(fields, language),
    post: (body, idempotencyKey) =>
      callAndRead(
        'POST /public/sites/{slug}/baskets',
        {
          apiBase: view.booking.apiBase,
          params: { slug: view.chat.slug },
          body,
          language,
          idempotencyKey,
        },
        readBasket,
      ),
    moreOf: () => null,
    failed: texts.failed,
    lost: own.lost,
    onStale,
  });
