/** The parts of the settings in their order, each by the last part of its address. */
export const SECTION_PATHS = [
  'profile',
  'booking',
  'calendar',
  'webhooks',
  'api',
  'exports',
  'privacy',
  'billing',
  'audit',
] as const;

export type SectionPath = (typeof SECTION_PATHS)[number];

/** Where a section is. */
export const sectionPath = (path: SectionPath): string => `/dashboard/settings/${path}`;
