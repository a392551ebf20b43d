import { hearContact } from './contact/contact.ts';
import type { HearingContext, NamesHeard, SmsHeard } from './context.ts';
import type { Text } from './text.ts';

/** Who is named, where somebody may be. */
const namedIn = (text: Text, context: HearingContext, hasContact: boolean): NamesHeard =>
  context.naming?.hearName(text, context, hasContact) ?? { contact: {}, rest: text, spans: [] };

/** Who writes, how they are reached and what they say of SMS; `signed` has the text without all of it. */
export const whoWrites = (text: Text, context: HearingContext) => {
  const { contact, rest, others = [] } = hearContact(text, context);
  const sms: SmsHeard = context.consenting?.hearSms(rest, context) ?? { rest };
  const signed = namedIn(sms.rest, context, Object.keys(contact).length > 0);
  return { contact: { ...contact, ...signed.contact }, sms, signed, others };
};
