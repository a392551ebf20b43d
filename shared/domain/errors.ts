import type { Language } from './language.ts';

interface ErrorSpec {
  readonly status: number;
  readonly fr: string;
  readonly en: string;
}

const specs = {
  invalid_request: { status: 400, fr: 'La demande est invalide.', en: 'The request is invalid.' },
  invalid_json: { status: 400, fr: 'Le corps n’est pas du JSON valide.', en: 'The body is not valid JSON.' },
  invalid_cursor: {
    status: 400,
    fr: 'Ce curseur n’est pas valide ici.',
    en: 'This cursor is not valid here.',
  },
  end_before_start: {
    status: 400,
    fr: 'La fin doit être après le début.',
    en: 'The end must be after the start.',
  },
  slot_in_past: { status: 400, fr: 'Ce créneau est déjà passé.', en: 'This slot is in the past.' },
  slot_invalid: {
    status: 400,
    fr: 'Ce créneau n’est pas valide. Demandez de nouveaux créneaux.',
    en: 'This slot is not valid. Please ask for new ones.',
  },
  contact_required: {
    status: 400,
    fr: 'Un e-mail ou un numéro de téléphone est requis.',
    en: 'An e-mail or a phone number is required.',
  },
  unauthenticated: { status: 401, fr: 'Veuillez vous connecter.', en: 'Please sign in.' },
  forbidden: {
    status: 403,
    fr: 'Votre rôle ne permet pas cette action.',
    en: 'Your role does not allow this.',
  },
  origin_refused: { status: 403, fr: 'Accès refusé.', en: 'Access denied.' },
  rate_limited: {
    status: 403,
    fr: 'Trop de demandes, réessayez dans quelques minutes.',
    en: 'Too many requests, try again in a few minutes.',
  },
  not_found: { status: 404, fr: 'Introuvable.', en: 'Not found.' },
  site_not_found: { status: 404, fr: 'Site introuvable', en: 'Site not found' },
  slug_taken: { status: 409, fr: 'Ce slug est déjà utilisé.', en: 'This slug is already in use.' },
  site_exists: { status: 409, fr: 'Votre site existe déjà.', en: 'Your site already exists.' },
  tenant_exists: { status: 409, fr: 'Vous avez déjà une entreprise.', en: 'You already have a business.' },
  slot_taken: { status: 409, fr: 'Ce créneau vient d’être pris.', en: 'This slot has just been taken.' },
  day_full: { status: 409, fr: 'Cette journée est complète.', en: 'This day is full.' },
  booking_closed: {
    status: 409,
    fr: 'Cette réservation ne peut plus être modifiée.',
    en: 'This booking can no longer be changed.',
  },
  contact_in_use: {
    status: 409,
    fr: 'Un autre lead a déjà ces coordonnées.',
    en: 'Another lead already has this contact.',
  },
  limit_reached: {
    status: 409,
    fr: 'La limite est atteinte pour cette liste.',
    en: 'This list has reached its limit.',
  },
  in_progress: {
    status: 409,
    fr: 'La même demande est en cours de traitement.',
    en: 'The same request is being processed.',
  },
  too_large: { status: 413, fr: 'La demande est trop volumineuse.', en: 'The request is too large.' },
  idempotency_mismatch: {
    status: 422,
    fr: 'Cette clé a déjà servi pour une autre demande.',
    en: 'This key was already used for another request.',
  },
  internal: {
    status: 500,
    fr: 'Une erreur est survenue. Réessayez plus tard.',
    en: 'Something went wrong. Try again later.',
  },
  busy: {
    status: 503,
    fr: 'Le service est très sollicité. Réessayez dans un instant.',
    en: 'The service is very busy. Try again in a moment.',
  },
} as const satisfies Record<string, ErrorSpec>;

export type ErrorCode = keyof typeof specs;
export const ERROR_CODES = Object.keys(specs).filter((code): code is ErrorCode => code in specs);

/** The one map from error code to HTTP status. */
export const errorStatus = (code: ErrorCode): number => specs[code].status;

/** What a reader of `language` is told. */
export const errorMessage = (code: ErrorCode, language: Language): string => specs[code][language];
