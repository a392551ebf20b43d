import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SMS_CONSENT_VERSION, smsConsentText } from '../../../shared/domain/sms-consent.ts';
import { seededRuns } from '../../support/seeded.ts';
import { conversationWith, type Talk } from './conversation-with.ts';

const sending = { smsConsent: SMS_CONSENT_VERSION };

const TEXTS = [smsConsentText.fr('Salon Lumière'), smsConsentText.en('Salon Lumière')];
const shows = (reply: string): boolean => TEXTS.some((text) => reply.includes(text));

const SAID = {
  fr: {
    wish: 'coupe femme mardi à 10 h',
    yes: 'oui SMS',
    late: 'oui pour les textos',
    no: 'pas de SMS',
    known: 'Mon numéro : 514 555-0142',
  },
  en: {
    wish: 'coupe femme Tuesday at 10am',
    yes: 'yes SMS',
    late: 'ok for texts',
    no: 'no SMS',
    known: 'My number: 514 555-0142',
  },
};

describe.each(['fr', 'en'] as const)('consent to SMS, in %s', (language) => {
  const { wish, yes, late, no, known } = SAID[language];
  const open = async (first = wish): Promise<Talk> => {
    const talk = conversationWith(sending);
    const { reply } = await talk.say(first, { language });
    expect(reply).toContain(smsConsentText[language]('Salon Lumière'));
    return talk;
  };

  it('is said with the name and the number, and goes with the booking', async () => {
    const { desk, say } = await open();
    const { reply } = await say(`Ana Roy 514 555-0142 ${yes}`, { language });
    expect(desk.bookings).toMatchObject([{ name: 'Ana Roy', smsConsent: SMS_CONSENT_VERSION }]);
    expect(reply).toMatch(/accord pour les SMS|agreement to SMS/);
  });

  it.each([
    ['nothing', ''],
    ['a bare yes', language === 'fr' ? 'oui' : 'yes'],
    ['a no', no],
  ])('is not given by %s, which books all the same', async (_, words) => {
    const { desk, say } = await open();
    const { reply } = await say(`Ana Roy, 514 555-0142, ${words}`, { language });
    expect(desk.bookings).toHaveLength(1);
    expect(desk.bookings[0]).not.toHaveProperty('smsConsent');
    expect(reply).not.toMatch(/SMS/);
  });

  it('is not asked of somebody who left an e-mail address', async () => {
    const { desk, say } = conversationWith(sending);
    await say(language === 'fr' ? 'Mon courriel : ana@exemple.ca' : 'My email: ana@exemple.ca', { language });
    const { reply } = await say(wish, { language });
    expect(shows(reply)).toBe(false);
    await say('Ana Roy', { language });
    expect(desk.bookings).toHaveLength(1);
  });

  it('is asked as soon as a number is known, and taken with the choice of a time', async () => {
    const { desk, say } = conversationWith(sending);
    await say(known, { language });
    expect(shows((await say('coupe femme', { language })).reply)).toBe(true);
    const next = await say(language === 'fr' ? `le premier, ${yes}` : `the first one, ${yes}`, { language });
    expect(shows(next.reply)).toBe(false);
    await say('Ana Roy', { language });
    expect(desk.bookings).toMatchObject([{ smsConsent: SMS_CONSENT_VERSION }]);
  });

  it('is noted on what is made already, and taken off it again, and each is said', async () => {
    const { desk, say } = await open();
    await say('Ana Roy, 514 555-0142', { language });
    expect(desk.bookings[0]).not.toHaveProperty('smsConsent');
    expect((await say(late, { language })).reply).toMatch(/noté avec ce que vous avez|Noted with what you/);
    expect((await say(no, { language })).reply).toMatch(/pas de SMS sur ce|no SMS about what/);
    expect(desk.smsKept).toEqual([
      { ids: ['booking-1'], version: SMS_CONSENT_VERSION },
      { ids: ['booking-1'], version: undefined },
    ]);
    expect(desk.bookings).toHaveLength(1);
  });

  it('is said not to be noted where the appointment has no number, which is asked for and passed on', async () => {
    const { desk, say } = await open();
    await say('Ana Roy, ana@exemple.ca', { language });
    expect((await say(late, { language })).reply).toMatch(
      /pas de numéro.*À quel numéro|no phone number.*At which/,
    );
    await say('514 555-0142', { language });
    expect(desk.smsKept).toEqual([]);
    expect(desk.leads).toMatchObject([{ matter: 'contact', phone: '+15145550142' }]);
  });

  it.each(
    language === 'fr'
      ? ['ok oui pour les sms', 'super, oui aux textos merci', 'oui vous pouvez m’envoyer des textos']
      : ['ok yes for texts', 'great, yes to texts thanks', 'yes you can send me texts'],
  )('“%s” is answered for what it is, not hidden behind a courtesy', async (said) => {
    const { say } = await open();
    await say('Ana Roy, ana@exemple.ca', { language });
    expect((await say(said, { language })).reply).toMatch(/À quel numéro|At which/);
  });

  it.each(
    language === 'fr'
      ? ['bon finalement pas de textos svp', 'textez-moi pas', 'arrêtez de me texter']
      : ['hmm actually no texts please', 'stop texting me', 'fine no sms then'],
  )('is taken off by “%s”, and nothing is asked', async (said) => {
    const { desk, say } = await open();
    await say(`Ana Roy, 514 555-0142 ${yes}`, { language });
    expect((await say(said, { language })).reply).toMatch(/^(?:C.est noté.: pas de SMS|Noted: no SMS)[^?]*$/);
    expect(desk.smsKept).toEqual([{ ids: ['booking-1'], version: undefined }]);
  });

  it('is answered, and nothing else is told, when it is all that is said once the appointment is made', async () => {
    const { say } = await open();
    await say('Ana Roy, ana@exemple.ca', { language });
    const { reply } = await say(language === 'fr' ? 'oui pour les textos' : 'yes to texts', { language });
    expect(reply).toMatch(/^(?:Votre rendez-vous n.a pas de numéro|Your appointment has no phone number)/);
  });

  it('is asked of somebody who offers it before they have seen its text, and noted then', async () => {
    const { desk, say } = conversationWith(sending);
    await say(language === 'fr' ? 'Mon courriel : ana@exemple.ca' : 'My email: ana@exemple.ca', { language });
    await say(wish, { language });
    await say('Ana Roy', { language });
    expect(shows((await say(late, { language })).reply)).toBe(true);
    expect(desk.smsKept).toEqual([]);
  });

  it('is said not to be noted once what was made is cancelled', async () => {
    const { desk, say } = await open();
    await say('Ana Roy, 514 555-0142', { language });
    await say(language === 'fr' ? 'annule mon rendez-vous' : 'cancel my appointment', { language });
    await say(language === 'fr' ? 'oui' : 'yes', { language });
    expect((await say(yes, { language })).reply).toMatch(/pas noté|not noted/);
    expect(desk.smsKept).toEqual([]);
  });

  it('is not asked where nothing is sent, nor of somebody who has not accepted the notice', async () => {
    const quiet = conversationWith();
    expect(shows((await quiet.say(wish, { language })).reply)).toBe(false);
    const stranger = conversationWith(sending);
    expect(shows((await stranger.say(wish, { language, consent: false })).reply)).toBe(false);
  });
});

