import { hearContact } from '../hear/contact.ts';
import { fold, readText, type Text, wordsOf } from '../hear/text.ts';

/** What the visitor themselves wrote in this conversation, as far as the server has it: this message and the kept ones. */
export interface VisitorWords {
  readonly emails: ReadonlySet<string>;
  /** E.164. */
  readonly phones: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

const MOST_CONTACTS = 8;

const contactsIn = (text: Text) => {
  const [emails, phones]: [string[], string[]] = [[], []];
  let rest = text;
  for (let n = 0; n < MOST_CONTACTS; n += 1) {
    const heard = hearContact(rest);
    if (heard.email) emails.push(heard.email);
    if (heard.phone) phones.push(heard.phone);
    if (heard.rest.raw === rest.raw) break;
    rest = heard.rest;
  }
  return { emails, phones };
};

/** Reads the visitor's messages for what may be done in their name. */
export const visitorWords = (messages: readonly string[]): VisitorWords => {
  const texts = messages.map(readText);
  const contacts = texts.map(contactsIn);
  return {
    emails: new Set(contacts.flatMap(({ emails }) => emails)),
    phones: new Set(contacts.flatMap(({ phones }) => phones)),
    words: new Set(texts.flatMap(({ folded }) => wordsOf(folded))),
  };
};

/** A name counts as the visitor's when each word of it is. */
export const isOwnName = ({ words }: VisitorWords, name: string): boolean => {
  const parts = wordsOf(fold(readText(name).raw));
  return parts.length > 0 && parts.every((part) => words.has(part));
};

export const emailOf = ({ emails }: VisitorWords, given: string): string | undefined => {
  const email = given.trim().toLowerCase();
  return emails.has(email) ? email : undefined;
};

export const phoneOf = ({ phones }: VisitorWords, given: string): string | undefined => {
  const { phone } = hearContact(readText(given));
  return phone !== undefined && phones.has(phone) ? phone : undefined;
};
