import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

const hours = {
  openingHours: [1, 2, 3, 4, 5].map((dayOfWeek) => ({
    dayOfWeek,
    opens: '09:00',
    closes: dayOfWeek === 4 ? '20:00' : '17:00',
  })),
};

const OF_ONE_DAY = [
  'jusqu’à quelle heure vous êtes ouverts ?',
  'vous fermez à quelle heure ce soir-là ?',
  'à quelle heure fermez-vous ce jour-là',
  'until what time you are open?',
  'how late are you open that evening?',
  'what time do you close that day',
] as const;

describe('the hours of one day that is not named', () => {
  test.each(OF_ONE_DAY)('are those of the day that is booked: “%s”', async (message) => {
    const talk = conversationWith(hours);
    await talk.say('coupe homme jeudi à 10 h');
    await talk.say('Ana Roy, 514 555-0144');
    const { reply, slots } = await talk.say(`merci. ${message}`);
    expect(plain(reply)).toMatch(/jeudi 26 novembre|Thursday, November 26/);
    expect(plain(reply)).toMatch(/20 h 00|8:00 p\.m\./);
    expect(plain(reply)).not.toContain('•');
    expect(slots).toEqual([]);
  });

  test.each(OF_ONE_DAY)('are those of the day that is being arranged: “%s”', async (message) => {
    const talk = conversationWith(hours);
    await talk.say('coupe homme jeudi');
    const { reply } = await talk.say(message);
    expect(plain(reply)).toMatch(/(?:jeudi 26 novembre|Thursday, November 26).*(?:20 h 00|8:00 p\.m\.)/);
    expect(plain(reply)).not.toMatch(/heures habituelles|usual hours/);
  });

  test.each(['quelles sont vos heures ?', 'what are your hours?'])(
    'are not those of the week: “%s”',
    async (message) => {
      const talk = conversationWith(hours);
      await talk.say('coupe homme jeudi à 10 h');
      await talk.say('Ana Roy, 514 555-0144');
      expect(plain((await talk.say(message)).reply)).toMatch(/heures habituelles|usual hours/);
    },
  );

  test.each(['vous fermez à quelle heure ?', 'until what time are you open?'])(
    'are the week’s where no day is spoken of: “%s”',
    async (message) => {
      expect(plain((await conversationWith(hours).say(message)).reply)).toMatch(
        /heures habituelles|usual hours/,
      );
    },
  );
});

describe('a day told before the question', () => {
  test.each([
    'le samedi vous êtes ouverts ?',
    'oh et le samedi, êtes-vous ouverts ?',
    'samedi vous fermez à quelle heure ?',
    'and on Saturdays are you open?',
    'Saturday, what time do you close?',
  ])('is asked about, and not wished: “%s”', async (message) => {
    const { reply, slots } = await conversationWith(hours).say(message);
    expect(plain(reply)).toMatch(/samedi.*fermés|Saturday.*closed/);
    expect(plain(reply)).not.toMatch(/Pour quel service|Which service/);
    expect(slots).toEqual([]);
  });

  test('and a time wished beside it still is', async () => {
    const { slots } = await conversationWith(hours).say('coupe homme jeudi. vous fermez à quelle heure ?');
    expect(slots.map(({ startAt }) => startAt.slice(0, 10))).toContain('2026-11-26');
  });

  test('told twice is answered once', async () => {
    const { reply } = await conversationWith(hours).say('vous êtes ouverts le samedi, samedi le 28 ?');
    expect(plain(reply).split('28 novembre')).toHaveLength(2);
  });
});

describe('“until when” of a service asks for no opening hours', () => {
  test.each(['vous faites la coloration ? jusqu’à quand ?', 'do you do colouring? until when and how much'])(
    '“%s”',
    async (message) => {
      const { reply } = await conversationWith(hours).say(message);
      expect(plain(reply)).not.toMatch(/heures habituelles|usual hours/);
    },
  );
});

describe('the hours of a day that is named once', () => {
  test.each([
    'Thursdays, when do you open and when do you shut?',
    'Last thing, Thursdays, when do you open and when do you shut?',
    'one more thing, on Thursday, what time do you close?',
    'when do you open Thursday and when do you close?',
    'le jeudi, vous ouvrez à quelle heure et vous fermez quand?',
  ])('are told once, and nothing is wished: “%s”', async (message) => {
    const { reply, slots } = await conversationWith(hours).say(message);
    expect(plain(reply)).toMatch(/20 h 00|8:00 p\.m\./);
    expect(plain(reply)).not.toContain('•');
    expect(slots).toEqual([]);
  });

  test('“how late Thursday? and what are your hours?” asks for both', async () => {
    const { reply } = await conversationWith(hours).say(
      'how late are you open Thursday? And what are your hours?',
    );
    expect(plain(reply)).toMatch(/Thursday, November 26.*8:00 p\.m\./);
    expect(plain(reply)).toContain('•');
  });
});
