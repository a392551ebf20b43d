/** The settings' sections in order, each by the last part of its URL. */
export const SECTION_PATHS = [
  'profile',
  'notifications',
  'booking',
  'calendar',
  'messages',
  'webhooks',
  'api',
  'exports',
  'privacy',
  'billing',
  'audit',
] as const;

export type SectionPath = (typeof SECTION_PATHS)[number];

/** A section's path. */
export const sectionPath = (path: SectionPath): string => `/dashboard/settings/${path}`;
