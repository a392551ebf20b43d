import type { Matter } from '../../../shared/domain/matter.ts';
import type { Topic } from '../topics.ts';
import { english as t } from './typography.ts';

/** What is asked about, after "about". */
export const topics: Readonly<Record<Topic, string>> = {
  price: t`that price`,
  sum: t`that total`,
  cheapest: t`the cheapest service`,
  dearest: t`the most expensive service`,
  length: t`how long it takes`,
  longest: t`the longest service`,
  shortest: t`the shortest service`,
  compare: t`the difference`,
  services: t`our services`,
  is_offered: t`that service`,
  about_service: t`that service`,
  about_business: t`the business`,
  hours: t`our hours`,
  phone: t`our phone number`,
  email: t`our e-mail address`,
  address: t`our address`,
  parking: t`parking`,
  access: t`access to the premises`,
  payment: t`ways to pay`,
  taxes: t`taxes`,
  insurance: t`insurance`,
  languages: t`the languages we speak`,
  policy: t`that rule`,
  people: t`the team`,
  who_performs: t`who performs that service`,
  my_appointment: t`your appointment`,
  my_request: t`your request`,
  identity: t`that`,
  privacy: t`that`,
  staff_contact: t`that`,
  their_appointment: t`that`,
  waitlist: t`a waiting list`,
  change_fee: t`fees for moving or cancelling an appointment`,
  woman_or_man: t`that person`,
  other: t`that`,
};

/** What is passed on, as the visitor's. */
export const matters: Readonly<Record<Matter, string>> = {
  message: t`your message`,
  callback: t`your request to be called back`,
  complaint: t`your complaint`,
  late: t`your delay`,
  emergency: t`your emergency`,
  question: t`your question`,
  move: t`your request to move an appointment`,
  cancel: t`your request to cancel an appointment`,
  contact: t`your corrected contact details`,
};
