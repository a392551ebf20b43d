import type { Language } from './language.ts';

/** One error in an input: its path and its key. The schemas' messages are keys such as `too_short:2`. */
export interface Issue {
  readonly path: string;
  readonly key: string;
}

type Text = (value: string) => string;

/** A number with its noun: `1 caractère`, `2 caractères`. */
const count = (value: string, thing: string): string => `${value} ${thing}${value === '1' ? '' : 's'}`;

const texts: Record<string, Record<Language, Text>> = {
  required: { fr: () => 'Ce champ est requis.', en: () => 'This field is required.' },
  wrong_type: { fr: () => 'Type de valeur inattendu.', en: () => 'Unexpected type of value.' },
  unknown_field: { fr: () => 'Champ inconnu.', en: () => 'Unknown field.' },
  invalid: { fr: () => 'Valeur invalide.', en: () => 'Invalid value.' },
  email: { fr: () => 'Adresse e-mail invalide.', en: () => 'Invalid e-mail address.' },
  phone: { fr: () => 'Numéro de téléphone invalide.', en: () => 'Invalid phone number.' },
  birthday: {
    fr: () => 'Date attendue au format MM-JJ ou AAAA-MM-JJ.',
    en: () => 'A date as MM-DD or YYYY-MM-DD is expected.',
  },
  birthdays_off: {
    fr: () => 'Votre entreprise ne note pas les dates de naissance.',
    en: () => 'Your business does not note birthdays.',
  },
  region: {
    fr: () => 'Choisissez une province ou un État du pays.',
    en: () => 'Choose a province or state of the country.',
  },
  postal_code: {
    fr: (v) => (v === 'US' ? 'Code ZIP attendu, comme 05401.' : 'Code postal attendu, comme H2X 1K4.'),
    en: (v) =>
      v === 'US' ? 'A ZIP code is expected, like 05401.' : 'A postal code is expected, like H2X 1K4.',
  },
  past_date: { fr: () => 'Cette date est passée.', en: () => 'This date is in the past.' },
  at_once: {
    fr: (v) => `Au plus ${v} rendez-vous à la fois.`,
    en: (v) => `At most ${count(v, 'appointment')} at once.`,
  },
  unknown_variable: {
    fr: (name) => `Variable inconnue ici\u00a0: {${name}}.`,
    en: (name) => `Unknown variable here: {${name}}.`,
  },
  sms_too_long: {
    fr: () => 'Trop long pour un SMS de deux segments.',
    en: () => 'Too long for an SMS of two segments.',
  },
  no_subject: { fr: () => 'Un SMS n’a pas d’objet.', en: () => 'An SMS has no subject.' },
  alone: {
    fr: () => 'Se demande seul, sans autre filtre.',
    en: () => 'Is asked for alone, without another filter.',
  },
  url: { fr: () => 'Adresse https invalide.', en: () => 'Invalid https address.' },
  push_service: {
    fr: () => 'Le service de notifications de ce navigateur n’est pas connu ici.',
    en: () => 'The push service of this browser is not known here.',
  },
  public_url: {
    fr: () => 'Adresse https publique attendue, sans identifiants, au port 443 ou au-delà de 1023.',
    en: () => 'A public https address is expected, without credentials, at port 443 or above 1023.',
  },
  hex_color: {
    fr: () => 'Couleur hexadécimale de 3 ou 6 chiffres attendue.',
    en: () => 'A hex colour of 3 or 6 digits is expected.',
  },
  timezone: { fr: () => 'Fuseau horaire inconnu.', en: () => 'Unknown time zone.' },
  time: { fr: () => 'Heure attendue au format HH:MM.', en: () => 'A time as HH:MM is expected.' },
  day: {
    fr: () => 'Date attendue au format AAAA-MM-JJ.',
    en: () => 'A date as YYYY-MM-DD is expected.',
  },
  date: { fr: () => 'Date attendue au format AAAA-MM-JJ.', en: () => 'A date as YYYY-MM-DD is expected.' },
  instant: {
    fr: () => 'Instant ISO 8601 en UTC attendu.',
    en: () => 'An ISO 8601 instant in UTC is expected.',
  },
  slug: {
    fr: () => 'Slug invalide. Utilisez uniquement des minuscules, chiffres et tirets.',
    en: () => 'Invalid slug. Use only lower-case letters, digits and hyphens.',
  },
  one_of: { fr: (v) => `Valeurs possibles\u00a0: ${v}.`, en: (v) => `Possible values: ${v}.` },
  too_short: {
    fr: (v) => `${count(v, 'caractère')} au minimum.`,
    en: (v) => `At least ${count(v, 'character')}.`,
  },
  too_long: {
    fr: (v) => `${count(v, 'caractère')} au maximum.`,
    en: (v) => `At most ${count(v, 'character')}.`,
  },
  too_small: { fr: (v) => `${v} au minimum.`, en: (v) => `At least ${v}.` },
  too_large: { fr: (v) => `${v} au maximum.`, en: (v) => `At most ${v}.` },
  too_few: { fr: (v) => `Au moins ${count(v, 'élément')}.`, en: (v) => `At least ${count(v, 'item')}.` },
  too_many: { fr: (v) => `Au plus ${count(v, 'élément')}.`, en: (v) => `At most ${count(v, 'item')}.` },
  too_many_days: { fr: (v) => `${count(v, 'jour')} au plus.`, en: (v) => `At most ${count(v, 'day')}.` },
  not_integer: { fr: () => 'Un nombre entier est attendu.', en: () => 'A whole number is expected.' },
  multiple_of: {
    fr: (v) => `Un multiple de ${v} est attendu.`,
    en: (v) => `A multiple of ${v} is expected.`,
  },
  decimals: { fr: (v) => `${v} décimales au plus.`, en: (v) => `At most ${v} decimals.` },
  end_before_start: {
    fr: () => 'La fin doit être après le début.',
    en: () => 'The end must be after the start.',
  },
  overlaps: {
    fr: () => 'Ces heures en chevauchent d’autres du même jour.',
    en: () => 'These hours overlap others of the same day.',
  },
  one_rotation: {
    fr: () => 'Une personne n’a qu’une rotation\u00a0: autant de semaines pour toutes ses heures.',
    en: () => 'A person has one rotation: as many weeks for all of their hours.',
  },
  not_a_picture: {
    fr: () => 'Ce n’est pas une image JPEG ou WebP complète, ou c’en est une animée.',
    en: () => 'This is not a whole JPEG or WebP picture, or it is an animated one.',
  },
  picture_sides: {
    fr: (v) => `Chaque côté doit avoir de ${v.replace(',', ' à ')} pixels.`,
    en: (v) => `Each side must have ${v.replace(',', ' to ')} pixels.`,
  },
  name_mismatch: {
    fr: () => 'Ce n’est pas le nom de l’entreprise.',
    en: () => 'This is not the name of the business.',
  },
  service_name_required: { fr: () => 'Le nom du service est requis.', en: () => 'Service name is required.' },
  start_required: { fr: () => 'L’heure de début est requise.', en: () => 'Start time is required.' },
  end_required: { fr: () => 'L’heure de fin est requise.', en: () => 'End time is required.' },
};

/** The text of an issue's key; an unknown key reads as an invalid value. */
export const issueText = (key: string, language: Language): string => {
  const [name = '', ...rest] = key.split(':');
  const text = Object.hasOwn(texts, name) ? texts[name] : texts.invalid;
  return text ? text[language](rest.join(':')) : key;
};
