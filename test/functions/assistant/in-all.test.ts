import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

describe('what several come to', () => {
  test.each([
    '$165 total then?',
    'so that is 165 in total?',
    'c’est combien en tout pour nous deux?',
    'ça fait 165 piasses en tout?',
  ])('is of all that is arranged at once: “%s”', async (question) => {
    const { say } = conversationWith();
    await say('a women’s cut and a colouring on thursday, one after the other');
    const { reply } = await say(question);
    expect(plain(reply)).toMatch(/165[.,]00/);
  });

  test('is not of what the next sentence names', async () => {
    const { say } = conversationWith();
    await say('une coupe femme et une coloration jeudi, une après l’autre');
    const { reply } = await say(
      'c’est combien en tout pour nous deux? la coiffure de mariée est-elle en plus?',
    );
    expect(plain(reply)).toMatch(/165[.,]00/);
  });
});

describe('what there is for no more than an amount', () => {
  test.each([
    'anything under 60?',
    'what can I get for 60 bucks',
    'do you have something for less than $60?',
    'avez-vous quelque chose en bas de 60 piasses?',
    'qu’est-ce que je peux avoir pour 60$',
  ])('is told with its prices: “%s”', async (message) => {
    const { reply } = await conversationWith().say(message);
    expect(plain(reply)).toMatch(/Coupe femme ?: .*55/);
    expect(plain(reply)).toMatch(/Coupe homme ?: .*30/);
    expect(plain(reply)).not.toMatch(/Coloration/);
  });

  test('is the cheapest where nothing costs so little', async () => {
    const { reply } = await conversationWith().say('anything under 20 dollars?');
    expect(plain(reply)).toMatch(/cheapest.*Coupe homme/);
  });

  test.each([
    'anything for kids under 12?',
    'something under 30 minutes?',
    'un massage pour moins de 60 personnes?',
  ])('is asked of no age, length or number: “%s”', async (message) => {
    const { reply } = await conversationWith().say(message);
    expect(plain(reply)).not.toMatch(/Coupe homme ?: 30/);
  });
});

describe('how long it takes, asked in wonder', () => {
  test.each(['wait it takes 2 hours??', 'ça prend 2 heures?', 'why 2 hours?'])('“%s”', async (question) => {
    const { say } = conversationWith();
    await say('a colouring on thursday');
    const { reply } = await say(question);
    expect(plain(reply)).toMatch(/Coloration (?:takes|dure) 120 min/);
  });
});

describe('what is no service, and not sought as one', () => {
  test.each([
    'how long does the hair gotta be for a cut',
    'combien vaut mon chalet ?',
    'price of the house on the corner?',
    "j'ai-tu besoin d'un papier du doc pour une coupe femme?",
  ])('“%s”', async (message) => {
    const { reply } = await conversationWith().say(message);
    expect(plain(reply)).not.toMatch(/I don't see|ne vois pas/);
  });
});
