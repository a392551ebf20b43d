import type { Resource } from '../../../shared/routes/route-spec.ts';

/** A description of each part of the API. */
export const tagNotes: Readonly<Record<Resource, string>> = {
  me: 'Who is signed in, and the invitations that wait for them.',
  tenants: 'The business: its name, zone, language and booking policy.',
  members: 'Who works in the business, in which role.',
  audit: 'Who did what, for the owner.',
  sites: 'The business’s public page.',
  services: 'What can be booked, how long it takes, what it costs.',
  availability: 'The weekly windows in which bookings are taken.',
  closures: 'Days off, which remove the windows’ times.',
  calendars: 'Which members can be booked by name.',
  slots: 'Free times, as the windows, closures and bookings leave them.',
  leads: 'People who got in touch, and the status of each.',
  bookings: 'Appointments.',
  waitlist: 'People who want to be told when a time becomes free.',
  conversations: 'Conversations with the assistant.',
  reports: 'Figures from conversations to attended appointments.',
  exports: 'The business’s data, to download.',
  'calendar-feeds': 'The calendar feed that other programs subscribe to.',
  webhooks: 'Events sent to other systems, signed as Standard Webhooks specifies.',
  privacy: 'All data about one person, to export or to erase.',
  billing: 'What the business pays: Stripe’s pages, and Stripe’s webhook.',
  openapi: 'This description.',
  'public-site': 'What visitors see and do without an account.',
  chat: 'The assistant.',
  pages: 'Pages and forms that work without JavaScript.',
};
