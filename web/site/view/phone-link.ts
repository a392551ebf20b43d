import { formatPhone } from '../../../shared/domain/phone.ts';
import type { PhoneLink } from '../../features/chat/consent-notice.tsx';

/** A phone number as a link that calls it; null for a business without one. */
export const phoneLink = (phone: string | null): PhoneLink | null =>
  phone ? { label: formatPhone(phone), href: `tel:${phone.replace(/[^\d+]/g, '')}` } : null;
