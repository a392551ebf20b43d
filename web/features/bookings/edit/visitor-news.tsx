import { useFormikContext } from 'formik';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { instantOf } from '../../../lib/wall-instant.ts';
import { Alert } from '../../../ui/alert.tsx';
import { useSendsEmail } from '../../session/use-sends-email.ts';
import { messageTo } from '../unreached.ts';
import { type EditValues, newsOf } from './edit-form.ts';
import { editTexts } from './edit-texts.ts';
import { useEditLook } from './use-edit-look.ts';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Says before saving what the customer will hear of it, or that they hear of nothing. */
export const VisitorNews = ({ booking }: { booking: Booking }) => {
  const t = useTexts(editTexts).news;
  const { values, dirty } = useFormikContext<EditValues>();
  const look = useEditLook();
  const sendsEmail = useSendsEmail();
  if (!dirty) return null;
  const news = newsOf(values, booking, look);
  if (news.length === 0) return <Alert tone="info">{t.silent}</Alert>;
  const what = capitalised(news.map((one) => t[one]).join(', '));
  const isPast = instantOf(values.date, values.time, look.timezone) <= Date.now();
  const email = values.email.trim();
  const contact = {
    email: email || null,
    phone: values.phone.trim() || null,
    smsConsent: booking.smsConsent,
  };
  const told = messageTo(contact, sendsEmail);
  const unsent = email === '' ? t.nobody(what) : t.noSender(what);
  const sent = told === 'email' ? t.byEmail(what, email) : told === 'sms' ? t.bySms(what) : unsent;
  const text = isPast ? t.past(what) : sent;
  return <Alert tone="info">{text}</Alert>;
};
