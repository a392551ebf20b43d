import type { Language } from './language.ts';

const HOURS_A_DAY = 24;

interface Words {
  readonly until: (span: string) => string;
  readonly untilStart: string;
  readonly late: (span: string, business: string) => string;
  readonly hours: (count: number) => string;
  readonly days: (count: number) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    until: (span) => `Par le lien de votre confirmation, jusqu’à ${span} avant l’heure du rendez-vous.`,
    untilStart: 'Par le lien de votre confirmation, jusqu’à l’heure du rendez-vous.',
    late: (span, business) =>
      `À moins de ${span} du rendez-vous, adressez-vous à ${business} pour le changer.`,
    hours: (count) => `${count}\u00a0${count > 1 ? 'heures' : 'heure'}`,
    days: (count) => `${count}\u00a0jours`,
  },
  en: {
    until: (span) => `By the link in your confirmation, until ${span} before the appointment.`,
    untilStart: 'By the link in your confirmation, until the appointment begins.',
    late: (span, business) => `Less than ${span} before the appointment, contact ${business} to change it.`,
    hours: (count) => `${count} ${count > 1 ? 'hours' : 'hour'}`,
    days: (count) => `${count} days`,
  },
};

const spanOf = (cutOffHours: number, { days, hours }: Words): string => {
  const isDays = cutOffHours > HOURS_A_DAY && cutOffHours % HOURS_A_DAY === 0;
  return isDays ? days(cutOffHours / HOURS_A_DAY) : hours(cutOffHours);
};

/** Until when a client moves or cancels an appointment by themselves, and how, as a sentence. */
export const changeText = (cutOffHours: number, language: Language): string => {
  const words = WORDS[language];
  return cutOffHours === 0 ? words.untilStart : words.until(spanOf(cutOffHours, words));
};

/** The same once it is too late for that: whom to ask. */
export const lateChangeText = (cutOffHours: number, business: string, language: Language): string => {
  const words = WORDS[language];
  return words.late(spanOf(cutOffHours, words), business);
};

/** The product takes no money of clients, whatever the owner asks of them later. */
export const NO_CHARGE: Readonly<Record<Language, string>> = {
  fr: 'Rien n’est prélevé en ligne.',
  en: 'Nothing is charged online.',
};

/** What is said of taxes beside a price. */
export const TAXES_TEXTS: Readonly<Record<Language, Readonly<Record<'extra' | 'included', string>>>> = {
  fr: { extra: 'Taxes en sus', included: 'Taxes incluses' },
  en: { extra: 'Taxes not included', included: 'Taxes included' },
};

/** What stands in brackets beside a total on taxes, "taxes en sus"; null where nothing is said of them. */
export const taxesNote = (
  taxes: 'extra' | 'included' | null | undefined,
  language: Language,
): string | null => (taxes ? TAXES_TEXTS[language][taxes].toLowerCase() : null);
