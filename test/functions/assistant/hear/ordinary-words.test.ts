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
