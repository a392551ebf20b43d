import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import { contextOf } from './businesses.ts';
import { heard } from './frame-in-short.ts';

const wordsAsked = (said: string, business: 'salon' | 'garage' = 'salon') =>
  hear(said, contextOf(business)).asks.map(({ words }) => words);

describe('what is asked in common words beside a wish', () => {
  it.each([
    ['une coupe femme vendredi, j’apporte quoi?', 'women’s cut Friday, what should I bring?'],
    [
      'une coloration jeudi, faut-il apporter quelque chose?',
      'colouring Thursday, do I need to bring anything?',
    ],
    [
      'une coupe pour mon chien vendredi, vous faites ça?',
      'a cut for my parrot Friday, is that something you do?',
    ],
  ])('%s · %s: is asked of the team', (french, english) => {
    for (const said of [french, english]) {
      expect([said, wordsAsked(said).length]).toEqual([said, 1]);
      expect(hear(said, contextOf('salon')).clauses).not.toEqual([]);
    }
  });

  it.each([
    ['une coupe homme vendredi matin, vous faites ça?', 'men’s cut Friday morning, do you do that?'],
    ['une coupe homme vendredi, c’est possible?', 'men’s cut Friday, is that possible?'],
    ['je peux amener mon fils samedi pour une coupe?', 'can I bring my son in Saturday for a cut?'],
  ])('%s · %s: asks nothing but a time', (french, english) => {
    for (const said of [french, english]) expect([said, wordsAsked(said)]).toEqual([said, []]);
  });
});

describe('a question behind the wish is one by itself', () => {
  it.each([
    [
      'une coupe enfant samedi, est-ce qu’il a encore droit au prix enfant?',
      '?price(enfant) | + enfant 11-28',
    ],
    ['kids’ cut on Saturday, does he still get the kids’ price?', '?price(enfant) | + enfant 11-28'],
  ])('%s', (said, frame) => {
    const all = heard(said, contextOf('salon'));
    for (const part of frame.split(' | ')) expect(all).toContain(part);
  });

  it.each(['ça inclut-tu le shampoing?', 'ça comprend le shampoing?', 'does it come with a shampoo?'])(
    'une coloration samedi, %s',
    (question) => {
      const all = hear(`une coloration samedi, ${question}`, contextOf('salon'));
      expect(all.clauses.map(({ services }) => services.map(({ id }) => id))).toEqual([['couleur']]);
      expect(all.asks).toHaveLength(1);
    },
  );

  it.each([
    'la coloration, ça inclut-tu le shampoing spécial?',
    'the colouring, do I have to wash my hair first?',
  ])('and of what only stands before it, nothing is wished: %s', (said) => {
    const { asks, clauses } = hear(said, contextOf('salon'));
    expect(clauses).toEqual([]);
    expect(asks).toEqual([{ topic: 'other', services: ['couleur'], persons: [], words: said }]);
  });

  it('what is guaranteed is no one’s work', () => {
    expect(wordsAsked('oil change Saturday, is the work guaranteed?', 'garage')).toEqual([
      'is the work guaranteed?',
    ]);
    expect(heard('is Karim working Saturday?', contextOf('salon'))).toContain('?people');
  });

  it('a rental is no place', () => {
    expect(heard('location de ponceuse samedi', contextOf('garage'))).not.toContain('?address');
    expect(heard('location pour l’examen le 3 décembre', contextOf('garage'))).not.toContain('?address');
    expect(heard('what’s your location?', contextOf('garage'))).toContain('?address');
  });

  it.each([
    'can she eat that day?',
    'est-ce qu’elle peut manger ce jour-là?',
    'does she have to fast that day?',
  ])('a day on which something else is done keeps its hours: %s', (question) => {
    const { clauses } = hear(`a women’s cut next Monday morning? ${question}`, contextOf('salon'));
    expect(clauses.flatMap(({ when }) => when?.times ?? [])).toEqual([{ from: 0, to: 720 }]);
  });

  it.each([
    ['j’ai 3 ans de retard dans mes impôts', 'j’ai deux mois de retard dans mes paiements'],
    ['on a 4 semaines de retard sur le vaccin', 'avec un an de retard'],
  ])('years behind are no lateness: %s · %s', (one, other) => {
    for (const said of [one, other]) expect(heard(said, contextOf('salon'))).not.toContain('late');
    expect(heard('j’ai 10 minutes de retard', contextOf('salon'))).toContain('late');
  });
});
