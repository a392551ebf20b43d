import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

type Row = readonly [french: string, english: string, time: string];

const hearsAlike = (rows: readonly Row[]): void => {
  it.each(rows)('%s · %s', (french, english, time) => {
    for (const said of [`coupe homme mardi, ${french}`, `men's cut Tuesday, ${english}`])
      expect([said, heard(said, contextOf('salon'))]).toEqual([said, `+ homme 11-24 ${time}`]);
  });
};

describe('whoever comes, arrives or is done at an hour frees somebody from then on', () => {
  hearsAlike([
    ['ma gardienne arrive à 17 h', 'the babysitter comes at 5', '[17,24)'],
    ['ma mère débarque vers 13 h', 'my mom gets here around 1', '[13,24)'],
    ['mon chum rentre de l’ouvrage à 17 h 30', 'hubby gets home from work at 5:30', '[17:30,24)'],
    ['mon autobus arrive à 10 h 20', 'my bus gets in at 10:20', '[10:20,24)'],
    ['le traversier me laisse au quai à 9 h 40', 'the ferry drops me at 9:40', '[9:40,24)'],
    ['j’arrive de Québec à 14 h', 'I get back into town at 2', '[14,24)'],
    ['je ferme le magasin à 5 h', 'I close the shop at 5', '[17,24)'],
    ['je termine mon quart à 15 h', 'I clock out at 3', '[15,24)'],
    ['je quitte le bureau à 16 h', 'I leave the office at 4', '[16,24)'],
    ['mon dernier cours est à 14 h', 'my last class is at 2', '[14,24)'],
    ['les enfants se couchent à 19 h', 'the kids go to bed at 7', '[19,24)'],
    ['je couche le bébé à 19 h', 'bedtime is at 7', '[19,24)'],
    ['après ma réunion de 14 h', 'after my 2 o’clock meeting', '[14,24)'],
    ['une fois les enfants déposés (8 h 30)', 'once I’ve dropped the kids (8:30)', '[8:30,24)'],
    ['après mon quart qui finit à 15 h', 'after my shift which ends at 3', '[15,24)'],
    ['mon boss me laisse partir à 14 h', 'my boss lets me leave at 2', '[14,24)'],
    ['je peux sortir du bureau à 15 h', 'I can get away at 3', '[15,24)'],
    ['ma mère est de retour à 16 h 45', 'she’s usually back at 4:45', '[16:45,24)'],
    ['je finis tout le temps à 15 h', 'we check out at 3', '[15,24)'],
    [
      'je pars à 7 h pis je reviens à 17 h 30',
      'I leave the house at 7 and am not home til 5:30',
      '[17:30,24)',
    ],
    ['le match finit vers 17 h, ça finit vers 17 h', 'the game’s at 3, it ends at 5', '[17,24)'],
    ['à partir de 10', 'my ride is here from 10 onwards', '[10,24)'],
    ['ma réunion finit à 11 h', 'I have a meeting which should be over by 11', '[11,24)'],
    // A refusal before it speaks of something else.
    [
      'je travaille de la maison et ma réunion finit à 14 h',
      'I work from home and my meeting ends at 2',
      '[14,24)',
    ],
  ]);
});

describe('what is told behind an hour bounds the wish by it', () => {
  hearsAlike([
    [
      'je dépose les petits à 8 h 30 donc n’importe quand après',
      'I drop the kids at 8:30 so anytime after that',
      '[8:30,24) any',
    ],
    [
      'je dépose les petits à 8 h 30, je peux venir juste après',
      'I drop the kids at 8:30, I can be there right after',
      '[8:30,24)',
    ],
    ['j’ai un cours à 10 h pis après je suis libre', 'I have a class at 10 and then I’m free', '[10,24)'],
    [
      'j’ai un souper à 19 h, faut que ce soit fini',
      'I have a dinner at 7 so we’d need to be finished',
      '..19',
    ],
    [
      'je ramasse les enfants à 15 h 20 donc soit avant ça ou après 16 h',
      'I pick the kids up at 3:20 so either before that or after 4',
      '[0,15:20) [16,24)',
    ],
  ]);
});

describe('whoever leaves or is awaited at an hour ends the appointment by then', () => {
  hearsAlike([
    ['mon train part à 16 h', 'my train leaves at 4', '..16'],
    ['la gardienne doit partir à 16 h', 'the sitter has to leave at 4', '..16'],
    ['mon chum a besoin de l’auto à 15 h', 'my husband needs the car at 3', '..15'],
    ['j’ai une réunion à 15 h', 'I’ve got a meeting at 3', '..15'],
    ['je dois être chez le notaire pour 15 h', 'I have to be at the notary’s by 3', '..15'],
    ['faut être là pour 17 h 30', 'I have to be there for 5:30', '..17:30'],
    ['je commence à 10 h, avant le travail', 'I start at 10 before work', '..10'],
    ['faut que je punche à 16 h', 'before my shift, im on at 4', '..16'],
    ['je pars à 3', 'we’d have to leave your place at 3', '..15'],
    ['je travaille pas avant 11 h', 'I don’t work until 11', '..11'],
    ['je rentre travailler à 16 h', 'I open the store at 4', '..16'],
  ]);

  it('and bounds nothing beside the hour that is wished', () => {
    const inSalon = (said: string): string => heard(said, contextOf('salon'));
    expect(inSalon("men's cut Tuesday at 1, the sitter leaves at 3")).toBe('+ homme 11-24 @13');
    expect(inSalon('coupe homme mardi à 11 h, mon train part à 14 h')).toBe('+ homme 11-24 @11');
    expect(inSalon("men's cut the week of the 7th. The 8th I have an exam at 10")).toBe(
      '+ homme 12-07..12-13',
    );
  });
});

