import { WALK_IN } from '../../shared/domain/walk-in.ts';
import type { Booking } from '../../shared/schemas/booking.ts';
import { useLanguage } from './language.tsx';

/** A booking's client: their name, "Walk-in" for one who gave none, and empty where nobody is named. */
export const useClientName = () => {
  const language = useLanguage();
  return ({ leadName, source }: Pick<Booking, 'leadName' | 'source'>): string =>
    leadName || (source === 'walk_in' ? WALK_IN[language] : '');
};
