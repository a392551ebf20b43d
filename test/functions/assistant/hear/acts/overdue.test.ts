import { describe, expect, it } from '@jest/globals';
import { beyondWords, hearWords } from '../../../../../functions/assistant/hear-message.ts';
import { contextOf } from '../businesses.ts';

const name = 'Déclaration de revenus';
const context = {
  ...contextOf('salon'),
  services: [
    { id: 'impot', name, knownAs: [name, 'rapport d’impôt', 'impôts', 'tax return', 'taxes'] },
    { id: 'tps', name: 'Déclaration de TPS', knownAs: ['Déclaration de TPS', 'GST return'] },
  ],
};
const actsOf = async (said: string) => (await beyondWords(await hearWords(said, context), context)).acts;

describe('what is overdue keeps nobody on the road', () => {
  it.each([
    ['je suis en retard de 3 ans dans mes impôts', 'I’m late with my taxes'],
    ['je suis en retard dans mes déclarations', 'I’m late filing my taxes'],
    ['chu en retard sur mes rapports d’impôts', 'I’m late on my GST return'],
  ])('%s · %s', async (french, english) => {
    for (const said of [french, english]) expect([said, await actsOf(said)]).toEqual([said, []]);
  });

  it.each([
    ['je suis en retard de 10 minutes', 'I’m running 10 minutes late'],
    ['je suis en retard pour mon rendez-vous', 'I’m late for my tax appointment'],
    ['je suis en retard dans le trafic', 'I’m late, on my way there'],
  ])('and here somebody is late: %s · %s', async (french, english) => {
    for (const said of [french, english]) expect([said, await actsOf(said)]).toEqual([said, ['late']]);
  });
});
