import { describe, expect, test } from '@jest/globals';
import type { BusinessService } from '../../../functions/assistant/contract.ts';
import { conversationWith, plain } from './conversation-with.ts';

const massage = (id: string, durationMin: number, price: number): BusinessService => ({
  ...{ id, durationMin, price, currency: 'CAD', description: null },
  name: `Massothérapie ${durationMin} min`,
  knownAs: [`Massothérapie ${durationMin} min`, `Massage therapy ${durationMin} min`],
});

const services = [massage('m60', 60, 95), massage('m90', 90, 130)];

describe('a length that is asked for', () => {
  test.each([
    'could I do 90 minutes instead of 60 for the massage? Friday afternoon',
    'un massage d’une heure et demie au lieu d’une heure, vendredi pm',
  ])('chooses the service that has it: “%s”', async (message) => {
    const { reply } = await conversationWith({ services }).say(message);
    expect(plain(reply)).toContain('Massothérapie 90 min, ');
  });

  test('said later takes the place of the one that was being arranged', async () => {
    const { say } = conversationWith({ services });
    await say('massothérapie 60 min jeudi 14h');
    expect(plain((await say('finalement je veux 90 minutes à la place')).reply)).toContain(
      'Massothérapie 90 min, le jeudi 26 novembre à 14 h 00',
    );
  });

  test.each([
    ['un massage de 75 minutes mardi', 'dure 90 min ; je ne peux pas offrir 75 min ici.'],
    ["I'd like a 2 hour massage Tuesday", "takes 90 min; I can't offer 120 min here."],
  ])('that none has is said, and not dropped: “%s”', async (message, said) => {
    const { reply } = await conversationWith({ services }).say(message);
    expect(plain(reply)).toContain(said);
  });

  test('reaches the team with the appointment', async () => {
    const { say, desk } = conversationWith();
    await say('une coloration de 3 heures au lieu de 2 heures, mardi 10h');
    await say('Luc Gagnon, 514 555-1234');
    expect(desk.bookings).toEqual([
      expect.objectContaining({ note: 'une coloration de 3 heures au lieu de 2 heures, mardi 10h' }),
    ]);
  });

  test('is denied, not affirmed, where it is only asked about', async () => {
    const { reply } = await conversationWith({ services }).say('do you have a 45 minute massage?');
    expect(plain(reply)).toContain("can't offer 45 min");
    expect(plain(reply)).not.toContain('Yes');
  });
});
