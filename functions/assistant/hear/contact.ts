import { readPhone } from '../../../shared/domain/phone-number.ts';
import { email as emailSchema } from '../../../shared/schemas/fields.ts';
import { erase, type Text } from './text.ts';

export interface ContactHeard {
  readonly email?: string;
  /** E.164. */
  readonly phone?: string;
  /** What looked like an address or a number and is none, as it was typed. */
  readonly badEmail?: string;
  readonly badPhone?: string;
  readonly rest: Text;
}

const validEmail = emailSchema();

/** A word with an @ in it, without the punctuation of the sentence around it. */
const EMAIL_WORD = /[^\s·<>()[\]«»"“”;]*@[^\s·<>()[\]«»"“”;]*/;

const readEmail = (text: Text): Pick<ContactHeard, 'email' | 'badEmail' | 'rest'> => {
  const match = EMAIL_WORD.exec(text.raw);
  if (!match) return { rest: text };
  const lead = /^(?:mailto:|e-?mail:|courriel:|[,:.'])+/i.exec(match[0])?.[0].length ?? 0;
  const word = match[0].slice(lead).replace(/[.,:!?']+$/, '');
  const rest = erase(text, match.index, match.index + match[0].length);
  if (word.length < 3) return { rest };
  return validEmail.isValidSync(word) ? { email: word.toLowerCase(), rest } : { badEmail: word, rest };
};

const PHONES = [
  /(?<![\d+])\+\d[\d\s().-]{6,18}\d(?!\d)/,
  /(?<!\d)(?:1[\s.-]?)?\(?\d{3}\)?[\s.-]{0,3}\d{3}[\s.-]{0,3}\d{4}(?!\d)/,
];

/** Seven digits the local way, or ten that no area code starts: meant as a number, but not one. */
const HALF_PHONE = /(?<![\d-])\d{3}[\s.-]\d{4}(?![\d-])|(?<!\d)\d{7,12}(?!\d)/;

const hearPhone = (text: Text): Pick<ContactHeard, 'phone' | 'badPhone' | 'rest'> => {
  const match = PHONES.map((pattern) => pattern.exec(text.folded)).find((candidate) => candidate !== null);
  const found = match ?? HALF_PHONE.exec(text.folded);
  if (!found) return { rest: text };
  const rest = erase(text, found.index, found.index + found[0].length);
  const phone = match ? readPhone(found[0]) : undefined;
  return phone ? { phone, rest } : { badPhone: found[0], rest };
};

/** The e-mail address and the phone number of a text; both are taken out of it. */
export const hearContact = (text: Text): ContactHeard => {
  const email = readEmail(text);
  return { ...email, ...hearPhone(email.rest) };
};
