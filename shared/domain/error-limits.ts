import type { Language } from './language.ts';

type LimitTexts = Readonly<Record<Language, (most: string) => string>>;

/** What there can be only so many of: how many, and what to do. */
const limits = {
  services: {
    fr: (most) => `${most} services au plus. Supprimez-en un d’abord.`,
    en: (most) => `At most ${most} services. Please delete one first.`,
  },
  people: {
    fr: (most) => `${most} personnes sans accès au plus. Retirez-en une d’abord.`,
    en: (most) => `At most ${most} people without access. Please remove one first.`,
  },
  members: {
    fr: (most) => `${most} membres et invitations au plus. Retirez-en d’abord.`,
    en: (most) => `At most ${most} members and invitations. Please remove one first.`,
  },
  calendars: {
    fr: (most) =>
      `${most} personnes au plus prennent des rendez-vous à la fois. Mettez-en une en pause d’abord.`,
    en: (most) => `At most ${most} people take bookings at once. Please pause one first.`,
  },
  outside_calendars: {
    fr: (most) => `${most} calendriers externes au plus. Retirez-en un d’abord.`,
    en: (most) => `At most ${most} outside calendars. Please remove one first.`,
  },
  windows: {
    fr: (most) => `${most} plages horaires au plus par calendrier. Supprimez-en une d’abord.`,
    en: (most) => `At most ${most} windows of hours for a calendar. Please delete one first.`,
  },
  windows_in_all: {
    fr: (most) => `${most} plages horaires au plus en tout. Supprimez-en une d’abord.`,
    en: (most) => `At most ${most} windows of hours in all. Please delete one first.`,
  },
  hours_at_once: {
    fr: (most) =>
      `${most} changements d’horaire au plus à la fois. Enregistrez moins de personnes à la fois.`,
    en: (most) => `At most ${most} changes of hours at once. Please save fewer people at a time.`,
  },
  closures: {
    fr: (most) => `${most} fermetures au plus. Supprimez-en une d’abord.`,
    en: (most) => `At most ${most} closures. Please delete one first.`,
  },
  webhooks: {
    fr: (most) => `${most} webhooks au plus. Supprimez-en un d’abord.`,
    en: (most) => `At most ${most} webhooks. Please delete one first.`,
  },
  tags: {
    fr: (most) => `${most} étiquettes au plus. Retirez-en une d’abord.`,
    en: (most) => `At most ${most} tags. Please remove one first.`,
  },
  contacts: {
    fr: (most) => `${most} autres coordonnées au plus par lead. Retirez-en d’abord.`,
    en: (most) => `At most ${most} further contacts for a lead. Please remove some first.`,
  },
  merged_leads: {
    fr: (most) => `${most} leads au plus peuvent être fusionnés en un seul. Gardez celui-ci à part.`,
    en: (most) => `At most ${most} leads can be merged into one. Please keep this one apart.`,
  },
  waitlist: {
    fr: (most) =>
      `La liste d’attente est complète (${most} personnes). Réessayez plus tard ou appelez l’entreprise.`,
    en: (most) => `The waitlist is full (${most} people). Please try again later or call the business.`,
  },
  conversation: {
    fr: (most) => `Cette conversation a ses ${most} messages. Répondez par e-mail ou par téléphone.`,
    en: (most) => `This conversation has its ${most} messages. Please answer by e-mail or phone.`,
  },
  rescued: {
    fr: (most) =>
      `${most} rendez-vous au plus par journée à déplacer. Donnez-en d’abord à quelqu’un d’autre.`,
    en: (most) => `At most ${most} appointments of a day to move. Please give some to somebody else first.`,
  },
} as const satisfies Record<string, LimitTexts>;

export type LimitedThing = keyof typeof limits;
export const LIMITED_THINGS = Object.keys(limits).filter((thing): thing is LimitedThing => thing in limits);

/** A limit that was reached. */
export interface LimitNote {
  readonly what: LimitedThing;
  readonly most: number;
}

/** What a limit that was reached says, in a language. */
export const limitText = ({ what, most }: LimitNote, language: Language): string =>
  limits[what][language](String(most));
