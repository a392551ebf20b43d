import { describe, expect, test } from '@jest/globals';
import { contextOf } from './businesses.ts';
import { heard } from './frame-in-short.ts';

const named = (id: string, ...knownAs: [string, ...string[]]) => ({ id, name: knownAs[0], knownAs });

const vet = contextOf('clinic', {
  people: [],
  services: [
    named('vaccine', 'Vaccination', 'Vaccination', 'vaccin', 'shots'),
    named('puppy', 'Première visite du chiot', 'New puppy visit'),
    named('nails', 'Coupe de griffes', 'Nail trim'),
    named('dog-bath', 'Bain pour chien', 'Dog bath'),
    named('cat-bath', 'Bain pour chat', 'Cat bath'),
  ],
});

const dentist = contextOf('clinic', {
  people: [],
  services: [
    named('exam', 'Examen dentaire', 'Dental check-up'),
    named('cleaning', 'Nettoyage', 'Cleaning'),
    named('kids', 'Examen pour enfant', 'Children’s check-up'),
  ],
});

describe('one service for several animals', () => {
  test.each([
    ['vaccins pour deux chiots', '+ vaccine x2'],
    ['vaccin pour mes 2 chiots svp', '+ vaccine x2'],
    ['shots for my two puppies', '+ vaccine x2'],
    ['vaccination thursday for my 2 puppies', '+ vaccine 11-26 x2'],
    ['shots for both my dogs', '+ vaccine x2'],
    ['vaccins pr mes trois chats', '+ vaccine x3'],
    ['coupe de griffes pour mes deux chiens', '+ nails x2'],
    ['nail trim for our 3 cats', '+ nails x3'],
    ['bain pour mes deux chats', '+ cat-bath x2'],
    ['bath for my two dogs', '+ dog-bath x2'],
    ['new puppy visit for two puppies', '+ puppy x2'],
    ['j’ai deux chiots à faire vacciner', '+ vaccine x2'],
    ['i have two puppies that need shots', '+ vaccine x2'],
  ])('“%s”: %s', (said, expected) => {
    expect(heard(said, vet)).toContain(expected);
    expect(heard(said, vet)).not.toContain('|');
  });

  test.each([
    ['j’ai deux chats, un des deux aurait besoin d’un vaccin', '+ vaccine'],
    ['I have two dogs, nail trim for the older one thursday', '+ nails 11-26'],
    ['vaccin pour mon chiot', '+ vaccine'],
    ['première visite pour mon chiot', '+ puppy'],
  ])('is counted once in “%s”', (said, expected) => {
    expect([said, heard(said, vet)]).toEqual([said, expect.stringContaining(expected)]);
    expect(heard(said, vet)).not.toMatch(/x\d|\|/);
  });

  test('who begins with one of several has one', () => {
    expect(heard('I have 2 dogs that need a nail trim thursday, let’s start with one', vet)).toContain('x1');
  });
});

describe('a service for several children is theirs, as often as there are children', () => {
  test.each([
    ['checkups for my two kids', '+ kids x2'],
    ['examen pour mes 2 enfants', '+ kids x2'],
    ['examens pour mes deux gars', '+ kids x2'],
    ['check-ups for our 3 girls', '+ kids x3'],
    ['my two kids need a checkup', '+ kids x2'],
    ['un examen pour 2 enfants', '+ kids x2'],
  ])('“%s”: %s', (said, expected) => {
    expect(heard(said, dentist)).toContain(expected);
    expect(heard(said, dentist)).not.toContain('|');
  });

  test.each([
    'checkups for my two kids and a cleaning',
    'checkups for my 2 kids and a cleaning for me',
    'examens pour mes deux gars et un nettoyage',
    'examen pour mes deux enfants et nettoyage pour moi',
    'check-ups for both my boys, plus a cleaning',
  ])('and one of what is asked for beside it: “%s”', (said) => {
    const parts = heard(said, dentist).split(';').at(-1)?.split('|') ?? [];
    expect(
      parts.map((part) => part.replace(/[+& ]|x\d/g, '')).filter((part) => part === 'cleaning'),
    ).toHaveLength(1);
    expect(heard(said, dentist)).not.toContain('exam');
    const kids = parts.filter((part) => part.includes('kids'));
    expect(kids.length === 2 || kids[0]?.includes('x2')).toBe(true);
  });

  test.each(['a cleaning and checkups for my two kids', 'un nettoyage et des examens pour mes deux enfants'])(
    'told last: “%s”',
    (said) => {
      expect(heard(said, dentist)).toContain('+ cleaning | + kids | +& kids');
    },
  );

  test('two people of different kinds keep both services open', () => {
    expect(heard('an exam for me and my son', dentist)).toContain('+ exam kids x2');
  });
});

