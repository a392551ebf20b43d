import type { Group } from './phrase-groups.ts';

/** What was is told; what is wished, chosen, asked for or booked is not told of the past, whatever its tense. */
export const pastPhrases: readonly Group[] = [
  {
    business: 'salon',
    phrases: [
      ['my last haircut was in March with Karim', '.'],
      ['I hit a pole this morning', '.'],
      ['we went to Cuba in October', '.'],
      ["I've been growing it since January", '.'],
      ["Monday I fell on my head, a women's cut Wednesday", '+ femme 11-25'],
      ["my hair broke off on Friday and I need a women's cut Tuesday", 'book; + femme 11-24'],
      ['got my hair done Saturday, balayage Thursday', '+ balayage 11-26'],
      ['mon père est décédé le 3 novembre', '.'],
      ["elle s'est mariée samedi, coupe femme mardi", '+ femme 11-24'],
      ['on était là vendredi', '.'],
      ["j'ai mal depuis lundi, une coupe femme jeudi", '+ femme 11-26'],
      ['la gardienne a démissionné mardi, un balayage vendredi', '+ balayage 11-27'],
      // The same is wished again.
      [
        "my last colouring was in March with Karim, I'd like the same again next week",
        'book; + couleur karim 11-30..12-06',
      ],
      ["j'ai eu un balayage en mai avec Karim, la même chose vendredi", '+ balayage karim 11-27'],
      // And these tell of the appointment itself.
      ['I was thinking Tuesday', '+ 11-24'],
      ['I was hoping for Friday with Karim', '+ karim 11-27'],
      ['I wanted a colouring on Friday', '+ couleur 11-27'],
      ['I asked for Tuesday', '+ 11-24'],
      ['I picked Tuesday', '+ 11-24'],
      ["I've got Tuesday off", '+ 11-24'],
      ['I need my hair coloured Friday', 'book; + couleur 11-27'],
      ['anything left Friday for a balayage', '+ balayage 11-27'],
      ['could I get my roots done Thursday', 'book; + couleur 11-26'],
      ['I had an appointment Tuesday at 10', 'book; + 11-24 @10'],
      ["j'ai pensé à mardi", '+ 11-24'],
      ["j'ai dit mardi", '+ 11-24'],
      ["j'ai vendredi de libre", 'book; + 11-27'],
      ["j'ai mardi ou mercredi", '+ 11-24 11-25'],
      ["j'ai congé lundi", '+ 11-30'],
      ["j'ai besoin d'une coupe femme mardi", 'book; + femme 11-24'],
      ['je voulais vendredi pour une coloration', '+ couleur 11-27'],
      ["est-ce que c'était possible mardi", '+ 11-24'],
      ['si vous aviez de la place mardi', 'book; + 11-24'],
      ['I used to come every second week before my hip gave out. A blow-dry Saturday', '+ plis 11-28'],
      ['je venais aux deux semaines avant ma hanche. Une mise en plis samedi', '+ plis 11-28'],
      ["j'avais un rendez-vous mardi à 10 h", 'book; + 11-24 @10'],
    ],
  },
];
