import type { ChangeTopic } from '../../../shared/domain/changes.ts';
import type { RouteKey } from '../../../shared/routes.ts';

/** A route that members read. */
export type ReadKey = Extract<RouteKey, `GET /v1/${string}`>;

const BOOKINGS = [
  'GET /v1/bookings',
  'GET /v1/bookings/ahead',
  'GET /v1/bookings/rescues',
  'GET /v1/bookings/sources',
  'GET /v1/bookings/{bookingId}',
  'GET /v1/bookings/{bookingId}/history',
  'GET /v1/bookings/{bookingId}/messages',
  'GET /v1/closures',
  'GET /v1/slots',
  'GET /v1/waitlist',
] as const;

const LEADS = [
  'GET /v1/leads',
  'GET /v1/leads/search',
  'GET /v1/leads/tags',
  'GET /v1/leads/{leadId}',
  'GET /v1/leads/{leadId}/messages',
  'GET /v1/leads/{leadId}/timeline',
  'GET /v1/leads/{leadId}/visits',
] as const;

const CONVERSATIONS = ['GET /v1/conversations', 'GET /v1/conversations/{conversationId}'] as const;

const RULES = [
  'GET /v1/availability',
  'GET /v1/calendars',
  'GET /v1/calendars/busy',
  'GET /v1/calendars/outside',
  'GET /v1/closures',
  'GET /v1/services',
  'GET /v1/slots',
] as const;

/** What changes here, besides what others are seen to change. */
type OwnTopic = 'members' | 'faq' | 'automations' | 'webhooks' | 'pictures';

export type Topic = ChangeTopic | OwnTopic;

/**
 * What is read again after a change, by whomever. A booking's contact is a lead, and the lead's name stands on bookings
 * and conversations; what the business offers decides which bookings are in its way.
 */
export const AFFECTED: Readonly<Record<Topic, readonly ReadKey[]>> = {
  bookings: [...BOOKINGS, ...LEADS],
  leads: [...LEADS, ...BOOKINGS, ...CONVERSATIONS],
  conversations: [...CONVERSATIONS, 'GET /v1/leads/{leadId}/timeline'],
  rules: [...RULES, ...BOOKINGS],
  members: ['GET /v1/members', 'GET /v1/people', ...RULES, ...BOOKINGS],
  faq: ['GET /v1/questions', 'GET /v1/scenarios'],
  automations: ['GET /v1/automations'],
  webhooks: ['GET /v1/webhooks', 'GET /v1/webhooks/{webhookId}', 'GET /v1/webhooks/{webhookId}/deliveries'],
  pictures: ['GET /v1/pictures'],
};

/** What no change of a topic reads again, each with the reason. */
export const READ_ALONE: Readonly<Partial<Record<ReadKey, string>>> = {
  'GET /v1/audit': 'every change adds to it; a page of it is of the moment when it was asked for',
  'GET /v1/automations/tests/{testId}': 'asked for until the test is sent',
  'GET /v1/bookings/{bookingId}/offers': 'searched when asked for, by the versions of that moment',
  'GET /v1/calendar-feed': 'its one screen has the new address from what made it',
  'GET /v1/changes': 'what says that something changed',
  'GET /v1/exports/bookings.csv': 'a download',
  'GET /v1/exports/leads.csv': 'a download',
  'GET /v1/exports/{exportId}': 'asked for until the export is made',
  'GET /v1/mail-figures': 'sums of finished days',
  'GET /v1/me': 'the session, which has a store of its own',
  'GET /v1/members/me/push-subscriptions': 'of this member, and only on the screen that changes them',
  'GET /v1/privacy/receipts': 'asked for until the erasure is done',
  'GET /v1/reports/summary': 'figures that are read as of a moment',
  'GET /v1/sites': 'its one screen has the new one from what saved it',
  'GET /v1/suppressions': 'only on the screen that changes them',
};
