import { describe, expect, test } from '@jest/globals';
import type { PublicFaqEntry } from '../../../shared/schemas/faq.ts';
import { conversationWith, plain } from './conversation-with.ts';

const entry = (
  id: string,
  question: string,
  english: string,
  topic?: PublicFaqEntry['topic'],
): PublicFaqEntry => ({
  id,
  question,
  answer: `Réponse : ${id}.`,
  translations: { en: { question: english, answer: `Answer: ${id}.` } },
  ...(topic ? { topic } : {}),
});

const faq = [
  entry('parking', 'Où se stationner ?', 'Where can I park?', 'parking'),
  entry('dogs', 'Acceptez-vous les chiens ?', 'Do you accept dogs?'),
  entry('gifts', 'Vendez-vous des cartes-cadeaux ?', 'Do you sell gift cards?'),
  entry('wifi', 'Avez-vous le wifi ?', 'Do you have wifi?'),
  entry('kids', 'Les enfants sont-ils les bienvenus ?', 'Are children welcome?'),
  entry('alone', 'Prenez-vous les gens sans rendez-vous ?', 'Do you take walk-ins?'),
];

const ask = async (message: string): Promise<string> =>
  plain((await conversationWith({ faq }).say(message)).reply);

describe('an answer of the owner is found by other words than those of its question', () => {
  test.each([
    ['est-ce que je peux amener mon chien?', 'dogs'],
    ['jpeux tu venir avec mon chien', 'dogs'],
    ['les chiens sont-tu acceptés?', 'dogs'],
    ['acceptez-vous les animaux?', 'dogs'],
    ['can I bring my dog?', 'dogs'],
    ['are dogs allowed?', 'dogs'],
    ['r u dog friendly?', 'dogs'],
    ['do you allow pets?', 'dogs'],
    ['avez-vous des cartes cadeaux?', 'gifts'],
    ['je peux-tu acheter une carte-cadeau?', 'gifts'],
    ['do u sell gift cards', 'gifts'],
    ['can I buy a gift card?', 'gifts'],
    ['y a-tu du wifi?', 'wifi'],
    ['is there wifi?', 'wifi'],
    ['je peux-tu emmener mon enfant?', 'kids'],
    ['can my kids come too?', 'kids'],
    ['prenez-vous du monde sans rendez-vous?', 'alone'],
    ['do you take walk ins?', 'alone'],
    ['où je peux me parker?', 'parking'],
  ])('“%s”: %s', async (message, id) => {
    expect(await ask(message)).toMatch(new RegExp(`(?:Réponse :|Answer:) ${id}\\.`));
  });
});

describe('no answer is given to what was not asked', () => {
  test.each([
    'c’est pour mon chien',
    'mon chien s’appelle Fido, je voudrais une coupe homme jeudi',
    'my dog is called Fido, a men’s cut thursday please',
    'can I bring my dog thursday at 3?',
    'une coupe pour mon enfant samedi',
    'do you sell dog food?',
    'what’s your phone number?',
  ])('“%s”', async (message) => {
    expect(await ask(message)).not.toMatch(/Réponse|Answer:/);
  });
});

describe('a question that nobody here can answer is said to be so beside what is wished', () => {
  test.each([
    ['coupe homme jeudi svp, pis avez-vous une piscine?', "Je n'ai pas la réponse à"],
    ['est-ce que vous avez une terrasse? coupe homme jeudi', "Je n'ai pas la réponse à"],
    ['faut-tu apporter de quoi? coupe homme jeudi', "Je n'ai pas la réponse à"],
    [
      'do I need to bring anything? men’s cut thursday',
      "the answer to “do I need to bring anything?”; I'll attach the question",
    ],
    ['men’s cut thursday, also do you have a swimming pool?', "I don't have the answer to"],
    ['is the music loud there? men’s cut thursday please', "I don't have the answer to"],
  ])('“%s”', async (message, told) => {
    const { reply, slots } = await conversationWith({ faq }).say(message);
    expect(plain(reply)).toContain(told);
    expect(slots.length).toBeGreaterThan(0);
  });
});

describe('a courtesy is no question', () => {
  test.each([
    'allô ça va? coupe homme jeudi',
    'hi how are you? men’s cut thursday',
    'coupe homme jeudi, c’est faisable?',
    'men’s cut thursday, does that work?',
    'men’s cut thursday, any chance?',
    'vous pensez que ça se peut? coupe homme jeudi',
    'pouvez-vous me caser? coupe homme jeudi',
    'coupe homme jeudi, hein?',
  ])('“%s”', async (message) => {
    const { reply, slots } = await conversationWith({ faq }).say(message);
    expect(plain(reply)).not.toMatch(/pas d'information|pas la réponse|no information|have the answer/);
    expect(slots.length).toBeGreaterThan(0);
  });
});

describe('a question put the other way round than the owner’s', () => {
  const taxes = {
    ...entry('taxes', 'Les taxes sont-elles comprises ?', 'Are taxes included?', 'taxes'),
    answer: 'Non, elles s’ajoutent.',
    translations: { en: { question: 'Are taxes included?', answer: 'No, they are added.' } },
  };
  const tell = async (message: string): Promise<string> =>
    plain((await conversationWith({ faq: [taxes] }).say(message)).reply);

  test.each(['donc 110 $, taxes en sus ?', 'les taxes sont en plus ?', 'c’est plus taxes ?'])(
    'is told with it, so that its no denies nothing: “%s”',
    async (message) => {
      expect(await tell(message)).toMatch(/« Les taxes sont-elles comprises \? » Non, elles s'ajoutent/);
    },
  );
  test.each(['is tax extra?', 'so it’s $110 plus tax, right?', 'is that before tax?'])(
    '“%s”',
    async (message) => {
      expect(await tell(message)).toMatch(/“Are taxes included\?” No, they are added/);
    },
  );
  test.each(['les taxes sont-elles incluses ?', 'are taxes included?', 'is tax included or extra?'])(
    'and put the same way is answered alone: “%s”',
    async (message) => {
      expect(await tell(message)).toMatch(/^(?:Non, elles s'ajoutent|No, they are added)/);
    },
  );
});

describe('what the owner answered of a price is told', () => {
  const course = {
    ...entry('course', 'Combien coûte le cours complet ?', 'How much is the full course?'),
    answer: '1 025 $.',
    translations: { en: { question: 'How much is the full course?', answer: '$1,025.' } },
  };

  test.each([
    'and the whole course, from start to finish, how much is that?',
    'c’est combien le cours complet?',
  ])('where it is of no one service: “%s”', async (message) => {
    const { reply } = await conversationWith({ faq: [course] }).say(message);
    expect(plain(reply)).toMatch(/1,025|1 025/);
  });

  test('and the price of a service where it is of one', async () => {
    const { reply } = await conversationWith({ faq: [course] }).say('how much is a men’s cut?');
    expect(plain(reply)).not.toContain('1,025');
  });
});
