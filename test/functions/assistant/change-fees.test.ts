import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

const ASKED = [
  'is there a fee if I change the date?',
  'do you charge to reschedule?',
  'do I lose my deposit if I reschedule',
  'can I cancel my appointment tomorrow and what will it cost me',
  'I need to move my appointment from friday to monday, is there a charge?',
  'y a-tu des frais si je change la date?',
  'est-ce que ça coûte de quoi pour déplacer mon rendez-vous?',
  'est-ce que je perds mon dépôt si je reporte',
  'c tu payant si je change ma date?',
  'is it free if I change my date?',
  'je peux annuler mon rdv de demain pis ça va me coûter combien',
  'je dois déplacer mon rendez-vous de vendredi à lundi, y a-tu des frais?',
] as const;

describe('what a change costs', () => {
  test.each(ASKED)('is said to be unknown where the owner wrote nothing: “%s”', async (message) => {
    const { reply, unanswered, slots } = await conversationWith({ faq: [] }).say(message);
    expect(plain(reply)).toMatch(/answer|information|réponse/);
    expect(plain(reply)).toMatch(/link in your confirmation|lien de votre confirmation/);
    expect(plain(reply)).not.toMatch(/Coloration|Colou?ring/);
    expect(unanswered).toBeDefined();
    expect(slots).toEqual([]);
  });

  test.each(ASKED)('is told in the owner’s own words: “%s”', async (message) => {
    const { reply, unanswered } = await conversationWith({ policies: 'Rien avant 24 h.' }).say(message);
    expect(plain(reply)).toContain('Rien avant 24 h.');
    expect(unanswered).toBeUndefined();
  });

  test.each(['how much is a cut if I come friday?', 'c’est combien une coupe homme vendredi?'])(
    'is not what “%s” asks',
    async (message) => {
      const { reply } = await conversationWith().say(message);
      expect(plain(reply)).not.toMatch(/confirmation/);
    },
  );
});
