import type { ErasureReceipt } from '../../../../shared/schemas/privacy.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { privacySettingsTexts } from './texts.ts';

/** Counts of what an erasure deleted. */
export const ReceiptFacts = ({ receipt: { erased, status } }: { receipt: ErasureReceipt }) => {
  const t = useTexts(privacySettingsTexts);
  const { leads, bookings, cancelled, conversations } = erased;
  if (leads + bookings + conversations === 0) return status === 'running' ? t.nothingYet : t.nothing;
  const booked = cancelled > 0 ? `${t.bookings(bookings)} (${t.cancelled(cancelled)})` : t.bookings(bookings);
  return [t.leads(leads), booked, t.conversations(conversations)].join(' · ');
};
