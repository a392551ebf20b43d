import { expect, test } from '@jest/globals';
import { MY_REQUEST } from '../../../../../functions/assistant/hear/questions/request-words.ts';
import { readText } from '../../../../../functions/assistant/hear/text.ts';

test.each([
  'mes questions, seront-elles transmises ?',
  "C'est noté où ? L'avez-vous envoyée au garage, ma question ?",
  'avez-vous transmis ma question',
  'ma demande est-elle rendue?',
  "est-ce que c'est transmis?",
  'mon message a-tu été envoyé',
  'did you send it?',
  'did they get my message',
  'was my question passed on?',
  'has it been sent yet',
  'did you actually tell them?',
  'have you passed my message on?',
  'will they see my note?',
])('asks whether a request was passed on: “%s”', (said) => {
  expect(MY_REQUEST.test(readText(said).folded)).toBe(true);
});

test.each([
  'did you get my dog ready',
  'was the car delivered',
  'avez-vous reçu les nouveaux vernis?',
  'do you have a message service',
  'did you send me a confirmation',
  "c'est noté",
  'did she tell you the price',
])('asks of nothing that was left for the team: “%s”', (said) => {
  expect(MY_REQUEST.test(readText(said).folded)).toBe(false);
});
