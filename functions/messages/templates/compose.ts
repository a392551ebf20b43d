import type { Language } from '../../../shared/domain/language.ts';
import { type Addresses, CALENDAR_KINDS, type CalendarFacts, calendarEntry } from './calendar/entry.ts';
import type { Email, EmailFacts } from './facts.ts';
import { mailHtml } from './mail/as-html.ts';
import { mailText } from './mail/as-text.ts';
import { mailOf } from './mail-of.ts';
import { markedAsTest } from './test-mark.ts';
import type { EmailWording } from './words/wording.ts';

/** What an e-mail depends on beside its facts. */
export interface Composing extends Addresses {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The business's own subject and body; ours without. */
  readonly wording?: EmailWording;
  /** An example: it says so, and puts nothing into a calendar. */
  readonly isTest?: true;
}

const hasEntry = (facts: EmailFacts): facts is CalendarFacts =>
  CALENDAR_KINDS.some((kind) => kind === facts.kind);

/**
 * An e-mail in a language, as HTML and as text, with a calendar entry where the visitor's booking changed. Every value
 * is escaped; the subject is one line. Throws when `wording` asks for a variable that the message does not have.
 */
export const compose = (
  facts: EmailFacts,
  language: Language,
  { now, wording, isTest, ...addresses }: Composing,
): Email => {
  const composed = mailOf(facts, language, wording);
  const mail = isTest ? markedAsTest(composed) : composed;
  return {
    subject: mail.subject,
    html: mailHtml(mail),
    text: mailText(mail),
    ...(!isTest && hasEntry(facts) ? { calendar: calendarEntry(facts, language, addresses, now) } : {}),
  };
};
