import type { Group } from './phrase-groups.ts';
import { TODAY } from './said.ts';

/** Hours that only bound, days that are taken, things that are left: what is wished is told beside them. */
export const regularPhrases: readonly Group[] = [
  {
    business: 'clinic',
    phrases: [
      // An hour that is told, and what is wished after or before it.
      ['mon chum finit à 4h30, après ça', '+ [16:30,24)'],
      ['my wife finishes at 4:30, after that', '+ [16:30,24)'],
      ['sa garderie finit à 18h, avant ça', '+ [0,18)'],
      ['I have a class at 2, so before that', '+ [0,14)'],
      ["j'ai mon cours à 14h, avant ça", '+ [0,14)'],
      ['my shift ends at 3, any time after', '+ [15,24) any'],
      ["il sort de l'ouvrage à 4h", '+ [16,24)'],
      ['she gets off work at 4', '+ [16,24)'],
      // Something else comes then, and the hour itself is wished.
      ['I can come at 5, after that I work', 'later; + @17'],
      ['je peux à 17h, après ça je travaille', 'later; + @17'],
      ['10h ou après', '+ [10,24)'],
      ['not before 3', '+ [15,24)'],
      // What takes somebody's day.
      ['le jeudi je dialyse, vendredi', '- thu | + 11-27'],
      ['Thursdays I bowl, Friday', '- thu | + 11-27'],
      ['le jeudi je chante dans une chorale, vendredi svp', '- thu | + 11-27'],
      ['Thursdays I sing in a choir, Friday please', '- thu | + 11-27'],
      ["I'm in training Thursday, Friday", '- thu | + 11-27'],
      ['je suis en formation jeudi, vendredi', '- thu | + 11-27'],
      ["j'aimerais nager jeudi", 'book; + 11-26'],
      ["I'd like to swim Thursday", 'book; + 11-26'],
      // What takes the place of what cannot be stands behind the pause.
      ["j'ai un contretemps, jeudi à la place?", 'move; +! 11-26'],
      ['something came up, Thursday instead?', 'move; +! 11-26'],
      ["j'ai un empêchement, jeudi 10h à la place?", 'move; +! 11-26 @10'],
      ['I have a conflict, Thursday at 10 instead?', 'move; +! 11-26 @10'],
      ["j'ai un cours jeudi, vendredi à la place", '- thu | +! 11-27'],
      ['not Thursday, Friday instead', '- thu | +! 11-27'],
      ['pas jeudi à la place', '- thu'],
    ],
  },
  {
    business: 'salon',
    phrases: [
      // Moved, though no such service is listed; what moves of itself is no appointment.
      ['je voudrais déplacer ma vidange', 'move'],
      ['I need to move my oil change', 'move'],
      ['je dois devancer mon traitement à vendredi', 'move; + 11-27'],
      ['can you push back my treatment to Friday', 'move; + 11-27'],
      ['faut déplacer mon char', '.'],
      ['I need to move my car', '.'],
    ],
  },
  {
    business: 'garage',
    phrases: [
      // Left before, or fetched afterwards: the work lies on the other day.
      ["I'll leave the truck Wednesday night, brakes Thursday", '+ freins 11-26'],
      ['je laisse le camion mercredi soir, inspection des freins jeudi', '+ freins 11-26'],
      ['alignment thursday, I pick it up Friday', '+ alignement 11-26'],
      ['alignement jeudi, je reviens le chercher vendredi', '+ alignement 11-26'],
      ['je peux laisser mon char mercredi ou jeudi', '+ 11-25 11-26'],
      ['I can leave the car Wednesday night or Thursday morning', '+ 11-25 [17,24) | +/ 11-26 [0,12)'],
      ['wheel alignment, I can leave it Wednesday night', '+ alignement 11-25 [17,24)'],
      ['alignement, je peux laisser le char mercredi soir', '+ alignement 11-25 [17,24)'],
    ],
  },
  {
    business: 'salon',
    after: { choices: 3, awaits: 'slot', before: { date: TODAY.add({ days: 2 }) } },
    phrases: [
      ['je reviens', 'pause'],
      ['plus tard, après ça', 'later'],
      ['after that please', 'later'],
    ],
  },
];
