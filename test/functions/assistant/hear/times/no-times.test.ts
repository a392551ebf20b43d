import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';
import { frameInShort } from '../frame-in-short.ts';

const heardIn = (said: string): { readonly frame: string; readonly times: readonly string[] } => {
  const frame = hear(said, contextOf('salon'));
  const times = frame.residue.filter(({ isAboutTime }) => isAboutTime).map(({ word }) => word);
  return { frame: frameInShort(frame), times };
};

describe('how much there is of something is no time, and is not asked about', () => {
  it.each([
    ['Ça coule, à peu près une chaudière par jour. Coupe homme jeudi après-midi', '+ homme 11-26 [12,18)'],
    ['coupe homme à partir de 16 h (j’ai un contrat de jour), sauf vendredi', '+ homme [16,24) | - fri'],
    ['my dog sheds a bag of hair a day, men’s cut thursday', '+ homme 11-26'],
    ['I drink three coffees a day, men’s cut thursday', '+ homme 11-26'],
    ['a men’s cut after 5, I have a contract by day', '+ homme [17,24)'],
    ['coupe homme jeudi, elle en perd une poignée par semaine', '+ homme 11-26'],
    ['it leaks about a litre per hour, men’s cut thursday', '+ homme 11-26'],
    ['ça coule jour et nuit, coupe homme jeudi', '+ homme 11-26'],
    ['it runs day and night, men’s cut thursday', '+ homme 11-26'],
    ['mon gars va à la garderie de jour, coupe enfant jeudi', '+ enfant 11-26'],
    ['je fais 100 km par jour, coupe homme jeudi matin', '+ homme 11-26 [0,12)'],
    ['I do 60 miles a day, men’s cut thursday morning', '+ homme 11-26 [0,12)'],
    ['it’s a 9 to 5 job, men’s cut thursday after 6', '+ homme 11-26 [18,24)'],
    ['I’m a nurse by night, men’s cut thursday afternoon', '+ homme 11-26 [12,18)'],
  ])('%s', (message, frame) => {
    expect(heardIn(message)).toEqual({ frame, times: [] });
  });
});

describe('what tells when somebody can come, or how often, is not passed over', () => {
  it.each([
    ['je travaille de jour, coupe homme jeudi', '- [9,17) | + homme 11-26', []],
    ['I work days, men’s cut thursday', '- [9,17) | + homme 11-26', []],
    ['je suis disponible de jour seulement, coupe homme', 'book; + homme [9,17)', []],
    ['coupe homme un jour par semaine', '+ homme', ['jour', 'semaine']],
    ['a men’s cut a day before my wedding on the 12th', '+ homme 12-11', []],
    ['can I book a day in December for a men’s cut', 'book; + homme 12-01..12-31', ['day']],
    ['coupe homme un de ces jours', '+ homme', ['jours']],
  ])('%s', (message, frame, times) => {
    expect(heardIn(message)).toEqual({ frame, times });
  });
});

describe('an amount, a flat or a length is no time', () => {
  it.each([
    ['un 3 1/2 autour de 1100 par mois', 'a 3 1/2, around 1100 per month', '.'],
    ['à 1 250 $ par mois, coupe homme jeudi', 'at $1,250 a month, men’s cut thursday', '+ homme 11-26'],
    ['autour de 300 par semaine', 'about 300 a week', '.'],
    ['la coupe homme prend une heure ? jeudi', 'does the men’s cut take an hour? thursday', undefined],
    ['ça prend-tu 2h, une coupe homme', undefined, '+ homme'],
    ['coupe homme jeudi, ça me prend 1 h de route', 'men’s cut thursday, I’m an hour away', '+ homme 11-26'],
    ['coupe homme jeudi, 3 heures c’est trop long', undefined, '+ homme 11-26'],
  ])('%s · %s', (french, english, frame) => {
    for (const said of [french, english].filter((words) => words !== undefined)) {
      const { frame: read, times } = heardIn(said);
      expect(times).toEqual([]);
      if (frame === undefined) expect(read).not.toMatch(/@|\[/);
      else expect(read).toBe(frame);
    }
  });

  it.each([
    ['je prends 2h, coupe homme', '@14'],
    ['on prend 15h pour la coupe homme', '@15'],
    ['coupe homme, 2h c’est parfait', '@14'],
    ['men’s cut at 1130 a week from thursday', '@11:30'],
    ['coupe homme le 1/12 à 10 h', '12-01 @10'],
  ])('%s', (said, time) => {
    expect(heardIn(said).frame).toContain(time);
  });
});

describe('how they are at an age is no time', () => {
  it.each([
    ['men’s cut Friday, not before 10, you know what they’re like at 19', '+ homme 11-27 [10,24)'],
    ['men’s cut Friday, not before 10, you know how boys are at 16', '+ homme 11-27 [10,24)'],
    ['men’s cut Friday, not before 10, you know how my son is at 17', '+ homme 11-27 [10,24)'],
    ['coupe homme vendredi pas avant 10 h, vous savez comment ils sont à 19', '+ homme 11-27 [10,24)'],
    ['coupe homme vendredi pas avant 10 h, vous savez comment y sont à 16', '+ homme 11-27 [10,24)'],
    // Near misses.
    ['men’s cut Friday, how are you at 4?', '+ homme 11-27 @16'],
    ['coupe homme vendredi, comment c’est vers 16 h ?', '+ homme 11-27 ~16'],
  ])('%s', (message, frame) => {
    expect(heardIn(message)).toEqual({ frame, times: [] });
  });
});

it.each(['début d’aprem', 'en début d’après-midi', 'début d’aprèm'])('%s is a part of the day', (part) => {
  expect(frameInShort(hear(`coupe homme demain ${part}`, contextOf('salon')))).toBe('+ homme 11-24 [12,15)');
});
