import { defineTexts } from '../../i18n/texts.ts';

/** What each section of the settings is called: apart from their other texts, since every page's title may name one. */
export const sectionNames = defineTexts(
  {
    profile: 'Profil',
    notifications: 'Notifications',
    booking: 'Prise de rendez-vous',
    calendar: 'Calendrier',
    messages: 'Messages',
    webhooks: 'Webhooks',
    api: 'API',
    exports: 'Exports',
    privacy: 'Confidentialité',
    billing: 'Forfait',
    audit: 'Journal',
  },
  {
    profile: 'Profile',
    notifications: 'Notifications',
    booking: 'Taking bookings',
    calendar: 'Calendar',
    messages: 'Messages',
    webhooks: 'Webhooks',
    api: 'API',
    exports: 'Exports',
    privacy: 'Privacy',
    billing: 'Plan',
    audit: 'Audit log',
  },
);
