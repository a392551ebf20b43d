import { describe, expect, test } from '@jest/globals';
import { offenceOf } from '../../../../functions/assistant/model/guard/guard.ts';
import { INSTRUCTIONS } from '../../../../functions/assistant/model/instructions.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import { weekdaySlots } from '../../../support/assistant-ports.ts';
import { knownAfter } from './known-facts.ts';

/** Monday and Tuesday, from nine to five. */
const KNOWN = weekdaySlots().slice(0, 16);

const judge = (language: Language, text: string, said = 'Bonjour', before = '') =>
  offenceOf(text, before, knownAfter(language, KNOWN, said));

describe('an honest sentence is told', () => {
  test.each([
    'Bien sûr, je regarde cela tout de suite.',
    'Parfait, mardi à 14 h !',
    'À bientôt !',
    'Merci Ana, je vous réserve mardi 24 novembre à 14 h 00 ?',
    'Pour réserver, il me faut votre nom et un courriel.',
    'Votre rendez-vous n’est pas encore confirmé.',
    'Désolé, ce créneau est déjà réservé.',
    'Une fois le rendez-vous confirmé, vous recevrez un lien.',
    'Vous pouvez déplacer ou annuler jusqu’à 24 h avant.',
    'Nos services : coupe femme (60 min, 55,00 $), coupe homme (30 min, 30,00 $), coloration (120 min, 110,00 $).',
    '• mardi 24 novembre : 9 h 00, 10 h 00, 11 h 00',
    'La coloration dure 2 h et coûte 110 $.',
    'Laissez-moi votre numéro et l’équipe vous rappellera.',
    'Vous pouvez nous joindre au 514 555-0199.',
    'En cas d’urgence, composez le 911.',
    'Nous n’offrons pas de rabais.',
    'Le dimanche, nous sommes fermés.',
    'Nous sommes ouverts du lundi au vendredi, de 9 h à 17 h.',
    'C’est noté, Ana.',
  ])('%s', (text) => {
    expect(judge('fr', text)).toBeUndefined();
  });

  test.each([
    'You can cancel up to 24 hours before.',
    'We’re fully booked on Monday, sorry.',
    'Once it’s booked, you will get a link.',
    'Great, Tuesday at 2:00 p.m. works.',
    'Would Tuesday at 2:00 p.m. work for you?',
    'I can pass your message on to the team if you like.',
    'A men’s haircut takes 30 minutes.',
    'Shall I book it?',
    'I can book that for you once I have your name.',
    'We’re open Monday to Friday, 9:00 a.m. to 5:00 p.m.',
  ])('%s', (text) => {
    expect(judge('en', text)).toBeUndefined();
  });

  test('of an hour that the visitor asked for, when it is regretted or asked back', () => {
    expect(judge('fr', 'Désolé, je n’ai rien à 18 h 30 mardi.', 'Mardi à 18 h 30 ?')).toBeUndefined();
    expect(judge('en', 'Is 6:30 p.m. the only time that suits you?', 'Tuesday at 6:30 pm?')).toBeUndefined();
  });

  test('of what the visitor gave as their own address', () => {
    const said = 'Ana, ana@exemple.ca ou 514 555-0142';
    expect(judge('fr', 'Vous joindra-t-on à ana@exemple.ca ou au 514 555-0142 ?', said)).toBeUndefined();
  });

  test('of what the business says of itself', () => {
    const known = knownAfter('fr', [], 'Bonjour', {
      description: 'Suivez-nous sur salon-lumiere.example : première visite offerte aux enfants.',
    });
    expect(offenceOf('Voyez salon-lumiere.example.', '', known)).toBeUndefined();
    expect(offenceOf('La première visite est offerte aux enfants.', '', known)).toBeUndefined();
  });
});

