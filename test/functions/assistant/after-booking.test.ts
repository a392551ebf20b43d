import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

/** A conversation that has booked a colouring on Monday at nine. */
const booked = async () => {
  const talk = conversationWith();
  await talk.say('coloration lundi. Je m’appelle Marie, 514 555-1234');
  await talk.press(1);
  return talk;
};

type Talk = Awaited<ReturnType<typeof booked>>;

const MONDAY = '2026-11-23T14:00:00.000Z';

/** Nothing is looked for, moved, cancelled or booked by what was said. */
const expectUntouched = async ({ say, desk }: Talk, said: string): Promise<string> => {
  const { slots, reply } = await say(said);
  expect(slots).toEqual([]);
  expect(plain(reply)).not.toMatch(
    /déplace[rz]? \?|le déplacer|annuler|move it|cancel it|Pour quel service|Which (?:service|one)/,
  );
  expect(desk.standing().map(({ startAt, status }) => [startAt, status])).toEqual([[MONDAY, 'confirmed']]);
  return plain(reply);
};

describe('once an appointment is made', () => {
  describe('whoever keeps it is told that it stands', () => {
    test.each([
      'je garde mon rendez-vous',
      'garde mon rdv comme y est',
      'non je le garde merci',
      'laissez mon rendez-vous tel quel svp',
      'j’ai déjà mon rendez-vous lundi 9 h, je veux juste le garder',
      'mon rendez-vous de lundi à 9 h est bon, c’est tout',
      'je ne veux pas le déplacer',
      'ne l’annulez surtout pas!',
      'je veux pas annuler, je demandais juste',
      'c’est bien confirmé?',
      'est-ce que mon rendez-vous tient toujours?',
      'vous m’avez bien gardé ma place lundi?',
      'tu m’as-tu réservé ça?',
      'I keep my appointment',
      'keep it as it is',
      "no no I'm not cancelling, just asking",
      "please don't move it",
      "don't cancel my appointment",
      'I already have my appointment on Monday',
      'is my appointment still on for Monday?',
      "so I'm all set for Monday, right?",
      'did you book it?',
      'is it confirmed?',
    ])('“%s”', async (said) => {
      const talk = await booked();
      expect(await expectUntouched(talk, said)).toMatch(
        /lundi 23 novembre à 9 h 00|Monday, November 23 at 9:00/,
      );
    });

    test.each([
      ['finalement mardi à 10h', 'non, je garde lundi'],
      ['finalement mardi à 10h', 'non'],
      ['could we do Tuesday at 10 instead?', 'no, leave it as it is'],
      ['annulez mon rendez-vous', 'non non, je le garde!'],
      ['cancel my appointment', "no! don't cancel it"],
      ['je voudrais aussi une coupe femme mardi', 'laissez faire, je garde juste mon rendez-vous de lundi'],
    ])('in place of “%s”: “%s”', async (begun, said) => {
      const talk = await booked();
      await talk.say(begun);
      expect(await expectUntouched(talk, said)).toMatch(
        /lundi 23 novembre à 9 h 00|Monday, November 23 at 9:00/,
      );
    });
  });

  test.each([
    'le mardi, vous êtes ouverts? au cas où je devrais changer',
    'est-ce que je peux laisser mon auto chez vous la veille?',
    'where do we meet, at the front or at the back?',
    'ma soeur finit à 8 h 30, on va être correctes?',
    'y prend tu la carte de crédit man?',
    'I need it to look good for December 4. Do you have a special shampoo?',
    'la stationnement de la rue est-il correct mardi?',
    'can my husband wait inside on Tuesday while you do it?',
    'mon chum vient me chercher mardi, il peut tu attendre en dedans?',
  ])('a question about something else begins nothing: “%s”', async (said) => {
    await expectUntouched(await booked(), said);
  });

  test.each([
    'merci, à lundi!',
    'thank you, see you Monday!',
    'ok bye',
    'merci quand même',
    'super, bonne journée',
  ])('a farewell begins nothing: “%s”', async (said) => {
    await expectUntouched(await booked(), said);
  });

  test.each([
    ['mardi à 10 h serait mieux', 'déplace'],
    ['est-ce que mardi à 10 h serait possible à la place?', 'déplace'],
    ['on peut tu changer ça pour mardi 10h', 'déplace'],
    ['can we do Tuesday at 10 instead?', 'move it'],
    ['Tuesday at 10 would be better actually', 'move it'],
    ['something came up, could I come Tuesday at 10?', 'move it'],
  ])('another time is still a wish to move it: “%s”', async (said, word) => {
    const { say } = await booked();
    expect(plain((await say(said)).reply)).toContain(word);
  });

  test.each([
    'et une coupe femme mardi à 10 h',
    'and a women’s cut for my daughter on Tuesday at 10',
    'je voudrais aussi une coupe femme mardi à 10 h',
    'do you have room for a coupe homme on Tuesday?',
  ])('another service is still a wish of its own: “%s”', async (said) => {
    const { say } = await booked();
    expect((await say(said)).slots).not.toEqual([]);
  });

  test.each([
    'je ne veux pas d’autre rendez-vous',
    "I don't want another appointment",
    'oubliez la coupe femme. mon rendez-vous tient toujours?',
  ])('whoever wants no other keeps theirs: “%s”', async (said) => {
    const talk = await booked();
    await talk.say('une coupe femme mardi');
    expect(await expectUntouched(talk, said)).toMatch(
      /lundi 23 novembre à 9 h 00|Monday, November 23 at 9:00/,
    );
  });

  test.each([
    ['on peut-tu faire un soir de la semaine à la place?', 'mardi à 16 h, et annulez celui de lundi'],
    ['could we do Tuesday instead?', 'Tuesday at 4, and cancel the Monday one'],
  ])('who moves it gives up its old time with it: “%s”, “%s”', async (begun, said) => {
    const { say, desk } = await booked();
    await say(begun);
    await say(said);
    await say('oui');
    expect(desk.standing().map(({ startAt, status }) => [startAt, status])).toEqual([
      ['2026-11-24T21:00:00.000Z', 'confirmed'],
    ]);
  });

  test.each([
    'annulez tout ça, gardez seulement mon rendez-vous de lundi',
    'cancel all that, just keep my appointment',
  ])('what is kept is not cancelled with the rest: “%s”', async (said) => {
    expect(await expectUntouched(await booked(), said)).toMatch(/lundi 23|Monday, November 23/);
  });

  test('a question that nobody answers is passed on whole, not the remark behind it', async () => {
    const { say } = await booked();
    const { reply } = await say('pourra-t-on amener notre tortue? elle est très calme');
    expect(plain(reply)).toContain('pourra-t-on amener notre tortue');
  });

  test('a wish to hear of a cancellation cancels nothing', async () => {
    const { say } = await booked();
    const { reply } = await say('avisez-moi s’il y a une annulation avant svp');
    expect(plain(reply)).not.toContain("l'annuler");
  });

  test.each([
    ['j’aimerais autre chose mardi', 'bye'],
    ['une coupe femme mardi', 'ok whatever, bye'],
    ['une coupe femme mardi', 'bon, je vais vous appeler. merci quand même'],
  ])('whoever leaves while times are on offer is let go: “%s”, “%s”', async (begun, said) => {
    const { say } = await booked();
    await say(begun);
    const { reply, slots } = await say(said);
    expect(slots).toEqual([]);
    expect(plain(reply)).not.toContain('?');
  });
});

