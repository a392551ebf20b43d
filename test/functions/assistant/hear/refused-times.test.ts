import { describe, expect, it } from '@jest/globals';
import { contextOf } from './businesses.ts';
import { heard } from './frame-in-short.ts';

const inClinic = (said: string): string => heard(said, contextOf('clinic'));

describe('a refusal that names what would be done refuses the time, and not the service', () => {
  it.each([
    ['pas de massage 60 minutes le matin', 'no 60-minute massage in the morning', '- [0,12)'],
    ['pas d’examen complet les mercredis', 'no full exam on wednesdays', '- wed'],
    ['jamais de nettoyage dentaire les lundis', 'never a dental cleaning on mondays', '- mon'],
    ['pas de nettoyage les fins de semaine', 'no cleaning on weekends', '- sat sun'],
  ])('%s · %s', (one, two, frame) => {
    expect([inClinic(one), inClinic(two)].map((told) => told.replace(/^(?:no|yes); /, ''))).toEqual([
      frame,
      frame,
    ]);
  });
});

describe('a service that is refused for one day stays refused', () => {
  it.each([
    [
      'pas d’examen complet jeudi, juste un nettoyage dentaire',
      'no full exam on thursday, just a dental cleaning',
    ],
    ['un nettoyage dentaire mardi, pas d’examen complet', 'a dental cleaning tuesday, no full exam'],
  ])('%s · %s', (one, two) => {
    for (const said of [one, two])
      expect(inClinic(said)).toMatch(/- examen(?:.*\+ nettoyage)?|\+ nettoyage .* - examen/);
  });
});

describe('what somebody does not do refuses no time that was told before', () => {
  it.each([
    [
      'un examen complet jeudi avant midi. Il va pas sur internet',
      'a full exam thursday before noon. She doesn’t do e-mail',
      '+ examen 11-26 [0,12)',
    ],
    [
      'examen complet lundi matin. On va pas loin',
      'full exam monday morning. He doesn’t go far',
      '+ examen 11-30 [0,12)',
    ],
  ])('%s · %s', (one, two, frame) => {
    expect([inClinic(one), inClinic(two)]).toEqual([frame, frame]);
  });

  it.each([
    ['lundi ça va pas, mardi', 'monday won’t do, tuesday', '- mon | + 11-24'],
    ['jeudi ça marche pas', 'thursday doesn’t work for me', 'others; - thu'],
  ])('what will not do is refused: %s · %s', (one, two, frame) => {
    expect([inClinic(one), inClinic(two)].map((told) => told.replace(/^others; (?=- mon)/, ''))).toEqual([
      frame,
      frame,
    ]);
  });
});
