import { formatPhone } from '../../../shared/domain/phone.ts';
import type { Booking } from '../../../shared/schemas/booking.ts';
import { useClientName } from '../../i18n/client-name.ts';
import { defineTexts, useTexts } from '../../i18n/texts.ts';
import { useSendsEmail } from '../session/use-sends-email.ts';

const unreachedTexts = defineTexts(
  {
    client: 'le client',
    at: (who: string, contact: string) => `Aucun message ne part : prévenez ${who}, ${contact}.`,
    nowhere: (who: string) => `Aucun message ne part, et ${who} n’a laissé aucune coordonnée.`,
  },
  {
    client: 'the customer',
    at: (who: string, contact: string) => `No message goes out: please tell ${who}, ${contact}.`,
    nowhere: (who: string) => `No message goes out, and ${who} left no contact.`,
  },
);

type Told = Pick<Booking, 'email' | 'phone' | 'smsConsent' | 'leadName' | 'source'>;

/** By what a client can be written to about an appointment; null where no message reaches them. */
export const messageTo = (
  { email, phone, smsConsent }: Pick<Told, 'email' | 'phone' | 'smsConsent'>,
  sendsEmail: boolean | null,
): 'email' | 'sms' | null => {
  if (email !== null && sendsEmail !== false) return 'email';
  return email === null && phone !== null && smsConsent !== undefined ? 'sms' : null;
};

/**
 * Says that the client of an appointment hears of no change, and where to tell them; null where a message reaches them.
 */
export const useUnreached = () => {
  const t = useTexts(unreachedTexts);
  const clientName = useClientName();
  const sendsEmail = useSendsEmail();
  return (booking: Told): string | null => {
    const { email, phone, source } = booking;
    if (messageTo(booking, sendsEmail) !== null) return null;
    const contact = phone === null ? email : formatPhone(phone);
    // Whoever walked in without a contact was there, and left nothing to be told by.
    if (contact === null && source === 'walk_in') return null;
    const who = clientName(booking) || t.client;
    return contact === null ? t.nowhere(who) : t.at(who, contact);
  };
};
