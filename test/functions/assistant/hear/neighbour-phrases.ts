import type { Group } from './phrase-groups.ts';

/** What is told of others, of habits and of the way here, beside what is wished. */
export const neighbourPhrases: readonly Group[] = [
  {
    business: 'clinic',
    phrases: [
      // Another possibility where somebody is away, and no refusal.
      [
        'examen cette semaine, si elle est pas là ben la semaine prochaine',
        '+ examen 11-23..11-29 11-30..12-06',
      ],
      ["exam this week, if he's not in then next week", '+ examen 11-23..11-29 11-30..12-06'],
      // All days but one.
      ['exam any day next week but tuesday', '+ examen 11-30..12-06 any | - tue'],
      ['examen n’importe quel jour sauf mardi', '+ examen any | - tue'],
      // How often somebody comes is no wish to have it so.
      ['I usually come every 6 weeks, exam Thursday', '+ examen 11-26'],
      ["d'habitude je viens aux 6 semaines, examen jeudi", '+ examen 11-26'],
      ['can I come every 6 weeks', 'book; + every 6w'],
      // Who is dropped off, sleeps or eats at an hour.
      ['exam for my mom, I drop her off before 10', '+ examen [0,10)'],
      ['exam tomorrow morning, she wakes up at 6', '+ examen 11-24 [0,12)'],
      ["examen demain matin, elle se couche à 20h pis s'endort après le souper", '+ examen 11-24 [0,12)'],
      ['I get off at 4', '+ [16,24)'],
      // An end bounds what is told before it, whatever was refused.
      ['exam Thursday, not before noon and it must be over by 2', '+ examen 11-26 [12,24) ..14'],
      ['examen jeudi, pas avant midi pis faut que ce soit fini à 14h', '+ examen 11-26 ..14 | - [0,12)'],
      ['exam Thursday from 1 to 3 and they pick it up at 3', '+ examen 11-26 [13,15) ..15'],
      ['examen jeudi de 13h à 15h, faut que je la ramène à 15h', '+ examen 11-26 [13,15) ..15'],
      ['Monday, gotta be at the office for 9', '+ 11-30 ..9'],
      // Short names of days, and sayings with a day in them.
      ['examen vend pm', '+ examen 11-27 [12,18)'],
      ['il vend sa maison', '.'],
      ['il le fera la semaine des quatre jeudis, examen mercredi', '+ examen 11-25'],
      // « Comme d'habitude » takes nothing back.
      ["examen avec Linh comme d'habitude, jeudi", '+ examen nguyen 11-26'],
      ["d'habitude le mardi, mais cette fois jeudi", '+ 11-26'],
      // What somebody does not do refuses no day.
      ["exam for my wife Friday before noon, she doesn't do the internet", '+ examen 11-27 [0,12)'],
      ["Friday doesn't work for me, Thursday", 'others; - fri | + 11-26'],
      // Of their own, and nobody who works here.
      ['my son Marc needs a full exam thursday', '+ examen 11-26'],
      ['ma fille Linh a besoin d’un examen complet jeudi', '+ examen 11-26'],
      ['my son needs a full exam with Marc thursday', '+ examen tremblay 11-26'],
      // Others who come, and how many they were.
      ['my cousins land here Friday, 8 people, cleaning Thursday', '+ nettoyage 11-26'],
      ['we moved a couch Friday, 3 of us. cleaning Thursday', '+ nettoyage 11-26'],
      ['cleaning Thursday, 2 people', '+ nettoyage 11-26 x2'],
      ['we leave on a trip saturday morning, a cleaning before that', '+ nettoyage 11-23..11-27'],
      ['cleaning before saturday morning', '+ nettoyage 11-23..11-27'],
      // A meeting elsewhere takes its day.
      ['oh Thursday is the meeting with his teacher. Friday morning', '- thu | + 11-27 [0,12)'],
      ["jeudi j'ai la rencontre avec son prof. Vendredi matin", '- thu | + 11-27 [0,12)'],
      // Weeks of a month that was named.
      ['cleaning in December, but not the first week', '+ nettoyage 12-01..12-31 | - 12-01..12-06'],
      ['nettoyage en décembre, mais pas la première semaine', '+ nettoyage 12-01..12-31 | - 12-01..12-06'],
      // An hour that holds for both.
      [
        'two cleanings: one on Thursday and another on December 10, after 3 both times',
        '+ nettoyage 11-26 [15,24) | +& nettoyage 12-10 [15,24)',
      ],
    ],
  },
  {
    business: 'garage',
    phrases: [
      // What one has several of is no number of appointments.
      ['how much to change 4 tires', '?price(pneus)'],
      ['combien pour changer mes 4 pneus', '?price(pneus)'],
      ['2 oil changes thursday', '+ vidange 11-26 x2'],
      // Of things "so" tells why.
      ['an oil change, it squeals when I stop so a brake inspection', '+ vidange | + freins'],
      ['I drop the kids at 8:30, so after 9', '+! [9,24)'],
      ['my wife and I each have a car, tire change on both friday', '+ pneus 11-27 x2'],
    ],
  },
  {
    business: 'salon',
    phrases: [
      // On its way, and late.
      ['I have a colouring at 3 with Karim but the bus is not moving, be there in 20 min', 'late'],
      ["j'ai une coloration à 15h, ya un accident sur le pont, j'arrive dans 20 min", 'late'],
      ['I have a bus at 5, colouring at 3?', '+ couleur @15'],
      // What a missed appointment costs is asked.
      ['I missed my appointment last week, do you charge something for that?', 'book; ?policy'],
      ["j'ai manqué mon rdv, chargez-vous de quoi?", '?policy'],
      ['if somebody cancels in the morning do you charge anything?', '?change_fee'],
      ["si quelqu'un annule, prévenez-moi", '?waitlist'],
      ["I'm running late", 'late'],
      // Answered by somebody, or by a number.
      ['can someone text me?', 'callback'],
      ["quelqu'un peut m'écrire?", 'message'],
      ['je veux me faire rappeler', 'callback'],
      ['is this an actual person?', '?identity'],
      ['donnez-moi votre numéro je vais appeler', '?phone'],
      ['which address is it?', '?address'],
      // A couple that buys is no two haircuts.
      ['my boyfriend and I want to buy a house, colouring Thursday', 'book; + couleur 11-26'],
      ['my boyfriend and I want a colouring Thursday', '+ couleur 11-26 x2'],
      // Of the day of an occasion, told by it.
      ["j'ai un gala jeudi, une mise en plis la même journée, en après-midi", '+ plis 11-26 [12,18)'],
      [
        'I have a gala on Thursday, it starts at 7, a blow-dry the same day, in the afternoon',
        '+ plis 11-26 [12,18)',
      ],
      // Dropped, with what is to be asked first.
      ['forget it, I have to ask my boss if friday is ok', 'drop'],
      ['laisse faire, faut que je parle à mon chum si on a de quoi samedi', 'drop'],
      ['merci, bonne fin de journée', 'bye thank'],
      ["j'ai ma coloration jeudi, peut-on remettre ça à vendredi?", 'move; + couleur 11-26 11-27'],
    ],
  },
];
