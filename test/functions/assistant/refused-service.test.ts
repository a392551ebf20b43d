import { describe, expect, test } from '@jest/globals';
import { BUSINESSES } from '../../../eval/businesses/businesses.ts';
import { knownBusiness } from '../../../eval/messages/known-business.ts';
import { conversationWith, plain } from './conversation-with.ts';

const answered = async (
  business: keyof typeof BUSINESSES,
  ...messages: readonly string[]
): Promise<string> => {
  const { say } = conversationWith(knownBusiness(BUSINESSES[business]));
  let reply = '';
  for (const message of messages) ({ reply } = await say(message));
  return plain(reply);
};

describe('who refuses the service that is being arranged, and tells what is wrong, is offered the one that finds out', () => {
  test.each([
    [
      'physio',
      'orthèse de genou demain',
      'euh non pas une orthese, jsais meme pas ce que jai, faut kkun qui regarde mon genou',
      /Évaluation en physiothérapie/,
    ],
    [
      'physio',
      'cours de gym demain matin',
      'Non pas le gym. Mon dos. C’est premier fois que je viens.',
      /Évaluation en physiothérapie/,
    ],
    ['dentist', 'nettoyage jeudi', 'non pas un nettoyage, j’ai une dent cassée', /Examen dentaire/],
  ] as const)('%s: “%s”, “%s”', async (business, asked, refused, expected) => {
    expect(await answered(business, asked, refused)).toMatch(expected);
  });
});

describe('what is meant instead is heard behind what is refused', () => {
  test.each([
    ['barber', 'hair design friday after 530', 'no not a design just the beard trimmed up', /Beard trim/],
    ['photo', 'portrait corporatif samedi', 'voyons pas corporatif, le chien!', /Portrait d.animal/],
    ['garage', 'oil change thursday', 'no the brakes squeak, not the oil', /Brake estimate/],
    [
      'groomer',
      'coupe de griffes mercredi',
      'pas les griffes, le bain au complet',
      /Est-ce pour « Toilettage complet/,
    ],
    [
      'barber',
      'haircut thursday morning',
      'Then the seniors’ haircut, please, at that price.',
      /Seniors. haircut/,
    ],
  ] as const)('%s: “%s”, “%s”', async (business, asked, refused, expected) => {
    expect(await answered(business, asked, refused)).toMatch(expected);
  });
});
