import type { BookingStatus } from '../../../shared/domain/booking-status.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { bookingTexts } from './texts.ts';

const tones: Record<BookingStatus, Tone> = {
  confirmed: 'info',
  cancelled: 'neutral',
  attended: 'positive',
  no_show: 'danger',
};

export const BookingStatusBadge = ({ status }: { status: BookingStatus }) => {
  const t = useTexts(bookingTexts);
  return <Badge tone={tones[status]}>{t.statuses[status]}</Badge>;
};
