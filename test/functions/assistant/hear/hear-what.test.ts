import { describe, expect, test } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import type { Intent } from '../../../../functions/assistant/hear/intents.ts';
import { hearLanguage, pinLanguage } from '../../../../functions/assistant/hear/language.ts';
import { readText } from '../../../../functions/assistant/hear/text.ts';

const services = [
  ['coupe-femme', 'Coupe femme'],
  ['coupe-homme', 'Coupe homme'],
  ['coloration', 'Coloration'],
  ['massage-60', 'Massage 60 minutes'],
  ['massage-90', 'Massage 90 minutes'],
  ['vidange', 'Changement d’huile'],
  ['mariee', 'Coiffure de mariée'],
].map(([id = '', name = '']) => ({ id, name }));

const read = (message: string, choices = 0) =>
  hear(message, {
    people: [],
    services,
    today: Temporal.PlainDate.from('2026-11-21'),
    language: 'fr',
    choices,
    awaitsName: false,
  });

const intents: readonly (readonly [string, readonly Intent[]])[] = [
  ['Bonjour!', ['greeting']],
  ['allo', ['greeting']],
  ['Good morning', ['greeting']],
  ['Quels services offrez-vous?', ['services']],
  ['Que proposez-vous?', ['services']],
  ['What services do you offer?', ['services']],
  ['Faites-vous des massages?', ['services']],
  ['Do you do highlights?', ['services']],
  ['C’est combien?', ['price']],
  ['Combien coûte une coupe?', ['price']],
  ['Quels sont vos tarifs?', ['price']],
  ['How much is a haircut?', ['price']],
  ['what are your prices', ['price']],
  ['Is it free?', ['price', 'availability']],
  ['Combien de temps dure un massage?', ['duration']],
  ['How long does it take?', ['duration']],
  ['Quelles sont vos heures d’ouverture?', ['hours']],
  ['Êtes-vous ouverts dimanche?', ['hours']],
  ['À quelle heure fermez-vous?', ['hours']],
  ['Are you open on Sunday?', ['hours']],
  ['What are your hours?', ['hours']],
  ['when do you close', ['hours']],
  ['Quelle est votre adresse?', ['address']],
  ['Où êtes-vous situés?', ['address']],
  ['Where are you located?', ['address']],
  ['Y a-t-il du stationnement?', ['address']],
  ['Quel est votre numéro?', ['phone']],
  ['Can I call you?', ['phone']],
  ['Je voudrais prendre rendez-vous', ['book']],
  ['J’aimerais céduler un rdv', ['book']],
  ['I’d like to book an appointment', ['book']],
  ['Avez-vous de la place demain?', ['availability']],
  ['Quand pouvez-vous me recevoir?', ['availability']],
  ['Any openings this week?', ['availability']],
  ['Are you free Friday?', ['availability']],
  ['le plus tôt possible', ['soonest']],
  ['le premier disponible', ['soonest', 'availability']],
  ['ASAP please', ['soonest']],
  ['first available', ['soonest', 'availability']],
  ['n’importe quand', ['any-time']],
  ['autre chose?', ['other']],
  ['do you have another time', ['other']],
  ['un peu plus tôt', ['earlier']],
  ['anything earlier', ['earlier']],
  ['Je veux annuler mon rendez-vous', ['cancel', 'book']],
  ['cancel my appointment', ['cancel', 'book']],
  ['Je dois déplacer mon rendez-vous', ['move', 'book']],
  ['Can I reschedule?', ['move']],
  ['Je veux laisser un message', ['message']],
  ['Can I leave a message for the owner?', ['message', 'person']],
  ['Je voudrais une soumission', ['message']],
  ['Puis-je parler à quelqu’un?', ['person']],
  ['Pouvez-vous me rappeler?', ['person']],
  ['I want to talk to a real person', ['person']],
  ['please call me back', ['person']],
  ['Êtes-vous un robot?', ['identity']],
  ['are you human?', ['identity']],
  ['Merci beaucoup', ['thanks']],
  ['au revoir', ['bye']],
  ['bonne journée!', ['bye']],
  ['oui', ['yes']],
  ['D’accord', ['yes']],
  ['c’est beau', ['yes']],
  ['sounds good', ['yes']],
  ['non', ['no']],
  ['no thanks', ['no', 'thanks']],
  ['laissez faire', ['drop']],
  ['never mind', ['drop']],
  ['j’ai fait une erreur dans mon courriel', ['wrong-email']],
  ['wrong number, sorry', ['wrong-phone']],
  ['À quelle heure est mon rendez-vous?', ['mine', 'book']],
  ['aidez-moi', ['help']],
  ['appelez une ambulance', ['emergency']],
  ['les licornes sont bleues', []],
  ['purple monkey dishwasher', []],
];

