import type { Resource } from '../shared/routes.ts';

/**
 * The parts of the API that are deployed apart, each a stack with its functions and routes: one stack would come close
 * to CloudFormation's 500 resources, and what fails to deploy for members leaves visitors' pages as they are.
 */
export const GROUPS = ['visitors', 'agenda', 'administration'] as const;
export type Group = (typeof GROUPS)[number];

/** Each resource's group; a new resource does not compile until it is added here. */
export const groupOf: Readonly<Record<Resource, Group>> = {
  pages: 'visitors',
  'public-site': 'visitors',
  chat: 'visitors',
  openapi: 'visitors',
  services: 'agenda',
  availability: 'agenda',
  closures: 'agenda',
  calendars: 'agenda',
  slots: 'agenda',
  bookings: 'agenda',
  waitlist: 'agenda',
  leads: 'agenda',
  conversations: 'agenda',
  me: 'administration',
  tenants: 'administration',
  sites: 'administration',
  pictures: 'administration',
  members: 'administration',
  audit: 'administration',
  changes: 'administration',
  reports: 'administration',
  exports: 'administration',
  'calendar-feeds': 'administration',
  automations: 'administration',
  webhooks: 'administration',
  messages: 'administration',
  privacy: 'administration',
  billing: 'administration',
};
