import { expect, test } from '@jest/globals';
import { asksToRelay } from '../../../../../functions/assistant/hear/acts/relay-words.ts';
import { readText } from '../../../../../functions/assistant/hear/text.ts';

test.each([
  'Pouvez-vous faire suivre la question ? Andrée Bilodeau',
  "Posez la question à l'équipe, je vous prie.",
  "Posez mes deux questions à l'équipe, je vous prie.",
  'Oubliez ça. Donnez plutôt ma question au patron : entreposage',
  'je veux que vous transmettiez. Ghislain Fortier, 450 555-7219.',
  'Prenez un message alors',
  'Laissez un message : Nathalie Cormier',
  "Laissez tomber les heures, demandez à un humain de m'écrire : lise",
  'Je vous prierais plutôt de transmettre ma demande à votre équipe.',
  'Oui, transmettez mes deux questions',
  'faites suivre',
  'pouvez-vous faire suivre les deux questions ?',
  'ok demande a la photographe si un chien peut venir',
  'demandez-leur svp',
  "peux-tu demander au patron si c'est possible",
  'Fine, please ask them. Dorothy Pike',
  'Just have somebody tell me about the referral.',
  'please pass my question on to the team',
  'could you forward this to someone',
  'ask the vet if he can eat before',
  'can you ask them for me',
  'have a human write me',
  'get someone to answer me',
  'ok, ask her whether she does kids',
  'just take a message',
  'put both questions to the owner',
  'notez ma question',
])('the team is to be asked or told: “%s”', (said) => {
  expect(asksToRelay(readText(said).folded)).toBe(true);
});

test.each([
  'je peux poser une question',
  "j'ai posé la question hier",
  'je vous pose la question',
  'can i ask the vet something when I come',
  "I'll ask them when I get there",
  'have someone do my nails',
  'pouvez-vous prendre mon char jeudi',
  'I want to leave my car at 7',
  'je demande une coupe',
  'can you give me the price',
  'laissez-moi savoir',
  'donnez-moi un rendez-vous',
  'envoyez-moi un courriel',
  'note: I have a dog',
  'je laisse un message a ma mère',
  'demander un rendez-vous',
  'can you send me the details',
  'put my son with Karim',
  'pouvez-vous noter mon nom',
  'i left a message yesterday and nobody called',
])('nobody is asked to pass anything on: “%s”', (said) => {
  expect(asksToRelay(readText(said).folded)).toBe(false);
});
