import { describe, expect, test } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const named = (id: string, ...knownAs: readonly [string, ...string[]]) => ({ id, name: knownAs[0], knownAs });

const physio = contextOf('garage', {
  services: [
    named('commotion', 'Évaluation de commotion', 'Concussion assessment'),
    named('genou', 'Orthèse de genou', 'Custom knee brace'),
    named('bebe', 'Ostéopathie pour bébé', 'Baby osteopathy'),
    named('plancher', 'Rééducation périnéale', 'Pelvic floor physiotherapy'),
    named('velo', 'Positionnement sur vélo', 'Bike fit'),
    named('portrait', 'Portrait d’animal', 'Pet portrait'),
  ],
  arranged: [['commotion']],
});
const salon = contextOf('salon', { arranged: [['femme']] });

describe('while a service is being arranged, no other is wished for', () => {
  test.each([
    ['He’s wearing a neck brace too, is that ok?', physio],
    ['he already has a knee brace', physio],
    ['morning is difficult with the baby, do you have Thursday in the evening?', physio],
    ['I can bring the baby with me?', physio],
    ['the baby is sick, can we do Friday?', physio],
    ['I fell off my bike', physio],
    ['il a une orthèse, est-ce grave?', physio],
    ['c’est difficile le matin avec le bébé', physio],
    ['est-ce que je peux venir avec le bébé?', physio],
    ['son vélo est brisé', physio],
    ['my hair colour is brown', salon],
    ['Trois heures c’est long, je dois aller chercher mon fils à 17 h', salon],
    ['my balayage is growing out, is that a problem?', salon],
    ['on m’a fait un balayage ailleurs', salon],
    ['ma coloration a pâli', salon],
  ])('by “%s”', (said, context) => {
    expect(heard(said, context)).not.toMatch(/\+[!&]? (?:genou|bebe|velo|enfant|couleur|balayage)/);
  });

  test('by how many things it is', () => {
    const workshop = contextOf('workshop', { arranged: [['base']] });
    expect(heard('it’s for two bikes actually, mine and my girlfriend’s', workshop)).toBe('+ x2');
    expect(heard('c’est pour deux vélos finalement', workshop)).toBe('+! x2');
  });

  test('by what stands there, told of in another thought', () => {
    expect(heard('You keep saying women’s cut. I want a men’s cut please.', salon)).toBe('book; + homme');
  });
});

describe('but another is, where it is', () => {
  test.each([
    ['I need a knee brace', 'genou', physio],
    ['actually a custom knee brace instead', 'genou', physio],
    ['a knee brace please', 'genou', physio],
    ['shouldn’t it be a knee brace?', 'genou', physio],
    ['une orthèse de genou plutôt', 'genou', physio],
    ['je voudrais aussi une orthèse', 'genou', physio],
    ['no, the knee brace', 'genou', physio],
    ['can I have the pelvic floor too?', 'plancher', physio],
    ['a colouring', 'couleur', salon],
    ['et une coloration', 'couleur', salon],
    ['how about a balayage instead', 'balayage', salon],
    ['je prendrais un balayage avec ça', 'balayage', salon],
    ['oh and a blow-dry after please', 'plis', salon],
    ['ma fille aussi, coupe enfant', 'enfant', salon],
    ['my daughter wants a kids’ cut', 'enfant', salon],
    ['add a kids’ cut', 'enfant', salon],
    ['je parlais d’une coloration', 'couleur', salon],
    ['I said a balayage', 'balayage', salon],
    ['c’est une coloration que je veux', 'couleur', salon],
    ['hmm that’s too expensive, just a blow-dry then', 'plis', salon],
    ['ouf trop long, mettez une mise en plis à la place, samedi pareil', 'plis', salon],
    [
      'ah pis non finalement mes cheveux en ont plus besoin haha, une coloration à la place',
      'couleur',
      salon,
    ],
    ['Attendez. C’est mon gars de 7 ans. Une coupe enfant à la place, le même avant-midi', 'enfant', salon],
    ['my doctor said pelvic floor physiotherapy', 'plancher', physio],
    ['balayage needed on Friday', 'balayage', salon],
    ['a balayage wanted actually', 'balayage', salon],
    ['a balayage, need it friday', 'balayage', salon],
    ['okay, so baby osteopathy on Thursday, same time of day', 'bebe', physio],
  ])('“%s”: %s', (said, expected, context) => {
    expect(heard(said, context)).toMatch(new RegExp(`\\+[!&]? ${expected}`));
  });

  test('any is, before one stands', () => {
    expect(heard('he’s wearing a knee brace', { ...physio, arranged: undefined })).toContain('genou');
  });

  test('and any answers which one is meant', () => {
    expect(heard('the one with the baby', { ...physio, isServiceAwaited: true })).toContain('bebe');
  });
});

