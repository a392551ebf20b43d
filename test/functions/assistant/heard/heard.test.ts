import { expect, test } from '@jest/globals';
import type { Frame } from '../../../../functions/assistant/frame.ts';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import { doingsOf } from '../../../../functions/assistant/heard/doings.ts';
import { heardIn } from '../../../../functions/assistant/heard/heard.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import { plain } from '../../resources/chat/visitor.ts';
import { business, context } from './heard-salon.ts';

const told = (frame: Frame, language: Language): string =>
  plain(heardIn(frame, business, language).join(' | '));

const heard = (message: string, language: Language = 'fr'): string => told(hear(message, context), language);

test('a wish is told with its service, its time and its person, and a refusal as one', () => {
  const said = heard('Une coupe femme jeudi après 15 h, mais pas avec Karim');
  expect(said).toMatch(/Souhaite : Coupe femme.*15 h/);
  expect(said).toMatch(/Ne veut pas : .*Karim/);
});

test('the same frame is told in both languages, for whoever reads', () => {
  const message = 'Une coupe femme demain, et avez-vous du stationnement ?';
  expect(heard(message, 'fr')).toContain('Demande : le stationnement');
  expect(heard(message, 'en')).toContain('Asks about: parking');
});

test('of a contact it is told that there was one, and not which', () => {
  const said = heard('Je m’appelle Ana Lévy, ana@example.org, 514 555-0142');
  expect(said).toContain('Donne : un nom, un courriel, un numéro de téléphone');
  expect(said).not.toMatch(/Ana|example|555/);
});

test('what nobody understood is quoted', () => {
  expect(heard('Une coupe femme à la brunante')).toContain('Mots non compris : « brunante »');
});

test('a message of which nothing was recognised says so', () => {
  expect(heard('blorp')).toMatch(/Rien de reconnu|Mots non compris/);
});

test('where the model heard otherwise than the rules, it is said that nothing is done on its word', () => {
  const frame = { ...hear('oui', context), guess: { acts: ['yes' as const] } };
  expect(told(frame, 'en')).toContain('Heard beyond what its words say');
});

test('what was done is told once each, in order, without courtesies', () => {
  const services = business.services;
  const acts = [
    { kind: 'hello' as const },
    { kind: 'prices' as const, services },
    { kind: 'lengths' as const, services },
    { kind: 'ask_look' as const },
  ];
  expect(doingsOf(acts)).toEqual(['told', 'asked']);
});
