import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

describe('who of several gets which service', () => {
  test('is said back with the offer, and is in the note of each appointment', async () => {
    const { say, press, desk } = conversationWith();
    const offer = await say('une coupe homme pour mon chum pis une coloration pour moi jeudi');
    expect(plain(offer.reply)).toContain('Coupe homme (« pour mon chum ») et Coloration (« pour moi »)');
    await press(1);
    const done = plain((await say('Julie Roy 514 555-2233')).reply);
    expect(done).toMatch(/Coupe homme.*, « pour mon chum »\n.*Coloration.*, « pour moi »/);
    expect(desk.basketAttempts.map(({ request }) => request.notes)).toEqual([['pour mon chum', 'pour moi']]);
  });

  test('is in the note of each of those that have a day of their own', async () => {
    const { say, press, desk } = conversationWith();
    await say('une coupe homme pour mon mari jeudi et une coloration pour moi vendredi');
    await press(1);
    expect(plain((await say('Julie Roy 514 555-2233')).reply)).toContain('« pour mon mari »');
    await press(1);
    expect(desk.bookings.map(({ serviceId, note }) => [serviceId, note])).toEqual([
      ['coupe-homme', 'pour mon mari'],
      ['coloration', 'pour moi'],
    ]);
  });

  test('follows its service through a change of the others', async () => {
    const { say, press, desk } = conversationWith();
    await say('une coupe homme pour mon chum et une coloration pour moi jeudi');
    await say('et une coupe femme pour ma mère aussi');
    await say('sans la coupe homme');
    await say('Julie Roy 514 555-2233');
    await press(1);
    expect(desk.basketAttempts.map(({ request }) => request.notes)).toEqual([['pour moi', 'pour ma mère']]);
  });

  test('one alone is told no note of whoever it is for', async () => {
    const { say, press, desk } = conversationWith();
    await say('une coupe homme pour mon chum jeudi');
    await press(1);
    await say('Julie Roy 514 555-2233');
    expect(desk.bookings.map(({ note }) => note)).toEqual([undefined]);
  });
});
