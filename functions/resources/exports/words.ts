import type { BookingStatus } from '../../../shared/domain/booking-status.ts';
import { WALK_IN } from '../../../shared/domain/walk-in.ts';
import type { LeadSource, LeadStatus } from '../../../shared/schemas/lead.ts';
import type { Words } from './columns.ts';

/** As the dashboard says them. */
export const LEAD_STATUS_WORDS: Record<LeadStatus, Words> = {
  new: { fr: 'Nouveau', en: 'New' },
  contacted: { fr: 'Contacté', en: 'Contacted' },
  qualified: { fr: 'Qualifié', en: 'Qualified' },
  won: { fr: 'Gagné', en: 'Won' },
  lost: { fr: 'Perdu', en: 'Lost' },
};

export const BOOKING_STATUS_WORDS: Record<BookingStatus, Words> = {
  confirmed: { fr: 'Confirmée', en: 'Confirmed' },
  cancelled: { fr: 'Annulée', en: 'Cancelled' },
  attended: { fr: 'Présent', en: 'Attended' },
  no_show: { fr: 'Absent', en: 'No-show' },
};

export const SOURCE_WORDS: Record<LeadSource, Words> = {
  chat: { fr: 'Chat', en: 'Chat' },
  widget: { fr: 'Widget', en: 'Widget' },
  form: { fr: 'Formulaire', en: 'Form' },
  manual: { fr: 'Manuel', en: 'Manual' },
  walk_in: WALK_IN,
  api: { fr: 'API', en: 'API' },
  import: { fr: 'Importation', en: 'Import' },
};