const WORDS = [
  ...[
    'coupe femme mardi à 10 h',
    'une coloration vendredi',
    'coupe homme demain',
    'un autre rendez-vous jeudi',
  ],
  ...['le premier', '2', 'oui', 'ok parfait', 'yes please', 'non', 'n’importe lequel', 'vendredi'],
  ...['Ana Roy, 514 555-0142', 'Luc Roy 438 555-0110 oui', 'Ana Roy, ana@exemple.ca', 'Ana 514 555-0142'],
  ...[
    'pas de SMS',
    'no texts',
    'c’est combien?',
    'oui SMS?',
    'les SMS sont gratuits ?',
    'oui SMS si gratuit',
  ],
];
/** Two conversations that end in an appointment, with the consent and without it: whatever is drawn, both are tried. */
const SURE = [
  ['coupe femme mardi à 10 h', 'Ana Roy 514 555-0142 oui aux textos'],
  ['coupe femme mardi à 10 h', 'Ana Roy, 514 555-0142'],
];
const YES = ['oui SMS', 'yes SMS', 'Ana Roy 514 555-0142 oui aux textos', 'le premier, oui SMS'];

it('no booking takes a consent that was not said after its text was shown, and the text is shown once', async () => {
  let [booked, consented] = [0, 0];
  const said = fc.array(
    fc.oneof({ arbitrary: fc.constantFrom(...WORDS), weight: 4 }, fc.constantFrom(...YES)),
    {
      minLength: 3,
      maxLength: 8,
    },
  );
  await fc.assert(
    fc.asyncProperty(said, async (messages) => {
      const { desk, say } = conversationWith(sending);
      let [isShown, isSaid, shown] = [false, false, 0];
      for (const message of messages) {
        if (isShown && YES.includes(message)) isSaid = true;
        const before = desk.bookings.length;
        const { reply } = await say(message);
        for (const { smsConsent, phone } of desk.bookings.slice(before)) {
          booked += 1;
          if (smsConsent === undefined) continue;
          consented += 1;
          expect([messages, isSaid, smsConsent]).toEqual([messages, true, SMS_CONSENT_VERSION]);
          expect(phone).toBeDefined();
        }
        if (shows(reply)) shown += 1;
        isShown ||= shows(reply);
      }
      expect(shown).toBeLessThanOrEqual(1);
    }),
    { ...seededRuns(50), examples: SURE.map((messages): [string[]] => [messages]) },
  );
  expect(Math.min(booked - consented, consented)).toBeGreaterThan(0);
});
