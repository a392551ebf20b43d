import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('hours that tell of something else than a wish', () => {
  it.each([
    // Whoever is fetched ends the wish, and frees nobody.
    [
      'coupe homme vendredi, ma mère atterrit à 15 h',
      'men’s cut Friday, my mother lands at 3',
      '+ homme 11-27 ..15',
    ],
    [
      'coupe homme vendredi, l’avion de ma soeur arrive à 15 h',
      'men’s cut Friday, my sister’s plane lands at 3',
      '+ homme 11-27 ..15',
    ],
    [
      'coupe homme vendredi, mon avion atterrit à 15 h',
      'men’s cut Friday, my plane lands at 3',
      '+ homme 11-27 [15,24)',
    ],
    // How long it takes is no hour.
    [
      'coupe homme samedi matin, pas prendre 3h',
      'men’s cut Saturday morning, not take 3 hours',
      '+ homme 11-28 [0,12)',
    ],
    [
      'coupe homme samedi matin, pas une heure entre chaque',
      'men’s cut Saturday morning, not an hour between each',
      '+ homme 11-28 [0,12)',
    ],
    // What is told to be early is not it.
    [
      'coupe homme mercredi, 9 h c’est un peu tôt',
      'men’s cut Wednesday, nine o’clock is rather early',
      '+ homme 11-25 [9:01,24)',
    ],
    [
      'coupe homme mercredi à 10 h, 9 h c’est pas mal de bonne heure pour moi',
      'men’s cut Wednesday at ten, 9 is a bit early for me',
      '+ homme 11-25 @10',
    ],
    // One's own lunch is when one is free.
    ['coupe homme, mon dîner est de midi à 13 h', 'men’s cut, my lunch is 12 to 1', '+ homme [12,13)'],
    ['coupe homme, ma pause est de 14 h à 15 h', 'men’s cut, my break is 2 to 3', '+ homme [14,15)'],
    // Out of here by then.
    [
      'coupe homme samedi, faudrait que je sois sorti du salon pour midi',
      'men’s cut Saturday, gotta be outta there by noon',
      '+ homme 11-28 ..12',
    ],
    // The hour that is asked for instead.
    ['coupe homme mercredi, mettons quatre heures', 'men’s cut Wednesday, say four', '+ homme 11-25 @16'],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });

  it.each([
    ['men’s cut tue 1030 perfect', '+ homme 11-24 @10:30'],
    ['men’s cut tue 4pm', '+ homme 11-24 @16'],
    ['can i go in the sun after', '?other'],
    ['men’s cut sun after 2', '+ homme 11-29 [14,24)'],
  ])('%s', (said, frame) => {
    expect(inSalon(said)).toBe(frame);
  });
});

describe('notice that must be given', () => {
  it.each([
    [
      'coupe homme, faut m’y prendre 48 heures d’avance',
      'men’s cut, my boss needs 48 hours’ notice',
      '+ homme 11-25..12-28',
    ],
    [
      'coupe homme, il me faut un délai: au moins deux jours d’avance',
      'men’s cut, they require two days ahead',
      '+ homme 11-25..12-28',
    ],
    // Near misses: asked.
    [
      'coupe homme, faut-il réserver 48 h d’avance?',
      'men’s cut, do I have to book 48 hours in advance?',
      'book; + homme; ?other',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('by when somebody is to answer is no day that is wished', () => {
  it.each([
    'I want an answer by tonight',
    'call me back by tomorrow',
    'rappelez-moi d’ici demain',
    'j’attends une réponse d’ici ce soir',
  ])('%s', (said) => {
    expect(inSalon(said)).not.toMatch(/11-2\d/);
  });

  it('but by when it is to be done is', () => {
    expect(inSalon('men’s cut by tomorrow please')).toBe('+ homme 11-23..11-24');
  });
});

describe('when something else is told to be', () => {
  it.each([
    [
      'coupe homme jeudi, 15 h c’est quand son avion atterrit',
      'men’s cut Thursday, three is when her plane lands',
      '+ homme 11-26 | - @15',
    ],
    [
      'coupe homme jeudi, 15 h c’est quand mon train arrive',
      'men’s cut Thursday, 3 pm is when my train leaves',
      '+ homme 11-26 | - @15',
    ],
    // Near misses: when one can, and the hour alone.
    [
      'coupe homme jeudi, 15 h c’est quand je peux',
      'men’s cut Thursday, 3 pm is when I can',
      '+ homme 11-26 @15',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });

  it.each([
    ['Wednesday at 3:30 would suit, but is there something closer to four?', '+! 11-25 @16'],
    ['mercredi 15h30, mais avez-vous quelque chose plus proche de 16h?', '+! 11-25 ~16'],
  ])('%s', (said, frame) => {
    expect(inSalon(said)).toBe(frame);
  });
});

describe('the day by which something must be done, or of what is to come, bounds the wish', () => {
  it.each([
    [
      'coupe homme, la loi c’est le 1er décembre',
      'men’s cut, the law says December 1st',
      '+ homme 11-23..11-30',
    ],
    ['coupe homme, mon test est le 9 décembre', 'men’s cut, my test is Dec 9', '+ homme 11-23..12-08'],
    ['coupe femme, bébé est dû pour le 9 déc', 'women’s cut, baby is due Dec 9', '+ femme 11-23..12-08'],
    ['coupe femme, mon bb est du pour le 9 dec', 'women’s cut, I’m due Dec 9', '+ femme 11-23..12-08'],
    [
      'coupe femme, j’accouche le 9 décembre',
      'women’s cut, my due date is December 9',
      '+ femme 11-23..12-08',
    ],
    // Pictures of a baby who is due are taken behind it.
    [
      'coupe femme pour le nouveau-né, bébé est dû pour le 9 déc',
      'women’s cut for the newborn, baby is due Dec 9',
      '+ femme 12-09..01-13',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map((said) => inSalon(said).replace(/ “[^”]*”/g, ''))).toEqual([frame, frame]);
  });
});

describe('what has been names no day to come', () => {
  it.each([
    ['I put my back out on Saturday'],
    ['I was shovelling on Saturday and it hurts'],
    ['I took a day off on Friday to wait for you'],
    ['I got highlights from you guys on Saturday and it’s orange'],
    ['Karim a coupé mon toupet mardi'],
  ])('%s', (said) => {
    expect(inSalon(said)).not.toMatch(/11-2\d/);
  });

  it.each([
    ['I was thinking Saturday', '11-28'],
    ['I got paid so Saturday', '11-28'],
  ])('but %s', (said, day) => {
    expect(inSalon(said)).toContain(day);
  });
});
