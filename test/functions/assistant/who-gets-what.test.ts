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

describe('one of several that are arranged at once', () => {
  test('that is to be another day is arranged for itself, after the rest', async () => {
    const { say, press, desk } = conversationWith();
    await say('une coupe femme et une coloration jeudi. Je m’appelle Luc, 514 555-1234');
    const { reply } = await say('est-ce que la deuxième peut être vendredi à la place ?');
    expect(plain(reply)).toContain("Je n'oublie pas l'autre demande : Coloration, vendredi 27 novembre");
    await press(1);
    await press(1);
    expect(desk.standing().map(({ title, startAt }) => [title, startAt.slice(0, 10)])).toEqual([
      ['Coupe femme', '2026-11-26'],
      ['Coloration', '2026-11-27'],
    ]);
  });

  test('that is the first is taken away, and the others stand', async () => {
    const { say } = conversationWith();
    await say('une coupe femme et une coloration jeudi');
    const { reply, slots } = await say('laissez tomber la coupe femme');
    expect(plain(reply)).toContain('Coloration, jeudi 26 novembre');
    expect(slots).not.toEqual([]);
  });

  test('is taken away by its place, though the offers are numbered', async () => {
    const { say } = conversationWith();
    await say('une coupe femme et une coloration jeudi');
    expect(plain((await say('enlevez la deuxième')).reply)).toContain('Coupe femme, jeudi 26 novembre');
  });

  test('each at its own hour, by whom it is for', async () => {
    const { say, press, desk } = conversationWith();
    await say('coupe femme pour moi et ma mère jeudi. Je m’appelle Luc, 514 555-1234');
    await say('la mienne à 10 h et la sienne à 14 h');
    await press(1);
    await say('oui');
    expect(desk.bookings.map(({ note }) => note)).toEqual(['pour moi', 'la sienne']);
    expect(desk.standing().map(({ startAt }) => startAt.slice(0, 13))).toEqual([
      '2026-11-26T15',
      '2026-11-26T19',
    ]);
  });
});