describe('what a message wants', () => {
  test.each(intents)('“%s” wants %j', (message, expected) => {
    expect([...read(message).intents].sort()).toEqual([...expected].sort());
  });
});

describe('the service a message names', () => {
  test.each([
    ['une coloration svp', ['coloration']],
    ['COLORATION', ['coloration']],
    ['une colorration', ['coloration']],
    ['hair colour', ['coloration']],
    ['coupe pour homme', ['coupe-homme']],
    ['a haircut', ['coupe-femme', 'coupe-homme']],
    ['a men’s haircut', ['coupe-homme']],
    ['haircut for my wife', ['coupe-femme']],
    ['massage de 90 minutes', ['massage-90']],
    ['massage', ['massage-60', 'massage-90']],
    ['changement d’huile', ['vidange']],
    ['an oil change', ['vidange']],
    ['coiffure pour une mariée', ['mariee']],
    ['à 10 h 30 pour 60 personnes', []],
    ['Bonjour, une place demain?', []],
    ['la première disponibilité', []],
  ])('“%s” names %j', (message, expected) => {
    expect(read(message).serviceIds).toEqual(expected);
  });
});

describe('which of the things on offer is meant', () => {
  test.each([
    ['le premier', { ordinal: 1 }],
    ['le deuxième', { ordinal: 2 }],
    ['la seconde svp', { ordinal: 2 }],
    ['the second one', { ordinal: 2 }],
    ['3rd one please', { ordinal: 3 }],
    ['le 2e', { ordinal: 2 }],
    ['le dernier', { ordinal: -1 }],
    ['the last one', { ordinal: -1 }],
    ['option 2', { ordinal: 2 }],
    ['#3', { ordinal: 3 }],
    ['2', { bareNumber: 2 }],
    ['le 2', { bareNumber: 2 }],
    ['10 svp', { bareNumber: 10 }],
    ['le premier décembre', {}],
    ['c’est ma première visite', {}],
    ['mardi', {}],
  ])('“%s” is %j of six', (message, expected) => {
    expect(read(message, 6).choice).toEqual(expected);
  });
});

describe('the language of a message', () => {
  test.each([
    ['Bonjour, avez-vous une place?', 'fr'],
    ['Hello, do you have anything tomorrow?', 'en'],
    ['rdv jeudi svp', 'fr'],
    ['book an appointment', 'en'],
    ['Do you speak English?', 'en'],
    ['En français s’il vous plaît', 'fr'],
  ])('“%s” is %s', (message, language) => {
    expect(hearLanguage(readText(message))?.language).toBe(language);
  });

  test.each(['514 555-1234', 'ok', 'Marie Tremblay', '', '👍', 'Hola buenos'])(
    '“%s” does not tell',
    (message) => {
      expect(hearLanguage(readText(message))).toBeUndefined();
    },
  );

  test('one foreign word does not change a pinned language, a clear sentence does', () => {
    expect(pinLanguage(hearLanguage(readText('yes')), 'fr', 'fr')).toBe('fr');
    expect(pinLanguage(hearLanguage(readText('merci')), 'en', 'fr')).toBe('en');
    expect(pinLanguage(hearLanguage(readText('Can you do Friday instead?')), 'fr', 'fr')).toBe('en');
    expect(pinLanguage(hearLanguage(readText('Plutôt jeudi matin, merci')), 'en', 'en')).toBe('fr');
  });
});

test('everything in one message is heard', () => {
  const heard = read(
    'Bonjour, avez-vous une place jeudi après-midi pour une coupe femme? Je m’appelle Marie, 514 555-1234',
  );
  expect([...heard.intents]).toEqual(expect.arrayContaining(['greeting', 'availability']));
  expect(heard.serviceIds).toEqual(['coupe-femme']);
  expect(heard.ranges).toEqual([{ from: '2026-11-26', to: '2026-11-26' }]);
  expect(heard.time?.part).toBe('afternoon');
  expect(heard.name).toBe('Marie');
  expect(heard.phone).toBe('+15145551234');
});
