import { describe, expect, it } from '@jest/globals';
import type { BusinessService } from '../../../functions/assistant/contract.ts';
import { openDesk, weekdaySlots } from '../../support/assistant-ports.ts';
import { conversationWith, plain } from './conversation-with.ts';

const people = [
  { id: 'ana', name: 'Ana Roy' },
  { id: 'leo', name: 'Léo Caron' },
  { id: 'zoe', name: 'Zoé Martin' },
];
const service = (
  id: string,
  name: string,
  knownAs: readonly string[],
  durationMin: number,
  price: number,
  performers: readonly string[],
): BusinessService => ({
  ...{ id, name, durationMin, price, currency: 'CAD', description: null },
  knownAs: [name, ...knownAs],
  people: [...performers],
});
const services = [
  service('m60', 'Massage suédois 60 minutes', ['Swedish massage, 60 minutes'], 60, 98, ['ana', 'leo']),
  service('m90', 'Massage suédois 90 minutes', ['Swedish massage, 90 minutes'], 90, 135, ['leo']),
  service('soin', 'Soin du visage', ['Facial'], 45, 89, ['zoe']),
  service('laser', 'Épilation au laser', ['Laser hair removal'], 120, 200, ['zoe']),
];

const talkWith = () => conversationWith({ people, services }, openDesk(weekdaySlots(), undefined, people));
const told = async (...said: readonly string[]): Promise<string> => {
  const talk = talkWith();
  for (const message of said.slice(0, -1)) await talk.say(message);
  return plain((await talk.say(said.at(-1) ?? '')).reply);
};

describe('“which one of you does it?” asks who performs what is named', () => {
  it.each([
    'which one of you does the facial?',
    'which one of u guys does facials',
    'which of you girls does the facial?',
    'who of you does the facial',
    'lequel de vous autres fait le soin du visage?',
    'laquelle d’entre vous fait le soin du visage?',
    'c’est qui chez vous qui donne le soin du visage?',
    'c’est qui dans votre équipe qui fait les soins du visage',
    'how much is a facial, and which one of you does it?',
    'c’est combien un soin du visage, pis c’est qui qui fait ça chez vous?',
  ])('%s', async (message) => {
    const reply = await told(message);
    expect(reply).toContain('Zoé Martin');
    expect(reply).not.toMatch(/Ana|Léo|pas la réponse|don't have the answer/);
  });

  it.each([
    'can one of you do a facial friday?',
    'est-ce qu’une de vous peut me faire un soin du visage vendredi?',
  ])('and here a time is wished for: %s', async (message) => {
    const { slots } = await talkWith().say(message);
    expect(slots.length).toBeGreaterThan(0);
  });
});

describe('two lengths of one service', () => {
  it.each([
    'what do you charge for the hour massage, and what’s the hour and a half?',
    'Evening. Trying to decide: how much for the 60 minute massage and what’s the 90 minutes?',
    'how much is the 60 minute massage? and 90 minutes?',
    'c’est combien le massage d’une heure, et celui d’une heure et demie?',
    'combien le massage de 60 minutes pis celui de 90 minutes?',
  ])('each have their price, and nothing is wished or added up: %s', async (message) => {
    const { reply, slots } = await talkWith().say(message);
    expect(plain(reply)).toMatch(/98/);
    expect(plain(reply)).toMatch(/135/);
    expect(plain(reply)).not.toMatch(/233/);
    expect(slots).toEqual([]);
  });

  it.each([
    ['how much is the 60 minute massage? and 90 minutes?', 'which of you gives the longer one?'],
    ['how much is the 60 minute massage? and 90 minutes?', 'who does the longest?'],
    [
      'c’est combien le massage de 60 minutes, et celui de 90 minutes?',
      'c’est qui chez vous qui donne le plus long?',
    ],
    ['c’est combien le massage de 60 minutes, et celui de 90 minutes?', 'qui fait le plus long?'],
  ])('and the longer one is the longer of them: %s · %s', async (first, second) => {
    const reply = await told(first, second);
    expect(reply).toContain('Léo Caron');
    expect(reply).not.toMatch(/Ana|Zoé|laser/i);
  });

  it.each([
    ['how much is the 60 minute massage? and 90 minutes?', 'how much is the longer one?'],
    ['c’est combien le massage de 60 minutes, et celui de 90 minutes?', 'le plus long est à combien?'],
  ])('as is its price: %s · %s', async (first, second) => {
    const reply = await told(first, second);
    expect(reply).toMatch(/135/);
    expect(reply).not.toMatch(/98|200/);
  });

  it('is of all where none was spoken of', async () => {
    expect(await told('what’s your longest service?')).toMatch(/laser/i);
  });
});
