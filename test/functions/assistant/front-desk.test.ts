import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

const ask = async (message: string, overrides = {}) =>
  plain((await conversationWith(overrides).say(message)).reply);

describe('questions that the records answer', () => {
  test.each([
    ['C’est combien une coloration?', 'Coloration : 110,00 $.'],
    ['How much is a men’s haircut?', 'Coupe homme: $30.00.'],
    ['Combien pour une coiffure de mariée?', 'Coiffure de mariée : prix sur demande'],
    ['Quels sont vos prix?', '• Coupe femme (60 min, 55,00 $)'],
    ['Combien de temps dure une coloration?', 'Coloration dure 120 min.'],
    ['How long does a men’s cut take?', 'Coupe homme takes 30 min.'],
    ['Quels services offrez-vous?', '• Coloration (120 min, 110,00 $)'],
    ['Quelles sont vos heures d’ouverture?', '• lundi au vendredi : 9 h 00 à 17 h 00'],
    ['What are your hours?', '• Monday to Friday: 9:00 a.m. to 5:00 p.m.'],
    ['Êtes-vous ouverts dimanche?', 'Le dimanche 22 novembre, nous sommes fermés.'],
    ['Are you open on Thursday?', "On Thursday, November 26, we're open 9:00 a.m. to 5:00 p.m."],
    ['Quel est votre numéro?', 'Vous pouvez nous joindre au 514 555-0199.'],
    ['Où êtes-vous situés?', "Je n'ai pas l'adresse sous la main."],
    ['Parlez-moi de votre entreprise', 'Coiffure douce au cœur de Rosemont.'],
    ['Êtes-vous un robot?', "Je suis l'assistant automatisé de Salon Lumière."],
    ['À quelle heure est mon rendez-vous?', 'le lien de votre confirmation'],
    ['Can I reschedule my appointment?', 'open the link in your confirmation (up to 24 hours before)'],
    ['Il faut une ambulance', '911'],
  ])('“%s”', async (message, expected) => {
    expect(await ask(message)).toContain(expected);
  });

  describe('about hours, where closures change those of the week', () => {
    const specialHours = [
      { from: '2026-11-27', to: '2026-11-27', hours: [{ opens: '09:00', closes: '12:00' }], holiday: null },
      { from: '2026-12-25', to: '2026-12-25', hours: [], holiday: 'christmas' as const },
      { from: '2027-07-19', to: '2027-07-30', hours: [], holiday: null },
    ];
    test.each([
      ['Êtes-vous ouverts le 25 décembre?', 'Le vendredi 25 décembre (Noël), nous sommes fermés.'],
      ['Are you open on December 25?', "On Friday, December 25 (Christmas Day), we're closed."],
      ['Are you open on Friday?', "On Friday, November 27, we're open 9:00 a.m. to 12:00 p.m."],
      ['Êtes-vous ouverts jeudi?', 'Le jeudi 26 novembre, nous sommes ouverts de 9 h 00 à 17 h 00.'],
      ['Êtes-vous ouverts le 22 juillet?', 'Le jeudi 22 juillet, nous sommes fermés.'],
      ['Quelles sont vos heures?', '• lundi au vendredi : 9 h 00 à 17 h 00'],
      [
        'Quelles sont vos heures?',
        'Sauf :\n• vendredi 27 novembre : 9 h 00 à 12 h 00\n• vendredi 25 décembre (Noël) : fermé',
      ],
      ['Êtes-vous ouverts en juillet?', 'Sauf :\n• lundi 19 juillet au vendredi 30 juillet : fermé'],
    ])('“%s”: “%s”', async (message, expected) => {
      expect(await ask(message, { specialHours })).toContain(expected);
    });
  });

  test('several are answered together, and the request besides', async () => {
    const reply = await ask('Bonjour! Combien coûte une coloration, et avez-vous de la place jeudi matin?');
    expect(reply).toContain('Bonjour !');
    expect(reply).toContain('Coloration : 110,00 $.');
    expect(reply).toContain('jeudi 26 novembre : 9 h 00');
  });

  test('a price is followed by an offer to look for a time, which a yes accepts', async () => {
    const { say } = conversationWith();
    expect(plain((await say('C’est combien une coloration?')).reply)).toContain(
      'Voulez-vous que je regarde les disponibilités ?',
    );
    expect((await say('oui')).slots).not.toEqual([]);
  });

  test('and which a no declines', async () => {
    const { say } = conversationWith();
    await say('vos prix?');
    const said = await say('non merci');
    expect(said.slots).toEqual([]);
    expect(plain(said.reply)).toContain('autre chose');
  });

  test('a question in the midst of booking is answered, then the booking goes on', async () => {
    const { say, desk } = conversationWith();
    await say('coloration jeudi à 10h');
    const said = plain((await say('c’est combien?')).reply);
    expect(said).toContain('Coloration : 110,00 $.');
    expect(said).toContain('Pour réserver : à quel nom');
    await say('Marie, marie@exemple.ca');
    expect(desk.bookings).toHaveLength(1);
  });

  test('what no record tells is not made up', async () => {
    expect(await ask('vos heures?', { openingHours: [] })).toBe('Nos heures ne sont pas affichées ici.');
    expect(await ask('votre numéro?', { phone: null })).toContain("Je n'ai pas de numéro");
    expect(await ask('vos services?', { services: [], description: null })).toContain(
      "n'est pas encore affichée",
    );
  });
});

