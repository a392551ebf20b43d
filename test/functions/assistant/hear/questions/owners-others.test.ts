import { describe, expect, test } from '@jest/globals';
import { heard } from '../../../../../eval/messages/answered.ts';

const entriesOf = async (business: string, language: 'fr' | 'en', say: string) => {
  const { asks } = await heard({ business, language, say });
  return asks.map(({ entry, near }) => (near === undefined ? entry : `may be ${near}`));
};

describe('a question is told by no other’s answer', () => {
  test.each([
    ['photo', 'fr', 'combien de temps après la séance reçoit-on les photos ?', ['photo-gallery']],
    ['photo', 'fr', 'quand est-ce que mes photos de passeport sont prêtes ?', ['photo-ready']],
    ['optician', 'fr', 'les enfants, il faut apporter la carte soleil ?', ['optique-ramq']],
    ['optician', 'en', 'do the kids need their health card?', ['optique-ramq']],
    ['vet', 'fr', 'le lapin il doit manger avant ou non ?', ['may be vet-fasting']],
    ['vet', 'fr', 'soignez-vous les lapins ?', ['vet-rabbits']],
    ['physio', 'fr', "ai-je besoin d'un papier du doc ?", ['physio-referral']],
    ['physio', 'en', 'do we need a paper from the doctor?', ['physio-referral']],
  ] as const)('%s %s: %s', async (business, language, say, entries) => {
    expect(await entriesOf(business, language, say)).toEqual(entries);
  });
});
