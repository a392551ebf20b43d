import { partsOfPhone } from '../../../shared/domain/phone-number.ts';
import type { Reached } from '../../records/privacy/person.ts';

/** Finds e-mails and phones in free text: whole ones only, in any form that people type. */
export interface ContactMention {
  isIn(text: string): boolean;
  /** The text with each match replaced by `substitute`. */
  replacedIn(text: string, substitute: string): string;
}

/** Finds one e-mail or phone. */
interface Finder {
  readonly pattern: RegExp;
  /** Whether the match is a whole address, and not a part of a longer one. */
  isWhole(found: string, before: string, after: string): boolean;
}

const SPACES = '[\\s\\u00a0]{0,3}';
const bracketed = (words: string): string =>
  `${SPACES}[(\\[{<]${SPACES}(?:${words})${SPACES}[)\\]}>]${SPACES}`;

/** `@`, and how people spell it: “ana (at) example.com”, “ana arobase example.com”. */
const AT_WORDS = 'at|arobase|arobas|arrobas|chez|@';
const AT = `(?:${SPACES}[@\\uff20]${SPACES}|%40|${bracketed(AT_WORDS)}|\\s+(?:${AT_WORDS})\\s+)`;
const DOT_WORDS = 'dot|point|\\.';
const SPELLED_DOT = `(?:${bracketed(DOT_WORDS)}|\\s+(?:dot|point)\\s+)`;
const DOT = `(?:\\.|${SPELLED_DOT})`;

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const dotted = (text: string): string => text.split('.').map(literal).join(DOT);

/** The end of a text that belongs to the local part of an address: “di” of diana, “jean.”, “jean dot ”. */
const LOCAL_BEFORE = new RegExp(`(?:[\\p{L}\\p{N}_%+'-]|[\\p{L}\\p{N}_%+'-]${DOT})$`, 'iu');
/** “l'adresse d'ana@example.com”: the elided word is not part of the address. */
const ELISION = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)'$/iu;
/** The start of a text that continues a domain: “munity” of .community, “.au”, “ dot au”. */
const DOMAIN_AFTER = new RegExp(
  `^(?:[\\p{L}\\p{N}_]|-[\\p{L}\\p{N}]|\\.[\\p{Ll}\\p{N}]|${SPELLED_DOT}[\\p{L}\\p{N}])`,
  'u',
);
/** The same for an address in capitals. After lower-case letters, a capital after the dot begins a new sentence. */
const CAPITALS_AFTER = /^\.\p{Lu}/u;

const emailFinder = (email: string): Finder => {
  const at = email.lastIndexOf('@');
  return {
    pattern: new RegExp(`${dotted(email.slice(0, at))}${AT}${dotted(email.slice(at + 1))}`, 'giu'),
    isWhole: (found, before, after) =>
      (!LOCAL_BEFORE.test(before) || ELISION.test(before)) &&
      !DOMAIN_AFTER.test(after) &&
      !(found === found.toUpperCase() && CAPITALS_AFTER.test(after)),
  };
};

/** What people put between the digits of a number. */
const BETWEEN = '[\\s().\\-/\\u2010-\\u2015]{0,4}';
/** A parenthesis that the number itself closes: “(514) 555-0100”. */
const PAREN = '(?:\\((?=[\\d\\s]{1,5}\\)))?';
/** Not preceded by a digit of a longer number or by another country's code. */
const NUMBER_STARTS = `(?<![\\d+]|\\d[.-]|(?:^|\\D)(?:\\+|00|011)[\\s(]{0,2}\\d{1,3}${BETWEEN})`;
const NUMBER_ENDS = '(?!\\d|[.-]\\d)';

const phoneFinder = (phone: string): Finder => {
  const { code, national: digits } = partsOfPhone(phone) ?? { code: '', national: phone.replace(/\D/g, '') };
  const abroad = `(?:\\+|00${BETWEEN}|011${BETWEEN})?${PAREN}${code}${BETWEEN}(?:\\(0\\)${BETWEEN})?`;
  const start = code ? `(?:${abroad}|${PAREN}0${BETWEEN})?` : '';
  const body = Array.from(digits).join(BETWEEN);
  return {
    pattern: new RegExp(`${NUMBER_STARTS}${start}${PAREN}${body}${NUMBER_ENDS}`, 'gu'),
    isWhole: () => true,
  };
};

/** A finder for these contacts, made once for many texts. */
export const mentionOf = ({ emails, phones }: Reached): ContactMention => {
  const finders = [...emails.map(emailFinder), ...phones.map(phoneFinder)];
  const replaced = (text: string, { pattern, isWhole }: Finder, substitute: string): string =>
    text.replace(pattern, (found: string, ...rest: readonly unknown[]) => {
      const at = rest.findIndex((part) => typeof part === 'number');
      const start = Number(rest[at]);
      const isHere = isWhole(found, text.slice(0, start), text.slice(start + found.length));
      return isHere ? substitute : found;
    });
  const replacedIn = (text: string, substitute: string): string =>
    finders.reduce((rest, finder) => replaced(rest, finder, substitute), text.normalize('NFC'));
  return {
    // A mark that no pattern matches and nobody types.
    isIn: (text) => replacedIn(text, '\0') !== text.normalize('NFC'),
    replacedIn,
  };
};