describe('the way that is told with an hour is added to it, or taken from it', () => {
  hearsAlike([
    [
      'je finis à 16 h et j’ai 20 min de route',
      'I finish at 4 and it takes me 20 minutes to get there',
      '[16:20,24)',
    ],
    [
      'je sors à 16 h pis je suis à 10 minutes de chez vous',
      'I’m off at 4, I’m 10 minutes away',
      '[16:10,24)',
    ],
    ['je finis à 16 h, une demi-heure de char', 'I get off at 4, half an hour drive', '[16:30,24)'],
    ['faut que je parte à 16 h', 'I have to leave at 4', '..16'],
    [
      'je dois être à l’école pour 15 h 20, c’est à 15 minutes de marche',
      'I have to be at school by 3:20, it’s a 15 minute walk',
      '..15:05',
    ],
  ]);
});

describe('hours that stay wishes', () => {
  hearsAlike([
    ['je peux venir à 15 h', 'I can come at 3', '@15'],
    ['mon gars peut arriver à 15 h', 'my son can get there at 3', '@15'],
  ]);
});

it.each([
  // What is left out of the second hour is that of the first.
  [
    "I finish at 2:30 on Mondays and at 4 on Fridays, men's cut",
    '+ homme mon [14:30,24) | + homme fri [16,24)',
  ],
  [
    'je finis à 16 h le lundi et à 15 h le mardi, coupe homme',
    '+ homme 11-30 [16,24) | + homme 11-24 [15,24)',
  ],
  // The hour of a journey is its own.
  ["men's cut, we fly out Thursday at noon", '+ homme 11-23..11-25'],
  ['coupe homme, on part jeudi à midi', '+ homme 11-23..11-25'],
  // When what was left is fetched is no hour to come.
  ["men's cut Wednesday morning and pick it up after 5", '+ homme 11-25 [0,12)'],
  ['coupe homme mercredi matin pis la reprendre après 17 h', '+ homme 11-25 [0,12)'],
  ["men's cut any weekday as long as I'm back at my desk by 1:30", '+ homme mon tue wed thu fri ..13:30'],
  ['checkout is at 11 Saturday, so a men’s cut after that', '+ homme 11-28 [11,24)'],
  ['coupe homme mardi le matin avant 10 h', '+ homme 11-24 [0,10)'],
  ["men's cut Tuesday, as early as 8 but gone by noon", '+ homme 11-24 [8,24) ..12'],
  ["men's cut Tuesday, I could be with you by 4:30", '+ homme 11-24 [16:30,24)'],
  ["men's cut Tuesday, can't come before school lets out at 3", '+ homme 11-24 [15,24)'],
  // At seven in the morning where a morning is told.
  ["men's cut, I get off nights Thursday morning at 7:30, right after that", '+ homme 11-26 [7:30,12)'],
  ["men's cut Tuesday, I'm done at the gym at 7:30", '+ homme 11-24 [19:30,24)'],
])('%s', (message, frame) => {
  expect(heard(message, contextOf('salon'))).toBe(frame);
});

describe('before what begins on an evening', () => {
  it.each([
    [
      'coupe homme, j’ai un souper ce soir à 19 h 30, je sors du bureau à 16 h 30',
      'men’s cut, I have a date tonight at 7:30 pm, I get off work at 4:30',
      '+ homme 11-23 [17,24) ..19:30',
    ],
    [
      'coupe homme, réservation au resto jeudi à 19 h 30',
      'men’s cut, dinner reservation Thursday at 7:30',
      '+ homme 11-26 ..19:30',
    ],
    [
      'coupe homme jeudi, j’ai un party à 20 h',
      'men’s cut Thursday, I have dinner at 8',
      '+ homme 11-26 ..20',
    ],
    // Near misses.
    [
      'coupe homme jeudi à 14 h, j’ai un souper à 19 h 30',
      'men’s cut Thursday at 2 pm, I have a date at 7:30 pm',
      '+ homme 11-26 @14',
    ],
    ['coupe homme jeudi après le souper', 'men’s cut Thursday after dinner', '+ homme 11-26 [18,24)'],
  ])('%s · %s', (french, english, frame) => {
    for (const said of [french, english])
      expect([said, heard(said, contextOf('salon'))]).toEqual([said, frame]);
  });
});

describe('from when one is free, beside the days that it is told with', () => {
  it.each([
    [
      'coupe homme avant jeudi, je finis à 15 h 30',
      'men’s cut before Thursday, I finish at 3:30',
      '11-23..11-25 [15:30,24)',
    ],
    [
      'coupe homme avant jeudi, jsors du bureau à 15 h 30',
      'men’s cut before Thursday, I get off work at 3:30',
      '11-23..11-25 [15:30,24)',
    ],
    [
      'coupe homme. Elle finit à 18 h donc jeudi soir',
      'men’s cut. She finishes at 6 so Thursday evening',
      '11-26 [18,24)',
    ],
    // Near misses.
    [
      'coupe homme, je finis à 18 h donc vendredi matin',
      'men’s cut, I’m done at 6 so Friday morning',
      '11-27 [0,12)',
    ],
    ['coupe homme, on part jeudi à midi', 'men’s cut, we fly out Thursday at noon', '11-23..11-25'],
  ])('%s · %s', (french, english, time) => {
    for (const said of [french, english])
      expect([said, heard(said, contextOf('salon')).replace('+!', '+')]).toEqual([said, `+ homme ${time}`]);
  });
});