describe('what is not understood', () => {
  test('gets concrete suggestions, then an offer to take a message', async () => {
    const { say, desk } = conversationWith();
    expect(plain((await say('les licornes sont bleues')).reply)).toContain('« Quels sont vos prix ? »');
    expect(plain((await say('et les dragons verts')).reply)).toContain('transmette votre question');
    await say('oui');
    await say('bob@exemple.ca');
    expect(desk.leads).toHaveLength(1);
  });

  test('can be passed on at once when it is a real question', async () => {
    const { say, desk } = conversationWith();
    await say('Bonjour, prenez-vous les cartes de crédit?');
    await say('oui');
    await say('bob@exemple.ca');
    expect(desk.leads[0]?.message).toBe('Bonjour, prenez-vous les cartes de crédit?');
  });

  test('in the midst of booking gets the same question again', async () => {
    const { say } = conversationWith();
    await say('coloration');
    const again = await say('les licornes sont bleues');
    expect(plain(again.reply)).toContain('Quel moment préférez-vous ?');
    expect(again.slots).toHaveLength(6);
  });

  test.each(['👍👍', '???', '...', '　', '\u0000\u202e'])('%j gets an answer', async (message) => {
    expect((await ask(message)).length).toBeGreaterThan(10);
  });
});

describe('language', () => {
  test('is the visitor’s own, else the browser’s, else the business’s', async () => {
    expect((await conversationWith().say('Hello, what are your prices?', { language: 'fr' })).language).toBe(
      'en',
    );
    expect((await conversationWith().say('ok', { language: 'en' })).language).toBe('en');
    expect((await conversationWith().say('ok')).language).toBe('fr');
  });

  test('is changed on demand', async () => {
    const { say } = conversationWith();
    await say('Bonjour');
    expect(plain((await say('in English please')).reply)).toContain('Of course, in English.');
  });
});

describe('courtesy', () => {
  test('a greeting is returned once', async () => {
    const { say } = conversationWith();
    expect(plain((await say('Bonjour')).reply)).toMatch(/^Bonjour !/);
    expect(plain((await say('bonjour, vos heures?')).reply)).not.toContain('Bonjour !');
  });

  test.each([
    ['merci', 'plaisir'],
    ['bye', 'have a great day'],
    ['aidez-moi', 'prendre un message'],
    ['never mind', "let's leave it there"],
  ])('“%s”', async (message, expected) => {
    expect(
      await ask(message, { language: message === 'bye' || message === 'never mind' ? 'en' : 'fr' }),
    ).toContain(expected);
  });
});
