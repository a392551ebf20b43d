import { expect, test } from '@jest/globals';
import { ONLY_ASKS } from '../../../../../functions/assistant/hear/acts/only-asks-words.ts';
import { matchesOf, readText } from '../../../../../functions/assistant/hear/text.ts';

const wantsNone = (said: string): boolean => matchesOf(readText(said).folded, ONLY_ASKS).length > 0;

test.each([
  'Je ne veux pas de rendez-vous tout de suite, seulement ces deux réponses.',
  "Ce n'est pas une réservation que je veux, c'est une réponse",
  "Je ne veux pas de rendez-vous encore. Est-ce que l'équipe peut me dire",
  'je veux juste savoir si vous faites les chiens',
  'jveux pas de rdv, juste une info',
  'je demande pas de rendez-vous',
  "pas de rendez-vous pour l'instant, merci",
  "je m'informe seulement",
  "I'm not asking to book anything just yet. Do I need a referral",
  "I have said I don't wish to book. Just have somebody tell me",
  "I only want to know whether Saturdays cost more. I'm not choosing a service.",
  'I am not asking for an appointment. What does an extraction cost?',
  'no im not booking im saying u ruined my hair',
  'not looking to book, just curious',
  "I'm not booking anything",
  'i dont want an appointment, i want an answer',
  'I do not wish to make an appointment yet',
  'not ready to book yet',
  'leg waxing. not booking yet just wanna know who does it',
  'No more appointments please',
  'je réserve pas tout de suite',
  'je voudrais seulement une réponse',
  "je n'ai pas besoin de rendez-vous, juste de l'info",
  'just wanted to know if you do kids',
])('whoever only asks wants no appointment: “%s”', (said) => {
  expect(wantsNone(said)).toBe(true);
});

test.each([
  "je ne veux pas de rendez-vous mardi, mercredi c'est mieux",
  "I don't want an appointment on Tuesday",
  "I don't need an appointment before Friday",
  'je ne veux pas un rendez-vous le matin',
  'i just want to know when you have room thursday',
  'not looking for highlights, just a cut',
  'je veux pas de coloration',
  'pas de rendez-vous le lundi',
  "I don't have an appointment, can I get one",
  "je n'ai pas de rendez-vous",
  'just want a haircut',
  "i don't want to make a fuss",
  'do i need an appointment',
  "j'ai pas de rdv, est-ce que je peux venir",
  'je veux pas attendre',
  "I didn't book anything yet, thursday?",
  'je veux juste une coupe',
  'no appointment needed? can i walk in',
])('a time, a thing or a place that is refused leaves the rest: “%s”', (said) => {
  expect(wantsNone(said)).toBe(false);
});
