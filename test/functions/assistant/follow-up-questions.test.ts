import { describe, expect, it } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

describe('a service named alone behind a question about another', () => {
  it.each([
    ['combien pour une coupe homme ?', 'et la coloration ?'],
    ['how much is a coupe homme?', 'and the coloration?'],
  ])('is asked the same, and nothing is offered: %s · %s', async (first, second) => {
    const talk = conversationWith();
    await talk.say(first);
    const { reply, slots } = await talk.say(second);
    expect(plain(reply)).toContain('110');
    expect(slots).toEqual([]);
  });

  it.each([
    ['combien pour une coupe homme ?', 'et une coloration jeudi ?'],
    ['how much is a coupe homme?', 'and a coloration on Thursday?'],
  ])('is wished for where a time is told with it: %s · %s', async (first, second) => {
    const talk = conversationWith();
    await talk.say(first);
    expect((await talk.say(second)).slots).not.toEqual([]);
  });
});

describe('days alone behind the question for the hours', () => {
  it.each([
    ['vous êtes ouverts jusqu’à quelle heure ?', 'pis dimanche ?', /dimanche.*ferm/s],
    ['how late are you open?', 'and on sundays?', /sunday.*closed/is],
  ])('are asked the same: %s · %s', async (first, second, told) => {
    const talk = conversationWith({
      openingHours: [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, opens: '09:00', closes: '17:00' })),
    });
    await talk.say(first);
    const { reply, slots } = await talk.say(second);
    expect(plain(reply)).toMatch(told);
    expect(slots).toEqual([]);
  });
});

describe('who is late and asks something too', () => {
  const faq = [
    {
      id: 'late',
      question: 'Quelle est votre politique d’annulation ?',
      answer: 'Après 15 minutes, 20 $.',
      isShown: true,
      topic: 'policy' as const,
    },
  ];

  it.each([
    'j’ai manqué mon rendez-vous, y a-t-il des frais ?',
    'I’m running 15 min late, is there a fee for being late?',
  ])('is answered, and passed on: %s', async (said) => {
    const { reply } = await conversationWith({ faq }).say(said);
    expect(plain(reply)).toContain('20 $');
  });
});

describe('what is threatened if nobody answers', () => {
  it.each([
    'répondez ou je mets 1 étoile, coupe homme jeudi',
    'ANSWER or 1 star, coupe homme Thursday',
    'répondez!!! 1 étoile sinon. COUPE HOMME. JEUDI.',
    'this is the 3rd time im writing ANSWER!!! or 1 star. COUPE HOMME. THURSDAY.',
  ])('does not keep a wish from being answered: %s', async (said) => {
    const { slots } = await conversationWith().say(said);
    expect([...new Set(slots.map(({ startAt }) => startAt.slice(0, 10)))]).toEqual(['2026-11-26']);
    expect(slots.length).toBeGreaterThan(1);
  });
});

describe('a question that a sentence leads to', () => {
  const faq = [
    {
      id: 'age',
      question: 'À partir de quel âge recevez-vous les enfants ?',
      answer: 'Dès 6 ans.',
      isShown: true,
    },
  ];

  it('is answered by what the owner wrote about it', async () => {
    const { reply } = await conversationWith({ faq }).say(
      'Ma fille va avoir 9 ans, est-ce qu’elle est trop jeune pour une coloration chez vous ?',
    );
    expect(reply).toContain('Dès 6');
  });
});
