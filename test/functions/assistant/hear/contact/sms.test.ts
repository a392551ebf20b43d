import { describe, expect, it } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import type { Frame } from '../../../../../functions/assistant/frame.ts';
import * as naming from '../../../../../functions/assistant/hear/contact/names.ts';
import * as consenting from '../../../../../functions/assistant/hear/contact/sms.ts';
import type { HearingContext } from '../../../../../functions/assistant/hear/context.ts';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { readPhone } from '../../../../../shared/domain/phone-number.ts';

const shown: HearingContext = {
  services: [{ id: 'coupe', name: 'Coupe femme' }],
  people: [],
  today: Temporal.PlainDate.from('2026-11-23'),
  language: 'fr',
  awaits: 'details',
  faq: [],
  choices: 0,
  isSmsAsked: true,
  readPhone,
  toldDays: () => undefined,
  consenting,
  naming,
};

const smsOf = (words: string, context = shown): Frame['sms'] => hear(words, context).sms;

const ACCEPTED = [
  ['oui SMS', 'yes SMS'],
  ['Oui sms', 'Yes sms'],
  ['oui aux textos', 'yes to texts'],
  ['oui pour les SMS', 'yes for the SMS'],
  ['SMS oui', 'SMS yes'],
  ['textos : oui', 'texts: yes'],
  ['ok pour les textos', 'ok for texts'],
  ['d’accord pour recevoir des SMS', 'sure to getting texts'],
  ['j’accepte les SMS', 'I agree to SMS'],
  ['Ana Roy 514 555-0142 oui SMS', 'Ana Roy 514 555-0142 yes SMS'],
  ['Ana Roy, 514-555-0142, oui sms merci', 'Ana Roy, 514-555-0142, yes sms thanks'],
  ['je m’appelle Ana Roy. Oui SMS. 5145550142', 'my name is Ana Roy. Yes SMS. 5145550142'],
] as const;

const REFUSED = [
  ['pas de SMS', 'no SMS'],
  ['non SMS', 'no to SMS'],
  ['SMS non merci', 'SMS no thanks'],
  ['Ana Roy 514 555-0142, pas de textos svp', 'Ana Roy 514 555-0142, no texts please'],
  ['oui mais pas de SMS', 'yes but no SMS'],
  ['oui, je ne veux pas de SMS', 'yes, I don’t want SMS'],
  ['aucun texto s’il vous plaît', 'never any texts please'],
] as const;

const NEITHER = [
  ['oui', 'yes'],
  ['oui, Ana Roy, 514 555-0142', 'yes, Ana Roy, 514 555-0142'],
  ['ok merci', 'ok thanks'],
  ['oui SMS, ça coûte quelque chose ?', 'yes SMS, does that cost anything?'],
  ['oui SMS si c’est gratuit', 'yes SMS if it’s free'],
  ['peut-être oui pour les SMS', 'maybe yes to SMS'],
  ['c’est quoi les SMS', 'what are the SMS'],
  ['je lis mes SMS le soir', 'I read my texts at night'],
  ['Ana Roy, ana@exemple.ca', 'Ana Roy, ana@exemple.ca'],
] as const;

describe('what is said of SMS', () => {
  it.each(ACCEPTED.flat())('accepts them: %s', (words) => expect(smsOf(words)).toBe('accepted'));
  it.each(REFUSED.flat())('refuses them: %s', (words) => expect(smsOf(words)).toBe('refused'));
  it.each(NEITHER.flat())('is no answer: %s', (words) => expect(smsOf(words)).toBeUndefined());

  it.each([...ACCEPTED, ...REFUSED].flat())('is not heard before their text was shown: %s', (words) =>
    expect(smsOf(words, { ...shown, isSmsAsked: false })).toBeUndefined(),
  );

  it('is no part of the name, of the wish or of what the team reads', () => {
    for (const words of ['Ana Roy 514 555-0142 oui SMS', 'Ana Roy, yes SMS, 514 555-0142']) {
      const { contact, clauses, remarks, residue, asks } = hear(words, shown);
      expect({ contact, clauses, remarks, residue, asks }).toEqual({
        contact: { name: 'Ana Roy', phone: '+15145550142' },
        ...{ clauses: [], remarks: [], residue: [], asks: [] },
      });
    }
  });

  it('also answers the question whether to book, where that was asked', () => {
    const { sms, acts } = hear('oui SMS', { ...shown, awaits: 'confirm' });
    expect([sms, acts]).toEqual(['accepted', ['yes']]);
    expect(hear('pas de SMS', { ...shown, awaits: 'confirm' }).acts).toEqual([]);
  });
});
