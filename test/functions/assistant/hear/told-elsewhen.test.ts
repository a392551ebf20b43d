import { describe, expect, it } from '@jest/globals';
import { contextOf } from './businesses.ts';
import { heard } from './frame-in-short.ts';

const wanted = (said: string): string =>
  (heard(said, contextOf('clinic')).match(/\+!? [^|;?]*/g) ?? []).join('').replace('!', '').trim();

describe('a day that something else has is no wish', () => {
  it.each([
    [
      'j’ai mal depuis que j’ai pelleté samedi, examen complet jeudi',
      'it hurts since I shovelled saturday, full exam thursday',
      '+ examen 11-26',
    ],
    [
      'mon gars a son concert en juin, examen complet jeudi',
      'my wedding is in June, full exam thursday',
      '+ examen 11-26',
    ],
    [
      'j’ai mal depuis 2 semaines, examen complet jeudi',
      'it has been hurting for 2 weeks, full exam thursday',
      '+ examen 11-26',
    ],
    [
      'je reçois samedi soir, nettoyage dentaire jeudi',
      'I’m hosting Sunday dinner, dental cleaning thursday',
      '+ nettoyage 11-26',
    ],
    [
      'je suis enceinte de 8 semaines, examen complet jeudi',
      'I’m 8 weeks pregnant, full exam thursday',
      '+ examen 11-26',
    ],
  ])('%s · %s', (one, two, clause) => {
    expect([wanted(one), wanted(two)]).toEqual([clause, clause]);
  });
});

describe('a day that bounds or names the wish stays one', () => {
  it.each([
    ['examen complet en janvier', 'full exam in January', '+ examen 01-01..01-31'],
    ['examen complet dans deux semaines', 'full exam in two weeks', '+ examen 12-07..12-13'],
    ['examen complet samedi', 'full exam on saturday', '+ examen 11-28'],
    [
      'examen complet jeudi, depuis le temps que j’attends',
      'full exam thursday, it’s been a while',
      '+ examen 11-26',
    ],
    [
      'je suis libre depuis jeudi, examen complet jeudi',
      'since I’m off thursday, full exam then',
      '+ examen 11-26',
    ],
  ])('%s · %s', (one, two, clause) => {
    expect([wanted(one), wanted(two)]).toEqual([clause, clause]);
  });
});

describe('the hours of somebody’s day are no wish', () => {
  it.each([
    [
      'un examen complet jeudi matin, ma mère s’endort après le souper',
      'a full exam thursday morning, my mother falls asleep after supper',
      '+ examen 11-26 [0,12)',
    ],
    [
      'le bébé fait sa sieste à 13 h, examen complet jeudi avant midi',
      'the baby naps at 1 pm, full exam thursday before noon',
      '+ examen 11-26 [0,12)',
    ],
    [
      'on se lève à 6 h, un examen complet mercredi à 9 h',
      'we get up at 6, a full exam wednesday at 9 am',
      '+ examen 11-25 @9',
    ],
  ])('%s · %s', (one, two, clause) => {
    expect([wanted(one), wanted(two)]).toEqual([clause, clause]);
  });

  it.each([
    [
      'un examen complet jeudi matin, pendant que bébé dort',
      'a full exam thursday morning, while baby sleeps',
      '+ examen 11-26 [0,12)',
    ],
    [
      'je me lève tard, un examen complet jeudi après 11 h',
      'I sleep late, a full exam thursday after 11',
      '+ examen 11-26 [11,24)',
    ],
  ])('what is wished beside them stands: %s · %s', (one, two, clause) => {
    expect([wanted(one), wanted(two)]).toEqual([clause, clause]);
  });
});
