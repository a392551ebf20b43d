import type { Language } from './language.ts';

/** The version of the text by which a visitor accepts SMS about an appointment: a changed text gets a new one. */
export const SMS_CONSENT_VERSION = '2026-11-22';

/** Every version that a page still open may show. */
export const SMS_CONSENT_VERSIONS: readonly string[] = [SMS_CONSENT_VERSION];

/** What a visitor accepts: ticked on the form, quoted in the chat. */
export const smsConsentText: Readonly<Record<Language, (business: string) => string>> = {
  fr: (business) =>
    `J’accepte de recevoir par SMS les messages de ${business} sur ce rendez-vous. Répondez ARRET pour ne plus en recevoir.`,
  en: (business) => `I agree to get SMS from ${business} about this appointment. Reply STOP to get no more.`,
};
