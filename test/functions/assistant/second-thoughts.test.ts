import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain, withColouring } from './conversation-with.ts';

const TEN = '2026-11-23T15:00:00.000Z';

describe('what is booked is moved', () => {
  test.each([
    'déplace à mardi 14h',
    'pousse ça à mardi 14h',
    'i need to switch to tuesday at 2 pm',
    'can you bump me to tuesday at 2pm',
    'je travaille lundi, on peut faire mardi 14h?',
    'i have to work monday, can we do tuesday at 2 pm',
    'can i come tuesday at 2pm',
    'auriez vous mardi 14h',
    'redo that for tuesday at 2pm',
  ])('“%s”', async (said) => {
    const { say, desk } = await withColouring();
    await say(said);
    await say('oui');
    expect(desk.standing()).toMatchObject([{ title: 'Coloration', startAt: '2026-11-24T19:00:00.000Z' }]);
  });

  test.each(['is it too late to push it by an hour', 'c’est tu trop tard pour repousser d’une heure'])(
    '“%s”',
    async (said) => {
      const { say, desk } = await withColouring();
      await say(said);
      await say('oui');
      expect(desk.standing()).toMatchObject([{ startAt: '2026-11-23T16:00:00.000Z' }]);
    },
  );

  test.each([
    'something came up monday, can we do another day',
    'i have to work monday',
    'got called in monday',
    'finalement ça marche pas lundi',
    'mon boss me fait rentrer lundi',
    'j’ai un empêchement lundi, on peut faire un autre jour?',
  ])('“%s” asks for no other hour of that day', async (said) => {
    const { say } = await withColouring();
    const { slots } = await say(said);
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.filter(({ startAt }) => startAt.startsWith('2026-11-23'))).toEqual([]);
  });

  test('“the next such day, same time” is none of its own', async () => {
    const { say, desk } = await withColouring();
    await say('can we do another day');
    await say('next monday same time');
    await say('yes');
    expect(desk.standing()).toMatchObject([{ startAt: '2026-11-30T15:00:00.000Z' }]);
  });

  test.each(['is there a later slot?', 'any later appointments?'])('“%s” looks after it', async (said) => {
    const { say } = await withColouring();
    const { slots } = await say(said);
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.every(({ startAt }) => startAt > TEN)).toBe(true);
  });
});

describe('what is booked becomes another service', () => {
  test.each([
    'finalement une coupe femme',
    'finalement une coupe femme, c’est pour ma blonde',
    'swap it for a coupe femme',
    'actually make it a coupe femme',
  ])('“%s”', async (said) => {
    const { say, desk } = await withColouring();
    await say(said);
    await say('oui');
    expect(desk.standing()).toMatchObject([{ title: 'Coupe femme', startAt: TEN }]);
  });

  test.each([
    'add a coupe homme',
    'rajoutez une coupe homme svp',
    'actually can i add a coupe homme',
    'pis une coupe homme avec ça',
    'and a coupe homme with it',
  ])('and “%s” is another one, right after', async (said) => {
    const { say, desk } = await withColouring();
    await say(said);
    await say('oui');
    expect(desk.standing()).toMatchObject([
      { title: 'Coloration', startAt: TEN },
      { title: 'Coupe homme', startAt: expect.stringContaining('2026-11-23') },
    ]);
  });
});

describe('what is booked stays', () => {
  test.each([
    'actually monday is fine',
    'actually forget the change, keep monday',
    'nah leave it on monday',
    'on second thought i’ll stick with monday',
    'oublie ça, lundi c’est correct',
    'non finalement lundi ça me va',
    'laisse faire le changement',
  ])('“%s” gives a move up', async (said) => {
    const { say, desk } = await withColouring();
    await say('déplacez-le à mardi 14h');
    expect(plain((await say(said)).reply)).toMatch(/reste|rien ne change|stays as it is/);
    expect(desk.standing()).toMatchObject([{ startAt: TEN }]);
  });

  test('“yes book it”, once it is', async () => {
    const { say, desk } = await withColouring();
    expect(plain((await say('yes book it')).reply)).toMatch(/rien ne change|stays as it is/);
    expect(desk.standing()).toHaveLength(1);
  });

  test.each(['my husband will come instead of me', 'mon frère va prendre ma place'])(
    '“%s” is told the team',
    async (said) => {
      const { say, desk } = await withColouring();
      await say(said);
      expect(desk.notesAdded).toEqual([expect.objectContaining({ lines: [said.replace('’', "'")] })]);
      expect(desk.standing()).toMatchObject([{ startAt: TEN, status: 'confirmed' }]);
    },
  );

  test('and whether somebody else may come is asked of the team', async () => {
    const { say } = await withColouring();
    expect(plain((await say('can my sister take my spot')).reply)).toMatch(/équipe|team/);
  });
});

describe('what is booked is looked up', () => {
  test.each(['what did i book again', 'who am i seeing', 'j’ai réservé quoi déjà', 'je suis avec qui'])(
    '“%s”',
    async (said) => {
      const { say } = await withColouring();
      expect(plain((await say(said)).reply)).toMatch(/Coloration/);
    },
  );
});

describe('what is told of an appointment that was made elsewhere', () => {
  test.each([
    ['I need to change my appointment', 'it’s tomorrow at 4', 'friday afternoon would be better'],
    ['je dois déplacer mon rendez-vous', 'c’est demain à 16h', 'vendredi après-midi plutôt'],
  ])('goes with the request, and begins no other: “%s”', async (asked, ...told) => {
    const { say, desk } = conversationWith();
    await say(asked);
    for (const more of told) expect((await say(more)).slots).toEqual([]);
    await say('Joe Roy, 514 555-9876');
    expect(desk.leads).toHaveLength(1);
    expect(desk.leads[0]).toMatchObject({ matter: 'move', phone: '+15145559876' });
    expect(desk.leads[0]?.message).toContain(told[1]?.slice(0, 8));
  });
});

describe('what is booked is given up', () => {
  test.each(['je vais pas pouvoir', 'cant make it anymore', 'pass on my appointment please'])(
    '“%s”',
    async (said) => {
      const { say, desk } = await withColouring();
      await say(said);
      await say('oui');
      expect(desk.standing()).toMatchObject([{ status: 'cancelled' }]);
    },
  );
});

describe('what else was to be passed on', () => {
  test('is let go by whoever cancels what is booked here', async () => {
    const { say, desk } = await withColouring();
    await say('avez-vous de la glace');
    await say('ok annulez-le svp');
    await say('oui');
    expect(desk.standing()).toMatchObject([{ status: 'cancelled' }]);
  });
});

describe('an hour among times of another day', () => {
  test('is one of those, though it is that of the booking', async () => {
    const { say, desk } = await withColouring();
    await say('on peut faire mardi plutôt');
    await say('10h');
    await say('oui');
    expect(desk.standing()).toMatchObject([{ startAt: '2026-11-24T15:00:00.000Z' }]);
  });
});
