import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@jest/globals';
import type { Clause, Frame } from '../../../../../functions/assistant/frame.ts';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { TOPICS } from '../../../../../functions/assistant/topics.ts';
import type { Language } from '../../../../../shared/domain/language.ts';
import { askPhrases } from '../ask-phrases.ts';
import { contextOf } from '../businesses.ts';

const WISHES: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'je voudrais une coupe femme jeudi après-midi',
    'coupe homme mardi 15h',
    'avez-vous de la place vendredi matin pour une coloration',
    'une mise en plis samedi svp',
    'j’aimerais un balayage avec Karim demain',
  ],
  en: [
    'I’d like a women’s cut thursday afternoon',
    'men’s cut tuesday at 3pm',
    'do you have anything friday morning for colouring',
    'a blow-dry saturday please',
    'I want a balayage with Karim tomorrow',
  ],
};

/** How people put a question (q) and a wish (w) into one message. */
const JOINED: Readonly<Record<Language, readonly string[]>> = {
  fr: ['q? w', 'q, pis w', 'q et w', 'w. q', 'w, pis q', 'w et q'],
  en: ['q? w', 'q, and w', 'q and also w', 'w. q', 'w, and q', 'w also q'],
};

const FRENCH = /[àâçéèêîôûÉÊ]|\b(?:vous|votre|vos|une?|le|la|est|quel|combien|pour|les|mon|ou)\b/i;

/** Questions of one topic that name no service, person or time. */
const questions = askPhrases
  .filter(({ business, after }) => business === 'salon' && after === undefined)
  .flatMap(({ phrases }) => phrases)
  .flatMap(([text, expected]) => {
    const topic = TOPICS.find((one) => expected === `?${one}`);
    const language: Language = FRENCH.test(text) ? 'fr' : 'en';
    return topic ? [{ text: text.replace(/ ?\?$/, ''), topic, language }] : [];
  });

const wishedIn = ({ clauses }: Frame): readonly Clause[] =>
  clauses.map(({ opens: _opens, ...clause }) => clause);

const context = contextOf('salon');

/** Every question in every place, the wishes in turn. */
const messages = questions.flatMap(({ text, topic, language }, index) =>
  JOINED[language].map((how, place) => {
    const wishes = WISHES[language];
    const wish = wishes[(index + place) % wishes.length] ?? '';
    return { topic, wish, message: how.replace(/[qw]/g, (part) => (part === 'q' ? text : wish)) };
  }),
);

test('a wish beside a question is the same wish, and the question the same question', () => {
  expect(messages.length).toBeGreaterThan(300);
  const wished = new Map(
    Object.values(WISHES).flatMap((wishes) => wishes.map((wish) => [wish, wishedIn(hear(wish, context))])),
  );
  const misheard = messages.filter(({ message, wish, topic }) => {
    const both = hear(message, context);
    return (
      !isDeepStrictEqual(wishedIn(both), wished.get(wish)) || both.asks.every((ask) => ask.topic !== topic)
    );
  });
  expect(misheard).toEqual([]);
});
