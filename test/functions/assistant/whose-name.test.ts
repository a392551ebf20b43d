import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain, type Talk } from './conversation-with.ts';

type Language = 'fr' | 'en';

/** A conversation that waits for a name and a way to reach them. */
const atDetails = async (language: Language, talk: Talk = conversationWith()) => {
  await talk.say(language === 'fr' ? 'une coupe homme jeudi' : "a men's cut Thursday", { language });
  await talk.press(1, language === 'fr' ? 'Ce créneau' : 'This time please');
  return { ...talk, say: (message: string) => talk.say(message, { language }) };
};

const booked = async (language: Language, details: string) => {
  const talk = await atDetails(language);
  const { reply } = await talk.say(details);
  return { ...talk, reply: plain(reply), request: talk.desk.attempts.at(-1)?.request };
};

describe('whose name an appointment bears, and who is greeted', () => {
  test.each([
    ['fr', 'Julie Roy, 514 555-0199', 'Julie Roy', 'Julie'],
    ['en', 'Julie Roy, 514 555-0199', 'Julie Roy', 'Julie'],
    // Whoever comes is named, and whoever writes is greeted.
    ['fr', 'Lucas Roy c’est mon fils, moi c’est Karen, 418 555-0166', 'Lucas Roy', 'Karen'],
    ['en', 'Lucas Roy is my son, I’m Karen, 418 555-0166', 'Lucas Roy', 'Karen'],
    ['fr', 'son nom est Chloé Marquis, je suis Dan, dan@exemple.ca', 'Chloé Marquis', 'Dan'],
    ['en', 'Her name is Chloé Marquis, I’m Dan, dan@exemple.ca', 'Chloé Marquis', 'Dan'],
    // Nobody is greeted by the name of somebody else.
    ['fr', 'c’est pour Manon Grenier, 579 555-0104', 'Manon Grenier', undefined],
    ['en', 'it’s for Manon Grenier, 579 555-0104', 'Manon Grenier', undefined],
    [
      'fr',
      'c’est elle qui vient, Lise Gagnon, mais écrivez-moi à moi: julie@exemple.ca',
      'Lise Gagnon',
      undefined,
    ],
    [
      'en',
      'it’s her who’s coming, Lise Gagnon, but write to me at julie@exemple.ca',
      'Lise Gagnon',
      undefined,
    ],
    // A first name alone goes beside a whole one.
    ['fr', 'Sophie Gendron 819 555-0182, lui c’est Émile', 'Sophie Gendron', 'Sophie'],
    ['en', 'Sophie Gendron 819 555-0182, and my son is Émile', 'Sophie Gendron', 'Sophie'],
    // What is asked for counts.
    ['fr', 'c’est pour ma mère Lise Roy mais mettez mon nom, Luc Roy, luc@exemple.ca', 'Luc Roy', 'Luc'],
    ['en', 'it’s for my mom Lise Roy but use my name, Luc Roy, luc@exemple.ca', 'Luc Roy', 'Luc'],
    [
      'fr',
      'mettez la réservation au nom de la mère Sophie Gendron, 819 555-0182, pour Émile',
      'Sophie Gendron',
      'Sophie',
    ],
    [
      'en',
      'put it under the name of the mother Sophie Gendron, 819 555-0182, for Émile',
      'Sophie Gendron',
      'Sophie',
    ],
    ['fr', 'Mme Gagnon, 514 555-0199', 'Mme Gagnon', undefined],
    ['en', 'Mrs. Gagnon, 514 555-0199', 'Mrs. Gagnon', undefined],
  ] as const)('%s: “%s”', async (language, details, name, greeted) => {
    const { request, reply } = await booked(language, details);
    expect(request?.name).toBe(name);
    const opening = language === 'fr' ? "C'est réservé" : "You're booked";
    expect(reply).toMatch(new RegExp(`${opening}${greeted ? `, ${greeted}` : ''} ?:`));
    expect(reply).not.toMatch(/joindrai|attach|n'ai pas la réponse|have the answer/);
  });

  test('the team reads who else comes or writes, in the visitor’s words', async () => {
    const { request } = await booked('en', 'Lucas Roy is my son, I’m Karen, 418 555-0166');
    expect(request?.note).toBe("Lucas Roy is my son, I'm Karen");
    const { request: other, reply } = await booked('fr', 'Sophie Gendron 819 555-0182, lui c’est Émile');
    expect(other?.note).toBe("lui c'est Émile");
    expect(reply).toContain("le nom d'Émile");
  });

  test('nothing is noted where the record says it all', async () => {
    const { request } = await booked('fr', 'c’est pour Manon Grenier, 579 555-0104');
    expect(request?.note).toBeUndefined();
  });

  test.each([
    ['fr', 'C’est pour Zoé Roy', 'Je suis sa mère Karine, karine@exemple.ca', 'Karine'],
    ['en', 'It’s for Zoé Roy', 'I’m her mother Karine, karine@exemple.ca', 'Karine'],
    ['fr', 'C’est pour Zoé Roy', 'Karine Roy karine@exemple.ca', 'Karine'],
    ['en', 'It’s for Zoé Roy', 'Karine Roy karine@exemple.ca', 'Karine'],
  ] as const)('told in two messages, %s: “%s”, “%s”', async (language, first, then, greeted) => {
    const { say, desk } = await atDetails(language);
    await say(first);
    const { reply } = await say(then);
    expect(desk.attempts.at(-1)?.request.name).toBe('Zoé Roy');
    expect(desk.attempts.at(-1)?.request.note).toContain('Karine');
    expect(plain(reply)).toContain(`, ${greeted}`);
  });

  test('whom it is for is no name to book under before one is asked for', async () => {
    const { say, press, desk } = conversationWith();
    const offered = await say('Une coupe homme jeudi pour mon fils Léo');
    expect(plain(offered.reply)).toContain('le nom de Léo');
    const chosen = await press(1);
    expect(plain(chosen.reply)).toContain('à quel nom');
    await say('Karine Roy, karine@exemple.ca');
    expect(desk.attempts.at(-1)?.request).toMatchObject({ name: 'Karine Roy', note: 'pour mon fils Léo' });
  });

  test('nothing of the people is kept of somebody who has not accepted the notice', async () => {
    const { say } = conversationWith();
    const { conversation } = await say('Lucas Roy est mon fils, moi c’est Karen', { consent: false });
    const { name, writer, guest, remarks } = conversation.state;
    expect([name, writer, guest, remarks]).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('a name beside a time and a number', () => {
  test.each([
    ['fr', 'une coupe homme jeudi', '9h, jm’appelle kevin roy 514 555 0199'],
    ['en', "a men's cut Thursday", '9am, my names kevin roy 514 555 0199'],
    ['fr', 'une coupe homme jeudi', '9h ok. kevin roy 514 555 0199'],
    ['en', "a men's cut Thursday", 'ok 9am kevin roy 514 555 0199'],
  ] as const)('books at once, %s: “%s”, “%s”', async (language, wish, details) => {
    const { say, desk } = conversationWith();
    await say(wish, { language });
    const { booking } = await say(details, { language });
    expect(booking).toBeDefined();
    expect(desk.attempts.at(-1)?.request).toMatchObject({ name: 'Kevin Roy', phone: '+15145550199' });
    expect(desk.attempts.at(-1)?.request.note).toBeUndefined();
  });

  test('is that of somebody else too', async () => {
    const { say, desk } = conversationWith();
    await say("a men's cut Thursday", { language: 'en' });
    const { reply } = await say('9 please. My mother’s name is Teresa Almeida, her number is 450 555 0148', {
      language: 'en',
    });
    expect(plain(reply)).toContain("You're booked:");
    expect(desk.attempts.at(-1)?.request).toMatchObject({ name: 'Teresa Almeida', phone: '+14505550148' });
  });
});

describe('a name told once the appointment is made', () => {
  test.each([
    ['fr', 'le rendez-vous est pour Lucas Roy, pas Karen', 'inscrit au nom de Karen'],
    ['en', 'The appointment is for Lucas Roy though, not Karen', 'in the name of Karen'],
    ['fr', 'changez le nom pour Lucas Roy svp', 'inscrit au nom de Karen'],
    ['en', 'please change the name to Lucas Roy', 'in the name of Karen'],
    ['fr', 'pouvez-vous le mettre au nom de mon fils Lucas Roy', 'inscrit au nom de Karen'],
    ['en', 'can you put it under my son’s name, Lucas Roy', 'in the name of Karen'],
  ] as const)('goes to the team, and is said to, %s: “%s”', async (language, correction, stays) => {
    const { say, desk } = await booked(language, 'Karen, 418 555-0166');
    const { reply, lead } = await say(correction);
    expect(plain(reply)).toContain(stays);
    expect(lead).toBeDefined();
    expect(desk.leads.at(-1)).toMatchObject({ name: 'Lucas Roy', matter: 'contact', phone: '+14185550166' });
    expect(desk.leads.at(-1)?.message).toContain('Lucas Roy');
    // Told again, it is still not claimed to be done, and goes to the team once.
    const again = await say(correction);
    expect(plain(again.reply)).toContain(stays);
    expect(desk.leads).toHaveLength(1);
  });

  test.each([
    ['fr', 'mon nom c’est Samuel pas Karim', 'bien au nom de Samuel Ouellette'],
    ['en', 'my name is Samuel, not Karim', 'in the name of Samuel Ouellette'],
    ['fr', 'le nom c’est juste Samuel Ouellette', 'bien au nom de Samuel Ouellette'],
    ['en', 'the name is just Samuel Ouellette', 'in the name of Samuel Ouellette'],
  ] as const)('is confirmed where it is the record’s, %s: “%s”', async (language, message, told) => {
    const people = [{ id: 'karim', name: 'Karim Haddad' }];
    const { say, desk } = await atDetails(language, conversationWith({ people }));
    await say('Samuel Ouellette 819 555-0116');
    const { reply } = await say(message);
    expect(plain(reply)).toContain(told);
    expect(desk.leads).toEqual([]);
  });

  test.each([
    ['fr', 'nice c’est Karim!'],
    ['en', 'nice, it’s Karim!'],
  ] as const)('is nobody’s where it is that of the team, %s: “%s”', async (language, message) => {
    const people = [{ id: 'karim', name: 'Karim Haddad' }];
    const { say, desk } = await atDetails(language, conversationWith({ people }));
    await say('Samuel Ouellette 819 555-0116');
    const { reply, conversation } = await say(message);
    expect([conversation.state.name, desk.leads]).toEqual(['Samuel Ouellette', []]);
    expect(plain(reply)).not.toMatch(/Karim|déplace|move|saisi|understand/);
  });
});

describe('of several who are named', () => {
  const booked = async (...messages: readonly string[]) => {
    const { say, press, desk } = conversationWith();
    await say('coloration lundi');
    await press(1);
    let reply = '';
    for (const message of messages) reply = plain((await say(message)).reply);
    return { reply, name: desk.bookings[0]?.name, note: desk.bookings[0]?.note };
  };

  test.each([
    ['Nathalie Boivin 418-555-3390. Mon chat c’est Ti-Gris', 'Nathalie Boivin', 'Ti-Gris'],
    ['Audrey Caron, audrey@exemple.ca. le chiot c’est Biscuit', 'Audrey Caron', 'Biscuit'],
    ['Josée Caron 514 555 0128 les enfants cest Léo, Mia et Tom', 'Josée Caron', 'Mia'],
    ['Sam Lee 514 555 0111, the dog is Biscuit', 'Sam Lee', 'Biscuit'],
    ['Marie-Pier Roy 418 555 0143, bébé Noah', 'Marie-Pier Roy', 'Noah'],
    ['Noms: Samuel et Rosalie Dubé, leur père Martin 819 555 0166', 'Martin', 'Rosalie'],
  ])(
    'whoever leaves their contact is no pet and no child, of whom the note tells: “%s”',
    async (message, name, other) => {
      const done = await booked(message);
      expect(done.name).toBe(name);
      expect(done.note).toContain(other);
    },
  );

  test.each([
    ['Dad is Walter Dunn, I’m his daughter Beth 418-555-0114'],
    ['Papa c’est Walter Dunn, je suis sa fille Beth 418-555-0114'],
  ])('the whole name of whoever comes is that of the record: “%s”', async (message) => {
    const { reply, name } = await booked(message);
    expect(name).toBe('Walter Dunn');
    expect(reply).toMatch(/Beth/);
  });

  test.each([
    ['Ana Roy 514 555-0111, mettez-le au nom de Nathalie Boivin'],
    ['mon chat c’est Ti-Gris, le rendez-vous est au nom de Nathalie Boivin, 514 555-0111'],
    ['c’est pour ma fille Léa Roy, au nom de Nathalie Boivin svp, 514 555-0111'],
    ['Ana Roy 514 555-0111, please put it in the name of Nathalie Boivin'],
  ])('“au nom de” wins over any other: “%s”', async (message) => {
    expect((await booked(message)).name).toBe('Nathalie Boivin');
  });

  test.each([
    'It’s for SAAQ. Name’s Linda Roy 418 555 0183',
    'c’est pour Desjardins. Linda Roy 418 555 0183',
  ])('an office is nobody: “%s”', async (message) => {
    const { reply, name } = await booked(message);
    expect(name).toBe('Linda Roy');
    expect(reply).not.toMatch(/Saaq|SAAQ for|le nom de Desjardins/);
  });

  test.each([
    ['Roxane Petit 873 555 0144 oui sms', undefined],
    ['its Priya Nair, priya.nair@outlook.com, 450-555-0166 yes sms', undefined],
    ['Tamara Oyelaran 514-555-0121 no texts please, call only', 'no texts please, call only'],
    ['Ginette Roy 450-555-4400, j’habite Ahuntsic', "j'habite Ahuntsic"],
    ['I live in Rosemere, do you guys come here? name is Karen O’Neill 514-555-2291', 'I live in Rosemere'],
  ])('a note tells what the record does not: “%s”', async (message, note) => {
    const done = await booked(message);
    if (note === undefined) expect(done.note).toBeUndefined();
    else expect(done.note).toContain(note);
  });
});
