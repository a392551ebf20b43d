import { describe, expect, test } from '@jest/globals';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import { contextOf } from './businesses.ts';
import { heard } from './frame-in-short.ts';

const named = (id: string, ...knownAs: [string, ...string[]]) => ({ id, name: knownAs[0], knownAs });
const entry = (id: string, question: string, answer: string) => ({ id, question, answer });

const studio = contextOf('clinic', {
  people: [],
  services: [
    named('passport', 'Photo de passeport', 'Passport photo'),
    named('family', 'Portrait de famille', 'Family portrait', 'family photos'),
    named('newborn', 'Séance nouveau-né', 'Newborn session'),
    named('lobe', 'Piercing du lobe', 'Earlobe piercing'),
    named('senior', 'Coupe 65 ans et plus', 'Seniors’ cut', 'coupe âge d’or'),
    named('colour', 'Coloration', 'Colouring'),
  ],
});

const withFaq = {
  ...studio,
  faq: [
    entry('ready', 'How long until a passport photo is ready?', 'Ten minutes: you leave with two photos.'),
    entry('size', 'How many people can be in a family portrait?', 'Up to six people.'),
    entry('dog', 'Can we bring our dog to a family portrait?', 'Yes, on a leash.'),
    entry('used', 'Do you sell used frames?', 'Yes, when we have some.'),
  ],
};

const clausesOf = (said: string) => hear(said, studio).clauses.flatMap(({ services }) => services);
const topicsOf = (said: string) => hear(said, studio).asks.map(({ topic }) => topic);

describe('what is counted, or which of a thing, is a question about the service and no wish', () => {
  test.each([
    'how many photos with the family portrait',
    'how many pics do we get with the newborn session',
    'combien de photos avec le portrait de famille',
    'cb de photos dans la séance nouveau-né',
    'combien d’images on reçoit avec le portrait de famille?',
    'how many sessions for a colouring',
    'quelle marque de coloration utilisez-vous',
    'which brand do you use for colouring',
    'what size is the passport photo',
    'quel âge pour un piercing du lobe',
    'what age for an earlobe piercing',
    'c’est tu douloureux un piercing du lobe',
    'do we get prints with the newborn session',
    'combien de temps ça prend à guérir un piercing du lobe',
    'how long does an earlobe piercing take to heal',
  ])('“%s”', (said) => {
    expect([said, clausesOf(said)]).toEqual([said, []]);
    expect([said, topicsOf(said)]).toEqual([said, ['other']]);
    expect(hear(said, studio).asks[0]?.words).toBe(said.replace('’', "'"));
  });

  test.each([
    'which day do you have for a colouring',
    'quelle heure pour une coloration jeudi',
    'avez-vous une place pour une coloration',
    'combien de temps dure une coloration',
    'how long does a colouring take',
  ])('what asks for a time, or for a length, is none: “%s”', (said) => {
    expect([said, topicsOf(said)]).toEqual([said, expect.not.arrayContaining(['other'])]);
  });
});

describe('an age alone names no service', () => {
  test.each([
    'minimum age?',
    'c’est quoi l’âge minimum',
    'what’s the minimum age',
    'à partir de quel âge?',
    'what age do you have to be?',
    'y a tu un âge minimum',
    'is there an age limit?',
    'c’est quoi l’âge max',
  ])('“%s”', (said) => {
    expect([said, clausesOf(said)]).toEqual([said, []]);
    expect([said, hear(said, studio).asks.length > 0]).toEqual([said, true]);
  });
});

const told = (said: string) => {
  const { near = [], entry: whole, asks } = hear(said, withFaq);
  return [...near, ...(whole ? [whole] : []), ...asks.flatMap(({ entry: id }) => (id ? [id] : []))];
};

describe('what is written of one service answers nothing that is asked of another', () => {
  test.each([
    'how many photos with the family portrait',
    'how long until the newborn photos are ready?',
    'how many people can be in a passport photo?',
    'can we bring our dog to the newborn session?',
    'how long until a newborn session is ready',
    'how many people for the newborn session?',
    'can I bring my dog for a passport photo?',
    'do you sell helmets?',
  ])('“%s”', (said) => {
    expect([said, told(said)]).toEqual([said, []]);
  });

  test.each([
    ['how many people can be in the family portrait?', 'size'],
    ['can we bring the dog to our family portrait', 'dog'],
    ['how long till my passport photo is ready?', 'ready'],
  ])('“%s”: %s', (said, id) => {
    expect(told(said)).toContain(id);
  });
});

const shop = contextOf('garage');
const asksIn = (said: string) =>
  hear(said, shop).asks.map(({ topic, services }) => [topic, [...services].sort()]);

describe('the price of what is named together is asked of all of it', () => {
  test.each([
    'oil change + tires, what’s the price',
    'vidange + pneus c combien',
    'c’est combien la vidange pis les pneus',
    'how much for an oil change and tires',
    'oil change and tire change, how much?',
    'prix vidange et pneus svp',
    'what do you charge for tires & oil change',
    'combien pour changer mes pneus avec une vidange',
  ])('“%s”', (said) => {
    expect([said, asksIn(said)]).toEqual([said, [['sum', ['pneus', 'vidange']]]]);
  });

  test.each(['how much is an oil change or a tire change', 'c’est combien une vidange ou un alignement'])(
    'either of two is priced by itself: “%s”',
    (said) => {
      expect([said, asksIn(said).map(([topic]) => topic)]).toEqual([said, ['price']]);
    },
  );
});

describe('what is told beside a price that is asked is no wish', () => {
  const studio = contextOf('salon', {
    services: [
      { id: 'animal', name: 'Portrait d’animal', knownAs: ['Portrait d’animal', 'Pet portrait'] },
      { id: 'noel', name: 'Mini-séance de Noël', knownAs: ['Mini-séance de Noël', 'Christmas mini session'] },
    ],
  });

  test.each([
    ['Combien le portrait d’animal? C’est mon cadeau de Noël pour mon chum', '?price(animal)'],
    ['How much is a pet portrait? It’s a Christmas present for my boyfriend', '?price(animal)'],
    ['How much is a pet portrait? And a Christmas mini session Saturday', '+ noel 11-28; ?price(animal)'],
  ])('%s', (message, frame) => {
    expect(heard(message, studio)).toBe(frame);
  });
});
