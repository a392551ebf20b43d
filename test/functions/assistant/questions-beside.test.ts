import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

describe('a question that nobody answered stands beside the wish', () => {
  test.each([
    'can I bring my own razor for a women’s cut on thursday',
    'do you use ammonia free colour? a colouring for thursday please',
    'je peux apporter mon rasoir pour une coupe femme jeudi?',
    'utilisez-vous de la coloration sans ammoniaque? une coloration pour jeudi svp',
  ])('“%s”', async (message) => {
    const { reply, slots, unanswered } = await conversationWith({ faq: [] }).say(message);
    expect(plain(reply)).toMatch(/don't have the answer|n'ai pas la réponse/);
    expect(unanswered).toBeDefined();
    expect(slots.map(({ startAt }) => startAt.slice(0, 10))).toContain('2026-11-26');
  });

  test.each([
    'do I need to wash my hair before a colouring?',
    'which cut is better for curly hair?',
    'can you come to my house for a colouring?',
    'faut-tu que je me lave les cheveux avant une coloration?',
    'la coloration, ça inclut-tu le shampoing spécial?',
    'pouvez-vous venir chez nous pour une coloration?',
  ])('that is no wish offers no times: “%s”', async (message) => {
    const { slots, unanswered } = await conversationWith({ faq: [] }).say(message);
    expect(slots).toEqual([]);
    expect(unanswered).toBeDefined();
  });

  test.each([
    ['how much for a colouring, and is Marie in on thursday?', '110'],
    ['combien pour une coloration, pis Marie est-tu là jeudi?', '110'],
  ])('“%s” says the price and more', async (message, price) => {
    const { reply } = await conversationWith().say(message);
    expect(plain(reply)).toContain(price);
    expect(plain(reply)).toMatch(/Marie|26/);
  });
});

describe('each of several questions that nobody answered', () => {
  test.each([
    ['do you have lockers? can I bring my dog?', 'lockers', 'my dog'],
    ['women’s cut thursday, do you have lockers? can I bring my dog?', 'lockers', 'my dog'],
    ['do you play music? and do you have a shower?', 'music', 'shower'],
    ['how many products do you use for a colouring? can my dog come with me?', 'products', 'my dog'],
    ['avez-vous des casiers? jpeux tu amener mon chien?', 'casiers', 'mon chien'],
    ['coupe femme jeudi, y a tu des casiers? jpeux tu amener mon chien?', 'casiers', 'mon chien'],
    ['vous jouez quelle musique? pis y a-tu une douche?', 'musique', 'douche'],
    ['combien de produits pour une coloration? jpeux tu venir avec mon chien?', 'produits', 'mon chien'],
  ])('is said back: “%s”', async (message, one, other) => {
    const { reply } = await conversationWith({ faq: [] }).say(message);
    expect(plain(reply)).toMatch(new RegExp(`(?:answer to|réponse à) .*${one}`));
    expect(plain(reply)).toMatch(new RegExp(`(?:answer to|réponse à) .*${other}`));
  });

  test.each([
    ['what’s the minimum age?', 'minimum age'],
    ['c’est quoi l’âge minimum', 'âge minimum'],
    ['c’est quoi vos règles d’hygiène', 'hygiène'],
    ['how many photos do we get?', 'photos'],
  ])('and is open for the owner, with no list of services: “%s”', async (message, words) => {
    const { reply, unanswered } = await conversationWith({ faq: [] }).say(message);
    expect(plain(reply)).toContain(words);
    expect(plain(reply)).not.toContain('•');
    expect(unanswered?.text).toBeDefined();
  });
});

/** A question of the owner's, with its answer, in both languages. */
const giftCards = {
  id: 'gifts',
  question: 'Vendez-vous des cartes-cadeaux ?',
  answer: 'Oui, au studio, pour tout montant.',
  translations: { en: { question: 'Do you sell gift cards?', answer: 'Yes, for any amount.' } },
};

describe('beside a question that the owner has answered, another is said back', () => {
  test.each([
    ['do you have gift cards and do you take dogs?', 'any amount', 'dogs'],
    ['do you have gift cards? is there a shower?', 'any amount', 'shower'],
    ['do you take dogs and do you sell gift cards?', 'any amount', 'dogs'],
    ['avez-vous des cartes-cadeaux pis est-ce que vous prenez les chiens?', 'tout montant', 'chiens'],
    ['avez-vous des certificats-cadeaux? y a-t-il une douche?', 'tout montant', 'douche'],
    ['prenez-vous les chiens? vendez-vous des certificats-cadeaux?', 'tout montant', 'chiens'],
  ])('“%s”', async (message, answer, words) => {
    const { reply, unanswered } = await conversationWith({ faq: [giftCards] }).say(message);
    expect(plain(reply)).toContain(answer);
    expect(plain(reply)).toMatch(new RegExp(`(?:answer to|réponse à) .*${words}`));
    expect(unanswered?.text).toContain(words);
  });

  test('what is told before the owner’s question still says what it is about', async () => {
    const known = {
      id: 'age',
      question: 'Quel est l’âge minimum pour une coloration ?',
      answer: 'Douze ans.',
    };
    const { reply } = await conversationWith({ faq: [known] }).say(
      'ma fille veut une coloration. c’est quoi l’âge minimum?',
    );
    expect(plain(reply)).toContain('Douze ans');
  });
});

