import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

/** A conversation that has booked a colouring on Monday at nine. */
const booked = async () => {
  const talk = conversationWith();
  await talk.say('coloration lundi. Je m’appelle Marie, 514 555-1234');
  await talk.press(1);
  return talk;
};

const MONDAY = '2026-11-23T14:00:00.000Z';

describe('what this conversation booked', () => {
  test('is told when asked for', async () => {
    const { say } = await booked();
    expect(plain((await say('c’est quand mon rendez-vous?')).reply)).toContain('lundi 23 novembre à 9 h 00');
  });

  test.each([
    ['c’est quand son rendez-vous, donc?', 'lundi 23 novembre à 9 h 00'],
    ['when is her appointment again?', 'Monday, November 23 at 9:00'],
  ])('is told to whoever booked it for somebody: “%s”', async (said, time) => {
    const { say } = await booked();
    expect(plain((await say(said)).reply)).toContain(time);
  });

  test('is moved after a yes to the new moment, and its old time is free again', async () => {
    const { say, desk } = await booked();
    const asked = await say('Pouvez-vous déplacer mon rendez-vous à jeudi 10 h?');
    expect(plain(asked.reply)).toContain('jeudi 26 novembre à 10 h 00');
    expect(desk.standing()[0]?.startAt).toBe(MONDAY);
    const moved = await say('oui');
    expect(plain(moved.reply)).toContain('jeudi 26 novembre à 10 h 00');
    expect([desk.standing()[0]?.startAt, desk.bookings.length]).toEqual(['2026-11-26T15:00:00.000Z', 1]);
    expect(moved.booking).toBeUndefined();
  });

  test.each([
    ['bouger ma coloration à jeudi 10 h', 'jeudi 26 novembre à 10 h 00'],
    ['can we move my colouring to Thursday at 10', 'Thursday, November 26 at 10:00'],
    ['oups mon char est au garage, on peut tu mettre ca jeudi 10 h a place', 'jeudi 26 novembre à 10 h 00'],
    ["I can't make it Monday, Thursday at 10 instead?", 'Thursday, November 26 at 10:00'],
    ['annule lundi pis mets-moi jeudi 10 h à la place', 'jeudi 26 novembre à 10 h 00'],
  ])('is moved, and no second one made, by whoever writes “%s”', async (said, time) => {
    const { say, desk } = await booked();
    expect(plain((await say(said)).reply)).toContain(time);
    await say('oui');
    expect([desk.standing()[0]?.startAt, desk.bookings.length]).toEqual(['2026-11-26T15:00:00.000Z', 1]);
  });

  test.each([
    'cancel, we’ll do it in January',
    'annule mon rdv, je vais vous réécrire',
    'annule, on se reparle la semaine prochaine',
    'please cancel it, I’ll rebook after the holidays',
  ])('is cancelled, and nothing else looked for, by whoever writes “%s”', async (said) => {
    const { say, desk } = await booked();
    const asked = await say(said);
    expect(asked.slots).toEqual([]);
    await say('oui');
    expect(desk.standing().map(({ status }) => status)).toEqual(['cancelled']);
  });

  test.each([
    'Déplacez mon rendez-vous à jeudi 10 h pour une coupe femme',
    "move it to Thursday at 10 for a woman's cut",
  ])('changes its service with its time only after a yes: “%s”', async (said) => {
    const { say, desk } = await booked();
    const asked = plain((await say(said)).reply);
    expect(asked).toContain('Coupe femme');
    expect(asked).toContain('Coloration');
    expect(desk.standing()).toMatchObject([{ title: 'Coloration', startAt: MONDAY }]);
    await say('oui');
    expect(desk.standing()).toMatchObject([{ title: 'Coupe femme', startAt: '2026-11-26T15:00:00.000Z' }]);
    expect(desk.leads).toEqual([]);
  });

  test('is cancelled where that is chosen, for another service to be booked', async () => {
    const { say, desk } = await booked();
    await say('Déplacez mon rendez-vous à jeudi pour une coupe femme');
    await say('annulez-le');
    await say('oui');
    expect(desk.standing().map(({ status }) => status)).toEqual(['cancelled']);
  });

  test.each([
    ['même heure la semaine prochaine aussi', 'same time next week too'],
    ['mercredi aussi svp', 'wednesday as well please'],
  ])('stays where another is asked for besides: “%s” · “%s”', async (french, english) => {
    for (const said of [french, english]) {
      const { say, desk } = await booked();
      expect(plain((await say(said)).reply)).not.toMatch(/déplace|move it/);
      await say('Marie, 514 555-1234');
      expect(desk.standing().map(({ startAt }) => startAt)).toContain(MONDAY);
    }
  });

  test.each([
    ['finalement mercredi à 10 h', 'actually wednesday at 10'],
    ['mercredi à 10 h plutôt', 'wednesday at 10 instead'],
  ])('is moved where the time takes its place: “%s” · “%s”', async (french, english) => {
    for (const said of [french, english]) {
      const { say } = await booked();
      expect(plain((await say(said)).reply)).toMatch(/déplace|move it/);
    }
  });

  test('is moved where its own service is named with it', async () => {
    const { say } = await booked();
    const asked = await say('Déplacez ma coloration à jeudi 10 h');
    expect(plain(asked.reply)).toContain('jeudi 26 novembre à 10 h 00');
  });

  test('stays where it is when the visitor says no', async () => {
    const { say, desk } = await booked();
    await say('finalement mardi à 10h');
    await say('non, laissez faire');
    expect(desk.standing().map(({ startAt }) => startAt)).toEqual([MONDAY]);
  });

  test('is asked to what time, when that was not said', async () => {
    const { say, press, desk } = await booked();
    await say('Je veux déplacer mon rendez-vous');
    await say('vendredi');
    await press(1);
    expect(desk.standing()[0]?.startAt).toBe('2026-11-27T14:00:00.000Z');
  });

  test('is moved on its own day when only an hour is named', async () => {
    const { say } = await booked();
    const offer = await say('Pouvez-vous déplacer mon rendez-vous après 15 h?');
    expect(offer.slots.map(({ startAt }) => startAt.slice(0, 10))).toEqual(['2026-11-23', '2026-11-23']);
  });

  test('that can no longer be moved is for the team: its number, and a message', async () => {
    const { say, desk } = await booked();
    desk.answerMove({ kind: 'too_late' });
    await say('finalement mardi à 10h');
    const said = await say('oui');
    expect(plain(said.reply)).toContain('514 555-0199');
    expect((await say('oui')).lead).toBeDefined();
    expect(desk.leads).toEqual([expect.objectContaining({ matter: 'move' })]);
  });

  test('whose new time was taken meanwhile is offered others', async () => {
    const { say, desk } = await booked();
    await say('finalement mardi à 10h');
    desk.take('2026-11-24T15:00:00.000Z');
    const said = await say('oui');
    expect(said.slots).toHaveLength(3);
    expect(desk.standing()[0]?.startAt).toBe(MONDAY);
  });

  test('is cancelled after a yes, and only then', async () => {
    const { say, desk } = await booked();
    const asked = await say('Je veux annuler mon rendez-vous');
    expect(plain(asked.reply)).toContain('lundi 23 novembre à 9 h 00');
    expect(desk.standing()[0]?.status).toBe('confirmed');
    await say('oui');
    expect(desk.standing()[0]?.status).toBe('cancelled');
  });

  test.each([
    'ok laisse tomber, annule, mon horaire a changé',
    'finalement annulez, je vais vous réécrire, tant pis',
    "j'attends mon horaire de janvier, annule, je vous reviens",
    "cancel, never mind, we'll do it in January",
    'changed my mind, please cancel',
    'cancel please, I no longer need it',
  ])('is cancelled by whoever drops it with the same words: “%s”', async (said) => {
    const { say, desk } = await booked();
    const asked = plain((await say(said)).reply);
    expect(asked).toMatch(/lundi 23 novembre à 9 h 00|Monday, November 23 at 9:00/);
    expect(asked).not.toMatch(/[Nn]os heures|[Oo]ur (?:usual )?hours/);
    await say(/please|never/.test(said) ? 'yes' : 'oui');
    expect(desk.standing()[0]?.status).toBe('cancelled');
  });

  test.each(['laisse tomber l’annulation', 'never mind the cancellation'])(
    'stays where it is the cancellation that is dropped: “%s”',
    async (said) => {
      const { say, desk } = await booked();
      await say('annulez mon rendez-vous');
      await say(said);
      await say('oui');
      expect(desk.standing()[0]?.status).toBe('confirmed');
    },
  );

  test('is kept when the visitor thinks better of it', async () => {
    const { say, desk } = await booked();
    await say('Je veux annuler mon rendez-vous');
    await say('non');
    await say('oui');
    expect(desk.standing()[0]?.status).toBe('confirmed');
  });

  test('of two, the one that is named', async () => {
    const { say, press, desk } = await booked();
    await say('un autre rendez-vous mercredi pour une coupe homme');
    await press(1);
    await say('oui');
    await say('annuler la coupe homme');
    await say('oui');
    expect(desk.standing().map(({ title, status }) => [title, status])).toEqual([
      ['Coloration', 'confirmed'],
      ['Coupe homme', 'cancelled'],
    ]);
  });
});
