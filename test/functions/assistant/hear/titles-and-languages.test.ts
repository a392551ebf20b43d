import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../functions/assistant/hear/hear.ts';
import { contextOf } from './businesses.ts';

const frameOf = (said: string) => hear(said, contextOf('salon'));
const daysOf = (said: string): readonly number[] =>
  frameOf(said).clauses.flatMap(({ when }) =>
    (when?.dates ?? []).map(({ from }) => new Date(`${from}T12:00Z`).getUTCDay()),
  );

describe('an everyday word behind a first name is a surname', () => {
  it.each([
    ['Fatoumata Bah, fatoumata.bah@example.com', 'Fatoumata Bah'],
    ['Jean Beaucoup 514 555-0123', 'Jean Beaucoup'],
    ['Grace Sweet', 'Grace Sweet'],
    ['Marie Belle, marie@exemple.ca', 'Marie Belle'],
  ])('%s', (said, name) => {
    expect(hear(said, contextOf('salon', { awaits: 'details' })).contact.name).toBe(name);
  });

  it.each(['Bah Oui', 'Parfait Merci', 'Super', 'bah ouais', 'That Works', 'Nice Thanks'])(
    'not in “%s”',
    (said) => {
      expect(hear(said, contextOf('salon', { awaits: 'details' })).contact.name).toBeUndefined();
    },
  );
});

describe('a day behind a title is a surname', () => {
  it.each([
    [
      'bonjour ici mme samedi, gladys samedi. une coupe femme mardi pm svp',
      'hi this is mrs saturday, gladys saturday. a women’s cut tuesday pm please',
      'Gladys',
    ],
    [
      'Bonjour, je suis Mme Samedi, Gladys Samedi, coupe femme mardi',
      'Hello, I’m Ms. Saturday, Gladys Saturday, women’s cut Tuesday',
      'Gladys',
    ],
    ['mr lundi paul lundi, coupe homme mardi', 'mr monday paul monday, men’s cut tuesday', 'Paul'],
    ['c’est madame vendredi, coupe femme mardi', 'it’s miss friday, women’s cut tuesday', undefined],
    ['m’appelle Mme Mars, coupe femme mardi', 'Mrs March here, women’s cut tuesday', undefined],
  ])('%s · %s', (french, english, first) => {
    for (const said of [french, english]) {
      expect([said, daysOf(said)]).toEqual([said, [2]]);
      if (first !== undefined)
        expect([said, frameOf(said).contact.name?.split(' ')[0]]).toEqual([said, first]);
    }
  });

  it.each([
    ['merci madame, mardi une coupe femme', 'thank you miss, tuesday a women’s cut'],
    ['bonjour madame mardi une coupe femme', 'hello, tuesday a women’s cut'],
    ['ma femme veut mardi une coupe femme', 'my wife wants a women’s cut tuesday'],
  ])('and a day elsewhere is one: %s · %s', (french, english) => {
    for (const said of [french, english]) {
      expect([said, daysOf(said)]).toEqual([said, [2]]);
      expect([said, frameOf(said).contact.name]).toEqual([said, undefined]);
    }
  });
});

describe('the language asked for is that of the answer, not that of a page', () => {
  it.each([
    ['Votre page est en anglais, parlez-vous français?', 'Your page is in French, do you speak English?'],
    [
      'parlez-vous français? votre site est tout en anglais',
      'do you speak English? your website is all in French',
    ],
    ['en français svp', 'in English please'],
    ['est-ce qu’on peut continuer en français', 'can we do this in english'],
    ['je parle pas anglais, en français svp', 'I don’t speak French, English please'],
    [
      'votre formulaire est juste en anglais, on peut-tu parler français',
      'the form is only in French, could we speak English',
    ],
  ])('%s · %s', (french, english) => {
    expect([french, frameOf(french).asksLanguage, frameOf(french).language]).toEqual([french, true, 'fr']);
    expect([english, frameOf(english).asksLanguage, frameOf(english).language]).toEqual([
      english,
      true,
      'en',
    ]);
  });

  it.each([
    ['votre page est en anglais', 'your page is in French'],
    ['le menu est écrit en anglais', 'everything is in French'],
  ])('what only tells of a page asks for none: %s · %s', (french, english) => {
    for (const said of [french, english]) expect([said, frameOf(said).asksLanguage]).toEqual([said, false]);
  });
});
