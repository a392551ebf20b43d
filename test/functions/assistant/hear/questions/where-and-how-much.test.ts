import { describe, expect, test } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const salon = contextOf('salon');

const topics = (said: string) => hear(said, salon).asks.map(({ topic }) => topic);

describe('where a business is', () => {
  test.each([
    'how do I find you?',
    'what street are you on?',
    'what do I put in my gps',
    'where exactly is the shop?',
    'what part of town are you in',
    'vous êtes dans quel coin?',
    'c’est sur quelle rue?',
    'je mets quoi dans mon gps',
    'comment on se rend chez vous?',
    'comment me rendre chez vous?',
    'comment je me rends là?',
    'vous êtes dans quel quartier?',
  ])('is asked: %s', (said) => {
    expect([said, topics(said)]).toEqual([said, ['address']]);
  });

  test.each([
    'I live on your street',
    'how do I find the right colour?',
    'how do I find out if you’re open?',
    'ma rue est fermée samedi',
    'je me rends chez vous en bus samedi',
  ])('is not: %s', (said) => {
    expect(topics(said)).not.toContain('address');
  });
});

describe('the number of a business', () => {
  test.each([
    'got a phone #?',
    'is there a line I can call?',
    'do you have a number I can text',
    'vous avez un # de téléphone?',
    'j’aime mieux appeler, vous avez un numéro?',
    'je préfère parler de vive voix, à quel numéro?',
  ])('is asked: %s', (said) => {
    expect([said, topics(said)]).toEqual([said, ['phone']]);
  });

  test.each([
    'do you have a number of spots left?',
    'is there a line on Saturdays?',
    'vous avez mon numéro',
    'is there a line?',
  ])('is not: %s', (said) => {
    expect(topics(said)).not.toContain('phone');
  });
});

describe('what a service costs', () => {
  test.each([
    'what’s a women’s haircut worth?',
    'what do you guys ask for a women’s haircut',
    'how pricey is a women’s haircut?',
    'how many bucks for a women’s haircut',
    'what would I pay for a women’s haircut?',
    'combien vous demandez pour une coupe femme',
  ])('is asked: %s', (said) => {
    expect([said, topics(said)]).toEqual([said, ['price']]);
  });

  test.each([
    'what do you ask for as a deposit?',
    'is it worth it to come before noon?',
    'do you ask for ID?',
    'how would I pay?',
    'would we pay by card?',
    'vous êtes à combien de minutes du métro?',
    'ce serait à combien de minutes de marche?',
  ])('is not: %s', (said) => {
    expect(topics(said)).not.toContain('price');
  });
});
