import { describe, expect, test } from '@jest/globals';
import { hear } from '../../../functions/assistant/hear/hear.ts';
import { hearWords } from '../../../functions/assistant/hear-message.ts';
import { contextOf } from './hear/businesses.ts';
import { quebecNames } from './hear/quebec-names.ts';
import { whoPhrases } from './hear/who-phrases.ts';

const context = contextOf('salon');

describe('a message heard without the rules of phone numbers at hand', () => {
  test.each([
    ['Une coupe femme jeudi à 14 h'],
    ['Ana Roy, ana@example.org, 514 555-0142'],
    ['mon numéro c’est cinq un quatre cinq cinq cinq zéro un quatre deux'],
    ['call me at 555-0142'],
    ['my number is 514 555-014'],
    ['+33 6 12 34 56 78, Marc'],
  ])('“%s” is heard as with them', async (message) => {
    expect(await hearWords(message, context)).toEqual(hear(message, context));
  });

  test('holds the number as E.164', async () => {
    const { contact } = await hearWords('Ana Roy, 514 555-0142', context);
    expect(contact.phone).toBe('+15145550142');
  });
});

describe('a day told by another, or of which something else is told', () => {
  test.each([
    ['mon mariage est le 12 décembre, une coupe femme la veille'],
    ['my flight is on Friday, a haircut before that'],
    ['Tuesday I’m babysitting. Thursday then'],
    ['coupe femme deux jours avant vendredi'],
  ])('“%s” is heard as with its readers, the first time and from then on', async (message) => {
    const heard = hear(message, context);
    expect([await hearWords(message, context), await hearWords(message, context)]).toEqual([heard, heard]);
  });
});

describe('what few messages tell', () => {
  test.each([
    ['une coupe femme début janvier'],
    ['a haircut the week before Christmas'],
    ['coupe avant le temps des fêtes'],
    ['fin du mois prochain'],
    ['my son is 6, a haircut on Tuesday'],
    ['c’est pour ma fille de six ans'],
    ['j’ai soixante-dix ans, une coupe'],
    ['ana point roy arobase gmail point com'],
    ['five one four, five five five, oh one four two'],
    ['je suis enceinte, une coloration est correcte?'],
    ['we live at 22 Northcote street'],
    ['something after work on Thursday'],
    ['en fin de journée mardi'],
    ['first thing in the morning'],
    ['men’s cut Dec 9, 10 or 11'],
    ['coupe homme le 9 ou 10'],
    ['men’s cut the second of December, no sorry, the third'],
    ['le deux ou le trois décembre'],
    ['Tuesday at one, or Friday at the same time'],
    ['mardi à 13 h ou vendredi à la même heure'],
    ['he naps from 9:30 to 11:30, so before or after that on Tuesday'],
    ['mardi entre mes deux réunions, 11 h et 14 h'],
    ['I have class at 9 and 2 on Tuesday, in between those please'],
  ])('“%s” is heard as with its readers', async (message) => {
    const heard = hear(message, context);
    expect([await hearWords(message, context), await hearWords(message, context)]).toEqual([heard, heard]);
  });
});

test('an age is no name: “c’est pour ma fille de six ans”', () => {
  expect(hear('c’est pour ma fille de six ans', context).contact).toEqual({});
});

describe('what is to be repeated, or to last', () => {
  test.each([
    ['un massage de 2 h'],
    ['coupe de 45 min'],
    ['90 plutôt que 60'],
    ['an hour and a half please'],
    ['half an hour instead of an hour'],
    ['pendant deux heures'],
    ['j’aimerais avoir 2 h pour ma coloration'],
    ['bloquez 3 h avec le styliste'],
    ['a block of two hours'],
    ['une demi-heure'],
    ['une coupe femme chaque mardi'],
    ['a haircut every other Thursday, 4 times'],
    ['coupe aux deux semaines'],
    ['un mardi sur deux pour ma fille'],
    ['biweekly, please'],
    ['toutes les six semaines'],
    ['coloration tous les mois'],
    ['once a week for the next 3 weeks'],
    ['six mardis de suite'],
    ['the next four Tuesdays'],
    ['les 3 prochains dimanches'],
    ['trois semaines d’affilée'],
    ['hebdomadaire'],
    ['une fois par semaine pendant 5 semaines'],
    ['une coupe mardi'],
  ])('“%s” is heard as with its reader', async (message) => {
    expect(await hearWords(message, context)).toEqual(hear(message, context));
  });
});

describe('a message heard without the reader of names at hand', () => {
  const unprompted = whoPhrases.filter(({ after }) => after === undefined);
  const shapes = [
    (name: string) => `Bonjour, je m’appelle ${name}`,
    (name: string) => `hi, my name is ${name}`,
    (name: string) => `moi c’est ${name}`,
    (name: string) => `it's under ${name}`,
    (name: string) => `une coupe femme jeudi, ici ${name}`,
  ];

  test('is heard as with it, whatever is said about people', async () => {
    for (const { business, phrases } of unprompted)
      for (const [said] of phrases)
        expect(await hearWords(said, contextOf(business))).toEqual(hear(said, contextOf(business)));
  });

  test('tells its name in every shape that introduces one', async () => {
    for (const said of quebecNames.flatMap((name) => shapes.map((shape) => shape(name)))) {
      const { contact } = await hearWords(said, context);
      expect([said, contact]).toEqual([said, hear(said, context).contact]);
      expect([said, contact.name ?? contact.under]).toEqual([said, expect.any(String)]);
    }
  });
});
