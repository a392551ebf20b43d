import type { Group } from './phrase-groups.ts';

/** How people fit an appointment into what else they do: before it, after it, and around it. */
export const lifePhrases: readonly Group[] = [
  {
    business: 'salon',
    phrases: [
      ['a blow-dry Saturday, I have to be out of the salon by noon', '+ plis 11-28 ..12'],
      ['une coupe samedi, faut que je sois partie de chez vous à midi', '+ femme homme enfant 11-28 ..12'],
      ["a cut Saturday as long as I'm out by noon", '+ femme homme enfant 11-28 ..12'],
      ["une coupe samedi, tant que j'suis partie à midi", '+ femme homme enfant 11-28 ..12'],
      ['une coupe samedi, finie à midi', '+ femme homme enfant 11-28 ..12'],
      ['a haircut Sunday between noon and three', '+ femme homme enfant 11-29 [12,15)'],
      ['a haircut Saturday between ten and noon', '+ femme homme enfant 11-28 [10,12)'],
      ['une coupe samedi entre dix heures et midi', '+ femme homme enfant 11-28 [10,12)'],
      ['une coupe samedi entre midi et trois', '+ femme homme enfant 11-28 [12,15)'],
      ['a haircut Saturday between 10 n 11:30', '+ femme homme enfant 11-28 [10,11:30)'],
      ['a haircut Saturday, say 10', '+ femme homme enfant 11-28 @10'],
      ['une coupe samedi, mettons 13h', '+ femme homme enfant 11-28 @13'],
      ['a haircut Thursday, supper hour', '+ femme homme enfant 11-26 [17,19)'],
      ['a haircut Thursday late afternoon or eve', '+ femme homme enfant 11-26 [15,18) [17,24)'],
      ['a haircut Thursday in the middle of the day', '+ femme homme enfant 11-26 [11,14)'],
      ['une coupe jeudi en milieu de journée', '+ femme homme enfant 11-26 [11,14)'],
      ['a haircut any day next week exept Monday', '+ femme homme enfant 11-30..12-06 any | - mon'],
      ["une coupe cette semaine. Jeudi j'ai du basket", '+ femme homme enfant 11-23..11-29 | - thu'],
      ['a haircut this week, I play bridge Wednesdays', '+ femme homme enfant 11-23..11-29 | - wed'],
      ["a haircut this week but Tuesday I'm stuck at school", '+ femme homme enfant 11-23..11-29 | - tue'],
      ['we fly on the 3rd, a haircut two or three days before', '+ femme homme enfant 11-30..12-01'],
      [
        "on s'envole le 3 décembre à 6h, une coupe la veille ou l'avant-veille",
        '+ femme homme enfant 12-01..12-02',
      ],
      ['I fly out Friday at 6am, a cut the evening before', '+ femme homme enfant 11-26 [17,24)'],
      ['my exam is on the 7th, a cut a day or two later', '+ femme homme enfant 12-08..12-09'],
      ['mon examen est le 7, une coupe deux jours après', '+ femme homme enfant 12-09'],
      [
        'Karim is off on the 1st, a cut the day before or the day after',
        '+ femme homme enfant karim 11-30 12-02',
      ],
      ['we get back Sunday, a cut the Monday or Tuesday right after', '+ femme homme enfant 11-30 12-01'],
      ["on revient dimanche, une coupe le mardi d'après", '+ femme homme enfant 12-01'],
      ['a cut the morning of December 4 or the Monday following', '+ femme homme enfant 12-04 12-07 [0,12)'],
      [
        "ma fête c'est le 8 décembre, une coupe la fin de semaine juste avant",
        '+ femme homme enfant 12-05..12-06',
      ],
      ['my party is on the 12th, a cut the week before', '+ femme homme enfant 12-05..12-11'],
      ["I'm off the week of the 14th, a cut that week", '+ femme homme enfant 12-14..12-20'],
      ['mon party de bureau est samedi à 18h, une coupe ce jour-là', '+ femme homme enfant 11-28'],
      ['my train leaves Friday at 4:15, a cut that day', '+ femme homme enfant 11-27'],
      [
        'he naps from 9:30 to 11:30, a haircut before or after that on Wednesday',
        '+ femme homme enfant 11-25 [0,9:30) [11:30,24)',
      ],
      [
        'he naps 12:30 to 3 so a haircut either side of that Wednesday',
        '+! femme homme enfant 11-25 [0,12:30) [15,24)',
      ],
      [
        'bébé dort de 13 h à 15 h, une coupe avant ou après ça mercredi',
        '+ femme homme enfant 11-25 [0,13) [15,24)',
      ],
      [
        'une coupe mercredi, elle boit à 9h et à midi, donc entre les deux',
        '+! femme homme enfant 11-25 [9,24) ..12',
      ],
      [
        'my bus comes at 9:40 and the last one leaves at 2:15, a haircut Wednesday in between',
        '+ femme homme enfant 11-25 [9:40,24) ..14:15',
      ],
    ],
  },
];
