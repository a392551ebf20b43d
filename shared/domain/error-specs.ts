import { bookingLimitText } from './error-notes.ts';

interface ErrorSpec {
  readonly status: number;
  readonly fr: string;
  readonly en: string;
}

/** **The** list of errors, each with its status and its text: what is wrong, and what to do. */
export const specs = {
  invalid_request: {
    status: 400,
    fr: 'La demande est invalide. Corrigez ce qui est indiqué.',
    en: 'The request is invalid. Please correct what is named.',
  },
  invalid_json: {
    status: 400,
    fr: 'Le corps n’est pas du JSON valide. Corrigez-le et renvoyez la demande.',
    en: 'The body is not valid JSON. Please correct it and send the request again.',
  },
  invalid_cursor: {
    status: 400,
    fr: 'Ce curseur n’est pas valide ici. Reprenez la liste du début.',
    en: 'This cursor is not valid here. Please start the list again.',
  },
  range_too_large: {
    status: 400,
    fr: 'C’est trop à la fois. Choisissez une période plus courte ou plus récente.',
    en: 'That is too much at once. Please choose a shorter or more recent period.',
  },
  end_before_start: {
    status: 400,
    fr: 'La fin doit être après le début.',
    en: 'The end must be after the start.',
  },
  slot_in_past: {
    status: 400,
    fr: 'Ce créneau est déjà passé. Choisissez-en un autre.',
    en: 'This slot is in the past. Please choose another one.',
  },
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
    fr: 'Votre rôle ne permet pas cette action. Demandez-la à un administrateur.',
    en: 'Your role does not allow this. Please ask an admin.',
  },
  plan_required: {
    status: 403,
    fr: 'Cette possibilité fait partie du forfait Pro. Changez de forfait dans les paramètres.',
    en: 'This is part of the Pro plan. You can change your plan in the settings.',
  },
  origin_refused: {
    status: 403,
    fr: 'Accès refusé. Passez par l’adresse publique.',
    en: 'Access denied. Please use the public address.',
  },
  rate_limited: {
    status: 403,
    fr: 'Trop de demandes, réessayez dans quelques minutes.',
    en: 'Too many requests, try again in a few minutes.',
  },
  not_found: {
    status: 404,
    fr: 'Introuvable. Vérifiez l’adresse, ou rechargez la liste.',
    en: 'Not found. Please check the address, or load the list again.',
  },
  site_not_found: { status: 404, fr: 'Site introuvable', en: 'Site not found' },
  slug_taken: { status: 409, fr: 'Ce slug est déjà utilisé.', en: 'This slug is already in use.' },
  site_exists: {
    status: 409,
    fr: 'Votre site existe déjà. Modifiez-le.',
    en: 'Your site already exists. Please edit it.',
  },
  member_exists: {
    status: 409,
    fr: 'Cette personne fait déjà partie de l’entreprise. Changez plutôt son rôle.',
    en: 'This person is already part of the business. Change their role instead.',
  },
  member_locked: {
    status: 409,
    fr: 'La ligne d’un propriétaire et la vôtre ne peuvent être ni modifiées ni retirées. Pour partir, quittez l’entreprise.',
    en: 'An owner’s row and your own can be neither changed nor removed. To go, leave the business.',
  },
  invitation_pending: {
    status: 409,
    fr: 'Une invitation vous attend. Acceptez-la ou refusez-la d’abord.',
    en: 'An invitation is waiting for you. Please accept or decline it first.',
  },
  has_business: {
    status: 409,
    fr: 'Vous faites déjà partie d’une entreprise. Quittez-la avant d’en rejoindre une autre.',
    en: 'You already belong to a business. Leave it before you join another.',
  },
  slot_taken: {
    status: 409,
    fr: 'Ce créneau vient d’être pris. Choisissez-en un autre.',
    en: 'This slot has just been taken. Please choose another one.',
  },
  slot_too_soon: {
    status: 409,
    fr: 'Il est maintenant trop tard pour réserver ce créneau en ligne. Choisissez-en un autre, ou appelez l’entreprise.',
    en: 'It is now too late to book this slot online. Please choose another one, or call the business.',
  },
  booking_limit: { status: 403, ...bookingLimitText },
  waitlist_closed: {
    status: 409,
    fr: 'Cette entreprise ne tient pas de liste d’attente. Choisissez une heure libre ou appelez-la.',
    en: 'This business keeps no waitlist. Please choose a free time or call it.',
  },
  message_off: {
    status: 409,
    fr: 'Ce message ne part pas. Activez-le dans les automatisations, ou appelez vos clients si cette installation n’envoie pas d’e-mail.',
    en: 'This message does not go out. Turn it on in the automations, or call your clients if this installation sends no e-mail.',
  },
  waiting_limit: {
    status: 403,
    fr: 'Trop de demandes attendent déjà avec cette adresse ou depuis cette connexion. Retirez-en une d’abord.',
    en: 'Too many requests are already waiting with this address or from this connection. Please withdraw one first.',
  },
  offer_expired: {
    status: 409,
    fr: 'Ce créneau n’est plus retenu pour vous. Voyez les heures libres.',
    en: 'This time is no longer held for you. Please see which times are free.',
  },
  wait_first: {
    status: 409,
    fr: 'Beaucoup de réservations arrivent ici en ce moment. Envoyez la même demande dans quelques secondes.',
    en: 'Many bookings are coming in here right now. Please send the same request again in a few seconds.',
  },
  day_full: {
    status: 409,
    fr: 'Cette journée est complète. Choisissez un autre jour.',
    en: 'This day is full. Please choose another one.',
  },
  not_performed: {
    status: 409,
    fr: 'Cette personne n’offre pas ce service. Choisissez quelqu’un d’autre.',
    en: 'This person does not perform this service. Please choose somebody else.',
  },
  booking_not_started: {
    status: 409,
    fr: 'Ce rendez-vous n’a pas encore commencé. Dites ensuite si la personne est venue.',
    en: 'This appointment has not started yet. Say afterwards whether the person came.',
  },
  booking_closed: {
    status: 409,
    fr: 'Cette réservation ne peut plus être modifiée. Prenez un autre rendez-vous.',
    en: 'This booking can no longer be changed. Please make another one.',
  },
  cut_off_passed: {
    status: 409,
    fr: 'Il est trop tard pour modifier ce rendez-vous en ligne. Appelez l’entreprise.',
    en: 'It is too late to change this appointment online. Please call the business.',
  },
  changed_meanwhile: {
    status: 409,
    fr: 'Quelqu’un d’autre a modifié cet élément entre-temps. Rechargez-le et recommencez.',
    en: 'Somebody else changed this meanwhile. Please load it again and try once more.',
  },
  contact_in_use: {
    status: 409,
    fr: 'Un autre lead a déjà ces coordonnées. Fusionnez les deux, ou corrigez-les.',
    en: 'Another lead already has this contact. Merge the two, or correct it.',
  },
  suppression_stays: {
    status: 409,
    fr: 'Seule la personne elle-même peut demander à recevoir de nouveau des messages.',
    en: 'Only the person themselves can ask to get messages again.',
  },
  limit_reached: {
    status: 409,
    fr: 'La limite est atteinte. Retirez d’abord quelque chose.',
    en: 'The limit is reached. Please remove something first.',
  },
  billing_unavailable: {
    status: 409,
    fr: 'Le paiement n’est pas encore offert ici. Contactez le soutien.',
    en: 'Payment is not offered here yet. Please contact support.',
  },
  already_subscribed: {
    status: 409,
    fr: 'Votre entreprise a déjà un abonnement. Gérez-le depuis les paramètres.',
    en: 'Your business already has a subscription. Manage it in the settings.',
  },
  not_subscribed: {
    status: 409,
    fr: 'Votre entreprise n’a pas encore d’abonnement. Choisissez un forfait.',
    en: 'Your business has no subscription yet. Please choose a plan.',
  },
  subscription_active: {
    status: 409,
    fr: 'Annulez d’abord votre abonnement\u00a0: il continuerait d’être facturé.',
    en: 'Please cancel your subscription first: it would go on being charged.',
  },
  upload_missing: {
    status: 409,
    fr: 'L’image n’est pas arrivée, ou elle a expiré. Choisissez-la de nouveau.',
    en: 'The picture did not arrive, or has expired. Please choose it again.',
  },
  in_progress: {
    status: 409,
    fr: 'La même demande est en cours de traitement. Renvoyez-la dans un instant.',
    en: 'The same request is being processed. Send it again in a moment.',
  },
  conversation_full: {
    status: 409,
    fr: 'Cette conversation est arrivée à sa limite. Commencez-en une nouvelle.',
    en: 'This conversation has reached its length. Please start a new one.',
  },
  too_large: {
    status: 413,
    fr: 'La demande est trop volumineuse. Envoyez-en moins à la fois.',
    en: 'The request is too large. Please send less at a time.',
  },
  idempotency_mismatch: {
    status: 422,
    fr: 'Cette clé a déjà servi pour une autre demande. Prenez-en une nouvelle.',
    en: 'This key was already used for another request. Please use a new one.',
  },
  internal: {
    status: 500,
    fr: 'Une erreur est survenue. Réessayez plus tard.',
    en: 'Something went wrong. Try again later.',
  },
  payment_unavailable: {
    status: 503,
    fr: 'Le service de paiement ne répond pas. Réessayez dans un instant.',
    en: 'The payment service does not answer. Try again in a moment.',
  },
  busy: {
    status: 503,
    fr: 'Le service est très sollicité. Réessayez dans un instant.',
    en: 'The service is very busy. Try again in a moment.',
  },
} as const satisfies Record<string, ErrorSpec>;
