import { describe, expect, it } from '@jest/globals';
import type { PublicFaqEntry } from '../../../shared/schemas/faq.ts';
import { conversationWith, plain } from './conversation-with.ts';

const entry = (
  id: string,
  [question, answer]: readonly [string, string],
  [asked, told]: readonly [string, string],
): PublicFaqEntry => ({ id, question, answer, translations: { en: { question: asked, answer: told } } });

const faq = [
  entry(
    'fast',
    [
      'Doit-il être à jeun avant l’opération ?',
      'Oui : aucune nourriture depuis la veille. L’eau est permise.',
    ],
    ['Does he have to fast before the surgery?', 'Yes: no food since the evening before. Water is allowed.'],
  ),
  entry(
    'age',
    [
      'À partir de quel âge peut-on prendre une leçon ?',
      'À 16 ans, avec un permis. Un parent signe l’inscription des mineurs.',
    ],
    [
      'From what age can I take a lesson?',
      'At 16, with a licence. A parent signs the registration of minors.',
    ],
  ),
  entry(
    'park',
    ['Où peut-on se stationner ?', 'Derrière, gratuit pendant deux heures.'],
    ['Where can I park?', 'Behind the building, free for two hours.'],
  ),
];

const FASTING = /L'eau est permise|Water is allowed/;
const SIGNING = /Un parent signe|A parent signs/;

const told = async (first: string, second: string): Promise<string> => {
  const talk = conversationWith({ faq });
  await talk.say(first);
  return plain((await talk.say(second)).reply);
};

describe('what is asked next is answered by the answer that was told last, where that holds it', () => {
  it.each([
    ['doit-il être à jeun avant l’opération?', 'il peut boire quand même?', FASTING],
    ['doit-il être à jeun avant l’opération?', 'pauvre ti minou. y peut boire au moins?', FASTING],
    ['does he have to fast before the surgery?', 'poor thing. he can still drink at least?', FASTING],
    [
      'à partir de quel âge peut-on prendre une leçon?',
      'ok merci. pis pour s’inscrire y peut tu y aller tout seul en vélo ou vous avez besoin de moi',
      SIGNING,
    ],
    [
      'from what age can I take a lesson?',
      'ok thanks. and for signing up can he go on his own on his bike or do you need me there',
      SIGNING,
    ],
    ['from what age can I take a lesson?', 'and can he register alone?', SIGNING],
  ])('%s · %s', async (first, second, answer) => {
    const reply = await told(first, second);
    expect(reply).toMatch(answer);
    expect(reply).not.toMatch(/pas la réponse|don't have the answer/);
  });

  it.each([
    ['doit-il être à jeun avant l’opération?', 'il peut apporter sa doudou?', FASTING],
    ['does he have to fast before the surgery?', 'can he bring his blanket?', FASTING],
    ['from what age can I take a lesson?', 'is it free for his sister?', SIGNING],
    ['où peut-on se stationner?', 'c’est gratuit pour les enfants?', /Derrière/],
  ])('and not by it where it does not: %s · %s', async (first, second, answer) => {
    expect(await told(first, second)).not.toMatch(answer);
  });
});
