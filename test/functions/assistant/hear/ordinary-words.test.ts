import { describe, expect, it } from '@jest/globals';
import { contextOf } from './businesses.ts';
import { heard } from './frame-in-short.ts';

const salon = (said: string) => heard(said, contextOf('salon'));

describe('whether the team works on some days asks for its hours', () => {
  it.each(['do you work weekends?', 'travaillez-vous la fin de semaine?', 'do you guys work on Sundays?'])(
    '%s',
    (said) => {
      expect(salon(said)).toContain('?hours');
    },
  );

  it('and a day to work around asks for none', () => {
    expect(salon('I work weekends, so a women’s cut on Monday')).not.toContain('?hours');
  });
});

describe('several on the same day, in one visit', () => {
  it.each([
    ['une coupe homme et une coloration le même jour', 'a men’s cut and a colouring on the same day'],
    ['une coupe homme et une coloration en une seule visite', 'a men’s cut and a colouring in one visit'],
  ])('%s · %s: nothing of it is left unread', (french, english) => {
    for (const said of [french, english]) expect(salon(said)).toBe('+ homme | + couleur');
  });
});

describe('what they do', () => {
  it.each(['coiffez-vous les enfants?', 'do you cut kids’ hair?'])('%s', (said) => {
    expect(salon(said)).toBe('?is_offered(enfant)');
  });
});

describe('who buys wishes no appointment', () => {
  it.each(['je voudrais acheter une carte-cadeau', 'I want to buy a gift card for my wife'])('%s', (said) => {
    expect(salon(said)).not.toContain('book');
  });
});

describe('a first name and an initial are a name', () => {
  it.each([
    ['Tom H, tom.h@mail.com', 'Tom H'],
    ['Karine L. 819 555-0202', 'Karine L'],
    ['Sam A 514 555-1212', 'Sam A'],
  ])('%s', (said, name) => {
    expect(salon(said)).toContain(`name=${name}`);
  });
});

describe('what is out of order is lacked, and not refused', () => {
  it.each([
    ['je n’ai plus de freins', 'I have no brakes', 'garage'],
    ['pas de freins depuis ce matin', 'no brakes since this morning', 'garage'],
  ] as const)('%s · %s', (french, english, business) => {
    for (const said of [french, english])
      expect(heard(said, contextOf(business))).toMatch(/^[^-]*\+!? freins/);
  });

  it.each(['pas de coloration, juste une coupe femme', 'no colouring, just a women’s cut'])(
    'a service that is not wanted is refused: %s',
    (said) => {
      expect(salon(said)).toContain('- couleur');
    },
  );
});

describe('what is not lacked but left out', () => {
  it.each([
    ['pas de freins, juste un alignement', 'no brakes, just an alignment'],
    ['pas de freins, un alignement plutôt', 'no brakes, an alignment instead'],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english]) expect(heard(said, contextOf('garage'))).toContain('- freins');
  });
});

const called = (id: string, ...knownAs: readonly [string, ...string[]]) => ({
  id,
  name: knownAs[0],
  knownAs,
});

describe('a word that only resembles a service wishes for none', () => {
  const animals = contextOf('salon', {
    services: [
      called('vaccin', 'Vaccination', 'vaccin', 'shots'),
      called('chiot', 'Première visite du chiot', 'New puppy visit'),
      called('puce', 'Micropuce', 'Microchip', 'chip'),
      called('remise', 'Cours de remise à niveau', 'Refresher lesson', 'start driving again'),
      called('monture', 'Choix de monture', 'Frame selection', 'essayer des montures'),
      called('lentilles', 'Examen pour verres de contact', 'Contact lens exam'),
      called('jeune', 'Examen de la vue enfant', 'Children’s eye exam'),
      called('noel', 'Mini-séance de Noël', 'Christmas mini session'),
    ],
    people: [],
  });
  it.each([
    ['got 2 cats both due for shots can u do em same visit', 'vaccin', 'chiot'],
    ['vaccin pour mes deux chats, une seule visite si possible', 'vaccin', 'chiot'],
    ['my dog just ate half a bag of choc chips', '', 'puce'],
    ['mon chien a mangé un sac de chips', '', 'puce'],
    ['its marcus again, can i come thursday', '', 'remise'],
    ['my rx is like 3 yrs old', '', 'jeune'],
    ['mes lunettes ont 4 ans', '', 'jeune'],
    ['verres de contact, j’aimerais ça essayer', 'lentilles', 'monture'],
  ])('“%s”', (said, expected, stray) => {
    const wished = heard(said, animals);
    expect(wished).toContain(expected);
    expect(wished).not.toContain(stray);
  });

  it.each([
    ['i want to start driving again', 'remise'],
    ['j’aimerais essayer des montures', 'monture'],
    ['a new puppy visit please', 'chiot'],
    ['he ate his breakfast, and he needs a microchip', 'puce'],
    ['my daughter is 3 yrs old, eye exam', 'jeune'],
  ])('but it does where it is named: “%s”', (said, expected) => {
    expect(heard(said, animals)).toContain(expected);
  });

  it.each([
    ['xmas mini pls for sat 28', '+ noel 11-28'],
    ['séance de Noël samedi le 28', '+ noel 11-28'],
    ['just the xmas one, saturday', '11-28'],
  ])('and Christmas, said of what it is, is no day: “%s”', (said, expected) => {
    expect(heard(said, animals)).toContain(expected);
    expect(heard(said, animals)).not.toContain('12-25');
  });

  it('which it is before one', () => {
    expect(heard('a colouring before christmas', contextOf('salon'))).toContain('12-24');
  });

  it('nor is a copper a cut', () => {
    expect(heard('wanna go from brunette to copper', contextOf('salon'))).not.toContain('homme');
  });
});
