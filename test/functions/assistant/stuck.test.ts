import { describe, expect, test } from '@jest/globals';
import { protestsIn } from '../../../functions/assistant/hear/acts/protest-words.ts';
import { readText } from '../../../functions/assistant/hear/text.ts';
import { conversationWith, plain } from './conversation-with.ts';

const replies = async (...messages: readonly string[]) => {
  const { say } = conversationWith();
  const told: string[] = [];
  for (const message of messages) told.push(plain((await say(message)).reply));
  return told;
};

const LOST = /Je vous comprends mal|keep misunderstanding you/;

describe('the same answer is not given twice in a row', () => {
  test.each([
    ['je voudrais venir vendredi', 'pour mon affaire', 'ben mon affaire là', 'mon affaire j’ai dit'],
    ['can i come friday', 'for my thing', 'the thing i told you', 'my thing, really'],
  ])(
    'a list of services is given once, then a person is near, then all is offered to be passed on: “%s”',
    async (...messages) => {
      const told = await replies(...messages);
      const lists = told.filter((reply) => reply.includes('•'));
      expect(lists.length).toBeLessThanOrEqual(2);
      expect(told.some((reply) => LOST.test(reply))).toBe(true);
      expect(told.at(-1)).toMatch(/transmette votre message|tell the team about your message/);
    },
  );

  test('nor is a name asked for so', async () => {
    const told = await replies(
      'une coupe femme demain à 10 h',
      '514 555-0144',
      'euh je sais pas trop',
      'pas trop sûr là',
    );
    expect(told.some((reply) => LOST.test(reply))).toBe(true);
  });

  test('which goes on where it is answered', async () => {
    const [, , , last] = await replies('can i come friday', 'for my thing', 'the thing', 'a women’s cut');
    expect(last).toMatch(/friday/i);
    expect(last).not.toMatch(LOST);
  });

  test('and what is asked for anew is no repetition', async () => {
    const told = await replies('a women’s cut on friday', 'in the afternoon', 'on monday then');
    expect(told.join(' ')).not.toMatch(LOST);
  });
});

describe('who protests twice is told how a person is reached', () => {
  test('with whatever is answered', async () => {
    const told = await replies(
      'a women’s cut on friday',
      'i said in the morning',
      'no no, the afternoon i said',
    );
    expect(told[1]).not.toMatch(LOST);
    expect(told[2]).toMatch(LOST);
  });
});

describe('what says that something was not understood', () => {
  test.each([
    'i said tj morin',
    'that’s not what i asked',
    'no no not a pet portrait',
    'am i booked, yes or no',
    'je vous répète que le 29 ne convient pas',
    'jai dit après 5 h',
    'non non c’est pour ma barbe',
    'vous n’avez pas répondu',
    'voyons pas corporatif, le chien!',
  ])('“%s”', (said) => expect(protestsIn(readText(said).folded)).toBe(true));

  test.each([
    'no thanks',
    'non merci',
    'my doctor said physio',
    'non, pas jeudi',
    'I need a cut, not what I usually get',
    'c’est pas ça le problème',
    'nous voyons si ça marche',
  ])('and not “%s”', (said) => expect(protestsIn(readText(said).folded)).toBe(false));
});