describe('what no record holds is not told', () => {
  test.each([
    ['fr', 'Une place demain dimanche à 9 h est libre.', 'time'],
    ['fr', 'Dimanche est disponible.', 'time'],
    ['fr', '• lundi 23 novembre : 9 h 00, 18 h 30', 'time'],
    ['fr', 'Mercredi à 15 h, ça vous va ?', 'time'],
    ['en', 'No problem, 6:30 p.m. is free!', 'time'],
    ['en', 'Three pm on Friday is available, shall I book it?', 'time'],
    ['fr', 'La coupe dure 15 minutes.', 'time'],
    ['fr', 'Coupe femme : 30,00 $.', 'price'],
    ['fr', 'C’est gratuit !', 'price'],
    ['fr', 'Comptez cinquante dollars.', 'price'],
    ['en', 'That will be $12.50.', 'price'],
    ['en', 'You get a 20% discount.', 'price'],
    ['fr', 'Appelez le 514 555-0100.', 'address'],
    ['fr', 'Écrivez à patron@exemple.ca.', 'address'],
    ['en', 'Pay at evil.example/pay or javascript:alert(1).', 'address'],
    ['en', 'Write to boss (at) evil (dot) com.', 'address'],
    ['fr', 'L’équipe vous rappellera demain.', 'message'],
    ['en', 'Your details have been recorded.', 'message'],
    ['en', 'I’ve cancelled your appointment.', 'change'],
    ['fr', 'J’ai déplacé votre rendez-vous.', 'change'],
    ['en', 'I used find_slots to look.', 'leak'],
    ['en', 'Your slot is s3.', 'leak'],
    ['fr', 'Votre rendez-vous est соnfirmé.', 'leak'],
    ['fr', `Voici : ${'x'.repeat(60)}`, 'leak'],
    ['fr', 'Bien. '.repeat(300), 'long'],
  ] as const)('%s: %s', (language, text, why) => {
    expect(judge(language, text, 'Une place mercredi à 14 h ou à 18 h 30 ?')).toBe(why);
  });

  test.each(INSTRUCTIONS.split('\n').filter((line) => line.split(' ').length > 9))(
    'of the instructions: %s',
    (line) => {
      expect(judge('en', line.replace(/^- /, ''))).toBeDefined();
    },
  );

  test('nor a claim that is spread over two sentences', () => {
    expect(judge('en', 'booked.', 'Hi', 'Your appointment is now')).toBe('appointment');
    expect(judge('fr', 'pris.', 'Bonjour', 'Votre rendez-vous est')).toBe('appointment');
  });
});

test('an appointment made earlier in the conversation may be spoken of by its own time, and by no other', () => {
  const [first = 0, second = 0] = KNOWN;
  const known = knownAfter('fr', [first, second], 'À quelle heure est mon rendez-vous ?');
  const appointment = known.times[0];
  const made = { ...known, appointment };
  expect(offenceOf('Votre rendez-vous est confirmé pour lundi à 9 h 00.', '', made)).toBeUndefined();
  expect(offenceOf('Votre rendez-vous est confirmé pour lundi à 10 h 00.', '', made)).toBe('appointment');
  expect(offenceOf('Votre rendez-vous est confirmé.', '', made)).toBe('appointment');
});

describe('what is said of a day that has hours of its own', () => {
  const specialHours = [
    { from: '2026-12-24', to: '2026-12-24', hours: [{ opens: '10:00', closes: '13:00' }], holiday: null },
    { from: '2026-12-25', to: '2026-12-25', hours: [], holiday: 'christmas' as const },
  ];
  const isTold = (text: string) =>
    offenceOf(text, '', knownAfter('fr', KNOWN, 'Bonjour', { specialHours })) === undefined;

  test('is those hours, and not the week’s', () => {
    const open = (day: string, hours: string) => `Le ${day}, nous sommes ouverts de ${hours}.`;
    expect([
      isTold(open('jeudi 24 décembre', '10 h à 13 h')),
      isTold(open('jeudi 24 décembre', '9 h à 17 h')),
      isTold(open('vendredi 25 décembre', '9 h à 17 h')),
      isTold(open('mercredi 23 décembre', '9 h à 17 h')),
    ]).toEqual([true, false, false, true]);
  });
});
