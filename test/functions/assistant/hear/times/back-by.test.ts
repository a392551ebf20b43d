import { describe, expect, it } from '@jest/globals';
import { contextOf } from '../businesses.ts';
import { heard } from '../frame-in-short.ts';

const inSalon = (said: string): string => heard(said, contextOf('salon'));

describe('an appointment is over by the hour at which somebody is awaited elsewhere', () => {
  it.each([
    ['j’ai juste besoin d’être rendu au bureau pour 11 h', 'they expect me at the office at 11'],
    ['faut que je sois rendue à la job pour 11 h', 'I’m expected back at work by 11'],
    ['je suis attendue au bureau à 11 h', 'I’m due in Laval at 11'],
    ['ils m’attendent chez le notaire pour 11 h', 'they’re expecting us at the hospital for 11 am'],
    ['je dois être assis à mon bureau à 11 h', 'they’re expecting me back home by 11'],
    ['rendu à Québec pour 11 h', 'she is expected in court at 11'],
    ['il faut que je m’en retourne pour 11 h', 'my husband is due at the clinic in town by 11 am'],
  ])('%s · %s', (french, english) => {
    expect(inSalon(`coupe homme jeudi, ${french}`)).toBe('+ homme 11-26 ..11');
    expect(inSalon(`men's cut Thursday, ${english}`)).toBe('+ homme 11-26 ..11');
  });

  it.each([
    ['je peux être rendu chez vous pour 11 h', '[11,24)'],
    ['on peut être là pour 11 h', '[11,24)'],
    ['on peut être là à 11 h', '@11'],
    ['un rendez-vous pour 11 h', '@11'],
  ])('%s', (said, time) => {
    expect(inSalon(`coupe homme jeudi, ${said}`)).toContain(`+ homme 11-26 ${time}`);
  });
});

describe('what is left to be worked on is done by the hour for which somebody wants it back', () => {
  it.each([
    ['je dois l’avoir reprise pour 15 h', 'I need to have her back by 3 pm'],
    ['faut que je l’aie récupérée avant 15 h', 'I must have it back before 3 pm'],
    ['j’ai besoin de mon char pour 15 h', 'I need my car by 3 pm'],
    ['il me faut l’auto pour 15 h', 'I’d like it back by 3 pm'],
    ['je dois ravoir mon auto avant 15 h', 'I have to have the truck back at 3 pm'],
    ['vous me la remettez pour 15 h', 'I need to have picked it up by 3 pm'],
    ['faut que j’aie mon camion pour 15 h', 'I want the car home by 3 pm'],
  ])('%s · %s', (french, english) => {
    const inGarage = (said: string): string => heard(said, contextOf('garage'));
    for (const said of [`vidange jeudi, ${french}`, `oil change Thursday, ${english}`])
      expect([said, inGarage(said)]).toEqual([said, expect.stringMatching(/^\+ vidange 11-26 \.\.15/)]);
  });

  it('but a rental begins then', () => {
    const said = 'vidange jeudi, je passe mon examen de conduite, j’ai besoin de l’auto pour 9 h 30';
    expect(heard(said, contextOf('garage'))).toContain('@9:30');
  });
});
