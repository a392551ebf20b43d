import { describe, expect, test } from '@jest/globals';
import { beyondWords, hearWords } from '../../../../../functions/assistant/hear-message.ts';
import { conversationWith, plain } from '../../conversation-with.ts';
import { contextOf } from '../businesses.ts';

const faq = [
  { id: 'park', question: 'Where can I park?', answer: 'In the lot behind the shop, free for two hours.' },
  {
    id: 'late',
    question: 'What if I am late?',
    answer: 'After fifteen minutes we may have to shorten your visit.',
  },
  { id: 'pay', question: 'How can I pay?', answer: 'Debit, credit and cash.' },
  { id: 'kids', question: 'From what age do you cut children’s hair?', answer: 'From two years on.' },
];

const context = contextOf('salon', { language: 'en', faq });

const near = async (message: string): Promise<readonly string[]> => {
  const frame = await beyondWords(await hearWords(message, context), context);
  return [
    ...(frame.near ?? []),
    ...frame.asks.flatMap(({ entry }) => entry ?? []),
    ...(frame.entry ? [frame.entry] : []),
  ];
};

describe('a question put in other words than the owner’s', () => {
  test.each([
    ['park', 'do I need to bring quarters for a meter or can I leave the van somewhere'],
    ['pay', 'can I settle up by tapping my phone or is it just cash'],
    ['late', 'what happens if the bus makes me show up fifteen minutes behind'],
    ['kids', 'my baby girl has never had her bangs trimmed, is she too small for you guys?'],
  ])('finds “%s”: “%s”', async (id, message) => {
    expect(await near(message)).toEqual([id]);
  });

  test.each([
    ['is there a spot on Saturday for a beard trim?'],
    ['do you guys sell shampoo bars'],
    ['can you dye my eyebrows to match'],
  ])('finds none where nothing is like it: “%s”', async (message) => {
    expect(await near(message)).toEqual([]);
  });

  test('is answered under the owner’s own question, and the team is offered', async () => {
    const { say } = conversationWith({ faq });
    const { reply } = await say('can I settle up by tapping my phone or is it just cash', { language: 'en' });
    expect(plain(reply)).toContain('“How can I pay?” Debit, credit and cash.');
  });
});
