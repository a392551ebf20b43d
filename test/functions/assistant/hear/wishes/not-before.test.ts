import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('before the hour at which nobody is up it cannot be', () => {
  it.each([
    [
      'the weekend of December 5th, and nobody in this house functions before 11 in the morning',
      '+ 12-05..12-06 [11,24)',
    ],
    ['nobody functions before 11, men’s cut thursday', '+ homme 11-26 [11,24)'],
    ['I’m useless before 10 am, men’s cut thursday', '+ homme 11-26 [10,24)'],
    ['I don’t function before noon, men’s cut thursday', '+ homme 11-26 [12,24)'],
    ['we’re never up before ten, men’s cut thursday', '+ homme 11-26 [10,24)'],
    ['getting them there before 11 is impossible, kids’ cut saturday', '+ enfant 11-28 [11,24)'],
    ['good luck getting my teens anywhere before noon, kids’ cut saturday', 'yes; + enfant 11-28 [12,24)'],
    ['before 11 is a no for us, kids’ cut saturday', '- [0,11) | + enfant 11-28'],
    ['before 10 we’re all asleep, kids’ cut saturday', '- [0,10) | + enfant 11-28'],
    [
      'la fin de semaine du 5 décembre, et les sortir du lit avant 11 h, c’est impossible lol',
      '+ 12-05..12-06 [11,24)',
    ],
    ['personne se lève avant 11 h chez nous, coupe enfant samedi', '+ enfant 11-28 [11,24)'],
    ['je fonctionne pas avant 10 h, coupe homme samedi', '+ homme 11-28 [10,24)'],
    [
      'sortir mes ados du lit avant 11 h c’est mission impossible, coupe enfant samedi',
      '+ enfant 11-28 [11,24)',
    ],
    ['avant 11 h on dort, coupe enfant samedi', '- [0,11) | + enfant 11-28'],
    ['avant 11h c’est pas la peine, coupe enfant samedi', '- [0,11) | + enfant 11-28'],
    // Near misses.
    ['je dois être là avant 11 h, coupe homme samedi', '+ homme 11-28 [0,11)'],
    ['is anybody there before 11? men’s cut saturday', '+ homme 11-28 [0,11) anyone'],
    ['is it impossible to come before 11? men’s cut saturday', '+ homme 11-28 [0,11)'],
    ['I want to be out before 11, men’s cut saturday', '+ homme 11-28 ..11'],
    ['men’s cut before 7 in the morning', '+ homme [0,7)'],
    ['men’s cut after 9 in the morning', '+ homme [9,12)'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('an appointment that is told with the way to it is a wish, and asks nothing', () => {
  it.each([
    [
      'I’m coming down by bus the week of November 30 for a men’s cut with Karim. Can’t be there before 11 am, and the whole thing has to be over before 2:30.',
      '+ homme karim 11-30..12-06 [11,24) ..14:30',
    ],
    [
      'je descends en autobus la semaine du 30 novembre pour une coupe homme avec Karim. J’arrive à 10 h 40, donc 11 h au plus tôt, et je dois être sortie avant 14 h 30.',
      '+! homme karim 11-30..12-06 [11,24) ..14:30',
    ],
    ['I’m flying in on December 7 for a men’s cut with Karim', '+ homme karim 12-07'],
    ['je viens en autobus pour une coupe homme vendredi', '+ homme 11-27'],
    // Near misses.
    ['I’m flying on December 7, a men’s cut with Karim', '+ homme karim 11-23..12-06'],
    ['how do I get there by bus from Montreal?', '?access'],
    ['can I come by bus? a men’s cut on Friday', '+ homme 11-27; ?access'],
    ['I’m coming by bus Friday, where do I get off?', '?access( 11-27 fri)'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('a week is told by one of its days', () => {
  it.each([
    ['coupe homme la semaine qui commence le 7 décembre', '+ homme 12-07..12-13'],
    ['coupe homme, la semaine du 7 ou celle du 14', '+ homme 12-07..12-13 12-14..12-20'],
    ['men’s cut the week of December 2', '+ homme 11-30..12-06'],
    ['coupe homme la fin de semaine du 5 décembre', '+ homme 12-05..12-06'],
    ['men’s cut the weekend of the 12th', '+ homme 12-12..12-13'],
    ['coupe homme la fin de semaine du 5 et 6 décembre', '+ homme 12-05..12-06'],
    ['men’s cut week of the 7th', '+ homme 12-07..12-13'],
    ['coupe homme, la semaine du 7 au 11', '+ homme 12-07..12-11'],
    ['jeudi au plus tôt, coupe homme', '+ homme 11-26..12-28'],
    ['coupe homme, au plus tôt svp', '+ homme soonest'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('who cannot come before an hour gives nothing up', () => {
  it.each([
    ['coupe homme avant Noël, j’peux pas être là avant 11 h le matin', '+ homme 11-23..12-24 [11,24)'],
    ['men’s cut before Christmas, I can’t make it before 11', '+ homme 11-23..12-24 [11,24)'],
    ['coupe homme, je peux pas venir avant jeudi', '+ homme 11-26..12-28'],
    ['men’s cut, I can’t come before Thursday', '+ homme 11-26..12-28'],
    // These do.
    ['je ne pourrai pas venir mardi', 'cancel; - tue'],
    ['I can’t make it Tuesday', 'cancel; - tue'],
    ['I can’t make it tomorrow', 'cancel; - 11-24'],
  ])('%s', (message, frame) => {
    expect(inSalon(message)).toBe(frame);
  });
});

describe('who is no use before an hour comes from then on', () => {
  it.each([
    [
      'coupe homme, je suis bonne à rien avant 14 h',
      'men’s cut, I’m not much good before 2',
      '+ homme [14,24)',
    ],
    [
      'coupe homme mardi, je suis pas du monde avant 10 h',
      'men’s cut Tuesday, I’m worthless before 10',
      '+ homme 11-24 [10,24)',
    ],
    // Near misses.
    ['coupe homme mardi, avant 10 h ça va', 'men’s cut Tuesday, before 10 is good', '+ homme 11-24 [0,10)'],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('and to whom is no matter', () => {
  it.each([['men’s cut, I’m no use to anyone before 2', '+ homme [14,24) anyone']])(
    '%s',
    (message, frame) => {
      expect(inSalon(message)).toBe(frame);
    },
  );
});
