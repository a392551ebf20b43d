import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const heard = (said: string) => {
  const { acts, clauses, asks } = hear(said, contextOf('clinic'));
  return { isForTeam: acts.includes('message'), clauses: clauses.length, asks: asks.length };
};

describe('a paper of an appointment that was is for the team to give', () => {
  it.each([
    [
      'j’ai besoin d’un reçu pour mon massage de la semaine passée',
      'can I get a receipt for my massage last week',
    ],
    ['pouvez-vous m’envoyer le reçu de ma physio du 12 novembre', 'can you email me my receipt'],
    ['il me faudrait ma facture', 'I lost my invoice'],
    ['pouvez-vous m’envoyer le formulaire avant mon rendez-vous?', 'can you send me the intake form?'],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, heard(said)]).toEqual([said, { isForTeam: true, clauses: 0, asks: 0 }]);
  });

  it.each([
    ['donnez-vous des reçus pour les assurances?', 'do you give receipts for insurance?'],
    ['un massage vendredi, est-ce que je peux avoir un reçu?', 'massage Friday, can I get a receipt?'],
    ['je veux mon reçu. et un massage vendredi svp', 'send me my receipt please. and a massage on Friday'],
  ])('and not of one to come, nor beside a wish: %s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, heard(said).asks + heard(said).clauses]).not.toEqual([said, 0]);
  });
});
