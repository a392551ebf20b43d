import { ApiError, errorText } from '../../../lib/api-error.ts';
import type { FoundOffers, SearchOutcome, WholeOffer } from '../../several/use-offers.ts';

/** Somebody was faster, or the offer is too old: what is shown is out of date. */
export const isStale = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || error.code === 'slot_invalid');

/** What became of a search by a member. */
export const searchOutcome = async <Offer extends WholeOffer>(
  search: () => Promise<FoundOffers<Offer>>,
): Promise<SearchOutcome<Offer>> => {
  try {
    return { kind: 'done', data: await search() };
  } catch (error) {
    return { kind: 'failed', message: errorText(error, '') || null };
  }
};