test.each(['can I bring my pet?', 'pourra-t-on amener notre animal ?'])(
  'who or what comes along is no further wish once one is booked: “%s”',
  (said) => {
    const date = physio.today;
    const booked = contextOf('garage', {
      services: physio.services,
      booked: [{ service: 'commotion', date, starts: 540, ends: 600 }],
    });
    expect(heard(said, booked)).not.toMatch(/\+[!&]? portrait/);
  },
);

describe('beside a time that is chosen, or who somebody is, what is asked or told of another changes nothing', () => {
  const studio = contextOf('garage', {
    services: [
      named('noel', 'Mini-séance de Noël', 'Christmas mini session'),
      named('animal', 'Portrait d’animal', 'Pet portrait', 'Dog portrait'),
      named('monture', 'Choix de monture', 'Frame selection'),
      named('griffes', 'Coupe de griffes', 'Nail trim'),
      named('adulte', 'Examen de la vue', 'Eye exam'),
    ],
    arranged: [['noel']],
    awaits: 'slot',
    choices: 3,
    shown: [10, 11, 12].map((hour) => ({ date: physio.today.add({ days: 3 }), minute: hour * 60 })),
  });
  test.each([
    ['10. n the dog can come right its a big bernese', studio],
    ['10h. mon chien peut venir aussi hein', studio],
    ['11 works. do you carry frames for kids too?', studio],
    ['11 h, vous vendez des montures d’enfants?', studio],
    ['9 am. do you carry frames?', studio],
    ['the first one. Lorraine Beauchamp, 514 555-0103. Are his nails included?', studio],
    ['le premier. est-ce que les griffes sont incluses?', studio],
    ['jeudi 10h. Manon 819 555 0138, ecrivez que jai un chien nerveux', studio],
    ['10, I still have old frames from another place', studio],
    ['10 am, and do you do highlights?', { ...salon, services: [...salon.services] }],
    ['Léa Roy 514 555-0100, chui plus à l’aise avec un balayage', salon],
  ])('“%s”', (said, context) => {
    expect(heard(said, context)).not.toMatch(/\+[!&]? (?:animal|monture|griffes|balayage)/);
  });

  test('nor does what is told of one of several', () => {
    const both = { ...studio, arranged: [['adulte'], ['monture']] };
    expect(heard('first one. the frame is a ray-ban if that matters', both)).toBe('#1');
  });

  test.each([
    ['10 am, and can my mom get a balayage too?', 'balayage', salon],
    ['Léa Roy 514 555-0100, I’d rather have the balayage', 'balayage', salon],
    ['le balayage à ce prix-là alors. Léa Roy 514 555-0100', 'balayage', salon],
    ['Then the balayage, please, at that price. 514 555-0100', 'balayage', salon],
    ['make it a colouring instead, 11. 514 555-0100', 'couleur', salon],
    ['10. just the nail trim', 'griffes', studio],
  ])('but what is asked for does: “%s”', (said, expected, context) => {
    expect(heard(said, context)).toMatch(new RegExp(`\\+[!&]? ${expected}`));
  });
});
