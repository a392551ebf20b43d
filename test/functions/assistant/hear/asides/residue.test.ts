import { describe, expect, test } from '@jest/globals';
import { residueOf } from '../../../../../functions/assistant/hear/asides/residue.ts';
import { readText } from '../../../../../functions/assistant/hear/text.ts';
import type { Language } from '../../../../../shared/domain/language.ts';
import { mentionsIn } from '../said.ts';

/** The unread words about time in a message. */
const unreadTimes = (message: string, language: Language): string => {
  const text = readText(message);
  const unread = residueOf(text, mentionsIn(text, language));
  return unread
    .filter(({ isAboutTime }) => isAboutTime)
    .map(({ word }) => word)
    .join(' ');
};

const unread: ReadonlyArray<readonly [phrase: string, language: Language, words: string]> = [
  ['avant mon mariage', 'fr', 'mariage'],
  ["après l'accouchement", 'fr', 'accouchement'],
  ['avant la relâche', 'fr', 'relache'],
  ['à Pâques', 'fr', 'paques'],
  ['le 32 mai', 'fr', '32 mai'],
  ['le 31 novembre', 'fr', '31'],
  ['à 25h', 'fr', '25h'],
  ['dans un boutte', 'fr', 'boutte'],
  ['bientôt', 'fr', 'bientot'],
  ['prochainement', 'fr', 'prochainement'],
  ["l'autre semaine", 'fr', 'semaine'],
  ['mardi ou mercrr', 'fr', 'mercrr'],
  ['à la mi-carême', 'fr', 'careme'],
  ['durant mes vacances', 'fr', 'vacances'],
  ['aux deux semaines', 'fr', 'semaines'],
  ['après la game', 'fr', 'game'],
  ['mardi 25', 'fr', '25'],
  ["à l'heure où je finis", 'fr', 'heure'],
  ['before my wedding', 'en', 'wedding'],
  ['before my flight', 'en', 'flight'],
  ['at Easter', 'en', 'easter'],
  ['the 32nd of May', 'en', '32nd'],
  ['February 30', 'en', '30'],
  ['at 25:00', 'en', '25:00'],
  ['soon', 'en', 'soon'],
  ['the busiest week of January', 'en', 'week'],
  ['in a fortnight', 'en', 'fortnight'],
  ['Tuesday or wednezz', 'en', 'wednezz'],
  ['during spring break', 'en', 'spring'],
  ['after the game', 'en', 'game'],
  ['when my shift ends', 'en', 'shift'],
];

const chatter: readonly string[] = [
  'Bonjour, comment allez-vous?',
  "J'ai les cheveux longs et bouclés",
  "Mon chien s'appelle Fido, il a 3 ans",
  "C'est pour ma fille de 6 ans",
  'Est-ce que vous acceptez les cartes de crédit?',
  'Combien coûte une coupe femme?',
  'Avez-vous un stationnement?',
  'Merci beaucoup, vous êtes super gentils!',
  "J'ai mal au dos depuis longtemps",
  'Je veux un balayage comme la dernière fois',
  'Mon numéro est le 514-555-1234',
  "Je m'appelle Julie Tremblay",
  "Ma voiture fait un bruit bizarre à l'avant",
  "J'ai 2 enfants et 3 chats",
  'Il reste-tu de la place?',
  'Ma facture était de 45 $',
  'Vous êtes situés où?',
  'Je suis une nouvelle cliente',
  "c'est quoi vos prix",
  "j'ai besoin d'un changement d'huile pour ma Honda Civic 2018",
  "C'est ma première visite",
  'Est-ce que Karim est là?',
  "J'aimerais parler à quelqu'un",
  'Hi, how are you?',
  'I have long curly hair',
  "It's for my 6 year old daughter",
  'Do you take credit cards?',
  'How much is a haircut?',
  'Is there parking?',
  "Thank you so much, you're the best!",
  'My back has been hurting',
  'I want highlights like last time',
  'My number is 514-555-1234',
  'My name is Julie Tremblay',
  'My car makes a weird noise at the front',
  'I have 2 kids and 3 cats',
  'The bill was 45 dollars',
  'Where are you located?',
  "I'm a new client",
  'What are your prices',
  'I need an oil change for my 2018 Honda Civic',
  "It's my first visit",
  'Is Karim in?',
  "I'd like to speak to someone",
  'I have a question about your services',
  'Can I bring my dog?',
  'I was very disappointed with the service',
  "J'ai été très déçue du service",
  'Vous ne répondez jamais au téléphone',
  "What's the difference between the two?",
  "C'est quoi la différence entre les deux?",
  'Before I book, do you have gift cards?',
  'Avant de réserver, faites-vous des forfaits?',
  "After that I'd like to know the price",
  'On est 4 personnes',
  'There are 4 of us',
  "I'll take the second one",
  'Le premier choix svp',
];

describe('words that no reader took', () => {
  test.each(unread)('“%s” (%s) leaves “%s” about time', (phrase, language, words) => {
    expect(unreadTimes(phrase, language)).toBe(words);
  });

  test.each(chatter)('“%s” leaves nothing about time', (phrase) => {
    expect(unreadTimes(phrase, 'fr')).toBe('');
    expect(unreadTimes(phrase, 'en')).toBe('');
  });

  test('what was read is not told as unread, and what is neither courtesy nor time is told as such', () => {
    const text = readText('Mardi svp, pour mon labrador');
    expect(residueOf(text, mentionsIn(text, 'fr'))).toEqual([{ word: 'labrador', isAboutTime: false }]);
  });
});

describe('the day spoken of before', () => {
  test.each([
    ['my wife needs the car that day. bump me to Thursday', 'en', ''],
    ['mon chum a besoin du char cette journée-là, remettre ça à samedi', 'fr', ''],
    ['je travaille ce jour-là, vendredi plutôt', 'fr', ''],
    ['that day suits me', 'en', 'day'],
    ['cette journée-là ça me va', 'fr', 'journee'],
  ] as const)('is no unread time beside one that is told: “%s”', (message, language, words) => {
    expect(unreadTimes(message, language)).toBe(words);
  });
});

describe('how long something lasts, beside a time that was read', () => {
  test.each([
    ['my days off are Wednesday and Thursday', 'en', ''],
    ["Thursday, I've had long days at work", 'en', ''],
    ["vendredi, j'ai de grosses journées", 'fr', ''],
    ['Thursday, or the other week', 'en', 'week'],
    ['Thursday, after those days', 'en', 'days'],
  ] as const)('asks nothing unless one of them is meant: “%s”', (message, language, words) => {
    expect(unreadTimes(message, language)).toBe(words);
  });
});

describe('what nobody read about time', () => {
  test.each([
    ['avant mon mariage, une coupe', 'fr', 'avant mon mariage'],
    ['a cut after the game please', 'en', 'after the game please'],
    ['coupe, à Pâques', 'fr', 'à Pâques'],
  ] as const)('is quoted with the words beside it: “%s”', (message, language, quote) => {
    const text = readText(message);
    const [first] = residueOf(text, mentionsIn(text, language)).filter(({ isAboutTime }) => isAboutTime);
    expect(first?.quote).toBe(quote);
  });
});
