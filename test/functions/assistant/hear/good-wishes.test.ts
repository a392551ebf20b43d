import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import { contextOf } from './businesses.ts';
import { frameInShort } from './frame-in-short.ts';

const wishes = (said: string): string => {
  const { clauses, remarks, residue } = hear(said, contextOf('salon'));
  return [
    ...clauses.map(({ when }) => JSON.stringify(when ?? {})),
    ...remarks,
    ...residue.map(({ word }) => word),
  ].join(' | ');
};

describe('whoever wishes a good time wishes for no time', () => {
  it.each([
    "hi, good morning to you, women's cut Friday",
    "Hello and good afternoon, women's cut Friday",
    "hey, good evening! Women's cut Friday",
    "'morning! women's cut Friday",
    "evening all, women's cut Friday",
    "Evening. Just a women's cut Friday",
    "Morning, looking for a women's cut Friday",
    "women's cut Friday. Thanks and good evening",
    "women's cut Friday, have a good afternoon",
    "women's cut Friday. Have yourself a great evening",
    "women's cut Friday, enjoy the rest of your evening",
    "Hope you had a good weekend! Women's cut Friday",
    "Hope you're having a nice morning. Women's cut Friday",
    "Happy Monday! Women's cut Friday",
    'allô bon matin, coupe femme vendredi',
    'bonjour et bon matin à vous, coupe femme vendredi',
    'bon lundi! coupe femme vendredi',
    'coupe femme vendredi, merci bonne fin de soirée',
    'coupe femme vendredi. Passez une belle soirée',
    'coupe femme vendredi. Je vous souhaite un bel après-midi',
    'coupe femme vendredi bon aprem',
    "J'espère que vous avez passé une belle fin de semaine. Coupe femme vendredi",
  ])('%s', (said) => {
    const bare = /coupe/.test(said) ? 'coupe femme vendredi' : "women's cut Friday";
    expect([said, wishes(said)]).toEqual([said, wishes(bare)]);
  });

  it.each(['hey, good evening!', 'bonsoir', 'bon matin à vous'])('neither agrees nor leaves: %s', (said) => {
    expect(hear(said, contextOf('salon')).acts).toEqual(['greet']);
  });

  it.each(['bel après-midi à vous!', 'have yourself a great evening', 'enjoy the rest of your day'])(
    'and leaves: %s',
    (said) => {
      expect(hear(said, contextOf('salon')).acts).toEqual(['bye']);
    },
  );
});

describe('what is good for a visit is wished', () => {
  it.each([
    ['Friday is a good evening for me', '+ 11-27 [17,24)'],
    ['a good morning for me is Friday', '+ 11-27 [0,12)'],
    ['do you have a nice evening spot on Friday?', '+ 11-27 [17,24)'],
    ['Friday would be good, morning or afternoon', '+ 11-27 [0,12) [12,18)'],
    ['un bon matin pour moi serait vendredi', '+ 11-27 [0,12)'],
    ['vendredi c’est une belle journée, le matin', '+ 11-27 [0,12)'],
  ])('%s', (said, expected) => {
    const { clauses } = hear(said, contextOf('salon'));
    const frame = { ...hear('x', contextOf('salon')), acts: [], asks: [], contact: {}, clauses };
    expect([said, frameInShort(frame)]).toEqual([said, expected]);
  });
});
