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
