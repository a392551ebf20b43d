import { describe, expect, test } from '@jest/globals';
import type { PublicFaqEntry } from '../../../shared/schemas/faq.ts';
import { conversationWith, plain } from './conversation-with.ts';

const entry = (
  id: string,
  [question, answer]: readonly [string, string],
  [asked, told]: readonly [string, string],
  topic?: PublicFaqEntry['topic'],
): PublicFaqEntry => ({
  id,
  question,
  answer,
  translations: { en: { question: asked, answer: told } },
  ...(topic ? { topic } : {}),
});

const faq = [
  entry(
    'pay',
    ['Comment peut-on payer ?', 'Interac ou Visa, pas de chèques.'],
    ['How can I pay?', 'Interac or Visa, no cheques.'],
    'payment',
  ),
  entry(
    'ill',
    ['Y a-t-il des contre-indications ?', 'Oui : fièvre, infection ou phlébite.'],
    ['Are there contraindications?', 'Yes: fever, an infection or phlebitis.'],
  ),
  entry(
    'bleach',
    ['Travaillez-vous avec l’ammoniaque ?', 'Non, rien que du végétal.'],
    ['Do you work with ammonia?', 'No, plants only.'],
  ),
];

const UNKNOWN = /pas la réponse|pas d'information|have the answer|no information/;
const TO_TEAM = /à l'équipe \?|ask the team\?/;

describe('a question near to one of the owner’s is told that one, and not that there is no answer', () => {
  test.each([
    ['je fais une phlébite, je peux tu venir pareil?', 'contre-indications', 'phlébite'],
    ['j’ai de la fièvre, c’est tu correct?', 'contre-indications', 'fièvre'],
    ['I have phlebitis, is it safe?', 'contraindications', 'phlebitis'],
    ['I have a fever, is that ok?', 'contraindications', 'fever'],
  ])('“%s”', async (message, question, answer) => {
    const { reply, unanswered } = await conversationWith({ faq }).say(message);
    expect(plain(reply)).toContain(question);
    expect(plain(reply)).toContain(answer);
    expect(plain(reply)).not.toMatch(UNKNOWN);
    expect(plain(reply)).toMatch(TO_TEAM);
    // Nobody can tell whether it answers: the owner may.
    expect(unanswered?.text).toBeDefined();
  });

  test.each([
    ['une coloration avec de l’ammoniaque, faites-vous ça?', 'végétal'],
    ['faites-vous les colorations à l’ammoniaque?', 'végétal'],
    ['do you do colouring with ammonia?', 'plants'],
  ])(
    'where it asks more of a service, the price of that is not told in its place: “%s”',
    async (said, told) => {
      const services = conversationWith({ faq });
      const { reply } = await services.say(said);
      expect(plain(reply)).toContain(told);
      expect(plain(reply)).not.toMatch(/110|disponibilités|look for a time/);
      expect(plain(reply)).not.toMatch(UNKNOWN);
    },
  );

  test('a yes asks the team all the same', async () => {
    const talk = conversationWith({ faq });
    await talk.say('je fais une phlébite, je peux tu venir pareil?');
    await talk.say('oui, Ana Roy, 514 555-0144');
    expect(talk.desk.leads).toMatchObject([{ matter: 'question' }]);
    expect(talk.desk.leads[0]?.message).toContain('phlébite');
  });

  test.each([
    ['coupe femme jeudi svp. je fais une phlébite, c’est tu correct?', 'phlébite'],
    ['women’s cut thursday please. I have phlebitis, is that ok?', 'phlebitis'],
  ])('beside a wish it goes to nobody: “%s”', async (message, told) => {
    const { reply, slots } = await conversationWith({ faq }).say(message);
    expect(plain(reply)).toContain(told);
    expect(plain(reply)).not.toMatch(UNKNOWN);
    expect(plain(reply)).not.toMatch(/joindrai la question|attach the question/);
    expect(slots.length).toBeGreaterThan(0);
  });

  test('another question beside it is still said to have no answer', async () => {
    const { reply } = await conversationWith({ faq }).say(
      'je fais une phlébite, je peux tu venir pareil? y a-tu une douche?',
    );
    expect(plain(reply)).toContain('contre-indications');
    expect(plain(reply)).toMatch(/pas la réponse à .*douche/);
  });
});

describe('an answer that was told', () => {
  test.each([
    ['comment je peux payer?', 'ok elle va payer avec Interac d’abord. merci bye'],
    ['how can I pay?', 'ok she will do interac with my help. thank you bye'],
    ['how can I pay?', 'great, my son has a visa card with him'],
  ])('is not told again to who takes it up: “%s” “%s”', async (question, comment) => {
    const talk = conversationWith({ faq });
    expect(plain((await talk.say(question)).reply)).toContain('Interac');
    expect(plain((await talk.say(comment)).reply)).not.toContain('Interac');
  });

  test.each([
    ['comment je peux payer?', 'désolée, vous prenez quoi comme cartes déjà'],
    ['comment je peux payer?', 'paiement par carte?'],
    ['how can I pay?', 'sorry how can I pay again'],
    ['how can I pay?', 'can I pay cash'],
    ['how can I pay?', 'cash?'],
  ])('is told again to who asks again: “%s” “%s”', async (question, again) => {
    const talk = conversationWith({ faq });
    await talk.say(question);
    expect(plain((await talk.say(again)).reply)).toContain('Interac');
  });

  test.each([
    ['je fais une phlébite, je peux tu venir pareil?', 'mais avec une phlébite, c’est tu correct ou pas?'],
    ['I have phlebitis, is it safe?', 'so with phlebitis, is that ok or not?'],
  ])('and did not help is told once, then the team is asked: “%s” “%s”', async (question, again) => {
    const talk = conversationWith({ faq });
    await talk.say(question);
    const { reply } = await talk.say(again);
    expect(plain(reply)).not.toMatch(/contre-indications|contraindications/);
    expect(plain(reply)).toMatch(/à l'équipe \?|the team about/);
  });
});
