import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useApi } from '../session/use-api.ts';
import { useMe } from '../session/use-me.ts';
import { conversationTexts } from './texts.ts';

/** The lead that a conversation led to. */
export const LinkedLead = ({ leadId, name }: { leadId: string; name: string | undefined }) => {
  const t = useTexts(conversationTexts);
  return <TextLink to={`/dashboard/leads?lead=${encodeURIComponent(leadId)}`}>{name ?? t.openLead}</TextLink>;
};

/** The booking that a conversation led to. The link shows at once, its service and time when they have loaded. */
export const LinkedBooking = ({ bookingId }: { bookingId: string }) => {
  const t = useTexts(conversationTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const { data } = useApi('GET /v1/bookings/{bookingId}', { params: { bookingId } });
  return (
    <TextLink to={`/dashboard/bookings?booking=${encodeURIComponent(bookingId)}`}>
      {data
        ? `${data.title || t.untitled}, ${formatInstant(data.startAt, 'dateTime', language, tenant.timezone)}`
        : t.openBooking}
    </TextLink>
  );
};
