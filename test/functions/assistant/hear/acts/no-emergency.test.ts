import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const actsOf = (said: string): readonly string[] => hear(said, contextOf('clinic')).acts;

describe('who writes that they do not get on is held up, and in no danger', () => {
  it.each([
    [
      'dites à Linh que je bouge pas sur le pont, accident en avant. je suis son 2h, jvais être là vers 2h15',
      'tell Linh i’m not moving on the bridge, accident ahead. i’m her 2 oclock, gonna be there more like 2:15',
    ],
    [
      'on bouge pas pantoute sur la 20, y a un accident, j’arrive en retard',
      'we’re not moving at all on the highway, be there late',
    ],
    [
      'j’avance pas, gros accident devant, je vais être en retard',
      'i am not moving, crash up ahead, be there late',
    ],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english]) {
      expect([said, actsOf(said)]).toEqual([said, expect.arrayContaining(['late'])]);
      expect([said, actsOf(said)]).toEqual([said, expect.not.arrayContaining(['emergency'])]);
    }
  });

  it.each([
    ['mon père bouge pus', 'my dad’s not moving'],
    ['elle ne se réveille pas', 'she isn’t waking up'],
    ['y répond pu, y est tombé', 'he is not breathing'],
  ])('somebody else is: %s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, actsOf(said)]).toEqual([said, expect.arrayContaining(['emergency'])]);
  });
});

describe('a head that was seen to is an appointment like others', () => {
  it.each([
    [
      'Mon gars s’est fait sonner au hockey. L’urgence l’a vu, commotion légère, faut le faire évaluer',
      'My son got his bell rung. ER checked him, said it’s a mild concussion and to have him assessed',
    ],
    ['une évaluation de commotion et du cou', 'a concussion and neck assessment please'],
    ['une prise de sang et un suivi de commotion', 'a concussion follow-up and some blood work'],
    ['j’ai eu une commotion et je veux un suivi', 'my daughter had a concussion and needs a follow-up'],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, actsOf(said)]).toEqual([said, expect.not.arrayContaining(['emergency'])]);
  });

  it.each([
    ['mon gars a une commotion pis y vomit', 'he has a concussion and he’s throwing up'],
    ['commotion au hockey, y est tout mêlé', 'concussion at hockey, she’s confused'],
    ['il s’est cogné la tête et il vomit', 'she hit her head and is dizzy'],
    ['il vomit depuis sa commotion', 'he’s been throwing up since his concussion'],
    ['est mêlée depuis la commotion de samedi', 'she’s been confused since her concussion'],
  ])('and an emergency where it gets worse: %s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, actsOf(said)]).toEqual([said, expect.arrayContaining(['emergency'])]);
  });
});

describe('an eye that something got into is in danger, however it is spelled', () => {
  it.each([
    ['mon chum s’est pogné du produit a four dans loeil', 'i got oven cleaner in my eye'],
    ['de la javel dans les zyeux', 'bleach in his eyes'],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, actsOf(said)]).toEqual([said, expect.arrayContaining(['emergency'])]);
  });

  it.each([['un produit pour les yeux', 'eye drops for my eyes']])(
    'here none: %s · %s',
    (french, english) => {
      for (const said of [french, english])
        expect([said, actsOf(said)]).toEqual([said, expect.not.arrayContaining(['emergency'])]);
    },
  );
});
