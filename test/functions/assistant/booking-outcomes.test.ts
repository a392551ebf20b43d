import { describe, expect, test } from '@jest/globals';
import { openDesk } from '../../support/assistant-ports.ts';
import { conversationWith, plain } from './conversation-with.ts';

describe('what the booking port answers is what is said', () => {
  const ready = async () => {
    const talk = conversationWith();
    await talk.say('coloration lundi. Je m’appelle Marie, 514 555-1234');
    return talk;
  };

  test('taken: sorry, and the alternatives', async () => {
    const { press, desk, say } = await ready();
    desk.take('2026-11-23T14:00:00.000Z');
    const refused = await press(1);
    expect(plain(refused.reply)).toContain("vient d'être pris");
    expect(refused.booking).toBeUndefined();
    expect(refused.slots).toHaveLength(3);
    expect((await say('le premier')).booking?.startAt).toBe(refused.slots[0]?.startAt);
  });

  test('taken without alternatives: the nearest are looked for', async () => {
    const { press, desk } = await ready();
    desk.answerNext({ kind: 'taken', alternatives: [] });
    expect((await press(1)).slots).not.toEqual([]);
  });

  test.each([
    [
      {},
      'fr',
      "Il est maintenant trop tard pour réserver ce moment-là en ligne ; pour l'avoir, appelez le 514",
    ],
    [{}, 'en', "It's now too late to book that time online; for it, please call 514 555-0199."],
    [{ phone: null }, 'fr', 'Il est maintenant trop tard pour réserver ce moment-là en ligne. '],
  ] as const)(
    'too soon by now: not said to be taken, and others are offered',
    async (given, language, told) => {
      const { say, press, desk } = conversationWith(given);
      await say('coloration lundi. Je m’appelle Marie, 514 555-1234', { language });
      desk.answerNext({ kind: 'too_soon', alternatives: [] });
      const refused = await press(1, language === 'en' ? 'This one please' : 'Celui-ci');
      expect(plain(refused.reply)).toContain(told);
      expect(plain(refused.reply)).not.toMatch(/pris|taken/);
      expect(refused.booking).toBeUndefined();
      expect(refused.slots).not.toEqual([]);
    },
  );

  test('too soon to move to by now: the same', async () => {
    const { say, press, desk } = await ready();
    await press(1);
    await say('déplacez-le à mardi 10 h');
    desk.answerMove({ kind: 'too_soon', alternatives: [] });
    expect(plain((await say('oui')).reply)).toContain('trop tard pour réserver ce moment-là');
    expect(desk.standing().map(({ startAt }) => startAt)).toEqual(['2026-11-23T14:00:00.000Z']);
  });

  test('expired: the same moment is put forward anew, and waits for a yes', async () => {
    const { press, desk, say } = await ready();
    desk.answerNext({ kind: 'expired' });
    const asked = await press(1);
    expect(plain(asked.reply)).toContain('Coloration, le lundi 23 novembre à 9 h 00');
    expect(desk.bookings).toEqual([]);
    expect((await say('oui')).booking?.startAt).toBe('2026-11-23T14:00:00.000Z');
  });

  test('expired and gone: others are offered', async () => {
    const { press, desk } = await ready();
    desk.take('2026-11-23T14:00:00.000Z');
    desk.answerNext({ kind: 'expired' });
    const offered = await press(1);
    expect(offered.slots.map(({ startAt }) => startAt)).not.toContain('2026-11-23T14:00:00.000Z');
  });

  test.each([
    ['press', 'répondez « oui » dans 7 secondes'],
    ['say', 'répondez « oui » dans 7 secondes'],
  ])('to wait: nothing is lost, and a yes books the same time (%s)', async (how, told) => {
    const { press, desk, say } = await ready();
    desk.answerNext({ kind: 'wait', seconds: 7 });
    const asked = await press(1);
    expect(plain(asked.reply)).toContain(told);
    expect([asked.booking, desk.bookings]).toEqual([undefined, []]);
    const done = await (how === 'press' ? press(1) : say('oui'));
    expect(done.booking?.startAt).toBe('2026-11-23T14:00:00.000Z');
    expect(desk.bookings).toMatchObject([{ name: 'Marie', phone: '+15145551234' }]);
  });

  test('to wait for the last second is told in the singular', async () => {
    const { press, desk } = await ready();
    desk.answerNext({ kind: 'wait', seconds: 1 });
    expect(plain((await press(1)).reply)).toContain('dans 1 seconde,');
  });

  test('refused in the preview: nothing was kept, and it says so', async () => {
    const { press, desk } = await ready();
    desk.answerNext({ kind: 'refused', reason: 'preview' });
    const said = await press(1);
    expect(plain(said.reply)).toContain('aperçu');
    expect(said.booking).toBeUndefined();
  });

  test('refused: the number is given', async () => {
    const { press, desk } = await ready();
    desk.answerNext({ kind: 'refused', reason: 'closed' });
    expect(plain((await press(1)).reply)).toContain('514 555-0199');
  });

  test('the time and title said are the record’s, not the slot’s', async () => {
    const { press, desk } = await ready();
    desk.answerNext({
      kind: 'booked',
      booking: {
        bookingId: 'b',
        title: 'Coloration complète',
        startAt: '2026-11-23T14:30:00.000Z',
        endAt: '2026-11-23T16:30:00.000Z',
        status: 'confirmed',
        manageUrl: 'https://app.example/rdv/x',
      },
    });
    expect(plain((await press(1)).reply)).toContain('Coloration complète, le lundi 23 novembre à 9 h 30');
  });

  test('a port that fails passes its failure on', async () => {
    const desk = openDesk();
    const bookSlot = () => Promise.reject(new Error('busy'));
    const { say, press } = conversationWith({}, { ...desk, ports: { ...desk.ports, bookSlot } });
    await say('coloration lundi. Je m’appelle Marie, 514 555-1234');
    await expect(press(1)).rejects.toThrow('busy');
  });
});

