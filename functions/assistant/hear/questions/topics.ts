import type { Topic } from '../../topics.ts';
import type { Pattern } from '../text.ts';
import { MY_APPOINTMENT, THEIR_APPOINTMENT, WAITLIST } from './appointment-words.ts';
import { ABOUT_BUSINESS, EMAIL, HOURS, IDENTITY, LANGUAGES, PHONE } from './business-words.ts';
import { LENGTH, LONGEST, SHORTEST } from './length-words.ts';
import { ABOUT_SERVICE, COMPARE, IS_OFFERED, SERVICES } from './offer-words.ts';
import { CHANGE_FEE, INSURANCE, PAYMENT, POLICY, TAXES } from './payment-words.ts';
import { PEOPLE, WHO_PERFORMS } from './people-words.ts';
import { ACCESS, ADDRESS, PARKING } from './place-words.ts';
import { CHEAPEST, DEAREST, PRICE, SUM } from './price-words.ts';
import { PRIVACY, STAFF_CONTACT } from './privacy-words.ts';
import { MY_REQUEST } from './request-words.ts';
import { OTHER } from './visit-words.ts';

interface TopicWords {
  readonly topic: Topic;
  readonly pattern: RegExp;
}

/** How questions are put, French and English together: people mix them, and the words seldom clash. Folded text. */
const words: Readonly<Record<Exclude<Topic, 'woman_or_man'>, Pattern>> = {
  price: PRICE,
  sum: SUM,
  cheapest: CHEAPEST,
  dearest: DEAREST,
  length: LENGTH,
  longest: LONGEST,
  shortest: SHORTEST,
  compare: COMPARE,
  services: SERVICES,
  is_offered: IS_OFFERED,
  about_service: ABOUT_SERVICE,
  about_business: ABOUT_BUSINESS,
  hours: HOURS,
  email: EMAIL,
  phone: PHONE,
  address: ADDRESS,
  parking: PARKING,
  access: ACCESS,
  payment: PAYMENT,
  taxes: TAXES,
  insurance: INSURANCE,
  languages: LANGUAGES,
  change_fee: CHANGE_FEE,
  policy: POLICY,
  other: OTHER,
  who_performs: WHO_PERFORMS,
  people: PEOPLE,
  my_appointment: MY_APPOINTMENT,
  my_request: MY_REQUEST,
  identity: IDENTITY,
  their_appointment: THEIR_APPOINTMENT,
  privacy: PRIVACY,
  staff_contact: STAFF_CONTACT,
  waitlist: WAITLIST,
};

const isTopic = (name: string): name is keyof typeof words => name in words;

/** Topics by the words of their questions, in the order above. A topic of several patterns comes several times. */
export const TOPIC_WORDS: readonly TopicWords[] = Object.keys(words)
  .filter(isTopic)
  .flatMap((topic) => [words[topic]].flat().map((pattern) => ({ topic, pattern })));
