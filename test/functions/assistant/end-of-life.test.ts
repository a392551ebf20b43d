import { describe, expect, test } from '@jest/globals';
import { BUSINESSES } from '../../../eval/businesses/businesses.ts';
import { knownBusiness } from '../../../eval/messages/known-business.ts';
import { conversationWith, plain } from './conversation-with.ts';

const vet = knownBusiness(BUSINESSES.vet);
const GLAD =
  /There's room|checked the calendar|Good news|Il y a de la place|J'ai regarde l'agenda|Bonne nouvelle|Great|Perfect/i;

const answered = async (...messages: readonly string[]): Promise<string> => {
  const { say } = conversationWith(vet);
  let reply = '';
  for (const message of messages) ({ reply } = await say(message));
  return plain(reply);
};

describe('who asks to have their animal put to sleep is offered that, with sympathy', () => {
  test.each([
    'Il s’agit de l’endormir.',
    'Notre vieux minou ne mange plus et ce serait bientôt le temps. Nous aimerions que ce soit fait doucement.',
    'faut faire endormir mon chien jeudi, y souffre trop',
    'c’est rendu le temps de la laisser partir, notre belle Fluffy',
    'on voudrait abréger ses souffrances cette semaine',
    'I believe it is time to let our old Biscuit go.',
    'He is to be put to sleep.',
    'we need to put our dog down this friday morning',
    'i think its time to say goodbye to my cat luna, can someone do it thursday',
    'please, he is suffering, we want to help him pass peacefully, it is time to let him go',
  ])('“%s”', async (said) => {
    const reply = await answered(said);
    expect(reply).toMatch(/fin de vie|end-of-life/i);
    expect(reply).toMatch(/de tout c[oœ]|so sorry/i);
    expect(reply).not.toMatch(GLAD);
  });

  test('instead of what was understood before', async () => {
    const reply = await answered(
      'annual check-up',
      'No, that is not what I meant. He is to be put to sleep.',
    );
    expect(reply).toMatch(/End-of-life/);
  });

  test('and hears no joy over the time either', async () => {
    const reply = await answered('we have to put our dog down', 'the first one');
    expect(reply).not.toMatch(GLAD);
  });
});

describe('it is offered to nobody else', () => {
  test.each([
    'is he put to sleep for the dental cleaning?',
    'faut-il l’endormir pour le nettoyage dentaire?',
    'we are not ready to put him down, just a checkup friday',
    'can i let him go outside before the surgery',
    'il faudrait lui couper les griffes jeudi',
  ])('“%s”', async (said) => {
    expect(await answered(said)).not.toMatch(/fin de vie|end-of-life/i);
  });

  test('and whoever asks what it costs is told that', async () => {
    expect(await answered('how much is it to put a cat to sleep')).toContain(
      'End-of-life consultation (euthanasia): $135',
    );
  });
});
