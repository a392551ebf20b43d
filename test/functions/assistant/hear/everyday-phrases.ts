import type { Group } from './phrase-groups.ts';

/** Messages of strangers in which a word was once taken for another, or a wish for nothing. */
export const everydayPhrases: readonly Group[] = [
  {
    business: 'salon',
    phrases: [
      ['vs avez tu dla place demain pm pour une coupe homme', 'book; + homme 11-24 [12,18)'],
      ['mèches vs coloration, laquelle?', '?compare(balayage,couleur)'],
      ["j'ai pas reçu ma confirmation", '.'],
      ['donnez-vous des reçus?', '?insurance'],
      ['chu vraiment pas contente de ma coupe', 'complaint'],
      ["c'est déjà parti, chu pas contente", 'complaint'],
      ['coupe femme vendredi sauf entre midi et 2', '+ femme 11-27 | - [12,14)'],
      ['Coupe homme jeudi. Simon Roy 514-555-0133', '+ homme 11-26; phone=+15145550133 name=Simon Roy'],
      ["c'est pour ma fille de 5 ans et moi, mercredi", '+ 11-25 x2'],
      ['its for my 5 year old daughter and myself, wednesday', '+ 11-25 x2'],
      ['my hair is super thick, a balayage friday', '+ balayage 11-27'],
      ['is the balayage free?', '?price(balayage)'],
      ['une coupe pour 2 en même temps', 'together; + femme homme enfant x2'],
      ['coupe homme, pis mon gars aussi', '+ homme x2'],
      ['men’s cut tuesday with Lea or thursday with Karim', '+ homme lea 11-24 | + karim 11-26'],
      ['coupe homme la veille du 12 décembre', '+ homme 12-11'],
      ['men’s cut friday unless thursday is open', '+ homme 11-27 11-26'],
    ],
  },
  {
    business: 'garage',
    phrases: [
      ['a wheel alignment and a tire change on friday', '+ alignement 11-27 | + pneus 11-27'],
      ['my car makes a weird noise', '.'],
    ],
  },
];
