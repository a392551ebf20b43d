import { FAQ_TOPICS } from '../../shared/domain/faq.ts';

/** What visitors ask about. */
export const TOPICS = [
  'price',
  'sum',
  'cheapest',
  'dearest',
  'length',
  'longest',
  'shortest',
  'compare',
  'services',
  'is_offered',
  'about_service',
  'about_business',
  'hours',
  'phone',
  'email',
  'address',
  ...FAQ_TOPICS,
  'people',
  'who_performs',
  'my_appointment',
  /** Whether what they left for the team has reached it. */
  'my_request',
  'identity',
  'privacy',
  'staff_contact',
  'their_appointment',
  'waitlist',
  /** What it costs to move or to cancel an appointment. */
  'change_fee',
  /** Whether whoever does it is a woman, or a man. */
  'woman_or_man',
  'other',
] as const;
export type Topic = (typeof TOPICS)[number];
