import { describe, expect, it } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const actsOf = (said: string, more = {}) => hear(said, contextOf('salon', more)).acts;

describe('an appointment that was made elsewhere is moved by whatever word means that', () => {
  it.each([
    ['je peux tu tasser ma coupe plus tard dans la journée', 'can i bump my cut up to the morning'],
    ['faudrait que je décale ma couleur d’une journée', 'need to shift my colour by a day'],
    ['j’aimerais reculer mon rendez-vous', 'I’d like to slide my appointment back a couple of days'],
    ['serait-il possible d’avancer ma coupe à cette semaine', 'could we bring my cut forward to this week'],
    ['faudrait remettre le rdv de Bella', 'i need to put my colour off'],
    ['possible de décaler mon 15h à 16h', 'any way to shift my 3pm to 4pm'],
    ['on peut tu échanger mon mercredi pour vendredi', 'can we swap my wednesday for friday'],
    ['je peux échanger mon rendez-vous du matin', 'can I trade my morning appointment for an afternoon one'],
    ['je peux tu changer ma place de samedi', 'can i change my spot on saturday'],
    ['j’aimerais changer ma coupe de vendredi pour un autre jour', 'switch my cut on friday to another day'],
    ['j’ai besoin d’une autre heure pour ma coupe', 'i need a different time for my cut'],
    ['je dois changer le rendez-vous de ma fille', 'I need to change my daughter’s appointment'],
    ['changer mon rdv', 'change appointment'],
    ['changement de date svp', 'date change please'],
    ['mon cours de mardi doit être déplacé', 'my lesson on tuesday needs to be moved'],
    ['est-ce que la séance pourrait être déplacée à 15h', 'can our shoot be moved to 3'],
    ['j’ai pris la mauvaise heure sur votre site', 'I booked the wrong day'],
    ['faudrait me tasser plus tard demain', 'can you bump me to later tomorrow'],
    [
      'c’est-tu trop tard pour repousser mon rendez-vous d’une heure',
      'is it too late to push my appointment by an hour',
    ],
    ['comment je fais pour déplacer mon rdv', 'how do i move my appointment'],
    ['on peut changer de 14h à 16h vendredi', 'can we switch from 2 to 4 on friday'],
    ['changez notre séance au 12 svp', 'please change our session to the 12th'],
    ['je trouve pas le lien pour changer mon rendez-vous', 'where do i go to change my appointment'],
    ['j’aurais un changement à faire à mon rendez-vous', 'i’d like to modify my reservation'],
    ['faut que je change quand je viens', 'gotta change when im coming in'],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, actsOf(said)]).toEqual([said, expect.arrayContaining(['move'])]);
  });
});

describe('who gives a time up for another has it from before', () => {
  it.each([
    ['mon gars peut pas venir à 4h, 5h c’est correct?', 'my son cant come at 4, is 5 ok'],
    [
      'mon rdv de demain, ça peut tu aller en après-midi?',
      'my appointment tomorrow, can it be in the afternoon',
    ],
    [
      'on a rendez-vous vendredi mais le chat s’est sauvé, on peut venir la semaine prochaine?',
      'we have an appointment friday but the cat escaped, can we come next week',
    ],
    ['les enfants sont malades, on peut faire une autre journée?', 'the kids are sick can we do another day'],
    ['j’ai un imprévu, on peut faire un autre jour', 'something came up, could we come another day'],
    [
      'pouvez-vous me mettre un autre jour, je peux plus vendredi',
      'fit me in a different day, i cant do friday anymore',
    ],
    ['14h ça marche plus, 16h?', 'can’t do 2 pm anymore, 4?'],
    ['je peux pas le 27 finalement, avez-vous autre chose', 'thursday no longer works, got friday?'],
    ['on peut venir une heure plus tard que prévu?', 'can I come in an hour later than planned'],
    [
      'je peux passer vendredi plutôt que jeudi comme on avait dit',
      'can I come friday rather than thursday like we said',
    ],
    ['je peux faire ma couleur une semaine plus tard?', 'can i do my colour a week later'],
    [
      'changement de plan, on peut venir le soir au lieu du matin?',
      'change of plans, can we come in the evening instead of the morning',
    ],
    ['mon rendez-vous peut-il être jeudi à la place', 'can my appointment be on thursday instead'],
    [
      'j’ai un conflit avec mon rendez-vous de lundi, avez-vous mercredi',
      'I have a conflict with my appointment on monday',
    ],
    ['je suis double-booké vendredi 14h', 'i’m double booked on friday at 2'],
    [
      'le mien est à 16h, pourriez-vous me voir plus tôt le 25',
      'mine is at 4, could you see me earlier on the 25th',
    ],
    [
      'j’ai rendez-vous jeudi à 10 h et mon fils ne peut plus me conduire. Auriez-vous une place le lendemain?',
      'I have an appointment thursday at 10 and that no longer works. Got the day after?',
    ],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, actsOf(said)]).toEqual([said, expect.arrayContaining(['move'])]);
  });

  it.each(['another day please', 'can we do another day', 'une autre journée svp'])(
    'and among times on offer “%s” asks for others',
    (said) => {
      expect(actsOf(said, { choices: 3, awaits: 'slot' })).toEqual(['others']);
    },
  );
});

describe('what is moved, or changed, may be no appointment', () => {
  it.each([
    ['je veux échanger un certificat cadeau', 'my car won’t move, can you look at it friday'],
    ['ma coiffeuse a déménagé, une coupe mardi?', 'moved here last month, need a cut friday'],
    ['je veux changer ma couleur de cheveux', 'can I change my hair colour to blonde'],
    ['changer mes pneus vendredi', 'change my tires friday'],
    ['changer mes pneus d’été pour ceux d’hiver', 'swap my summer tires for winter ones'],
    ['faut déplacer mon lave-vaisselle dans la cuisine', 'need to move my washer to the other wall'],
    ['je peux plus bouger mon cou depuis mardi', 'I can’t move my neck since tuesday'],
    [
      'je veux changer de coiffeuse, une coupe vendredi',
      'can I switch from Julie to Sophie for a cut on friday',
    ],
    ['mon chien est malade, avez-vous une place demain', 'my dog is sick, do you have room tomorrow'],
    ['mon mariage a changé de date, une coupe le 7?', 'the leaves are down, tell us so we move both cars'],
    ['j’avance pas, je vais être là à 8h30', 'I’ve been putting it off since easter, a cut please'],
    [
      'si on part une journée plus tôt que prévu, on est remboursés?',
      'did you guys switch my friday to saturday?',
    ],
    [
      'avez-vous un autre jour que vendredi pour une coupe',
      'do you have another time than 9 on friday for a cut',
    ],
    ['je pourrais prendre 90 minutes au lieu de 60?', 'can I get 90 minutes instead of 60?'],
    [
      'j’ai rendez-vous vendredi, je peux aussi avoir une barbe plus tard?',
      'I have an appointment friday, can I also get a trim later?',
    ],
    ['on devrait être chez vous vers 11h au lieu de 10h30', 'we should be there around 11'],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, actsOf(said)]).toEqual([said, expect.not.arrayContaining(['move'])]);
  });
});

describe('once an appointment stands', () => {
  const settled = { hasBooked: true, before: { date: Temporal.PlainDate.from('2026-11-27'), minute: 840 } };

  it.each([
    'the kids are sick, can we do another day',
    'les enfants sont malades, on peut faire une autre journée',
  ])('“%s” moves it', (said) => {
    expect(actsOf(said, settled)).toContain('move');
  });
});
