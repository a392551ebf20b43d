import { formatInstant } from '../../../../shared/domain/instant-text.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import { zoneName } from '../../../../shared/domain/zone-name.ts';
import type { SmsFacts } from '../facts.ts';
import { listed } from '../listed.ts';
import { oneLine } from '../one-line.ts';
import { appointmentsOf, severalKindOf } from '../several-appointments.ts';
import { SEVERAL_SMS_WORDS } from '../words/several-words.ts';
import { OFFERED_SMS_WORDS, SMS_WORDS, STOP_NOTICE } from '../words/sms-words.ts';
import { fill, type Values } from '../words/wording.ts';
import { segments, toGsm7 } from './gsm7.ts';

/** The most segments of one message. */
const MOST_SEGMENTS = 2;

/** The longest and the shortest that a name is written; between them it is cut until the message fits. */
const LONGEST_NAME = 60;
const SHORTEST_NAME = 8;

const BY: Readonly<Record<Language, Readonly<Record<'visitor' | 'business', string>>>> = {
  fr: { visitor: 'à votre demande', business: 'par nous' },
  en: { visitor: 'at your request', business: 'by us' },
};

/** A name in the alphabet of SMS, without what a telephone would make a link of. */
const smsName = (name: string, most: number): string => {
  const plain = toGsm7(oneLine(name)).replace(/[.:/@](?=\S)/g, ' ');
  if (plain.length <= most) return plain;
  return `${plain.slice(0, most - 1).replace(/[^\p{L}\p{N}]+$/u, '')}.`;
};

/** "mar. 24 nov., 9 h 00 HE". */
const smsMoment = (iso: string, timeZone: string, language: Language): string =>
  `${formatInstant(iso, 'dateTime', language, timeZone)} ${zoneName(timeZone, language, 'shortGeneric', new Date(iso))}`;

const titlesOf = (facts: SmsFacts): readonly string[] => appointmentsOf(facts).map(({ title }) => title);

const valuesOf = (facts: SmsFacts, language: Language, most: number): Values => {
  const { business, appointment } = facts;
  const moment = (iso: string) => smsMoment(iso, business.timeZone, language);
  return {
    business: smsName(business.name, most),
    service: smsName(listed(titlesOf(facts), language), most),
    person: smsName(appointment.personName ?? business.name, most),
    start: moment(appointment.startAt),
    count: String(appointmentsOf(facts).length),
    ...('from' in facts ? { previous_start: moment(facts.from) } : {}),
    ...('by' in facts ? { by: BY[language][facts.by] } : {}),
  };
};

const written = (facts: SmsFacts, language: Language, text: string, most: number): string =>
  toGsm7(
    [
      fill(text, valuesOf(facts, language, most)).trim(),
      ...(facts.appointment.manageUrl ? [facts.appointment.manageUrl] : []),
      STOP_NOTICE[language],
    ].join('\n'),
  );

const ownWords = (facts: SmsFacts): Readonly<Record<Language, string>> => {
  if (facts.kind === 'booking_stranded' && facts.choices.length > 0) return OFFERED_SMS_WORDS;
  const several = severalKindOf(facts);
  return (several && SEVERAL_SMS_WORDS[several]) ?? SMS_WORDS[facts.kind];
};

/**
 * A message of at most two segments, in the GSM-7 alphabet: long names are shortened until it fits, the time and the
 * link never are. `wording` replaces our text. Throws RangeError when even the shortest names leave it too long.
 */
export const composeSms = (facts: SmsFacts, language: Language, wording?: string): string => {
  const text = wording ?? ownWords(facts)[language];
  for (let most = LONGEST_NAME; most >= SHORTEST_NAME; most -= 1) {
    const message = written(facts, language, text, most);
    if (segments(message) <= MOST_SEGMENTS) return message;
  }
  throw new RangeError(`The SMS ${facts.kind} takes more than ${MOST_SEGMENTS} segments.`);
};

/** The segments in which a composed message is sent and paid. */
export const segmentsOf = segments;

/** The longest that a manage link and a told time become, in septets. */
const LONGEST: Values = {
  business: 'x'.repeat(SHORTEST_NAME),
  service: 'x'.repeat(SHORTEST_NAME),
  person: 'x'.repeat(SHORTEST_NAME),
  start: 'mer. 30 sept., 10 h 30 p.m. HNTN',
};
const LONGEST_LINK = 'x'.repeat(170);

/** Whether a text of the business is within two segments in every message, names cut to their shortest. */
export const smsWordingFits = (wording: string): boolean =>
  segments(toGsm7([fill(wording, LONGEST).trim(), LONGEST_LINK, STOP_NOTICE.fr].join('\n'))) <= MOST_SEGMENTS;