describe('the price of several that are named together', () => {
  test.each([
    'how much for a men’s cut and a colouring?',
    'men’s cut + colouring, what’s the price',
    'c combien coupe homme pis coloration',
    'coupe homme et coloration, combien?',
  ])('is told of each, with the sum: “%s”', async (message) => {
    const { reply, slots } = await conversationWith().say(message);
    expect(plain(reply)).toMatch(/30[.,]00/);
    expect(plain(reply)).toMatch(/110[.,]00/);
    expect(plain(reply)).toMatch(/140[.,]00/);
    expect(slots).toEqual([]);
  });
});

describe('an answer that was told', () => {
  const faq = [
    {
      id: 'parking',
      topic: 'parking' as const,
      question: 'Où stationner ?',
      answer: 'Dans la rue, avec un parcomètre.',
    },
  ];

  test.each([
    'avez-vous du stationnement? je voudrais une coupe femme jeudi',
    'une coupe femme jeudi. avez-vous du stationnement?',
  ])('is not told again as one that may help: “%s”', async (message) => {
    const { reply } = await conversationWith({ faq }).say(message);
    expect(plain(reply).split('parcomètre')).toHaveLength(2);
  });
});

describe('who asks for a place beside their children', () => {
  test.each([
    'a cut for me and my daughter on thursday',
    'coupe pour moi pis ma fille jeudi',
    'une coupe pour ma fille pis moi jeudi',
  ])('is not forgotten: “%s”', async (message) => {
    const { conversation } = await conversationWith().say(message);
    expect(conversation.state.appointments[0]?.besides).toHaveLength(1);
  });

  test.each(['a cut for me and my two boys on thursday', 'une coupe pour moi pis mes deux gars jeudi'])(
    'is counted with them: “%s”',
    async (message) => {
      const { conversation } = await conversationWith().say(message);
      expect(conversation.state.appointments[0]?.besides).toHaveLength(2);
    },
  );
});

describe('a complaint in plain words', () => {
  test.each([
    'le gars qui est venu hier a laissé un dégât, je veux être remboursé',
    'the guy who came yesterday left a mess, I want a refund',
  ])('“%s”', async (message) => {
    const { isComplaint } = await conversationWith().say(message);
    expect(isComplaint).toBe(true);
  });
});

describe('what is not offered is said of the very thing', () => {
  test.each([
    ['how long does a massage take?', '“massage”'],
    ['combien de temps prend un massage?', '« massage »'],
    ['a colouring, a massage and a women’s cut thursday', '“massage”'],
    ['une coloration, un massage et une coupe femme jeudi', '« massage »'],
  ])('“%s”', async (message, thing) => {
    const { reply } = await conversationWith({ faq: [] }).say(message);
    expect(plain(reply)).toContain(thing);
    expect(plain(reply)).toMatch(/among our services|parmi nos services/);
  });

  test.each(['coloration and nails thursday', 'une coloration, ongles'])(
    'one word that is listed with a service is not lost: “%s”',
    async (message) => {
      const { say, press, desk } = conversationWith({ faq: [] });
      await say(message);
      await press(1);
      const { reply } = await say('Ana Roy, ana@exemple.ca');
      expect(plain(reply)).toContain(message);
      expect(desk.bookings).toMatchObject([{ note: message }]);
    },
  );

  test.each([
    ['how long does a colouring take?', 'takes 120 min'],
    ['combien de temps prend une coloration?', 'dure 120 min'],
    ['how long does it take?', 'Here are our services'],
    ['a colouring and a women’s cut thursday', 'one after the other'],
  ])('what is offered is told as before: “%s”', async (message, told) => {
    const { reply } = await conversationWith({ faq: [] }).say(message);
    expect(plain(reply)).toContain(told);
  });
});

describe('a question put while an appointment is arranged', () => {
  test.each([
    ['a colouring thursday at 10', 'can I bring my dog?', 'attach the question to your appointment'],
    ['coloration jeudi 10h', 'je peux amener mon chien?', 'joindrai la question à votre rendez-vous'],
  ])('goes to the team with it: “%s”, “%s”', async (wish, question, told) => {
    const { say, desk } = conversationWith({ faq: [] });
    await say(wish);
    expect(plain((await say(question)).reply)).toContain(told);
    await say('Ana Roy ana@example.com');
    expect(JSON.stringify(desk.bookings)).toContain(question);
  });
});

test.each([
  ['do you take used oil?', 'do you take used oil?'],
  ['prenez-vous les vieux séchoirs?', 'prenez-vous les vieux séchoirs?'],
])('what is handed in is no wish: “%s”', async (message, asked) => {
  const { reply, slots } = await conversationWith({ faq: [] }).say(message);
  expect(plain(reply)).toContain(asked);
  expect(slots).toEqual([]);
});
