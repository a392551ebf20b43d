import { describe, expect, it } from '@jest/globals';
import { callsIn } from '../../../../../functions/assistant/hear/asides/calls.ts';
import { segmentsOf } from '../../../../../functions/assistant/hear/segments.ts';
import { readText } from '../../../../../functions/assistant/hear/text.ts';

const isOfCalls = (said: string, isArranging = true): boolean =>
  callsIn(segmentsOf(readText(said)), isArranging).length > 0;

describe('how, when or whom to call about an appointment', () => {
  it.each([
    ['textez-moi quand c’est prêt', 'plz have them text me when its done'],
    ['si je réponds pas laissez un message', 'leave a msg if i dont pick up'],
    ['ne téléphonez pas sur son numéro c’est une surprise', 'pls dont leave a voicemail its a surprise'],
    ['appelez moi pas avant midi jdors', 'Kindly don’t telephone before four'],
    ['Appelez ma fille plutôt que moi', 'Kindly telephone my daughter rather than me'],
    ['joignable seulement après 17h', 'im only reachable after 5'],
    ['appelez avant d’arriver svp', 'call before you come please'],
    ['Le gars peut-tu m’appeler avant d’arriver?', 'Could he call me before he comes?'],
    ['par texto seulement', 'text only'],
    ['une fois rendu textez-moi', 'when you get here text me'],
    ['pas de message vocal svp', 'no voicemail please'],
    ['écrivez-moi si vous êtes en retard', 'email me if you are running late'],
  ])('is told: %s · %s', (french, english) => {
    for (const said of [french, english]) expect([said, isOfCalls(said)]).toEqual([said, true]);
  });

  it.each([
    ['dites-lui de sonner au 3', 'tell him to buzz apt 3'],
    ['dites au vet que mon chat est malin', 'tell rose im pregnant ok'],
  ])('is told to whoever comes, while it is arranged: %s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, isOfCalls(said), isOfCalls(said, false)]).toEqual([said, true, false]);
  });

  it.each([
    ['rappelez-moi quand vous pouvez', 'call me when you can'],
    ['rappelez-moi dès que possible', 'call me as soon as possible'],
    ['non, juste quelqu’un qui m’appelle svp', 'no just have a human call me pls'],
    ['appelez-moi quand une place se libère', 'call me when a spot opens'],
    ['pouvez-vous me rappeler?', 'can someone call me?'],
    ['je m’appelle Luc Roy', 'my name is Luc Roy, call me Lou'],
    ['quand est-ce que je peux venir?', 'when can i come in?'],
    ['avant midi si possible', 'before noon if possible'],
    ['dites-moi si vous avez de la place', 'let me know what you have'],
  ])('is not: %s · %s', (french, english) => {
    for (const said of [french, english]) expect([said, isOfCalls(said)]).toEqual([said, false]);
  });
});
