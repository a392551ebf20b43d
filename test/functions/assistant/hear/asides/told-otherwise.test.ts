import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon')).replace(/^others; /, '');

describe('a day of which something else is told is none of the week that is wished', () => {
  it.each([
    ['jeudi je reçois', 'Thursday I’m hosting'],
    ['jeudi j’attends le plombier', 'Thursday I have dinner guests'],
    ['jeudi on a de la visite', 'Thursday we’re having company'],
    ['le jeudi j’ai ma dialyse', 'Thursdays I bake'],
    ['le jeudi c’est ma journée de chimio', 'Thursday is my bridge day'],
    ['mais jeudi je monte à Québec', 'but Thursday I’m minding the store'],
    ['jeudi j’ai pas de gardienne', 'Thursday I don’t have a sitter'],
    ['jeudi mon chum a l’auto', 'Thursday my husband has the car'],
  ])('%s · %s', (french, english) => {
    for (const said of [`coupe homme cette semaine, ${french}`, `men’s cut this week, ${english}`])
      expect([said, inSalon(said)]).toEqual([said, '+ homme 11-23..11-29 | - thu']);
  });

  it.each([
    ['jeudi j’ai congé', 'Thursday I’m off'],
    ['jeudi c’est ma journée de congé', 'Thursday is my day off'],
    ['jeudi j’ai pas d’école', 'Thursday I don’t have class'],
    ['jeudi je travaille pas', 'Thursday I’m not working'],
    ['jeudi je suis dans le coin', 'Thursday I’m downtown'],
    ['jeudi je serais libre', 'Thursday I think'],
    ['jeudi ma mère a les enfants', 'Thursday my mom has the kids'],
    ['jeudi je suis payé', 'Thursday I get paid'],
    ['jeudi j’amène mon gars', 'Thursday I’ll bring my son'],
  ])('but whoever may come then wishes for it: %s · %s', (french, english) => {
    for (const said of [`coupe homme cette semaine, ${french}`, `men’s cut this week, ${english}`])
      expect([said, inSalon(said)]).toEqual([said, expect.stringContaining('+ homme 11-26')]);
  });
});

describe('a part of the day of which something else is told is refused', () => {
  it.each([
    ['les après-midis j’ai pas d’auto', 'afternoons I don’t have a car', '- [12,18)'],
    ['l’après-midi je fais ma sieste', 'in the afternoon I mind the shop', '- [12,18)'],
    ['le soir je conduis pas', 'in the evening I don’t drive', '- [17,24)'],
    ['les soirs on reçoit', 'evenings I’m with my mother', '- [17,24)'],
    ['l’avant-midi je promène mes chiens', 'mornings I walk the dogs', '- [0,12)'],
  ])('%s · %s', (french, english, refused) => {
    for (const said of [`coupe homme mardi, ${french}`, `men’s cut Tuesday, ${english}`])
      expect([said, inSalon(said)]).toEqual([said, `+ homme 11-24 | ${refused}`]);
  });

  it('and nothing that stands before it', () => {
    const said = 'coupe homme. Les matins OK après 9 h 30, les après-midis j’ai pas d’auto';
    expect(inSalon(said)).toBe('+ homme [9:30,12) | - [12,18)');
  });

  it.each([
    ['le soir je suis chez nous', 'evenings I’m always here', '[17,24)'],
    ['le matin on est là', 'mornings I’m usually around', '[0,12)'],
    ['le matin je suis plus réveillé', 'in the morning I feel best', '[0,12)'],
  ])('but not where one may come then: %s · %s', (french, english, time) => {
    for (const said of [`coupe homme, ${french}`, `men’s cut, ${english}`])
      expect([said, inSalon(said)]).toEqual([said, `+ homme ${time}`]);
  });
});

it('the days that are left may be told by those that are not', () => {
  expect(inSalon('coupe homme, les mardis je donne un cours, les autres jours après 16 h')).toBe(
    '+ homme [16,24) | - tue',
  );
  expect(inSalon('men’s cut, Tuesdays I teach a class, other days after 4')).toBe('+ homme [16,24) | - tue');
});

describe('a part of the day behind which a word only begins like "I" or « on »', () => {
  it.each([
    ['men’s cut Thursday, afternoon if possible', '+ homme 11-26 [12,18)'],
    ['men’s cut Thursday, the afternoon is ideal', '+ homme 11-26 [12,18)'],
  ])('is wished: “%s”', (said, wished) => {
    expect([said, inSalon(said)]).toEqual([said, wished]);
  });
});
