import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { contextOf } from '../businesses.ts';

const heard = (said: string) => hear(said, contextOf('garage'));

const wishes = (said: string): boolean => {
  const { acts, clauses } = heard(said);
  return (
    acts.includes('book') || clauses.some(({ prefers, when }) => prefers !== undefined || when !== undefined)
  );
};

describe('who asks to be taken in wishes an appointment, and asks nothing', () => {
  it.each([
    ['pouvez-vous me prendre d’urgence?', 'how soon can you take a look?'],
    ['vous pouvez me prendre aujourd’hui?', 'can you fit me in today?'],
    ['avez-vous le temps de me voir jeudi?', 'could I be seen this afternoon?'],
    ['quelqu’un peut-tu venir voir ça?', 'can somebody look at my car tonight?'],
    ['pouvez-vous envoyer quelqu’un rapidement?', 'can you send someone out today?'],
    ['vous pouvez venir quand?', 'when could you come by?'],
    ['dans combien de temps pouvez-vous venir?', 'how soon can I get in?'],
    ['quand est-ce que vous pouvez regarder ça?', 'when can you take it?'],
    ['avez-vous eu des annulations pour aujourd’hui?', 'do you have any cancellations today?'],
    ['c’est quoi le délai pour un rendez-vous?', 'how long is the wait for an appointment?'],
  ])('%s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, wishes(said), heard(said).asks]).toEqual([said, true, []]);
  });

  it.each([
    ['pouvez-vous me prendre d’urgence?', 'how soon can you see me?'],
    ['pouvez-vous venir vite?', 'how quickly can someone come?'],
  ])('and as soon as can be: %s · %s', (french, english) => {
    for (const said of [french, english])
      expect([said, heard(said).clauses.map(({ prefers }) => prefers)]).toEqual([said, ['soonest']]);
  });

  it.each([
    ['pouvez-vous regarder mon dossier', 'can you look at my bill?'],
    ['pouvez-vous m’envoyer un reçu', 'can you send a receipt to my email?'],
    ['vous pouvez prendre ma carte de crédit?', 'does someone take American Express?'],
    ['quand est-ce que je peux venir chercher mon auto?', 'how fast does the wax fade?'],
    ['y a-t-il des frais d’annulation?', 'what’s your cancellation policy?'],
    ['comment je peux vous joindre?', 'how can I get in touch?'],
    ['je voudrais rester en contact', 'can I get in contact with the manager?'],
    ['je peux la reprendre à quelle heure?', 'when can I bring it back?'],
  ])('here nothing of the kind is wished: %s · %s', (french, english) => {
    for (const said of [french, english]) expect([said, wishes(said)]).toEqual([said, false]);
  });
});

it.each([
  ['c’est le gérant du resto, une vidange demain', 'this is the owner of the deli, an oil change tomorrow'],
  [
    'bonjour, c’est la gérante du magasin, vidange demain',
    'hi, I’m the manager of the shop, oil change tomorrow',
  ],
])('%s · %s: who says who they are asks for nobody', (french, english) => {
  for (const said of [french, english]) expect(heard(said).acts).not.toContain('person');
});