describe('people change their minds', () => {
  test('of service: the chosen moment is kept when it is free for the other one', async () => {
    const { say, desk } = conversationWith();
    await say('coupe femme vendredi à 10h');
    await say('Marie');
    const changed = await say('finalement plutôt une coloration');
    expect(plain(changed.reply)).toContain('vendredi 27 novembre à 10 h 00');
    await say('marie@exemple.ca');
    expect(desk.bookings).toEqual([expect.objectContaining({ serviceId: 'coloration', name: 'Marie' })]);
  });

  test('of day, after having chosen', async () => {
    const { say, desk } = conversationWith();
    await say('coloration mardi à 10h');
    const changed = await say('en fait plutôt jeudi');
    expect(plain(changed.reply)).toContain('jeudi 26 novembre à 10 h 00');
    await say('Marie, marie@exemple.ca');
    expect(desk.bookings).toHaveLength(1);
  });

  test('of language, midway: nothing said so far is lost', async () => {
    const { say, desk } = conversationWith();
    await say('coloration jeudi à 10h');
    const switched = await say('Can we continue in English please? My name is Ann Lee');
    expect(switched.language).toBe('en');
    expect(plain(switched.reply)).toMatch(/what e-mail or phone number/i);
    const done = await say('ann@example.com');
    expect(plain(done.reply)).toContain(
      "You're booked, Ann: Coloration, on Thursday, November 26 at 10:00 a.m.",
    );
    expect(desk.bookings[0]?.name).toBe('Ann Lee');
  });

  test('of e-mail: a mistyped one is asked for again, a corrected one replaces it', async () => {
    const { say, desk } = conversationWith();
    await say('coloration jeudi à 10h');
    const again = await say('Marie Tremblay, marie@exemple');
    expect(plain(again.reply)).toContain("L'adresse « marie@exemple » semble incomplète.");
    await say('marie@exemple.ca');
    expect(desk.bookings).toEqual([
      expect.objectContaining({ name: 'Marie Tremblay', email: 'marie@exemple.ca' }),
    ]);
  });

  test('of e-mail, before the name is known', async () => {
    const { say, desk } = conversationWith();
    await say('coloration jeudi à 10h');
    await say('mari@exemple.ca');
    await say('oups, mauvais courriel');
    await say('marie@exemple.ca');
    await say('Marie');
    expect(desk.bookings[0]?.email).toBe('marie@exemple.ca');
  });

  test('altogether', async () => {
    const { say, desk } = conversationWith();
    await say('coloration jeudi à 10h');
    expect(plain((await say('laissez faire')).reply)).toContain('on laisse ça de côté');
    await say('Marie, marie@exemple.ca');
    expect(desk.bookings).toEqual([]);
  });

  test('once booked: another time moves the appointment after a yes, another appointment is asked about', async () => {
    const { say, press, desk } = conversationWith();
    await say('coloration lundi. Je m’appelle Marie, 514 555-1234');
    await press(1);
    expect(plain((await say('finalement mardi à 10h')).reply)).toContain('Je le déplace ?');
    expect(desk.standing()[0]?.startAt).toBe('2026-11-23T14:00:00.000Z');
    await say('oui');
    expect(desk.standing()[0]?.startAt).toBe('2026-11-24T15:00:00.000Z');
    await say('un autre rendez-vous mercredi pour une coupe homme');
    expect(plain((await press(1)).reply)).toContain('Vous avez déjà un rendez-vous.');
    expect(desk.bookings).toHaveLength(1);
    await say('oui');
    expect(desk.bookings).toHaveLength(2);
  });
});
