import { formatDay } from '../../../shared/domain/instant-text.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { ROLE_NAMES } from '../../../shared/domain/role-names.ts';
import type { ChangedBy, MessageFacts, OfferFacts } from './facts.ts';
import { listed } from './listed.ts';
import { shortened } from './one-line.ts';
import { appointmentsOf } from './several-appointments.ts';
import { dayText, momentText } from './time-texts.ts';
import { typedName } from './typed-name.ts';
import type { Values } from './words/wording.ts';

/** The longest that the name of a business, a service or a person is written within a sentence. */
const MOST = 120;

const BY: Readonly<Record<Language, Readonly<Record<ChangedBy, (business: string) => string>>>> = {
  fr: { visitor: () => 'à votre demande', business: (name) => `par ${name}` },
  en: { visitor: () => 'at your request', business: (name) => `by ${name}` },
};

/** The appointment, or the offered time, that a message is about. */
export const offerOf = (facts: MessageFacts): OfferFacts | undefined => {
  if ('appointment' in facts) return facts.appointment;
  return 'offer' in facts ? facts.offer : undefined;
};

/** The name that the visitor of a message typed. */
export const visitorOf = (facts: MessageFacts): string | undefined => {
  if ('appointment' in facts) return facts.appointment.visitorName;
  if ('visitorName' in facts) return facts.visitorName;
  if ('lead' in facts) return facts.lead.name;
  return 'leadName' in facts ? facts.leadName : undefined;
};

/** What a text may say of a message's facts, in words of the reader's language. */
export const valuesOf = (facts: MessageFacts, language: Language): Values => {
  const { timeZone } = facts.business;
  const business = shortened(facts.business.name, MOST);
  const visitor = visitorOf(facts);
  const offer = offerOf(facts);
  const several = appointmentsOf(facts);
  const offers = several.length > 0 ? several : offer ? [offer] : [];
  const moment = (iso: string) => momentText(iso, timeZone, language);
  const day = (iso: string) => dayText(iso, timeZone, language);
  return {
    business,
    ...(visitor === undefined ? {} : { visitor: typedName(visitor) }),
    ...(offer
      ? {
          service: shortened(
            listed(
              offers.map(({ title }) => title),
              language,
            ),
            MOST,
          ),
          start: moment(offer.startAt),
          person: shortened(
            listed(
              offers.map(({ personName }) => personName ?? business),
              language,
            ),
            MOST,
          ),
          count: String(offers.length),
        }
      : {}),
    ...('title' in facts ? { service: shortened(facts.title, MOST) } : {}),
    ...('from' in facts ? { previous_start: moment(facts.from) } : {}),
    ...('by' in facts ? { by: BY[language][facts.by](business) } : {}),
    ...('heldUntil' in facts ? { held_until: moment(facts.heldUntil) } : {}),
    ...('date' in facts ? { day: formatDay(facts.date, language) } : {}),
    ...('role' in facts ? { role: ROLE_NAMES[language][facts.role] } : {}),
    ...('expiresAt' in facts ? { expires: moment(facts.expiresAt) } : {}),
    ...('trialEndsAt' in facts ? { trial_end: day(facts.trialEndsAt) } : {}),
    ...('limitedAt' in facts ? { limited_on: day(facts.limitedAt) } : {}),
    ...('paidUntil' in facts ? { paid_until: day(facts.paidUntil) } : {}),
  };
};
