import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('a day is refused where it is told why it cannot be', () => {
  it.each([
    [
      'coupe homme la semaine du 7 décembre. Le mercredi est exclu',
      'men’s cut the week of December 7. Wednesday is ruled out',
      '+ homme 12-07..12-13 | - wed',
    ],
    [
      'coupe homme la semaine prochaine. Lundi vous êtes fermés et mardi je peux pas, le reste ça va',
      'men’s cut next week. Monday you’re closed and Tuesday I can’t, the rest is fine',
      '+ homme 11-30..12-06 | - mon tue',
    ],
    [
      'coupe homme cette semaine. Jeudi non plus on a un lunch',
      'men’s cut this week. Thursday neither we have guests',
      '+ homme 11-23..11-29 | - thu',
    ],
    [
      'coupe homme cette semaine, samedi je suis à l’extérieur',
      'men’s cut this week, saturday im outta town',
      '+ homme 11-23..11-29 | - sat',
    ],
    [
      'coupe homme cette semaine, mercredi je suis à Laval',
      'men’s cut this week, Wednesday I’m in Quebec City',
      '+ homme 11-23..11-29 | - wed',
    ],
    [
      'coupe homme mardi à partir de 17 h. Jeudi elle a son bridge donc non',
      'men’s cut Tuesday from 5 pm. Thursday she has bridge so no',
      '+ homme 11-24 [17,24) | - thu',
    ],
    // Near misses.
    ['mercredi je suis à Laval, une coupe homme?', 'Wednesday I’m in Laval, a men’s cut?', '+ homme 11-25'],
    ['coupe homme, je suis à Laval mercredi', 'men’s cut, I’m in Laval Wednesday', '+ homme 11-25'],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('whether the business is closed on a day is asked', () => {
  it.each([
    ['vous êtes fermés lundi?', 'you’re closed Monday?', '?hours( 11-30 mon)'],
    ['êtes-vous fermés le 24?', 'are you closed on the 24th?', '?hours( 11-24)'],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('what has to be is wished, also behind what cannot be', () => {
  it.each([
    [
      'coupe homme, je peux pas aujourd’hui, et il faut que ce soit le matin',
      'men’s cut, I can’t today, and it has to be a morning',
      '+ homme [0,12) | - 11-23',
    ],
    // Near misses.
    [
      'coupe homme, il ne faut pas que ce soit le matin',
      'men’s cut, it can’t be a morning',
      '+ homme | - [0,12)',
    ],
  ])('%s · %s', (one, two, frame) => {
    const parts = (told: string) => told.split(' | ').toSorted();
    expect([one, two].map((said) => parts(inSalon(said)))).toEqual([parts(frame), parts(frame)]);
  });
});

describe('what somebody is at, and where, takes its time', () => {
  it.each([
    [
      'coupe femme, le jeudi soir c’est la chorale',
      'women’s cut, Thursday nights are choir',
      '+ femme | - thu [17,24)',
    ],
    ['coupe homme, mardi c’est le hockey', 'men’s cut, Tuesday is hockey', '+ homme | - tue'],
    [
      'coupe homme le matin, les après-midis je suis au magasin',
      'men’s cut in the morning, I do the afternoons at the store',
      '+ homme [0,12) | - [12,18)',
    ],
    [
      'coupe homme la semaine prochaine, le matin je suis à l’usine',
      'men’s cut next week, mornings I’m at the plant',
      '+ homme 11-30..12-06 | - [0,12)',
    ],
    // Near misses.
    ['je suis au salon mardi', 'I’m at the salon Tuesday', '+ 11-24'],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('who is at a cottage cannot come then', () => {
  it.each([
    [
      'coupe homme, cette fin de semaine-ci on est au chalet',
      'men’s cut, this weekend we’re at the cottage',
      '+ homme | - 11-28..11-29',
    ],
    ['coupe homme, on est au chalet samedi', 'men’s cut, we’re up at the lake Saturday', '+ homme | - sat'],
    [
      'coupe homme jeudi, cette fin de semaine on est au chalet',
      'men’s cut Thursday, this weekend we’re at the cottage',
      '+ homme 11-26 | - 11-28..11-29',
    ],
    // Near misses.
    [
      'coupe homme samedi, on est au chalet fait que c’est loin',
      'men’s cut Saturday, we’re at the lake house and it’s far',
      '+ homme 11-28',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('of two times the one right before the reason is refused', () => {
  it.each([
    [
      'coupe homme le matin, l’après-midi je peux pas',
      'men’s cut in the morning, afternoons I can’t',
      '+ homme [0,12) | - [12,18)',
    ],
    [
      'coupe homme mardi, mercredi je peux pas',
      'men’s cut Tuesday, Wednesday I can’t',
      '+ homme 11-24 | - wed',
    ],
    [
      'coupe homme un samedi, mon chum travaille la semaine',
      'men’s cut a Saturday, my bf works mon to fri',
      '+ homme sat | - mon tue wed thu fri',
    ],
    [
      'coupe homme un samedi mon chum travaille dans le nord la semaine',
      'men’s cut a Saturday bc my bf works up north mon to fri',
      '+ homme sat | - mon tue wed thu fri',
    ],
    // Near misses.
    ['mardi, mercredi je peux pas', 'Tuesday, Wednesday I can’t', '- tue wed'],
    [
      'coupe homme samedi mon chum travaille dimanche',
      'men’s cut Saturday my bf works Sunday',
      '+ homme 11-29 | - sat',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

describe('what is said to be possible is wished, behind what is not', () => {
  it.each([
    [
      'je suis sur la route toute la journée, mercredi soir je pourrais',
      'I’m on the road all day, Wednesday evening is when I can',
      '+ 11-25 [17,24)',
    ],
    [
      'pas lundi, mardi après-midi ça marche',
      'not Monday, Tuesday afternoon works',
      '- mon | + 11-24 [12,18)',
    ],
    [
      'pas lundi, mardi ni mercredi, jeudi ça marche',
      'not Monday, Tuesday or Wednesday, Thursday works',
      '- mon tue wed | + 11-26',
    ],
    // Near misses.
    ['mercredi soir je peux pas', 'Wednesday evening I can’t', '- wed [17,24)'],
  ])('%s · %s', (one, two, frame) => {
    expect([one, two].map(inSalon)).toEqual([frame, frame]);
  });
});

it.each([
  ['coupe homme, j’ai un trou dans mon horaire mercredi', 'men’s cut, I have a gap in my schedule Wednesday'],
])('who has room in their schedule then is free: %s · %s', (french, english) => {
  for (const said of [french, english])
    expect([said, inSalon(said).replace('book; ', '')]).toEqual([said, '+ homme 11-25']);
});

it.each([
  ['coupe homme mardi, le matin mon chum dort', '+ homme 11-24 | - [0,12)'],
  ['coupe homme mardi, la petite dort l’après-midi', '+ homme 11-24 | - [12,18)'],
  // Near misses.
  ['coupe homme mardi quand la petite dort', '+ homme 11-24'],
  ['coupe homme mardi, elle dort jusqu’à 15 h', '+ homme 11-24 [15,24)'],
])('nobody comes while somebody sleeps: %s', (said, frame) => {
  expect(inSalon(said)).toBe(frame);
});
