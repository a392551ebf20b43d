import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

describe('several appointments in one conversation', () => {
  test('two services: the second is named at once, and taken up when the first is booked', async () => {
    const { say, desk } = conversationWith();
    const offer = await say('une coupe homme et une coloration jeudi après-midi');
    expect(plain(offer.reply)).toContain('Coloration, jeudi 26 novembre');
    await say('le premier');
    const next = await say('Marie Tremblay 514 555-1234');
    expect(next.booking?.title).toBe('Coupe homme');
    expect(plain(next.reply)).toContain('Coloration, jeudi 26 novembre');
    expect((await say('le deuxième')).booking?.title).toBe('Coloration');
    expect(desk.bookings.map(({ serviceId, name }) => [serviceId, name])).toEqual([
      ['coupe-homme', 'Marie Tremblay'],
      ['coloration', 'Marie Tremblay'],
    ]);
  });

  test('two people: said to be booked one after the other, the second on the day of the first', async () => {
    const { say, desk } = conversationWith();
    await say('une coupe homme pour deux personnes jeudi matin');
    await say('le premier');
    const next = await say('Bob Roy 514 555-1234');
    expect(next.slots.every(({ startAt }) => startAt.startsWith('2026-11-26'))).toBe(true);
    await say('le premier');
    expect(desk.bookings).toHaveLength(2);
  });

  test('a change of mind about one leaves the other', async () => {
    const { say, desk } = conversationWith();
    await say('une coupe homme et une coloration jeudi');
    await say('finalement laissez faire');
    expect(desk.bookings).toEqual([]);
    expect((await say('coupe femme vendredi')).slots).not.toEqual([]);
  });
});

describe('once one is booked', () => {
  test('another one is for the same service, until another is named', async () => {
    const { say, press } = conversationWith();
    await say('coupe homme lundi. Je m’appelle Luc, 514 555-1234');
    await press(1);
    expect(plain((await say('un autre pareil la semaine prochaine')).reply)).toContain('Coupe homme');
  });

  test('"just that one" lets go of what was asked for besides', async () => {
    const { say, press, desk } = conversationWith();
    await say('une coupe femme et une coloration vendredi. Je m’appelle Luc, 514 555-1234');
    await press(1);
    expect((await say('non finalement juste la coupe femme')).slots).toEqual([]);
    expect(desk.bookings).toHaveLength(1);
  });
});

describe('a weekday said alone', () => {
  test('is the one on offer', async () => {
    const { say } = conversationWith();
    await say('coupe homme le 3 décembre');
    const chosen = await say('jeudi 9h, Luc Gagnon, 514 555-1234');
    expect(plain(chosen.reply)).toContain('jeudi 3 décembre à 9 h 00');
  });
});

describe('what differs from what was agreed', () => {
  test('is said, and not called confirmed as agreed', async () => {
    const { say, press, desk } = conversationWith();
    await say('coloration lundi. Je m’appelle Marie, 514 555-1234');
    desk.answerNext({
      kind: 'booked',
      booking: {
        bookingId: 'b',
        title: 'Coloration',
        startAt: '2026-11-24T14:00:00.000Z',
        endAt: '2026-11-24T16:00:00.000Z',
        status: 'confirmed',
        manageUrl: 'https://app.example/rdv/x',
      },
    });
    const { reply } = await press(1);
    expect(plain(reply)).toContain('mardi 24 novembre à 9 h 00');
    expect(plain(reply)).not.toMatch(/^C'est réservé/);
  });
});