describe('a yes beside which more is said', () => {
  /** A colouring on Monday at nine is asked about. */
  const asked = async () => {
    const talk = conversationWith();
    await talk.say('coloration lundi à 9 h. Je m’appelle Marie Roy, 514 555-1234');
    expect(talk.desk.standing()).toEqual([]);
    return talk;
  };

  test.each([
    ['oui. et une coupe femme mardi à 10 h aussi', 'mardi 24 novembre'],
    ['yes please, and a women’s cut on Tuesday at 10 too', 'Tuesday, November 24'],
    ['Oui réservez svp. Et pour la suivante, le mardi 24 à 10 h?', 'mardi 24 novembre'],
  ])('books, and looks for the rest: “%s”', async (said, time) => {
    const { say, desk } = await asked();
    const reply = plain((await say(said)).reply);
    expect(desk.standing().map(({ startAt }) => startAt)).toEqual([MONDAY]);
    expect(reply).toContain(time);
  });

  test.each([
    'oui. et rappelez-moi pour parler de la couleur svp',
    'yes book it. and can somebody call me about the colour?',
  ])('books, and passes on the rest: “%s”', async (said) => {
    const { say, desk } = await asked();
    await say(said);
    expect(desk.standing().map(({ startAt }) => startAt)).toEqual([MONDAY]);
    expect(desk.leads).toEqual([expect.objectContaining({ message: expect.stringContaining(said) })]);
  });

  test.each([
    'oui mais plutôt à 10 h',
    'yes, but could it be at 10 instead?',
    'oui. non attends, à 10 h finalement',
  ])('is none where it is taken back: “%s”', async (said) => {
    const { say, desk } = await asked();
    await say(said);
    expect(desk.standing().map(({ startAt }) => startAt)).not.toContain(MONDAY);
  });

  test('and a time chosen with a name is booked where somebody is to call besides', async () => {
    const { say, desk } = conversationWith();
    await say('coloration lundi');
    await say('à 9 h. Émilie Roy, emilie@example.com. Si quelqu’un annule avant, pouvez-vous m’appeler?');
    expect(desk.standing().map(({ startAt }) => startAt)).toEqual([MONDAY]);
    expect(desk.leads).toHaveLength(1);
  });
});

describe('two appointments of a conversation', () => {
  /** A colouring on Monday at nine, and a cut at eleven. */
  const two = async () => {
    const talk = await booked();
    await talk.say('une coupe femme lundi à 11 h');
    await talk.say('oui');
    expect(talk.desk.standing()).toHaveLength(2);
    return talk;
  };

  test.each([
    ['déplacez les deux à mardi 10 h', 'oui', 'oui'],
    ['can we move both to Tuesday at 10?', 'yes', 'yes please'],
  ])('are moved one after the other, as they lay: “%s”', async (said, first, second) => {
    const { say, desk } = await two();
    await say(said);
    await say(first);
    await say(second);
    expect(desk.standing().map(({ startAt }) => startAt)).toEqual([
      '2026-11-24T15:00:00.000Z',
      '2026-11-24T17:00:00.000Z',
    ]);
  });

  test('are both meant by who is asked which one', async () => {
    const { say, desk } = await two();
    await say('je voudrais déplacer mon rendez-vous');
    await say('les deux, mardi à 10 h');
    await say('oui');
    await say('oui');
    expect(desk.standing().map(({ startAt }) => startAt)).toEqual([
      '2026-11-24T15:00:00.000Z',
      '2026-11-24T17:00:00.000Z',
    ]);
  });

  test('of which one is moved leave the other where it was, once that is declined', async () => {
    const { say, desk } = await two();
    await say('déplacez les deux à mardi 10 h');
    await say('oui');
    await say('non');
    expect(desk.standing().map(({ startAt }) => startAt)).toEqual([
      '2026-11-24T15:00:00.000Z',
      '2026-11-23T16:00:00.000Z',
    ]);
  });
});
