import { fold, type Text } from '../../hear/text.ts';
import type { Known } from './known.ts';

const EMAILS = /[^\s<>()[\]«»"“”;,]+@[^\s<>()[\]«»"“”;,]+/g;
/** Addresses that are spelled out so that no program sees them. */
const DISGUISED = /[([{]\s*(?:at|arobase|a|dot|point)\s*[)\]}]|\barobase\b/;
const LINKS =
  /(?:[a-z][a-z+.-]*:\/\/|www\.)\S+|\b(?:javascript|data|mailto|tel):\S+|(?<![\w@.])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/?#:]\S*)?/gu;
const DIGITS = /\+?\(?\d[\d\s().-]{5,}\d/g;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const LEAST_DIGITS = 7;

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

const trimmed = (token: string): string => token.replace(/^[.,;:!?'"]+|[.,;:!?'")]+$/g, '');

const phonesOf = ({ business, visitor, ownWords }: Known): readonly string[] => [
  ...(business.phone ? [digitsOf(business.phone)] : []),
  ...[...visitor.phones].map(digitsOf),
  ...[...ownWords.matchAll(DIGITS)].map(([run]) => digitsOf(run)),
];

const isKnownPhone = (run: string, known: Known): boolean => {
  const digits = digitsOf(run);
  return digits.length < LEAST_DIGITS || ISO_DATE.test(run.trim()) || phonesOf(known).includes(digits);
};

/** Whether a text holds an e-mail, a link or a number that neither the business publishes nor the visitor gave. */
export const namesStrangeAddress = ({ raw, folded }: Text, known: Known): boolean => {
  const emails = [...folded.matchAll(EMAILS)].map(([one]) => trimmed(one));
  if (emails.some((email) => !known.visitor.emails.has(email) && !known.ownWords.includes(email)))
    return true;
  if (DISGUISED.test(folded)) return true;
  const links = [...fold(raw).replace(EMAILS, ' ').matchAll(LINKS)].map(([one]) => trimmed(one));
  if (links.some((link) => !known.ownWords.includes(link))) return true;
  return [...folded.matchAll(DIGITS)].some(([run]) => !isKnownPhone(run, known));
};
