import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compose } from '../../../../functions/messages/templates/compose.ts';
import type { EmailFacts } from '../../../../functions/messages/templates/facts.ts';
import { LANGUAGES } from '../../../../shared/domain/language.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { COMPOSING, EMAILS } from './all-facts.ts';

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  'A\r\nBcc: everyone@example.com',
  'B\u2028Subject: x',
  '</title></style><h1>x',
  '&lt;b&gt;&amp;',
  '{start} {unknown} $& $1',
  'evil.example/login',
  'https://evil.example',
  '\u202eevil\u2066',
  '-->]]><!--',
];

const name = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc
    .tuple(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 40 }))
    .map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);

const LINKS =
  /^(.*Url|bookingId|leadId|kind|startAt|endAt|from|by|heldUntil|expiresAt|trialEndsAt|paidUntil|limitedAt|date|timeZone|role|currency|country|region|manageUrl)$/;

/** The facts with every text that people type replaced. */
const typed = <Value>(value: Value, text: string): Value => {
  if (Array.isArray(value)) return value.map((one) => typed(one, text)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      LINKS.test(key) ? one : typeof one === 'string' ? text : typed(one, text),
    ]),
  ) as Value;
};

const tagsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<[a-z!/][^>]*>/gi)].map(([tag]) => tag.replace(/>$/, ''));

const subjectIsSafe = (subject: string): void => {
  expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
  expect([...new Intl.Segmenter('fr').segment(subject)].length).toBeLessThanOrEqual(150);
};

test('a name brings no markup into any mail, and no line into its subject or its calendar entry', () => {
  fc.assert(
    fc.property(name, fc.constantFrom(...EMAILS), (text, { facts, language }) => {
      const plain = compose(typed<EmailFacts>(facts, 'x'), language, COMPOSING);
      const email = compose(typed<EmailFacts>(facts, `x${text}`), language, COMPOSING);
      expect(tagsOf(email.html)).toEqual(tagsOf(plain.html));
      subjectIsSafe(email.subject);
      expect(email.html.length).toBeLessThan(60 * 1024);
      expect(email.calendar?.content ?? '').not.toMatch(/^(Bcc|Subject):/im);
    }),
    seededRuns(400),
  );
});

test('the address that a visitor types as their name is no link in any mail', () => {
  const ofOne = EMAILS.flatMap(({ facts }) => ('appointment' in facts ? [facts] : []));
  expect(ofOne.length).toBeGreaterThan(5);
  for (const language of LANGUAGES)
    for (const facts of ofOne) {
      const appointment = { ...facts.appointment, visitorName: 'https://evil.example/x' };
      const { html, text, subject } = compose({ ...facts, appointment }, language, COMPOSING);
      expect(`${html}${text}${subject}`).not.toMatch(/evil\.example|https:\/\/evil/);
    }
});
