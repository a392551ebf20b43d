/** The version of the text by which a visitor accepts SMS about an appointment: a changed text gets a new one. */
export const SMS_CONSENT_VERSION = '2026-11-22';

/** Every version that a page still open may show. */
export const SMS_CONSENT_VERSIONS: readonly string[] = [SMS_CONSENT_VERSION];
