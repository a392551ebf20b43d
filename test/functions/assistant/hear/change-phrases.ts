import type { Group } from './phrase-groups.ts';
import { TODAY } from './said.ts';

/** An appointment that is moved, by its service too, or given up: with what else is said of times. */
export const changePhrases: readonly Group[] = [
  {
    business: 'salon',
    phrases: [
      // Moved, its service named; a thing that is changed is no appointment.
      ['déplacer mon facial à jeudi', 'move; + 11-26'],
      ['push my lash appointment to Friday', 'move; + 11-27'],
      ['bouger mon rendez-vous de toilettage à jeudi', 'move; + 11-26'],
      ['je voudrais déplacer ma coloration à jeudi', 'move; + couleur 11-26'],
      ['can we move my balayage to Friday', 'move; + balayage 11-27'],
      ['bouger ma coupe a vendredi', 'move; + femme homme enfant 11-27'],
      ["faut que je deplace mon balayage, jeudi c'est-tu possible", 'move; + balayage 11-26'],
      ['reporter ma mise en plis à la semaine prochaine', 'move; + plis 11-30..12-06'],
      ['need to move my pedicure to friday', 'move; + 11-27'],
      ['can I bump my blow-dry to Friday', 'move; + plis 11-27'],
      ['peut-on remettre ma coloration à jeudi', 'move; + couleur 11-26'],
      ["don't move my colouring", '+ couleur'],
      ['i want to change my hair colour', '+ couleur'],
      ['changer ma couleur de cheveux jeudi', '+ couleur 11-26'],
    ],
  },
  {
    business: 'garage',
    phrases: [
      ['move my oil change to Friday', 'move; + vidange 11-27'],
      ['changer mes pneus vendredi', '+ pneus 11-27'],
      ['change my tires friday', '+ pneus 11-27'],
    ],
  },
  {
    business: 'salon',
    after: { before: { date: TODAY.add({ days: 2 }), minute: 600 } },
    phrases: [
      // Once an appointment stands, another time in its place moves it.
      ['je veux changer ma coloration pour vendredi', 'move; + couleur 11-27'],
      ['switch my colouring to Tuesday', 'move; + couleur 11-24'],
      ['mettre ma coloration à vendredi à la place', 'move; +! couleur 11-27'],
      ['colouring Friday instead', 'move; +! couleur 11-27'],
      [
        'oups mon char vient de lacher y est au garage jusqua vendredi, on peut tu mettre ca samedi matin a place',
        'move; +! 11-28 [0,12)',
      ],
      ['je peux pas venir jeudi finalement, vendredi à la place', 'move; - thu | +! 11-27'],
      ["can't make it thursday, friday instead?", 'move; - thu | +! 11-27'],
      ['cancel thursday and book me friday instead', 'move; +! 11-27'],
      ['annule jeudi pis mets-moi vendredi à la place', 'move; +! 11-27'],
      ["cancel my appointment, I can't make it", 'cancel'],
      ['avez-vous une place samedi pour une coupe femme', 'book; + femme 11-28'],
    ],
  },
  {
    business: 'salon',
    phrases: [
      // Cancelled: what is to be done some day is no wish of now.
      ["cancel, we'll do it in January", 'cancel'],
      ['annule mon rdv, je vais vous réécrire', 'cancel'],
      ["cancel my appointment, I'll call back in January", 'cancel'],
      ['annulez mon rendez-vous svp je vais reprendre ça en janvier', 'cancel'],
      ["please cancel it, I'll rebook after the holidays", 'cancel'],
      ['I need to cancel my appointment Thursday, will book again next month', 'cancel; + 11-26'],
      ['on annule pour jeudi, je vous rappelle la semaine prochaine', 'cancel; + 11-26'],
      ['je dois annuler, je vais vous réécrire quand je serai de retour le 10', 'cancel'],
      ['cancel. will reach out when im back in town in february', 'cancel'],
      ['annule, je te texte la semaine pro', 'cancel'],
      ['cancel my appointment and book me a colouring in January', 'cancel; + couleur 01-01..01-31'],
    ],
  },
];
