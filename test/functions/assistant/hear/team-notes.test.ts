import { expect, test } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { withNotes } from '../../../../functions/assistant/hear/asides/team-notes.ts';
import type { KnownBefore } from '../../../../functions/assistant/hear/context.ts';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import { contextOf } from './businesses.ts';

const known: KnownBefore = {
  services: [
    {
      id: 'bebe',
      name: 'Photo de passeport de bébé',
      knownAs: ['Photo de passeport de bébé', 'Baby passport photo'],
    },
    { id: 'coupe', name: 'Coupe femme', knownAs: ['Coupe femme', 'Women’s haircut'] },
  ],
  people: [{ id: 'ana', name: 'Ana Roy' }],
  faq: [],
  today: Temporal.PlainDate.from('2026-11-23'),
  language: 'fr',
  choices: 0,
};

const notesOf = (message: string): readonly string[] =>
  withNotes(hear(message, contextOf('salon', known)), known).remarks;

test.each([
  ['curtis bell 819 555 0109 wifes tanya and she lost her slips', ['wifes tanya and she lost her slips']],
  [
    'Luc Roy 514 555 0171, my tenant is Rob 514 555 0172, a women’s haircut Thursday',
    ['my tenant is Rob 514 555 0172, a women’s haircut Thursday'],
  ],
])('a note tells no name and number that the record has: “%s”', (message, notes) => {
  const frame = withNotes(hear(message, contextOf('salon', { ...known, awaits: 'details' })), known);
  expect(frame.remarks).toEqual(notes.map((note) => note.replace('’', "'")));
});

test.each([
  [
    'Bonjour, je suis enceinte de cinq mois, une coupe femme jeudi',
    ['je suis enceinte de cinq mois, une coupe femme jeudi'],
  ],
  [
    'Hi there, I had a baby and my doctor says I need a women’s haircut',
    ['I had a baby and my doctor says I need a women’s haircut'],
  ],
  ['Me and my wife have a toddler. A women’s haircut Thursday', ['Me and my wife have a toddler.']],
  ['oh et mon fils a peur des ciseaux', ['mon fils a peur des ciseaux']],
  ['No, sorry! My scalp is very sensitive.', ['My scalp is very sensitive.']],
  [
    'salut ben jai les cheveux ben longs, vous avez quoi jeudi?',
    ['jai les cheveux ben longs, vous avez quoi jeudi?'],
  ],
  ['Par contre j’ai une allergie au latex. Jeudi 10 h ?', ["j'ai une allergie au latex."]],
  ['I asked if they sting. Thursday?', ['I asked if they sting.']],
])('a team reads whole sentences, without what only greets or joins: “%s”', (message, notes) => {
  expect(notesOf(message)).toEqual(notes.map((note) => note.replace('’', "'")));
});

test.each([
  'Ah, c’est dommage. Jeudi ?',
  'Thank you, dear. Thursday then',
  'ouin vas-y',
  'no matter',
  'middle one',
  'ok seriously? Thursday then',
  'Par contre, une coupe femme vendredi ?',
  'weird, I didn’t book it. Friday at 9',
  'ben voyons c pas moi. vendredi 11h',
  'You keep saying passport photo.',
  'Vous n’avez pas répondu : jeudi ou vendredi ?',
  'c’est ce que j’ai dit, coupe femme jeudi',
  'as I told you, a women’s haircut with Ana on Thursday',
  'Saturday 10:30 for the baby passport AND adult passport at 11. Two appointments.',
  'OK whatever, bye',
  'Franchement, c’est bizarre.',
])(
  'it is told nothing that only feels, or talks of the talk, or says again what is wished: “%s”',
  (message) => {
    expect(notesOf(message)).toEqual([]);
  },
);

test.each([
  'no perfume please, Thursday for a women’s haircut',
  'pas de parfum svp, coupe femme jeudi',
  'non-fumeur svp',
])('what may be a part of it is not cut from its front: “%s”', (message) => {
  for (const note of notesOf(message)) expect(message.replace('’', "'")).toContain(note);
  expect(notesOf(message).join()).toMatch(/no perfume|pas de parfum|non-fumeur/);
});
