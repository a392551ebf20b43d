import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const named = (id: string, name: string, english: string) => ({ id, name, knownAs: [name, english] });

const context = {
  ...contextOf('clinic'),
  services: [
    named('evaluation', 'Évaluation en physiothérapie', 'Physiotherapy assessment'),
    named('suivi', 'Suivi en physiothérapie', 'Physiotherapy follow-up'),
    named('perineale', 'Physiothérapie périnéale', 'Pelvic floor physiotherapy'),
  ],
};

const wished = (said: string): readonly string[] =>
  hear(said, context).clauses.flatMap(({ services }) => services.map(({ id }) => id));

describe('of what one word may mean, a first visit begins, and who is followed goes on', () => {
  it.each([
    ['de la physio, c’est ma première fois', 'physio, it would be my first visit', 'evaluation'],
    ['physio jeudi, j’y suis jamais allé', 'physio thursday, I have never been', 'evaluation'],
    ['physio pour ma fille, elle a jamais vu de physio', 'physio, I’m a new patient', 'evaluation'],
    ['physio jeudi, je suis déjà suivie', 'physio thursday, I’m already seeing one of you', 'suivi'],
    ['de la physio, c’est pas ma première fois', 'physio, it’s not my first visit', 'suivi'],
  ])('%s · %s', (french, english, service) => {
    for (const said of [french, english]) expect([said, wished(said)]).toEqual([said, [service]]);
  });

  it.each([
    ['de la physio jeudi', 'physio thursday'],
    ['de la physio, la première place libre', 'physio, the first spot you have'],
    ['physio jeudi, j’ai jamais mal le matin', 'physio thursday, I never work thursdays'],
  ])('and here nothing tells: %s · %s', (french, english) => {
    for (const said of [french, english]) expect([said, wished(said).length]).toEqual([said, 3]);
  });

  it.each([
    ['un suivi en physio, c’est ma première fois chez vous', 'a physio follow-up, my first visit with you'],
  ])('what is named stays: %s · %s', (french, english) => {
    for (const said of [french, english]) expect([said, wished(said)]).toEqual([said, ['suivi']]);
  });
});

describe('asked which one, whether it is the first visit tells it', () => {
  const asked = { ...context, awaits: 'service' as const, arranged: [['evaluation', 'suivi']] };
  const chosen = (said: string): readonly string[] =>
    hear(said, asked).clauses.flatMap(({ services }) => services.map(({ id }) => id));

  it.each([
    ['non jamais venu', 'I’ve never been', 'evaluation'],
    ['c’est ma première fois', 'it’s my first visit', 'evaluation'],
    ['première fois', 'first time', 'evaluation'],
    ['une première visite, jeudi matin', 'a first visit, thursday morning', 'evaluation'],
    ['je suis déjà patiente', 'I’m already a patient', 'suivi'],
  ])('%s · %s', (french, english, service) => {
    for (const said of [french, english]) expect([said, chosen(said)]).toEqual([said, [service]]);
  });

  it.each([
    ['la première place libre', 'the first spot you have'],
    ['je sais pas', 'I don’t know'],
  ])('and here nothing does: %s · %s', (french, english) => {
    for (const said of [french, english]) expect([said, chosen(said)]).toEqual([said, []]);
  });
});

describe('whoever comes for the first time tells it, and the team reads it', () => {
  it.each([
    ['c’est ma première visite', 'it’s my first time'],
    ['je suis une nouvelle patiente', 'I’m new here'],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english]) expect(hear(said, context).remarks).toHaveLength(1);
  });
});
