import type { Language } from '../../../shared/domain/language.ts';
import type { BasketSearch } from '../../../shared/schemas/basket-booking.ts';
import { freshKey } from '../../features/chat/fresh-key.ts';
import type { SearchOutcome } from '../../features/several/use-offers.ts';
import { callAndRead } from '../../lib/public-api/public-call.ts';
import type { SiteView } from '../view/site-view.ts';
import { readOffers } from './basket-routes.ts';

/** Searches whole offers as a visitor of the page. */
export const searchingOf =
  ({ booking, chat }: Pick<SiteView, 'booking' | 'chat'>, language: Language) =>
  async (body: BasketSearch): Promise<SearchOutcome> => {
    const outcome = await callAndRead(
      'POST /public/sites/{slug}/offers',
      {
        ...{ apiBase: booking.apiBase, params: { slug: chat.slug } },
        ...{ body, language, idempotencyKey: freshKey() },
      },
      readOffers,
    );
    if (outcome.kind === 'done') return outcome;
    return { kind: 'failed', message: outcome.kind === 'refused' ? outcome.message : null };
  };
