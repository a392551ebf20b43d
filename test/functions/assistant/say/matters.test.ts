import { describe, expect, it } from '@jest/globals';
import { businessIn } from '../../../../functions/assistant/business-in.ts';
import { PHRASES } from '../../../../functions/assistant/say/phrases.ts';
import { say } from '../../../../functions/assistant/say/say.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import { MATTERS, type Matter } from '../../../../shared/domain/matter.ts';
import { ZONE } from '../../../support/assistant-ports.ts';
import { plain } from '../conversation-with.ts';
import { business } from './samples.ts';

/** Each matter as it is offered to the team, and as it was handed on. */
const SENTENCES: Readonly<
  Record<Matter, Readonly<Record<Language, readonly [offer: string, done: string]>>>
> = {
  message: {
    fr: ["Voulez-vous que je transmette votre message à l'équipe ?", 'votre message'],
    en: ['Would you like me to tell the team about your message?', 'your message'],
  },
  callback: {
    fr: ["Voulez-vous que je transmette votre demande de rappel à l'équipe ?", 'votre demande de rappel'],
    en: [
      'Would you like me to tell the team about your request to be called back?',
      'your request to be called back',
    ],
  },
  complaint: {
    fr: ["Voulez-vous que je transmette votre plainte à l'équipe ?", 'votre plainte'],
    en: ['Would you like me to tell the team about your complaint?', 'your complaint'],
  },
  late: {
    fr: ["Voulez-vous que je signale votre retard à l'équipe ?", 'votre retard'],
    en: ['Would you like me to tell the team about your delay?', 'your delay'],
  },
  emergency: {
    fr: ["Voulez-vous que je signale votre urgence à l'équipe ?", 'votre urgence'],
    en: ['Would you like me to tell the team about your emergency?', 'your emergency'],
  },
  question: {
    fr: ["Voulez-vous que je transmette votre question à l'équipe ?", 'votre question'],
    en: ['Would you like me to tell the team about your question?', 'your question'],
  },
  move: {
    fr: [
      "Voulez-vous que je transmette votre demande de déplacer un rendez-vous à l'équipe ?",
      'votre demande de déplacer un rendez-vous',
    ],
    en: [
      'Would you like me to tell the team about your request to move an appointment?',
      'your request to move an appointment',
    ],
  },
  cancel: {
    fr: [
      "Voulez-vous que je transmette votre demande d'annuler un rendez-vous à l'équipe ?",
      "votre demande d'annuler un rendez-vous",
    ],
    en: [
      'Would you like me to tell the team about your request to cancel an appointment?',
      'your request to cancel an appointment',
    ],
  },
  contact: {
    fr: ["Voulez-vous que je transmette vos coordonnées corrigées à l'équipe ?", 'vos coordonnées corrigées'],
    en: [
      'Would you like me to tell the team about your corrected contact details?',
      'your corrected contact details',
    ],
  },
};

const cases = MATTERS.flatMap((matter) =>
  (['fr', 'en'] as const).map((language) => [matter, language, ...SENTENCES[matter][language]] as const),
);

describe('what is passed on', () => {
  it.each(cases)('%s reads as a sentence in %s', async (matter, language, offer, done) => {
    const scene = { business: businessIn(business, language), language, zone: ZONE, t: PHRASES[language] };
    expect(plain(await say([{ kind: 'offer_to_pass_on', matter }], scene))).toBe(offer);
    const told = plain(await say([{ kind: 'passed_on', matter }], scene));
    expect(told).toMatch(language === 'fr' ? /^C'est transmis à .+ : / : /^It's been passed on to .+: /);
    expect(told).toContain(`: ${done}.`);
  });
});
