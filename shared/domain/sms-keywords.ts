import { BRAND } from './brand.ts';
import { plainText } from './plain-text.ts';

/** What a person asks for by answering an SMS with one word. */
export type SmsRequest = 'stop' | 'start' | 'help';

/**
 * The words of each request, without case or accents. Those that stop are the ones that AWS End User Messaging honours
 * by itself in Canada and the United States, so that both lists agree.
 * https://docs.aws.amazon.com/sms-voice/latest/userguide/keywords-required.html
 */
export const SMS_WORDS: Readonly<Record<SmsRequest, readonly string[]>> = {
  stop: ['STOP', 'ARRET', 'CANCEL', 'END', 'OPT-OUT', 'OPTOUT', 'QUIT', 'REMOVE', 'TD', 'UNSUBSCRIBE'],
  start: ['START', 'UNSTOP'],
  help: ['HELP', 'AIDE'],
};

/** The number’s own answer to each request, in both languages because nobody knows the language of a number. */
export const SMS_ANSWERS: Readonly<Record<SmsRequest, string>> = {
  stop: `${BRAND}: vous ne recevrez plus de SMS. Répondez START pour les reprendre. / You will get no more SMS. Reply START to resume.`,
  start: `${BRAND}: vous recevrez de nouveau nos SMS. ARRET pour ne plus en recevoir. / You will get our SMS again. Reply STOP to end.`,
  help: `${BRAND}: rappels de rendez-vous. ARRET pour ne plus en recevoir. / Appointment reminders. Reply STOP to end.`,
};

const folded = (text: string): string =>
  plainText(text)
    .toUpperCase()
    .replaceAll(/^[^A-Z]+|[^A-Z]+$/g, '');

const REQUESTS: readonly SmsRequest[] = ['stop', 'start', 'help'];

/** What an answer asks for when it is one of the words and nothing else; undefined for any other text. */
export const smsRequestOf = (text: string): SmsRequest | undefined => {
  const word = folded(text);
  return REQUESTS.find((request) => SMS_WORDS[request].includes(word));
};
