import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type MessageFacts,
  SMS_KINDS,
  type SmsFacts,
} from '../../../../functions/messages/templates/facts.ts';
import { composeSms } from '../../../../functions/messages/templates/sms/compose-sms.ts';
import { isGsm7, segments } from '../../../../functions/messages/templates/sms/gsm7.ts';
import { LANGUAGES } from '../../../../shared/domain/language.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { business, factsOf } from './all-facts.ts';

const isSms = (facts: MessageFacts): facts is SmsFacts => SMS_KINDS.some((kind) => kind === facts.kind);

const MESSAGES = LANGUAGES.flatMap((language) =>
  factsOf(language)
    .filter(isSms)
    .map((facts) => ({ language, facts, name: `${facts.kind} (${language})` })),
);

/** As long as a manage link is: the origin, and two sealed ids. */
const LINK = `https://rendez-vous.comptoir.example/rdv/${'Wy'.repeat(50)}.${'x'.repeat(22)}`;

/** The facts with other names, and a link as long as in the cloud. */
const named = (facts: SmsFacts, name: string): SmsFacts => ({
  ...facts,
  business: { ...business, name },
  appointment: { ...facts.appointment, title: name, personName: name, manageUrl: LINK },
});

const TIME = { fr: 'mar. 24 nov., 16 h 00 HE', en: 'Tue, Nov 24, 4:00 p.m. ET' } as const;
const STOP = { fr: 'ARRET', en: 'STOP' } as const;

describe.each(MESSAGES)('the SMS $name', ({ facts, language }) => {
  test('says the time, the link and how to stop in two segments, however long the names', () => {
    const long = 'Clinique d’ostéopathie et de massothérapie de la Côte-Sainte-Catherine, inc. – ';
    const text = composeSms(named(facts, long.repeat(3)), language);
    expect(isGsm7(text)).toBe(true);
    expect(segments(text)).toBeLessThanOrEqual(2);
    for (const part of [TIME[language], `\n${LINK}\n`, STOP[language], "Clinique d'os"])
      expect(text).toContain(part);
  });

  test('keeps names whole where they fit', () => {
    const text = composeSms(facts, language);
    expect(text).toMatch(/^Studio Lumière: /);
    expect(text).toContain(facts.appointment.title);
  });

  test('holds whatever people type, without a link or a line of theirs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
        const text = composeSms(named(facts, `x${typed}\r\nhttps://evil.example/`), language);
        expect(segments(text)).toBeLessThanOrEqual(2);
        expect(text.split('\n')).toHaveLength(3);
        expect(text).not.toMatch(/evil\.example|https:\/\/evil/);
        expect(text).toContain(LINK);
      }),
      seededRuns(10),
    );
  });
});

test('a text that is too long even with the shortest names is refused', () => {
  const [first] = MESSAGES;
  expect(() => first && composeSms(first.facts, 'fr', `${'a'.repeat(280)} {start}`)).toThrow(RangeError);
});