describe('two people, and two jobs', () => {
  const garage = contextOf('garage');

  test.each([
    [
      'ma blonde pis moi on a chacun un char, vidange jeudi',
      'wife and I each have a car, oil change thursday',
    ],
    ['mari et moi, une vidange jeudi', 'husband and me, an oil change thursday'],
  ])('who counts themselves with somebody is two: %s · %s', (one, two) => {
    for (const said of [one, two])
      expect([said, heard(said, garage)]).toEqual([said, expect.stringContaining('+ vidange 11-26 x2')]);
  });

  test.each([
    [
      'ma femme pis moi on en a parlé, une vidange jeudi',
      'wife and I talked about it, an oil change thursday',
    ],
  ])('who only tells of somebody is one: %s · %s', (one, two) => {
    for (const said of [one, two]) expect(heard(said, garage)).not.toMatch(/x2/);
  });

  test.each([
    [
      'une vidange pis mes freins grincent donc une inspection des freins, mardi le 1er',
      'an oil change and my brakes squeal so a brake inspection, Tuesday the 1st',
      '+ vidange 12-01 | + freins 12-01',
    ],
    [
      'une vidange mardi, je travaille, donc mercredi',
      'an oil change tuesday, I work, so wednesday',
      '+! vidange 11-25',
    ],
  ])(
    'a second job for its own reason leaves the first, a second day does not: %s · %s',
    (one, two, expected) => {
      for (const said of [one, two]) expect([said, heard(said, garage)]).toEqual([said, expected]);
    },
  );
});

describe('a number of things that one service is done to', () => {
  const garage = contextOf('garage');

  test.each([
    ['changer mes 4 pneus jeudi', 'change my 4 tires thursday', '+ pneus 11-26'],
    ['j’ai besoin de changer deux pneus mercredi', 'I need two tires changed wednesday', '+ pneus 11-25'],
    ['combien pour changer quatre pneus?', 'how much to change four tires?', '?price(pneus)'],
  ])('counts no appointments: %s · %s', (one, two, expected) => {
    for (const said of [one, two]) {
      expect([said, heard(said, garage)]).toEqual([said, expect.stringContaining(expected)]);
      expect([said, heard(said, garage)]).toEqual([said, expect.not.stringMatching(/x\d|\||sum/)]);
    }
  });

  test.each([
    ['deux changements de pneus jeudi', 'two tire changes thursday', '+ pneus 11-26 x2'],
    ['combien pour 2 vidanges?', 'how much for 2 oil changes?', '?sum(vidange,vidange)'],
  ])('a number of services does: %s · %s', (one, two, expected) => {
    for (const said of [one, two])
      expect([said, heard(said, garage)]).toEqual([said, expect.stringContaining(expected)]);
  });
});

describe('one of them then, and another then', () => {
  const garage = contextOf('garage');

  test.each([
    [
      'deux alignements: un lundi le 30 novembre et un autre le 14 décembre, après 14 h les deux fois',
      'two alignments: one on Monday November 30 and another on December 14, after 2 pm both times',
      '+ alignement 11-30 [14,24) | +& alignement 12-14 [14,24)',
    ],
    [
      'un alignement et une inspection des freins, un le 26 et l’autre le 27',
      'an alignment and a brake inspection, one on the 26th and the other on the 27th',
      '+ alignement 11-26 | +& freins 11-27',
    ],
    [
      'un alignement le 26 et un autre le 27 à 15 h',
      'an alignment on the 26th and another on the 27th at 3 pm',
      '+ alignement 11-26 | +& alignement 11-27 @15',
    ],
  ])('%s · %s', (one, two, expected) => {
    for (const said of [one, two]) expect([said, heard(said, garage)]).toEqual([said, expected]);
  });

  test.each([
    [
      'un alignement jeudi et une autre chose, vos prix?',
      'an alignment thursday and another thing, your prices?',
      '+ alignement 11-26',
    ],
    [
      'un alignement mardi, et une autre vidange vendredi',
      'an alignment tuesday, and another oil change friday',
      '+ alignement 11-24 | +& vidange 11-27',
    ],
  ])('what is another thing is none: %s · %s', (one, two, expected) => {
    for (const said of [one, two])
      expect([said, heard(said, garage)]).toEqual([said, expect.stringContaining(expected)]);
  });
});
